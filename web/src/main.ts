/** Where the app begins: the language, the look, then the page. */
import { mount } from "svelte";

import App from "./App.svelte";
import { startLook } from "./look.svelte";
import { pref } from "./prefs.svelte";
import { startRouter } from "./router.svelte";
import "./theme.css";
import { preferred, speak } from "./words/words.svelte";

startLook();
startRouter();
speak(preferred([pref("language") ?? [], navigator.languages].flat())).then(show, comeAgain);
if ("serviceWorker" in navigator && import.meta.env.PROD)
    // Where it is refused, all works but the page without a network.
    navigator.serviceWorker.register("/sw.js").catch(() => {});

function show(): void {
    const target = document.getElementById("app");
    if (target) mount(App, { target });
}

/** Without words not even that can be said; if the network is gone, the page for that comes. */
function comeAgain(): void {
    setTimeout(() => location.reload(), 3_000);
}
