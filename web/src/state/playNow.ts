/** A game against the chosen bot at once, by the chosen rule set or that of the language. */
import { catalogue } from "../api/catalogue";
import type { SeatPlan } from "../api/types";
import { plainBot } from "../local/plainBots";
import { pref, setPrefs } from "../prefs.svelte";
import { serverIsAway } from "../reach.svelte";
import { language } from "../words/words.svelte";
import { createTable } from "./createTable";
import { sheetOf } from "./sheets";

/** Opens the game and returns the table's id. */
export async function playNow(): Promise<string> {
    const rules = pref("sheet") ?? sheetOf((await catalogue()).rulesets, language());
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
    // Whoever plays without saying which box they have is not asked again.
    setPrefs({ boxAsked: true });
    return table;
}
