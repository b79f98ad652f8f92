/** Rule sets and bots as lists to choose from, in the words of the person's language. */
import type { Bot, Ruleset } from "../api/catalogue";
import type { Option } from "../ui/Select.svelte";
import { say } from "../words/words.svelte";
import { botName } from "./seatNames";

/** The bots that differ in strength only, the weakest first; others play in a way of their own. */
const LEVELS = ["novice", "casual", "club", "expert", "master"];

/** The sheets that tables are known to play by, then other published rules. */
export function rulesetOptions(rulesets: readonly Ruleset[]): Option[] {
    return rulesets.map(({ id, sheet }) => ({
        value: id,
        label: say(`ruleset-${id}`),
        group: sheet ? undefined : say("new-other-rules"),
    }));
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
