/** Keyboard shortcuts of a replay. */
import type { Playback } from "./playback.svelte";

const KEYS: Record<string, (playback: Playback) => void> = {
    ArrowLeft: (playback) => playback.step(-1),
    ArrowRight: (playback) => playback.step(1),
    ArrowDown: (playback) => playback.step(-1),
    ArrowUp: (playback) => playback.step(1),
    Home: (playback) => playback.showIndex(0),
    End: (playback) => playback.showIndex(playback.count - 1),
    PageUp: (playback) => playback.stepRound(-1),
    PageDown: (playback) => playback.stepRound(1),
    " ": (playback) => playback.toggle(),
};

/** Elements that use these keys themselves. */
const OWN_KEYS = "select, textarea, input:not([type='range']), dialog, [data-keys]";
/** Up and down change these elements; elsewhere they scroll the page. */
const WITH_VALUE = "input[type='range'], [role='slider']";
const PRESSABLE = "button, a, summary";

/** Runs the shortcut of a key, unless the focused element uses the key itself. */
export function handleKey(event: KeyboardEvent, playback: Playback): void {
    const { key, target } = event;
    const action = KEYS[key];
    if (!action || event.ctrlKey || event.altKey || event.metaKey) return;
    const at = target instanceof Element ? target : document.body;
    if (at.closest(OWN_KEYS) || (key === " " && at.closest(PRESSABLE))) return;
    if ((key === "ArrowUp" || key === "ArrowDown") && !at.matches(WITH_VALUE)) return;
    event.preventDefault();
    action(playback);
}
