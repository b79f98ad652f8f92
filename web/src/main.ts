/** Where the app begins: the language, the look, then the page. */
import { mount } from "svelte";

import App from "./App.svelte";
import { startTheme } from "./theme.svelte";
import { pref } from "./prefs.svelte";
import { startRouter } from "./router.svelte";
import "./theme.css";
import { preferredLanguage, setLanguage } from "./words/words.svelte";

startTheme();
startRouter();
setLanguage(preferredLanguage([pref("language") ?? [], navigator.languages].flat())).then(
    show,
    reloadSoon,
);
if ("serviceWorker" in navigator && import.meta.env.PROD)
    // Where it is refused, all works but the page without a network.
    navigator.serviceWorker.register("/sw.js").catch(() => {});

function show(): void {
    const target = document.getElementById("app");
    if (target) mount(App, { target });
}

/** Without words not even that can be said; if the network is gone, the page for that comes. */
function reloadSoon(): void {
    setTimeout(() => location.reload(), 3_000);
}
