/** Target total of a rule set. */
import { catalogue, type Ruleset } from "../../api/catalogue";
import { ApiError } from "../../api/http";
import { baseOf, type Rules } from "../../state/sheets";

let known = $state.raw<readonly Ruleset[]>([]);

/** The target of these rules; null if there is none or it is not loaded yet. */
export function targetOf(rules: Rules): number | null {
    const own = typeof rules === "string" ? undefined : rules["target"];
    const target = own ?? known.find(({ id }) => id === baseOf(rules))?.values["target"];
    return typeof target === "number" ? target : null;
}

export async function fetchTargets(): Promise<void> {
    try {
        known = (await catalogue()).rulesets;
    } catch (error) {
        // The score pad works without it.
        if (!(error instanceof ApiError)) throw error;
    }
}
