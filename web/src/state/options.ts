/** Options for the selection of rule sets and bots. */
import type { Bot, Ruleset } from "../api/catalogue";
import { USUAL_BOT } from "../prefs.svelte";
import type { Option } from "../ui/Select.svelte";
import { language, say } from "../words/words.svelte";
import { followsLanguage } from "./ownRules";
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

/** What “play now” opens: told in a sentence until rules or bot were chosen, or a game was played. */
export function playNowText(ruleset: Pick<Ruleset, "box" | "id">, bot: string): string {
    return followsLanguage() && bot === USUAL_BOT
        ? say("home-play-now-first", { rules: say(`ruleset-${ruleset.id}`) })
        : say("home-play-now-how", { rules: rulesetLabel(ruleset), bot: botName(bot) });
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
