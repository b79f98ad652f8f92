/** The rules that a visitor's games follow, as long as they choose no others for a game. */
import type { Ruleset } from "../api/catalogue";
import { pref, setPrefs } from "../prefs.svelte";
import { language } from "../words/words.svelte";
import { sheetOf } from "./sheets";

type Known = readonly Pick<Ruleset, "id" | "languages">[];

/** The rules of their box; without one, the usual ones. */
export function ownRules(rulesets: Known): string {
    return known(pref("sheet"), rulesets) ?? usualRules(rulesets);
}

/** Without a box: the rules that they are used to; before the first game, those of the language. */
export function usualRules(rulesets: Known): string {
    return known(pref("usual"), rulesets) ?? sheetOf(rulesets, language());
}

/** Whether another language means other rules: no box is chosen, and no game was played. */
export function followsLanguage(): boolean {
    return pref("sheet") === null && pref("usual") === null;
}

/**
 * Remembers that a game was begun by these rules: whoever plays without saying which box they have
 * is not asked again, and keeps the rules of their first game also in another language.
 */
export function rememberPlayed(rules: string): void {
    const first = pref("sheet") === null && pref("usual") === null;
    setPrefs({ boxAsked: true, ...(first ? { usual: rules } : {}) });
}

function known(rules: string | null, rulesets: Known): string | null {
    return rulesets.some(({ id }) => id === rules) ? rules : null;
}
