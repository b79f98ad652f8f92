/** Display names of the players at a table. */
import type { Seat } from "../api/types";
import { say } from "../words/words.svelte";
import { baseOf, hasHouseRules, type Rules } from "./sheets";

/** Unique names by seat: oneself is “You”, bots are called by their level. */
export function seatNames(seats: readonly Seat[]): string[] {
    const alone = seats.filter((seat) => seat.yours).length === 1;
    const names = seats.map((seat, index) => seatName(seat, index, alone));
    return names.map((name, index) => {
        const before = names.slice(0, index).filter((other) => other === name).length;
        return before === 0 ? name : `${name} ${before + 1}`;
    });
}

function seatName(seat: Seat, index: number, alone: boolean): string {
    if (seat.yours && alone) return say("ui-you");
    if (seat.plan === "bot" && seat.bot !== null) return botName(seat.bot);
    return seat.name ?? say("ui-seat", { seat: index + 1 });
}

/** Display name of a bot's level. */
export function botName(bot: string): string {
    return say(`bot-name-${bot}`);
}

/** Names by seat for sentences in the third person: “Anna lays”, never “You lays”. */
export function thirdPersonNames(seats: readonly Seat[]): string[] {
    return seatNames(seats.map((seat) => ({ ...seat, yours: false })));
}

/** Name of house rules; else that of the sheet, and whether there are house rules. */
export function rulesName(rules: Rules, given: string | null): string {
    if (given) return given;
    const name = say(`ruleset-${baseOf(rules)}`);
    return hasHouseRules(rules) ? say("table-house", { rules: name }) : name;
}
