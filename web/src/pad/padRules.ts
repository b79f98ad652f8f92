/** Rule sets for a new evening, which come with the app: the form waits for nobody. */
import type { Ruleset } from "../api/catalogue";
import { changesOf, type NamedRules } from "../state/namedRules";
import { baseOf, hasHouseRules, type Rules } from "../state/sheets";
import formRules from "./formRules.json";
import type { MadeKey, RulesChoice } from "./padTypes";

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
    makes: readonly TileKey[];
}

/** Something that a tile can make. */
export type TileKey = Pick<MadeKey, "made" | "hexagons">;

export const KNOWN_RULES = formRules as readonly KnownRules[];

/** What can be made by rules that nobody knows here. */
const ANYTHING: readonly TileKey[] = [
    { made: "bridge", hexagons: 0 },
    { made: "double", hexagons: 0 },
    { made: "hexagon", hexagons: 1 },
    { made: "hexagon", hexagons: 2 },
    { made: "hexagon", hexagons: 3 },
];

/** The fields of rules, or of house rules; null if nobody knows the rules that they are based on. */
export function fieldsOf(rules: Rules): EveningFields | null {
    const sheet = KNOWN_RULES.find(({ id }) => id === baseOf(rules));
    return sheet ? { ...sheet.fields, ...changesOf(rules) } : null;
}

/** What rules reward, before Python says it; house rules may reward anything. */
export function makesOf(rules: Rules): readonly TileKey[] {
    const sheet = KNOWN_RULES.find(({ id }) => id === baseOf(rules));
    return sheet && !hasHouseRules(rules) ? sheet.makes : ANYTHING;
}

/** The rules to begin with: those of the last evening, else the person's own. */
export function firstChoice(
    last: { rules: Rules; rules_name?: string } | undefined,
    kept: readonly NamedRules[],
    own: string,
): string {
    if (last && typeof last.rules === "string") return last.rules;
    const house = last && kept.find(({ name }) => name === last.rules_name);
    if (house) return houseKey(house.name);
    return own;
}

/** The rules that an option stands for, with their name if they are house rules. */
export function chosenRules(
    option: string,
    kept: readonly NamedRules[],
): Pick<RulesChoice, "rules" | "rules_name"> {
    const house = kept.find(({ name }) => houseKey(name) === option);
    return house ? { rules: house.rules, rules_name: house.name } : { rules: option };
}

/** The value of an option for house rules, which no id begins with. */
export function houseKey(name: string): string {
    return `house:${name}`;
}
