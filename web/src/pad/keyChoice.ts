/** How tiles are entered: by all tiles, or by number keys where these would not fit a finger. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

import { pref } from "../prefs.svelte";

/** Width and height in pixels that all tiles need beside everything else. */
const WIDTH = 352;
const HEIGHT = 520;

/** Width in pixels from which lines and keys stand side by side. */
const WIDE = 900;

/** Whether the screen has no room for a large field and all tiles. */
export function isNarrow(): boolean {
    return (innerWidth.current ?? WIDE) < WIDE;
}

export function usesNumberKeys(): boolean {
    const chosen = pref("padKeys");
    if (chosen !== null) return chosen === "numbers";
    return (innerWidth.current ?? WIDTH) < WIDTH || (innerHeight.current ?? HEIGHT) < HEIGHT;
}
