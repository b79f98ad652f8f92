/** Fetches files that are kept on this device afresh, since they may be damaged. */
import { OFFLINE_CACHES } from "./versions";

/** Renews all kept files of a folder; each stays as it is until the server has sent it. */
export async function renewFiles(folder: string): Promise<void> {
    if (!("caches" in globalThis)) return;
    for (const name of await caches.keys()) {
        if (!name.startsWith(OFFLINE_CACHES)) continue;
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
            if (url.startsWith(folder)) await renew(cache, url);
    }
}

async function renew(cache: Cache, url: string): Promise<void> {
    // The service worker would answer with what is kept under the address itself.
    const response = await fetch(`${url}?again`, { cache: "reload" });
    if (response.status === 200) await cache.put(url, response);
    // The server has a newer version only, which takes its place once this one is gone.
    else if (response.status === 404) await cache.delete(url);
    else throw new Error(`${url}: ${response.status}`);
}
