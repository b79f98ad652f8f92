/**
 * Service worker: an offline page, and a cache for the app's assets.
 *
 * Pages come from the network, so that a new version shows at once; while the server cannot be
 * reached, the offline page is shown. Files under /assets/ have a hash in their names and never
 * change, so they are cached. Responses under /api are private and never cached.
 */
const PAGE = "trimino-page-1";
const ASSETS = "trimino-assets";
const OFFLINE = "/offline.html";
const PRECACHED = [OFFLINE, "/offline.js", "/offline.css", "/icon.svg"];
/** Holds the files of more than two versions of the app. */
const MAX_ASSETS = 160;

self.addEventListener("install", (event) => {
    event.waitUntil(precache());
});

self.addEventListener("activate", (event) => {
    event.waitUntil(deleteOldCaches());
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(networkOrOfflinePage(request));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(cacheFirst(request));
    else if (PRECACHED.includes(url.pathname)) event.respondWith(networkFirst(request));
});

async function precache() {
    const cache = await caches.open(PAGE);
    await cache.addAll(PRECACHED.map((path) => new Request(path, { cache: "reload" })));
    await self.skipWaiting();
}

async function deleteOldCaches() {
    const names = await caches.keys();
    const old = names.filter((name) => name !== PAGE && name !== ASSETS);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
}

async function networkOrOfflinePage(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match(OFFLINE)) ?? Response.error();
    }
}

async function networkFirst(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match(request)) ?? Response.error();
    }
}

async function cacheFirst(request) {
    const cache = await caches.open(ASSETS);
    const cached = await cache.match(request);
    if (cached) return cached;
    const response = await fetch(request);
    if (response.ok) {
        await cache.put(request, response.clone());
        await deleteOldest(cache);
    }
    return response;
}

/** Deletes the oldest entries, so that files of old versions do not pile up. */
async function deleteOldest(cache) {
    const requests = await cache.keys();
    const old = requests.slice(0, Math.max(0, requests.length - MAX_ASSETS));
    await Promise.all(old.map((request) => cache.delete(request)));
}
