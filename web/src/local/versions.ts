/** Versions of the engine: which one is kept on this device, and which one a table began with. */
import { isMetered } from "./metered";

const CURRENT = "trimino-current";
const ENTRY = "/current";
export const OFFLINE_CACHES = "trimino-offline-";

export interface Manifest {
    hash: string;
    files: { path: string; bytes: number }[];
    app: string[];
    /** Bytes to download for all of it. */
    size: number;
}

export interface Version {
    hash: string;
    /** The cache that holds all its files. */
    cache: string;
}

/** The version that is kept whole on this device; null if none is. */
export async function keptVersion(): Promise<Version | null> {
    if (!("caches" in globalThis)) return null;
    const found = await (await caches.open(CURRENT)).match(ENTRY);
    return found ? ((await found.json()) as Version) : null;
}

export async function setKeptVersion(version: Version): Promise<void> {
    await (await caches.open(CURRENT)).put(ENTRY, new Response(JSON.stringify(version)));
}

/** Milliseconds that the server has to say which version is the newest, if another is here. */
const PATIENCE = 2_000;

/**
 * The hash of an engine: the one that something began with while that is here, else the one that
 * this page was made with, though a newer one may have come meanwhile; else the newest.
 */
export async function engineFor(began?: string): Promise<string> {
    for (const hash of [began, await ownEngine()]) if (hash && (await isKept(hash))) return hash;
    const kept = await keptVersion();
    if (!kept) return (await fetchManifest()).hash;
    return (await comingEngine()) ?? kept.hash;
}

/**
 * The engine of a page that has just been updated, whose files are not here yet: its Python may know
 * what the kept one does not. Null where data is counted, or if the server does not say it.
 */
async function comingEngine(): Promise<string | null> {
    const script = ownScript();
    if (coming || script === "" || isMetered()) return coming;
    try {
        const { hash, app } = await fetchManifest(AbortSignal.timeout(PATIENCE));
        return app.includes(script) ? (coming = hash) : null;
    } catch {
        return null;
    }
}

/** The path of the script that this page was loaded with, which no other version of the app has. */
export function ownScript(): string {
    const script = globalThis.document?.querySelector<HTMLScriptElement>("script[src]");
    return script ? new URL(script.src).pathname : "";
}

/** The cache of a version that holds a file, the current one first; null if none does. */
export async function cacheWith(path: string): Promise<string | null> {
    const { cache } = (await keptVersion()) ?? {};
    const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHES));
    // A new version of Python alone comes with the same script.
    for (const name of names.sort((one, two) => Number(two === cache) - Number(one === cache)))
        if (await (await caches.open(name)).match(path)) return name;
    return null;
}

/** The version that is kept, if this page is newer and its own Python is not here. */
export async function olderVersion(): Promise<Version | null> {
    if ((await ownEngine()) || ownScript() === "") return null;
    const kept = await keptVersion();
    return kept && (await isKept(kept.hash)) ? kept : null;
}

/** The script of the page that goes with an engine: this page's, unless only another is kept with it. */
export async function scriptWith(hash: string): Promise<string> {
    const own = ownScript();
    const ofHash = `${OFFLINE_CACHES}${hash}-`;
    const { cache } = (await keptVersion()) ?? {};
    if (!cache?.startsWith(ofHash) || (await cacheWith(own))?.startsWith(ofHash)) return own;
    const page = await (await caches.open(cache)).match("/");
    return /<script[^>]* src="([^"]+)"/.exec((await page?.text()) ?? "")?.[1] ?? own;
}

let own: string | null = null;
let coming: string | null = null;

/** The hash of the engine that this page was made with; null until all its files are here. */
async function ownEngine(): Promise<string | null> {
    const script = ownScript();
    if (own || script === "" || !("caches" in globalThis)) return own;
    const [hash] = (await cacheWith(script))?.slice(OFFLINE_CACHES.length).split("-") ?? [];
    return (own = hash && (await isKept(hash)) ? hash : null);
}

/** The path of an engine's archive, one of the files that a version has for itself. */
export function archivePath(hash: string): string {
    return `/py/${hash}/python.zip`;
}

async function isKept(hash: string): Promise<boolean> {
    return "caches" in globalThis && (await caches.match(archivePath(hash))) !== undefined;
}

/** The newest version, which only the server knows. */
export async function fetchManifest(signal: AbortSignal | null = null): Promise<Manifest> {
    const response = await fetch("/engine.json", { signal });
    if (!response.ok) throw new Error(`engine.json: ${response.status}`);
    return (await response.json()) as Manifest;
}
