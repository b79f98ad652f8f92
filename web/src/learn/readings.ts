/** Readings: notes on passages of the sheets that can be read in two ways. */
import type { Ruleset } from "../api/catalogue";
import type { components } from "../api/schema";

export type Reading = components["schemas"]["ReadingValues"];

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
