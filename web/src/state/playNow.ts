/** A game against the chosen bot at once, by the chosen rule set or the usual one. */
import { catalogue } from "../api/catalogue";
import type { SeatPlan } from "../api/types";
import { plainBot } from "../local/plainBots";
import { pref } from "../prefs.svelte";
import { serverIsAway } from "../reach.svelte";
import { createTable } from "./createTable";
import { ownRules, rememberPlayed } from "./ownRules";

/** Opens the game and returns the table's id. */
export async function playNow(): Promise<string> {
    const rules = ownRules((await catalogue()).rulesets);
    const seats: SeatPlan[] = [
        { kind: "person" },
        { kind: "bot", bot: serverIsAway() ? plainBot(pref("bot")) : pref("bot") },
    ];
    const table = await createTable({
        form: { settings: { rules, friendly: pref("friendly") }, seats },
        here: [0],
        names: null,
        start: true,
    });
    rememberPlayed(rules);
    return table;
}
