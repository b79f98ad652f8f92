import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Manifest } from "./versions";

const { heads, heldFiles, usedFiles } = vi.hoisted(() => ({
    heldFiles: vi.fn<() => Promise<string[]>>(),
    heads: vi.fn<() => Promise<object[]>>(),
    usedFiles: vi.fn<() => Promise<string[]>>(),
}));
vi.mock("./begun", () => ({ heldFiles }));
vi.mock("./logStore", () => ({ heads }));
vi.mock("./pageLocks", () => ({ usedFiles }));

const SIZE = 4_300_000;

/** A cache of a browser, by path. */
class Kept {
    entries = new Map<string, Response>();
    match = (path: string): Promise<Response | undefined> =>
        Promise.resolve(this.entries.get(path)?.clone());
    keys = (): Promise<{ url: string }[]> =>
        Promise.resolve(
            [...this.entries.keys()].map((path) => ({ url: `https://a.example${path}` })),
        );
    delete = (path: string): Promise<boolean> => Promise.resolve(this.entries.delete(path));
    put = (path: string, response: Response): Promise<void> => this.write(path, response);

    async write(path: string, response: Response): Promise<void> {
        this.entries.set(path, new Response(await response.arrayBuffer()));
    }
}

let kept: Map<string, Kept>;
let fetched: string[];
let manifest: Manifest;
/** What the server sends as the page. */
let page: string;
/** Paths that the server does not send. */
let lost: Set<string>;
let connection: object | undefined;
let install: typeof import("./install.svelte");

function version(hash: string, script = `index-${hash}`): Manifest {
    page = pageOf(script);
    const files = [
        { path: `/py/${hash}/python.zip`, bytes: 6 },
        { path: `/py/${hash}/pyodide.asm.wasm`, bytes: 14 },
    ];
    return { hash, files, app: ["/", `/assets/${script}.js`], size: SIZE };
}

function answer(path: string): Promise<Response> {
    fetched.push(path);
    if (lost.has(path)) return Promise.reject(new TypeError("Failed to fetch"));
    const file = manifest.files.find((one) => one.path === path);
    const bodies: Record<string, string> = { "/engine.json": JSON.stringify(manifest), "/": page };
    return Promise.resolve(new Response(bodies[path] ?? "x".repeat(file?.bytes ?? 1)));
}

function pageOf(script: string): string {
    return `<script src="/assets/${script}.js"></script>`;
}

function versionsKept(): string[] {
    return [...kept.keys()].filter((name) => name.startsWith("trimino-offline-"));
}

/** The page is loaded anew. */
async function visit(): Promise<void> {
    vi.resetModules();
    install = await import("./install.svelte");
    fetched = [];
    await install.checkInstallation();
}

beforeEach(() => {
    [kept, fetched, lost, connection] = [new Map(), [], new Set(), undefined];
    manifest = version("aaaa");
    heads.mockResolvedValue([]);
    heldFiles.mockResolvedValue([]);
    usedFiles.mockResolvedValue([]);
    vi.stubGlobal("fetch", answer);
    vi.stubGlobal("caches", {
        keys: () => Promise.resolve([...kept.keys()]),
        delete: (name: string) => Promise.resolve(kept.delete(name)),
        open: (name: string) => {
            if (!kept.has(name)) kept.set(name, new Kept());
            return Promise.resolve(kept.get(name));
        },
    });
    vi.stubGlobal("navigator", {
        serviceWorker: {},
        get connection() {
            return connection;
        },
    });
});
afterEach(() => vi.unstubAllGlobals());

test("everything is fetched once", async () => {
    await visit();
    expect(install.installed()).toEqual({ state: "ready" });
    expect(fetched).toEqual(
        expect.arrayContaining(["/", "/py/aaaa/python.zip", "/py/aaaa/pyodide.asm.wasm"]),
    );
    await visit();
    expect(fetched).toEqual(["/engine.json"]);
    expect(install.installed()).toEqual({ state: "ready" });
});

test("progress is told in bytes that have come", async () => {
    const seen: number[] = [];
    let part = (): void => {};
    vi.stubGlobal("fetch", (path: string) => {
        if (!path.endsWith(".wasm")) return answer(path);
        const body = new ReadableStream<Uint8Array>({
            start: (to) => {
                to.enqueue(new Uint8Array(7));
                part = () => {
                    to.enqueue(new Uint8Array(7));
                    to.close();
                };
            },
        });
        return Promise.resolve(new Response(body));
    });
    const visiting = visit();
    await vi.waitFor(() => {
        const now = install.installed();
        if (now.state === "running") seen.push(now.done);
        expect(now).toMatchObject({ state: "running", done: 13 / 20, size: SIZE });
    });
    part();
    await visiting;
    expect(seen.at(-1)).toBe(13 / 20);
    expect(install.installed()).toEqual({ state: "ready" });
});

test.each([{ saveData: true }, { type: "cellular" }])(
    "where data is counted its size is told before anything is fetched: %o",
    async (metered) => {
        connection = metered;
        await visit();
        expect(install.installed()).toEqual({ state: "offered", size: SIZE });
        expect(fetched).toEqual(["/engine.json"]);
        await install.installNow();
        expect(install.installed()).toEqual({ state: "ready" });
    },
);

test("an attempt that was cut off goes on where it was", async () => {
    lost.add("/py/aaaa/pyodide.asm.wasm");
    await visit();
    expect(install.installed()).toEqual({ state: "failed" });
    lost.clear();
    await visit();
    expect(fetched).not.toContain("/py/aaaa/python.zip");
    expect(install.installed()).toEqual({ state: "ready" });
});

test("a new version takes the place of the old one when it is here whole", async () => {
    await visit();
    manifest = version("bbbb");
    lost.add("/py/bbbb/pyodide.asm.wasm");
    await visit();
    expect(install.installed()).toEqual({ state: "ready" });
    expect(versionsKept().some((name) => name.includes("aaaa"))).toBe(true);
    lost.clear();
    await visit();
    expect(versionsKept()).toEqual([expect.stringContaining("bbbb")]);
});

test.each(["/assets/index-aaaa.js", "/py/aaaa/python.zip"])(
    "an old version stays while a tab uses %s",
    async (path) => {
        await visit();
        manifest = version("bbbb");
        usedFiles.mockResolvedValue([path, "/assets/index-bbbb.js"]);
        await visit();
        expect(versionsKept()).toHaveLength(2);
        usedFiles.mockResolvedValue(["/assets/index-bbbb.js"]);
        await visit();
        expect(versionsKept()).toEqual([expect.stringContaining("bbbb")]);
    },
);

test("an old version stays while a game that began with it goes on", async () => {
    await visit();
    manifest = version("bbbb");
    heads.mockResolvedValue([{ engine: "aaaa", line: { status: "playing" } }]);
    await visit();
    expect(versionsKept()).toHaveLength(2);
    heads.mockResolvedValue([{ engine: "aaaa", line: { status: "over" } }]);
    await visit();
    expect(versionsKept()).toHaveLength(1);
});

test("an old version stays while an evening that began with it goes on", async () => {
    await visit();
    manifest = version("bbbb");
    heldFiles.mockResolvedValue(["/assets/index-aaaa.js"]);
    await visit();
    expect(versionsKept()).toHaveLength(2);
    heldFiles.mockResolvedValue([]);
    await visit();
    expect(versionsKept()).toHaveLength(1);
});

test("an old version of Python alone goes, though its script is that of the new one", async () => {
    manifest = version("aaaa", "index");
    await visit();
    manifest = version("bbbb", "index");
    usedFiles.mockResolvedValue(["/assets/index.js"]);
    heads.mockResolvedValue([{ engine: "aaaa", line: { status: "playing" } }]);
    await visit();
    expect(versionsKept()).toHaveLength(2);
    heads.mockResolvedValue([]);
    await visit();
    expect(versionsKept()).toEqual([expect.stringContaining("bbbb")]);
});

test("two that install at once fetch each file once", async () => {
    await visit();
    kept.clear();
    fetched = [];
    await Promise.all([install.checkInstallation(), install.installNow()]);
    expect(fetched.filter((path) => path !== "/engine.json")).toEqual([
        ...new Set([...manifest.app, ...manifest.files.map(({ path }) => path)]),
    ]);
    expect(install.installed()).toEqual({ state: "ready" });
});

test("a version of which a file is gone is completed", async () => {
    await visit();
    const [name = ""] = versionsKept();
    kept.get(name)?.entries.delete("/py/aaaa/python.zip");
    await visit();
    expect(fetched).toEqual(["/engine.json", "/py/aaaa/python.zip"]);
});

test("the page of another version, which a server in mid-update sends, is not taken", async () => {
    page = pageOf("index-bbbb");
    await visit();
    expect(install.installed()).toEqual({ state: "failed" });
    page = pageOf("index-aaaa");
    await visit();
    expect(install.installed()).toEqual({ state: "ready" });
    const [name = ""] = versionsKept();
    expect(await kept.get(name)?.entries.get("/")?.text()).toBe(page);
});

test("where there is no room for all of it, nothing takes room", async () => {
    await visit();
    manifest = version("bbbb");
    const put = Kept.prototype.write;
    vi.spyOn(Kept.prototype, "write").mockImplementation(function (this: Kept, path, response) {
        return path.endsWith(".wasm")
            ? Promise.reject(new DOMException("full", "QuotaExceededError"))
            : put.call(this, path, response);
    });
    await visit();
    vi.restoreAllMocks();
    expect(versionsKept()).toEqual([expect.stringContaining("aaaa")]);
    expect(install.installed()).toEqual({ state: "ready" });
});

test("a storage that does not say what is needed stops no installation", async () => {
    heads.mockRejectedValue(new Error("IndexedDB: no answer"));
    await visit();
    expect(install.installed()).toEqual({ state: "ready" });
    manifest = version("bbbb");
    await visit();
    expect(install.installed()).toEqual({ state: "ready" });
    expect(versionsKept()).toHaveLength(2);
});

test("without a secure address it is impossible", async () => {
    vi.stubGlobal("navigator", {});
    await visit();
    expect(install.installed()).toEqual({ state: "impossible" });
});
