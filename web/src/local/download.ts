/** Fetches a version of the app into a cache of its own, and knows whether all of it is there. */
import { OFFLINE_CACHES, type Manifest, type Version } from "./versions";

/** The version that a manifest describes. */
export function versionOf({ hash, app }: Manifest): Version {
    // The names of the app's files hold hashes, too.
    let sum = 0;
    for (const letter of app.join()) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
    return { hash, cache: `${OFFLINE_CACHES}${hash}-${(sum >>> 0).toString(16)}` };
}

/**
 * Fetches what is not here yet; `note` is told which part of all bytes is here.
 * It ends early if the lock for it is `lost`. If there is no room
 * for all of it, it takes none: games and evenings need that more.
 */
export async function download(
    manifest: Manifest,
    note: (done: number) => void,
    lost: AbortSignal,
): Promise<void> {
    const { cache } = versionOf(manifest);
    try {
        await fetchInto(await caches.open(cache), manifest, note, lost);
    } catch (error) {
        if ((error as Error).name === "QuotaExceededError") await caches.delete(cache);
        throw error;
    }
}

/** Whether every file of a version is here. */
export async function isWhole(manifest: Manifest): Promise<boolean> {
    const cache = await caches.open(versionOf(manifest).cache);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const paths = [...manifest.app, ...manifest.files.map(({ path }) => path)];
    return paths.every((path) => kept.has(path));
}

async function fetchInto(
    cache: Cache,
    { app, files }: Manifest,
    note: (done: number) => void,
    lost: AbortSignal,
): Promise<void> {
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let read = 0;
    const add = (bytes: number): void => note((read += bytes) / total);
    for (const path of app) await keep(cache, path, lost);
    await checkPage(cache, app);
    for (const { path, bytes } of files) if (!(await keep(cache, path, lost, add))) add(bytes);
}

/** Throws if the page is of another version, as a server that is just being updated may send it. */
async function checkPage(cache: Cache, app: readonly string[]): Promise<void> {
    const page = (await (await cache.match("/"))?.text()) ?? "";
    const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
    if (named.every((path) => app.includes(path))) return;
    await cache.delete("/");
    throw new Error("/ is of another version");
}

/** Fetches a file, unless it is here already from an attempt that was cut off. */
async function keep(
    cache: Cache,
    path: string,
    signal: AbortSignal,
    add?: (bytes: number) => void,
): Promise<boolean> {
    if (await cache.match(path)) return false;
    const response = await fetch(path, { priority: "low", signal });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    await Promise.all([add && count(response.clone(), add), cache.put(path, response)]);
    return true;
}

/** Tells how many bytes of a response have come. */
async function count({ body }: Response, add: (bytes: number) => void): Promise<void> {
    const reader = body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
        add(part.value.byteLength);
}
