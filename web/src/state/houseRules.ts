/** House rules: a published rule set, and the fields that differ from it. */
import type { Message } from "../api/types";
import { fieldLabel, valueText } from "../words/values";
import { say } from "../words/words.svelte";
import type { Rules } from "./sheets";

export type Values = Readonly<Record<string, unknown>>;

/** The changes with one more; a value equal to the sheet's is no change. */
export function withChange(changes: Values, base: Values, field: string, value: unknown): Values {
    const others = Object.fromEntries(Object.entries(changes).filter(([name]) => name !== field));
    return isEqual(value, base[field]) ? others : { ...others, [field]: value };
}

/** The rules in the form that the server accepts. */
export function rulesOf(base: string, changes: Values): Rules {
    return Object.keys(changes).length === 0 ? base : { base, ...changes };
}

/** Names of the fields in which two rule sets differ. */
export function differingFields(values: Values, others: Values): string[] {
    return Object.keys(values).filter((field) => !isEqual(values[field], others[field]));
}

/** A line of text for each field in which two rule sets differ. */
export function differenceLines(values: Values, others: Values): string[] {
    return differingFields(values, others).map((field) =>
        say("difference", {
            label: fieldLabel(field),
            value: valueText(field, values[field]),
            other: valueText(field, others[field]),
        }),
    );
}

/** Refusals of a number of players, and the field that can mend each. */
const FIELD_OF_SETUP: Readonly<Record<string, string>> = {
    "too-few-tiles": "hand",
    "hand-size-missing": "hand",
    "seats-out-of-range": "players",
};

/** Name of the field that a refusal of rules is about; undefined if it is about no single one. */
export function fieldOf({ name, details }: Message): string | undefined {
    return (details["field"] as string | undefined) ?? FIELD_OF_SETUP[name];
}

function isEqual(one: unknown, other: unknown): boolean {
    return JSON.stringify(one) === JSON.stringify(other);
}
