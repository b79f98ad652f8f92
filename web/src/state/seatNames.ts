/** What everyone at a table is called on the screen. */
import type { Seat } from "../api/types";
import { say } from "../words/words.svelte";
import { baseOf, hasHouseRules, type Rules } from "./sheets";

/** The names of all seats: oneself is “You”, bots have the word for their level, and no two are the same. */
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

/** A bot's level in a human word. */
export function botName(bot: string): string {
    return say(`bot-name-${bot}`);
}

/** The names of all seats as they are told of: “Anna lays”, where “You lays” would be wrong. */
export function thirdPersonNames(seats: readonly Seat[]): string[] {
    return seatNames(seats.map((seat) => ({ ...seat, yours: false })));
}

/** What is played: the name of the sheet, and whether it was changed. */
export function rulesName(rules: Rules): string {
    const name = say(`ruleset-${baseOf(rules)}`);
    return hasHouseRules(rules) ? say("table-house", { rules: name }) : name;
}
