import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { archivePath, engineFor, keptVersion, setKeptVersion } from "./versions";

/** All that the caches of a browser hold, by path. */
let kept: Map<string, Response>;

beforeEach(() => {
    kept = new Map();
    vi.stubGlobal("navigator", {});
    const cache = {
        match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
        put: (path: string, response: Response) => Promise.resolve(kept.set(path, response)),
    };
    vi.stubGlobal("caches", {
        ...cache,
        open: () => Promise.resolve(cache),
        keys: () => Promise.resolve(["trimino-current", "trimino-offline-own-1"]),
    });
    const manifest = { hash: "newest", files: [], app: [], size: 1 };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(manifest))));
});
afterEach(() => vi.unstubAllGlobals());

test("a device without a version asks the server for the newest", async () => {
    expect(await keptVersion()).toBeNull();
    expect(await engineFor()).toBe("newest");
});

test("a kept version is used without asking", async () => {
    await setKeptVersion({ hash: "kept", cache: "trimino-offline-kept" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await engineFor()).toBe("kept");
});

test("a table stays with the engine that it began with, while that is here", async () => {
    await setKeptVersion({ hash: "kept", cache: "trimino-offline-kept" });
    expect(await engineFor("old")).toBe("kept");
    kept.set(archivePath("old"), new Response(""));
    expect(await engineFor("old")).toBe("old");
});

test("a page keeps to the engine that it was made with, though a newer one has come", async () => {
    vi.resetModules();
    const { engineFor, setKeptVersion } = await import("./versions");
    const src = "https://trimino.example/assets/index-a.js";
    vi.stubGlobal("document", { querySelector: () => ({ src }) });
    await setKeptVersion({ hash: "newer", cache: "trimino-offline-newer-1" });
    // Until all of its own version is here, it takes what there is.
    expect(await engineFor()).toBe("newer");
    kept.set("/assets/index-a.js", new Response(""));
    kept.set(archivePath("own"), new Response(""));
    expect(await engineFor()).toBe("own");
});

describe("a page that is newer than what is kept", () => {
    const script = "/assets/index-next.js";
    let connection: object | undefined;

    async function engine(): Promise<string> {
        vi.resetModules();
        const { engineFor, setKeptVersion } = await import("./versions");
        const src = `https://trimino.example${script}`;
        vi.stubGlobal("document", { querySelector: () => ({ src }) });
        vi.stubGlobal("navigator", { connection });
        await setKeptVersion({ hash: "kept", cache: "trimino-offline-kept-1" });
        return engineFor();
    }

    beforeEach(() => {
        connection = undefined;
        const manifest = { hash: "newest", files: [], app: ["/", script], size: 1 };
        vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(manifest))));
    });

    test("takes its own engine from the server", async () => {
        expect(await engine()).toBe("newest");
    });

    test("takes what is kept where data is counted", async () => {
        connection = { saveData: true };
        expect(await engine()).toBe("kept");
    });

    test("takes what is kept without a server", async () => {
        vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
        expect(await engine()).toBe("kept");
    });

    test("takes what is kept if the server has a third version by now", async () => {
        const manifest = { hash: "third", files: [], app: ["/assets/index-third.js"], size: 1 };
        vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(manifest))));
        expect(await engine()).toBe("kept");
    });
});

test("of two versions with the same script a page keeps to the current one", async () => {
    vi.resetModules();
    const { cacheWith, engineFor, setKeptVersion } = await import("./versions");
    const src = "https://trimino.example/assets/index-a.js";
    vi.stubGlobal("document", { querySelector: () => ({ src }) });
    const names = ["trimino-offline-older-1", "trimino-offline-newer-1"];
    vi.stubGlobal("caches", { ...caches, keys: () => Promise.resolve(names) });
    await setKeptVersion({ hash: "newer", cache: "trimino-offline-newer-1" });
    for (const path of ["/assets/index-a.js", archivePath("older"), archivePath("newer")])
        kept.set(path, new Response(""));
    expect(await cacheWith("/assets/index-a.js")).toBe("trimino-offline-newer-1");
    expect(await engineFor()).toBe("newer");
});

describe("the page of a version", () => {
    const own = "/assets/index-next.js";

    async function versions(): Promise<typeof import("./versions")> {
        vi.resetModules();
        const found = await import("./versions");
        const src = `https://trimino.example${own}`;
        vi.stubGlobal("document", { querySelector: () => ({ src }) });
        await found.setKeptVersion({ hash: "own", cache: "trimino-offline-own-1" });
        const page = '<link href="/a.css"><script type="module" src="/assets/index-kept.js">';
        kept.set("/", new Response(page));
        return found;
    }

    test("is that which is kept with its engine, where this page is newer", async () => {
        const { olderVersion, scriptWith } = await versions();
        expect(await scriptWith("own")).toBe("/assets/index-kept.js");
        expect(await olderVersion()).toBeNull();
        kept.set(archivePath("own"), new Response(""));
        expect(await olderVersion()).toEqual({ hash: "own", cache: "trimino-offline-own-1" });
    });

    test("is this page, if it is kept with the engine, or if nothing is", async () => {
        const { olderVersion, scriptWith } = await versions();
        expect(await scriptWith("other")).toBe(own);
        kept.set(own, new Response(""));
        kept.set(archivePath("own"), new Response(""));
        expect(await scriptWith("own")).toBe(own);
        expect(await olderVersion()).toBeNull();
    });
});

test("a page without caches has no version", async () => {
    vi.unstubAllGlobals();
    expect(await keptVersion()).toBeNull();
});
