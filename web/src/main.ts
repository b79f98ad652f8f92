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
await speak(pref("language") ?? preferred(navigator.languages));
const target = document.getElementById("app");
if (target) mount(App, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD)
    // Where it is refused, all works but the page without a network.
    navigator.serviceWorker.register("/sw.js").catch(() => {});
