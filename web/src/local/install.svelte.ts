/**
 * Fetches all that the app needs without a network, once and whole.
 *
 * It begins a while after the first page is ready, where the connection is not metered; else only
 * when somebody asks for it. A new version becomes the current one when every file of it is here;
 * the files of the one before stay while a tab uses them, or something that began with it goes on.
 */
import { heldFiles } from "./begun";
import { heads } from "./logStore";
import { usedFiles } from "./pageLocks";
import {
    archivePath,
    fetchManifest,
    keptVersion,
    OFFLINE_CACHES,
    setKeptVersion,
    type Manifest,
    type Version,
} from "./versions";

export type Installation =
    | { state: "unknown" | "impossible" | "ready" | "failed" }
    | { state: "offered"; size: number }
    | { state: "running"; done: number; size: number };

let installation = $state.raw<Installation>({ state: "unknown" });

export function installed(): Installation {
    return installation;
}

/** Looks whether the newest version is here; fetches it unless the connection is metered. */
export async function checkInstallation(): Promise<void> {
    if (!("caches" in globalThis) || !("serviceWorker" in navigator)) {
        installation = { state: "impossible" };
        return;
    }
    const kept = await keptVersion();
    try {
        const manifest = await fetchManifest();
        if (kept && kept.cache === cacheOf(manifest)) {
            installation = { state: "ready" };
            await deleteOldCaches(kept);
        } else if (isMetered()) installation = { state: "offered", size: manifest.size };
        else await install(manifest);
    } catch {
        // Without a network, what is here is all there is.
        installation = { state: kept ? "ready" : "failed" };
    }
}

/** Fetches the newest version because somebody asked for it. */
export async function installNow(): Promise<void> {
    try {
        await install(await fetchManifest());
    } catch {
        installation = { state: "failed" };
    }
}

async function install(manifest: Manifest): Promise<void> {
    const cache = await caches.open(cacheOf(manifest));
    const { size } = manifest;
    const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
    let read = 0;
    const note = (bytes: number): void => {
        read += bytes;
        installation = { state: "running", done: read / total, size };
    };
    note(0);
    for (const path of [...manifest.app, "/engine.json"]) await keep(cache, path);
    for (const { path, bytes } of manifest.files) if (!(await keep(cache, path, note))) note(bytes);
    const version = { hash: manifest.hash, cache: cacheOf(manifest) };
    await setKeptVersion(version);
    installation = { state: "ready" };
    await deleteOldCaches(version);
}

/** Fetches a file, unless it is here already from an attempt that was cut off. */
async function keep(cache: Cache, path: string, note?: (bytes: number) => void): Promise<boolean> {
    if (await cache.match(path)) return false;
    const response = await fetch(path, { priority: "low" });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    await Promise.all([note && count(response.clone(), note), cache.put(path, response)]);
    return true;
}

/** Tells how many bytes of a response have come. */
async function count({ body }: Response, note: (bytes: number) => void): Promise<void> {
    const reader = body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
        note(part.value.byteLength);
}

function cacheOf({ hash, app }: Manifest): string {
    // The names of the app's files hold hashes, too.
    let sum = 0;
    for (const letter of app.join()) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
    return `${OFFLINE_CACHES}${hash}-${(sum >>> 0).toString(16)}`;
}

function isMetered(): boolean {
    const { connection } = navigator as {
        connection?: { saveData?: boolean; type?: string };
    };
    return connection?.saveData === true || connection?.type === "cellular";
}

/** Deletes versions that no tab and nothing unfinished needs. */
async function deleteOldCaches(current: Version): Promise<void> {
    const needed = [...(await usedFiles()), ...(await playedEngines()), ...(await heldFiles())];
    for (const name of await caches.keys())
        if (name.startsWith(OFFLINE_CACHES) && name !== current.cache)
            if (!(await holdsAny(name, needed))) await caches.delete(name);
}

async function playedEngines(): Promise<string[]> {
    return (await heads()).flatMap(({ line, engine }) =>
        line.status !== "over" && engine ? [archivePath(engine)] : [],
    );
}

async function holdsAny(name: string, paths: readonly string[]): Promise<boolean> {
    const cache = await caches.open(name);
    const found = await Promise.all(paths.map((path) => cache.match(path)));
    return found.some((response) => response !== undefined);
}
