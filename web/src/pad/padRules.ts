/** Rule sets for a new evening: known from the last visit at once, and fetched again meanwhile. */
import type { Ruleset } from "../api/catalogue";
import { request } from "../api/http";
import { changesOf, type NamedRules } from "../state/namedRules";
import { baseOf, sheetOf, type Rules } from "../state/sheets";

/** The fields of rules that a new evening asks about. */
export interface EveningFields {
    opener: string;
    /** How many rounds a match has; null where it goes on to a target. */
    rounds: number | null;
    solo: { hand: number; well: number } | null;
}

/** What the form for a new evening needs of a rule set. */
export interface KnownRules extends Pick<Ruleset, "id" | "box" | "sheet" | "languages"> {
    fields: EveningFields;
}

const KEY = "trimino-pad-sheets";

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
        fields: {
            opener: String(values["opener"]),
            rounds: values["rounds"] as EveningFields["rounds"],
            solo: values["solo"] as EveningFields["solo"],
        },
    }));
    try {
        localStorage.setItem(KEY, JSON.stringify(known));
    } catch {
        // Storage is disabled: they are fetched again the next time.
    }
    return known;
}

/** The fields of rules, or of house rules; null while their sheet is not known. */
export function fieldsOf(known: readonly KnownRules[], rules: Rules): EveningFields | null {
    const sheet = known.find(({ id }) => id === baseOf(rules));
    return sheet ? { ...sheet.fields, ...changesOf(rules) } : null;
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
