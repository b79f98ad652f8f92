/** Versions of the engine: which one is kept on this device, and which one a table began with. */
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

/** The hash of the engine for a table: the one it began with while that is here, else the newest. */
export async function engineFor(began?: string): Promise<string> {
    if (began && (await isKept(began))) return began;
    return (await keptVersion())?.hash ?? (await fetchManifest()).hash;
}

/** The path of an engine's archive, one of the files that a version has for itself. */
export function archivePath(hash: string): string {
    return `/py/${hash}/python.zip`;
}

async function isKept(hash: string): Promise<boolean> {
    return "caches" in globalThis && (await caches.match(archivePath(hash))) !== undefined;
}

export async function fetchManifest(): Promise<Manifest> {
    const response = await fetch("/engine.json");
    if (!response.ok) throw new Error(`engine.json: ${response.status}`);
    return (await response.json()) as Manifest;
}
