/** Entry point: sets the theme and the language, then mounts the app. */
import { mount } from "svelte";

import App from "./App.svelte";
import { followOtherTabs, pref } from "./prefs.svelte";
import { startRouter } from "./router.svelte";
import "./theme.css";
import { startTheme } from "./theme.svelte";
import { language, preferredLanguage, setLanguage, type Language } from "./words/words.svelte";

startTheme();
startRouter();
setLanguage(wantedLanguage()).then(show, reloadSoon);
followOtherTabs(() => {
    // If the texts cannot be fetched, the page keeps the language that it has.
    if (wantedLanguage() !== language()) setLanguage(wantedLanguage()).catch(() => {});
});
if ("serviceWorker" in navigator && import.meta.env.PROD)
    // Without a service worker only the offline page is missing.
    navigator.serviceWorker.register("/sw.js").catch(() => {});

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
