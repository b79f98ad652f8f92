/** Rule sets: the default for a language, and what a table plays by. */
import type { Ruleset } from "../api/catalogue";

/** The first rule set whose sheet is printed in a language; else the first of all. */
export function sheetOf(
    rulesets: readonly Pick<Ruleset, "id" | "languages">[],
    language: string,
): string {
    const theirs = rulesets.find(({ languages }) => languages.includes(language)) ?? rulesets[0];
    if (!theirs) throw new Error("The server has no rules.");
    return theirs.id;
}

/** Rule sets with their boxes: the usual one of each box, those in a language first. */
export function boxesFor<R extends Pick<Ruleset, "box" | "languages">>(
    rulesets: readonly R[],
    language: string,
): R[] {
    const boxes = rulesets.filter(
        ({ box }, index) =>
            box !== null && rulesets.findIndex((other) => other.box === box) === index,
    );
    return inLanguageFirst(boxes, language);
}

/** Rule sets, those whose sheet is printed in a language first. */
export function inLanguageFirst<R extends Pick<Ruleset, "languages">>(
    rulesets: readonly R[],
    language: string,
): R[] {
    const foreign = ({ languages }: R): number => Number(!languages.includes(language));
    return [...rulesets].sort((a, b) => foreign(a) - foreign(b));
}

/** Rules of a table: a rule set's id, or house rules based on one. */
export type Rules = string | { [field: string]: unknown };

/** The id of the rule set, or of the one that house rules are based on. */
export function baseOf(rules: Rules): string {
    return typeof rules === "string" ? rules : String(rules["base"]);
}

export function hasHouseRules(rules: Rules): boolean {
    return typeof rules !== "string" && Object.keys(rules).some((field) => field !== "base");
}
