/** The name of rules, as the title of an evening has it. */
import { baseOf, hasHouseRules } from "../state/sheets";
import { say } from "../words/words.svelte";
import type { RulesChoice } from "./padTypes";

export function rulesTitle({
    rules,
    rules_name,
}: Pick<RulesChoice, "rules" | "rules_name">): string {
    if (rules_name) return rules_name;
    const sheet = say(`ruleset-${baseOf(rules)}`);
    return hasHouseRules(rules) ? say("rules-house", { sheet }) : sheet;
}
