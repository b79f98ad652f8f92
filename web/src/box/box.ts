/** The box on the user's shelf, whose rules are the default for new games. */
import { pref, setPrefs } from "../prefs.svelte";

/** Whether the question about the box is still to be asked. */
export function isBoxUnknown(): boolean {
    return !pref("boxAsked") && pref("sheet") === null;
}

/** Remembers the box by its rule set; null for none, whose games follow the usual rules. */
export function chooseBox(rules: string | null): void {
    setPrefs({ boxAsked: true, boxless: rules === null, sheet: rules });
}

/** Whether a box is the chosen one; null stands for none. */
export function isBox(rules: string | null): boolean {
    return pref("sheet") === rules && (rules !== null || pref("boxless"));
}
