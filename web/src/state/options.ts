/** Options for the selection of rule sets and bots. */
import type { Bot, Ruleset } from "../api/catalogue";
import type { Option } from "../ui/Select.svelte";
import { language, say } from "../words/words.svelte";
import { botName } from "./seatNames";
import { inLanguageFirst } from "./sheets";

/** Bots that differ in strength only, the weakest first; the others have a style of their own. */
const LEVELS = ["novice", "casual", "keen", "seasoned", "club", "tournament", "expert", "master"];

/** The printed sheets first, those in the user's language before all; then other published rules. */
export function rulesetOptions(rulesets: readonly Ruleset[]): Option[] {
    return inLanguageFirst(rulesets, language()).map((ruleset) => ({
        value: ruleset.id,
        label: rulesetLabel(ruleset),
        group: ruleset.sheet ? undefined : say("new-other-rules"),
    }));
}

/** Name of a rule set, with the name on its box where that is another. */
export function rulesetLabel({ id, box }: Pick<Ruleset, "box" | "id">): string {
    const rules = say(`ruleset-${id}`);
    return box === null || rules.includes(box) ? rules : say("box-of-rules", { rules, box });
}

export function botOptions(bots: readonly Bot[]): Option[] {
    const names = bots.map(({ name }) => name);
    const levels = LEVELS.filter((name) => names.includes(name));
    const others = names.filter((name) => !levels.includes(name));
    return [
        ...levels.map((name) => ({ value: name, label: botName(name) })),
        ...others.map((name) => ({
            value: name,
            label: botName(name),
            group: say("new-other-bots"),
        })),
    ];
}
