import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
    begunWith,
    heldFiles,
    holdOlderVersion,
    holdVersion,
    loadAsBegun,
    releaseVersion,
} from "./begun";
import type { Version } from "./versions";

const { cacheWith, olderVersion, ownScript, scriptWith } = vi.hoisted(() => ({
    cacheWith: vi.fn<(path: string) => Promise<string | null>>(),
    olderVersion: vi.fn<() => Promise<Version | null>>(),
    ownScript: vi.fn<() => string>(),
    scriptWith: vi.fn<(hash: string) => Promise<string>>(),
}));
vi.mock("./versions", () => ({
    cacheWith,
    olderVersion,
    ownScript,
    scriptWith,
    archivePath: (hash: string) => `/py/${hash}/python.zip`,
}));

const PAD = "/pad/p";
const DAY = 24 * 3600 * 1000;
const reload = vi.fn<() => void>();

beforeEach(() => {
    const entries = new Map<string, string>();
    const cache = {
        match: (path: string) =>
            Promise.resolve(entries.has(path) ? new Response(entries.get(path)) : undefined),
        put: async (path: string, response: Response) => entries.set(path, await response.text()),
        delete: (path: string) => Promise.resolve(entries.delete(path)),
        keys: () =>
            Promise.resolve(
                [...entries.keys()].map((path) => ({ url: `https://a.example${path}` })),
            ),
    };
    const session = new Map<string, string>();
    vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
    vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
    vi.stubGlobal("location", { reload: reload.mockReset() });
    vi.stubGlobal("sessionStorage", {
        getItem: (key: string) => session.get(key) ?? null,
        setItem: (key: string, value: string) => session.set(key, value),
        removeItem: (key: string) => session.delete(key),
    });
    cacheWith.mockReset().mockResolvedValue("trimino-offline-old");
    ownScript.mockReset().mockReturnValue("/assets/old.js");
    olderVersion.mockReset().mockResolvedValue(null);
    scriptWith.mockReset().mockImplementation((hash) => Promise.resolve(`/assets/${hash}.js`));
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("what has begun stays with its version until it is over", async () => {
    await holdVersion(PAD, "old");
    ownScript.mockReturnValue("/assets/new.js");
    await holdVersion(PAD, "new");
    expect(await begunWith(PAD)).toMatchObject({ app: "/assets/old.js", engine: "old" });
    expect(await heldFiles()).toEqual(["/assets/old.js", "/py/old/python.zip"]);
    await releaseVersion(PAD);
    expect(await begunWith(PAD)).toBeNull();
    expect(await heldFiles()).toEqual([]);
});

test("what nobody has opened for a month holds no version", async () => {
    vi.useFakeTimers();
    await holdVersion(PAD, "old");
    vi.advanceTimersByTime(20 * DAY);
    await holdVersion(PAD, "old");
    vi.advanceTimersByTime(20 * DAY);
    expect(await heldFiles()).toHaveLength(2);
    vi.advanceTimersByTime(20 * DAY);
    expect(await heldFiles()).toEqual([]);
    expect(await begunWith(PAD)).toBeNull();
});

test("what was opened while the clock was years ahead lapses a month after it is right", async () => {
    vi.useFakeTimers();
    const right = Date.now();
    vi.setSystemTime(right + 3000 * DAY);
    await holdVersion(PAD, "old");
    vi.setSystemTime(right);
    expect(await heldFiles()).toHaveLength(2);
    vi.setSystemTime(right + 31 * DAY);
    expect(await heldFiles()).toEqual([]);
});

test("a page of another version is loaded anew, but only once", async () => {
    await holdVersion(PAD, "old");
    await loadAsBegun(PAD);
    expect(reload).not.toHaveBeenCalled();
    ownScript.mockReturnValue("/assets/new.js");
    // The page goes, so nothing follows.
    void loadAsBegun(PAD);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await loadAsBegun(PAD);
    expect(reload).toHaveBeenCalledOnce();
});

test("what begins with the Python that is kept goes on with the page of its version", async () => {
    ownScript.mockReturnValue("/assets/new.js");
    await holdVersion(PAD, "old");
    void loadAsBegun(PAD);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test.each([
    { data: "is counted", older: { hash: "old", cache: "c" }, held: "old" },
    { data: "is not counted", older: { hash: "old", cache: "c" }, held: undefined },
    { data: "is counted", older: null, held: undefined },
])("the older version $older is held where data $data: $held", async ({ data, older, held }) => {
    vi.stubGlobal("navigator", { connection: { saveData: data === "is counted" } });
    olderVersion.mockResolvedValue(older);
    await holdOlderVersion(PAD);
    expect((await begunWith(PAD))?.engine).toBe(held);
});

test.each(["its files are gone", "no service worker loads pages"])(
    "a page of another version stays where %s",
    async (why) => {
        await holdVersion(PAD, "old");
        ownScript.mockReturnValue("/assets/new.js");
        if (why === "its files are gone") cacheWith.mockResolvedValue(null);
        else vi.stubGlobal("navigator", { serviceWorker: {} });
        await loadAsBegun(PAD);
        expect(reload).not.toHaveBeenCalled();
    },
);
