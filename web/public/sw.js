/**
 * Service worker: the app without a network.
 *
 * Pages come from the network, so that a new version shows at once; while the server cannot be
 * reached, the app itself is shown, if this device keeps all of it, or else a page that says so. A
 * game or an evening on this device goes on with the version that it began with.
 * Files under /assets/ and /py/ have a hash in their paths and never change, so they come from a
 * cache. The pages of the app fetch what is kept for later (src/local/install.svelte.ts); responses
 * under /api are private and never cached.
 */
const PAGE = "trimino-page-2";
const ASSETS = "trimino-assets";
/** Says which version of the app is kept whole, and in which cache. */
const CURRENT = "trimino-current";
const KEPT = "trimino-offline-";
/** Says with which version a game or an evening on this device began, by its path. */
const BEGUN = "trimino-begun";
const OFFLINE = "/offline.html";
const PRECACHED = [OFFLINE, "/offline.js", "/offline.css", "/icon.svg"];
/** Holds the files of more than two versions of the app. */
const MAX_ASSETS = 160;
/** Milliseconds for a page from the network, if this device has it, too. */
const PATIENCE = 5_000;
/** The same for the score pad, which asks the network for nothing else: people wait at the table. */
const PAD_PATIENCE = 500;

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
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(cacheFirst(request));
    else if (url.pathname.startsWith("/py/")) event.respondWith(keptFirst(request));
    else if (isOwnFile(url.pathname)) event.respondWith(networkFirst(request));
});

/** A file that any version may bring; which version is the newest, only the server can say. */
function isOwnFile(path) {
    return !path.startsWith("/api/") && path.includes(".") && path !== "/engine.json";
}

async function precache() {
    const cache = await caches.open(PAGE);
    await cache.addAll(PRECACHED.map((path) => new Request(path, { cache: "reload" })));
    // Nothing that a page uses changes with this script, so pages need not be closed first.
    await self.skipWaiting();
}

async function deleteOldCaches() {
    const names = await caches.keys();
    const old = names.filter(
        (name) => ![PAGE, ASSETS, CURRENT, BEGUN].includes(name) && !name.startsWith(KEPT),
    );
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
}

/** A page from the network, or else the app that is kept here, or else the offline page. */
async function page(request) {
    const { pathname } = new URL(request.url);
    const begun = await begunApp(pathname);
    if (begun) return begun;
    const kept = await keptFile("/");
    const network = fetch(request);
    try {
        return await (kept ? Promise.race([network, tooLate(pathname)]) : network);
    } catch {
        network.catch(() => {});
        return kept ?? (await caches.match(OFFLINE)) ?? Response.error();
    }
}

/** The app as it was when a game or an evening began, if that is kept whole; else undefined. */
async function begunApp(path) {
    const begun = await (await caches.open(BEGUN)).match(path);
    if (!begun) return undefined;
    const { app } = await begun.json();
    for (const name of await caches.keys()) {
        if (!name.startsWith(KEPT)) continue;
        const [hash] = name.slice(KEPT.length).split("-");
        const cache = await caches.open(name);
        // The archive of Python is the last file that is fetched.
        if ((await cache.match(app)) && (await cache.match(`/py/${hash}/python.zip`)))
            return cache.match("/");
    }
    return undefined;
}

/** A file of the version that is kept whole; undefined if none is. */
async function keptFile(path) {
    const current = await (await caches.open(CURRENT)).match("/current");
    if (!current) return undefined;
    const { cache: cacheName } = await current.json();
    return caches.match(path, { cacheName });
}

function tooLate(path) {
    const patience = path === "/pad" || path.startsWith("/pad/") ? PAD_PATIENCE : PATIENCE;
    return new Promise((_, reject) => setTimeout(() => reject(new Error("too late")), patience));
}

async function networkFirst(request) {
    try {
        return await fetch(request);
    } catch {
        const kept = await keptFile(new URL(request.url).pathname);
        return kept ?? (await caches.match(request)) ?? Response.error();
    }
}

async function keptFirst(request) {
    return (await caches.match(request)) ?? fetch(request);
}

async function cacheFirst(request) {
    const cached = await caches.match(request);
    if (cached) return cached;
    const response = await fetch(request);
    if (response.ok) {
        const cache = await caches.open(ASSETS);
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
