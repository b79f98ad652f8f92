/** Which rule set is meant when nobody has chosen one: that of the sheet in the person's language. */
import type { Language } from "../words/words.svelte";

/** English has no sheet of its own among the five; the game whose name it knows stands in. */
const SHEETS: Record<Language, string> = {
    en: "triomino",
    lv: "trimino",
    lt: "triple-domino",
    ru: "triomino",
    cs: "tri-domino",
};

export function sheetOf(language: Language): string {
    return SHEETS[language];
}

/** Rules as a table has them: a name, or house rules that depart from one. */
export type Rules = string | { [field: string]: unknown };

/** The id of the rule set that is played, or that house rules depart from. */
export function baseOf(rules: Rules): string {
    return typeof rules === "string" ? rules : String(rules["base"]);
}

export function hasHouseRules(rules: Rules): boolean {
    return typeof rules !== "string" && Object.keys(rules).some((field) => field !== "base");
}
