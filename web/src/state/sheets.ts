/** Which rule set is meant when nobody has chosen one: that of the sheet in the person's language. */
import type { Ruleset } from "../api/catalogue";

/** The first one that is printed in a language, as the server has it. */
export function sheetOf(
    rulesets: readonly Pick<Ruleset, "id" | "languages">[],
    language: string,
): string {
    const theirs = rulesets.find(({ languages }) => languages.includes(language)) ?? rulesets[0];
    if (!theirs) throw new Error("The server has no rules.");
    return theirs.id;
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
