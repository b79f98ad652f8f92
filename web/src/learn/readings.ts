/** Readings: notes on passages of the sheets that can be read in two ways. */
import type { Ruleset } from "../api/catalogue";
import type { components } from "../api/schema";
import { differingFields } from "../state/houseRules";

export type Reading = components["schemas"]["ReadingValues"];

type Changes = Reading["others"][number];

/** The ids of the rule sets that the sheet of a rule set's box describes; none without a box. */
export function sheetsOfBox(
    rulesets: readonly Pick<Ruleset, "id" | "box">[],
    chosen: string,
): string[] {
    const box = rulesets.find(({ id }) => id === chosen)?.box ?? null;
    return box === null
        ? []
        : rulesets.filter((other) => other.box === box).map((other) => other.id);
}

/** The readings that quote one of some sheets, each with the words of these sheets only. */
export function readingsOf(readings: readonly Reading[], sheets: readonly string[]): Reading[] {
    return readings
        .map((reading) => ({
            ...reading,
            quotations: reading.quotations.filter(({ sheet }) => sheets.includes(sheet)),
        }))
        .filter(({ quotations }) => quotations.length > 0);
}

/** House rules for another reading: what they change, in which rule set, and their page. */
export interface OtherReading {
    changes: Changes;
    base: string;
    path: string;
}

/** The house rules for other readings: in the chosen rule set if it is quoted, or in the first. */
export function otherReadings(
    { others, quotations }: Reading,
    rulesets: readonly Pick<Ruleset, "id" | "values">[],
    chosen: string,
): OtherReading[] {
    const quoted = quotations.map(({ sheet }) => sheet);
    const base = quoted.includes(chosen) ? chosen : (quoted[0] ?? chosen);
    const values = rulesets.find(({ id }) => id === base)?.values ?? {};
    return others
        .filter((changes) => differingFields({ ...values, ...changes }, values).length > 0)
        .map((changes) => ({ changes, base, path: rulesPath(base, changes) }));
}

/** A field and its value, as the command line takes them. */
export function setting(field: string, value: unknown): string {
    return `${field}=${typeof value === "string" ? value : JSON.stringify(value)}`;
}

/** The page of house rules, which the server reads from their line of text. */
function rulesPath(base: string, changes: Changes): string {
    const settings = Object.entries(changes).map(([field, value]) => setting(field, value));
    return `/rules#${encodeURIComponent([base, ...settings].join(","))}`;
}
