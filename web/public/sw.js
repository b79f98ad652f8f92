/**
 * What stands between the app and a network that may be gone.
 *
 * Pages come from the server while it answers, so that a new version is there at once; without it there
 * is a page that says so. Files under /assets/ have a hash in their names and never change: they are kept.
 * What the server says under /api is nobody else's business and is never kept.
 */
const PAGE = "trimino-page-1";
const ASSETS = "trimino-assets";
const OFFLINE = "/offline.html";
const KEPT = [OFFLINE, "/offline.js", "/offline.css", "/icon.svg"];
/** More than two versions of the app have. */
const MOST_ASSETS = 160;

self.addEventListener("install", (event) => {
    event.waitUntil(prepare());
});

self.addEventListener("activate", (event) => {
    event.waitUntil(cleanUp());
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
    else if (KEPT.includes(url.pathname)) event.respondWith(latest(request));
});

async function prepare() {
    const cache = await caches.open(PAGE);
    await cache.addAll(KEPT.map((path) => new Request(path, { cache: "reload" })));
    await self.skipWaiting();
}

async function cleanUp() {
    const names = await caches.keys();
    const old = names.filter((name) => name !== PAGE && name !== ASSETS);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
}

async function page(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match(OFFLINE)) ?? Response.error();
    }
}

async function latest(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match(request)) ?? Response.error();
    }
}

async function asset(request) {
    const cache = await caches.open(ASSETS);
    const kept = await cache.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) {
        await cache.put(request, response.clone());
        await forgetOldest(cache);
    }
    return response;
}

/** Files of versions that are gone would else be kept for ever; the first that were kept go first. */
async function forgetOldest(cache) {
    const requests = await cache.keys();
    const old = requests.slice(0, Math.max(0, requests.length - MOST_ASSETS));
    await Promise.all(old.map((request) => cache.delete(request)));
}
