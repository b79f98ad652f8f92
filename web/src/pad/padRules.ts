/** Rule sets for a new evening: known from the last visit at once, and fetched again meanwhile. */
import type { Ruleset } from "../api/catalogue";
import { request } from "../api/http";
import type { NamedRules } from "../state/namedRules";
import { sheetOf, type Rules } from "../state/sheets";

/** What the form for a new evening needs of a rule set. */
export interface KnownRules extends Pick<Ruleset, "id" | "box" | "sheet" | "languages"> {
    /** Whether the youngest player opens. */
    byAge: boolean;
}

const KEY = "trimino-pad-rules";

export function knownRules(): KnownRules[] {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownRules[];
    } catch {
        return [];
    }
}

export async function fetchRules(): Promise<KnownRules[]> {
    const { rulesets } = await request("get", "/api/rulesets");
    const known = rulesets.map(({ id, box, sheet, languages, values }) => ({
        id,
        box,
        sheet,
        languages,
        byAge: values["opener"] === "youngest",
    }));
    try {
        localStorage.setItem(KEY, JSON.stringify(known));
    } catch {
        // Storage is disabled: they are fetched again the next time.
    }
    return known;
}

/** The rules to begin with: those of the last evening, of the box, or of the language. */
export function firstChoice(
    known: readonly KnownRules[],
    last: { rules: Rules; rules_name?: string } | undefined,
    kept: readonly NamedRules[],
    sheet: string | null,
    language: string,
): string {
    if (last && typeof last.rules === "string") return last.rules;
    const house = last && kept.find(({ name }) => name === last.rules_name);
    if (house) return houseKey(house.name);
    return sheet ?? (known.length > 0 ? sheetOf(known, language) : "");
}

/** The value of an option for house rules, which no id begins with. */
export function houseKey(name: string): string {
    return `house:${name}`;
}
