/** Display names of the players at a table. */
import type { Seat } from "../api/types";
import { YOU, type Player } from "../words/players";
import { say } from "../words/words.svelte";
import { ownSeats } from "./seats";
import { baseOf, hasHouseRules, type Rules } from "./sheets";

/** Unique names by seat: oneself is “You”, whatever others call themselves. */
export function seatNames(seats: readonly Seat[]): string[] {
    const own = onlyOwnSeat(seats);
    const names = seats.map((seat, index) => seatName(seat, index, own));
    return names.map((name, index) => {
        const before = names.filter(
            (other, seat) => other === name && index !== own && (seat < index || seat === own),
        ).length;
        return before === 0 ? name : `${name} ${before + 1}`;
    });
}

/** Players by seat for sentences, which address the reader: “You lay”, “Anna lays”. */
export function seatPlayers(seats: readonly Seat[]): Player[] {
    const own = onlyOwnSeat(seats);
    return seatNames(seats).map((name, seat) => (seat === own ? YOU : name));
}

/** The seat of the reader; null around a shared device, where everyone has a name. */
function onlyOwnSeat(seats: readonly Seat[]): number | null {
    const [seat, another] = ownSeats({ seats });
    return another === undefined ? (seat ?? null) : null;
}

function seatName(seat: Seat, index: number, own: number | null): string {
    if (index === own) return say(YOU.name);
    if (seat.character) return say(`character-${seat.character}`);
    if (seat.plan === "bot" && seat.bot !== null) return botName(seat.bot);
    return seat.name ?? say("ui-seat", { seat: index + 1 });
}

/** Display name of a bot's level. */
export function botName(bot: string): string {
    return say(`bot-name-${bot}`);
}

/** Name of house rules; else that of the sheet, and whether there are house rules. */
export function rulesName(rules: Rules, given: string | null): string {
    if (given) return given;
    const name = say(`ruleset-${baseOf(rules)}`);
    return hasHouseRules(rules) ? say("table-house", { rules: name }) : name;
}
