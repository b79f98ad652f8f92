/** Deletes versions of the app that no tab and nothing unfinished needs. */
import { heldFiles } from "./begun";
import { heads } from "./logStore";
import { usedFiles } from "./pageLocks";
import { archivePath, OFFLINE_CACHES, type Version } from "./versions";

export async function deleteOldVersions(current: Version): Promise<void> {
    const needed = [...(await usedFiles()), ...(await playedEngines()), ...(await heldFiles())];
    const missing = await filesWithout(await caches.open(current.cache), needed);
    for (const name of await caches.keys())
        if (name.startsWith(OFFLINE_CACHES) && name !== current.cache) {
            const left = await filesWithout(await caches.open(name), missing);
            if (left.length === missing.length) await caches.delete(name);
        }
}

async function playedEngines(): Promise<string[]> {
    return (await heads()).flatMap(({ line, engine }) =>
        line.status !== "over" && engine ? [archivePath(engine)] : [],
    );
}

/** Which of some files a cache does not hold: versions share those that have not changed. */
async function filesWithout(cache: Cache, paths: readonly string[]): Promise<string[]> {
    const found = await Promise.all(paths.map((path) => cache.match(path)));
    return paths.filter((_, n) => found[n] === undefined);
}
