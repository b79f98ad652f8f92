/**
 * Versions of what was begun on this device: a game or an evening goes on with the app that it began
 * with, page and Python, until it is over.
 *
 * An entry under the path of its page says which version that is. The service worker loads the page
 * from there (public/sw.js), and the files stay while there is an entry.
 */
import { isMetered } from "./metered";
import { archivePath, cacheWith, olderVersion, ownScript, scriptWith } from "./versions";

const ENTRIES = "trimino-begun";
/** Milliseconds after which nobody is expected to go on with what lies unfinished. */
const LAPSE = 30 * 24 * 3600 * 1000;
const LOADED = "trimino-loaded-as-begun";

export interface Begun {
    /** The script of the page. */
    app: string;
    /** The hash of the engine. */
    engine: string;
    /** When it was opened last, in milliseconds. */
    opened: number;
}

/** The version that a game or an evening began with; null if it is over, or nobody noted it. */
export async function begunWith(path: string): Promise<Begun | null> {
    if (!("caches" in globalThis)) return null;
    const found = await (await caches.open(ENTRIES)).match(path);
    return found ? ((await found.json()) as Begun) : null;
}

/** Notes with which version something began, unless that is known already. */
export async function holdVersion(path: string, engine: string): Promise<void> {
    if (!("caches" in globalThis)) return;
    const known = (await begunWith(path)) ?? { app: await scriptWith(engine), engine };
    const begun = { ...known, opened: Date.now() };
    await (await caches.open(ENTRIES)).put(path, new Response(JSON.stringify(begun)));
}

/**
 * Notes the version that is kept, where data is counted and this page is newer: its own Python is
 * fetched only if somebody asks for it, and that of another version may not know what the page asks.
 */
export async function holdOlderVersion(path: string): Promise<void> {
    if (!isMetered() || (await begunWith(path))) return;
    const older = await olderVersion();
    if (older) await holdVersion(path, older.hash);
}

/** Something is over: from now on the newest version shows it. */
export async function releaseVersion(path: string): Promise<void> {
    if ("caches" in globalThis) await (await caches.open(ENTRIES)).delete(path);
}

/** Files of all versions that something began with; what has lain too long is forgotten. */
export async function heldFiles(): Promise<string[]> {
    const entries = await caches.open(ENTRIES);
    const files: string[] = [];
    for (const entry of await entries.keys()) {
        const { pathname } = new URL(entry.url);
        const begun = await begunWith(pathname);
        if (!begun) continue;
        const age = Date.now() - begun.opened;
        if (age > LAPSE) await releaseVersion(pathname);
        else files.push(begun.app, archivePath(begun.engine));
        // The clock was ahead then: the month begins now.
        if (age < 0) await holdVersion(pathname, begun.engine);
    }
    return files;
}

/** Loads the page anew if it is of another version than what it is about to show. */
export async function loadAsBegun(path: string): Promise<void> {
    const begun = await begunWith(path);
    const isOther =
        begun && begun.app !== ownScript() && navigator.serviceWorker?.controller
            ? await cacheWith(begun.app)
            : null;
    if (!isOther) sessionStorage.removeItem(LOADED);
    // Only once: whatever came then is what there is.
    else if (sessionStorage.getItem(LOADED) !== path) {
        sessionStorage.setItem(LOADED, path);
        location.reload();
        await new Promise(() => {});
    }
}
