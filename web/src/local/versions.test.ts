import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { archivePath, engineFor, keptVersion, setKeptVersion } from "./versions";

/** All that the caches of a browser hold, by path. */
let kept: Map<string, Response>;

beforeEach(() => {
    kept = new Map();
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

test("a page without caches has no version", async () => {
    vi.unstubAllGlobals();
    expect(await keptVersion()).toBeNull();
});
