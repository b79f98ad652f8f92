/** Entry point: sets the theme and the language, then mounts the app. */
import { mount } from "svelte";

import App from "./App.svelte";
import "./local/installPrompt.svelte";
import { use } from "./local/pageLocks";
import { followOtherTabs, pref } from "./prefs.svelte";
import { route, startRouter } from "./router.svelte";
import "./theme.css";
import { startTheme } from "./theme.svelte";
import { language, preferredLanguage, setLanguage, type Language } from "./words/words.svelte";

/** Milliseconds until nothing that is fetched can slow down the first page. */
const KEEP_AFTER_MS = 10_000;

startTheme();
startRouter();
setLanguage(wantedLanguage(), route().page !== "home").then(show, reloadSoon);
followOtherTabs(() => {
    // If the texts cannot be fetched, the page keeps the language that it has.
    if (wantedLanguage() !== language()) setLanguage(wantedLanguage()).catch(() => {});
});
if ("serviceWorker" in navigator && import.meta.env.PROD) {
    // Without a service worker the app only needs a network.
    navigator.serviceWorker.register("/sw.js").catch(() => {});
    use(new URL(import.meta.url).pathname);
    setTimeout(() => void keepOffline(), KEEP_AFTER_MS);
}

/** Fetches what the app needs without a network; the page that is being used goes first. */
async function keepOffline(): Promise<void> {
    try {
        await (await import("./local/install.svelte")).checkInstallation();
    } catch {
        // Tried again on the next visit.
    }
}

function wantedLanguage(): Language {
    return preferredLanguage([pref("language") ?? [], navigator.languages].flat());
}

function show(): void {
    const target = document.getElementById("app");
    if (target) mount(App, { target });
}

/**
 * No error can be shown before a language is loaded; after a reload the offline page may appear.
 */
function reloadSoon(): void {
    setTimeout(() => location.reload(), 3_000);
}
