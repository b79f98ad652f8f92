/** Comparison of rule sets: the rules in which they differ, with the value in each. */
import type { RulesetList } from "../api/types";
import { valueText } from "../words/values";

export interface ComparedRule {
    field: string;
    /** The value in each rule set, in their order. */
    values: readonly { id: string; text: string }[];
    /** Each value once, with the rule sets that have it. */
    groups: readonly { text: string; ids: readonly string[] }[];
}

/** A row for each rule in which the rule sets differ, in the order of the fields. */
export function comparison({ fields, rulesets }: RulesetList): ComparedRule[] {
    return fields
        .map(({ name: field }) => {
            const values = rulesets.map(({ id, values }) => ({
                id,
                text: valueText(field, values[field]),
            }));
            return { field, values, groups: grouped(values) };
        })
        .filter(({ groups }) => groups.length > 1);
}

function grouped(values: ComparedRule["values"]): ComparedRule["groups"] {
    const texts = [...new Set(values.map(({ text }) => text))];
    return texts.map((text) => ({
        text,
        ids: values.filter((value) => value.text === text).map(({ id }) => id),
    }));
}
