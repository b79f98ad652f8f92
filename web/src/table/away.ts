/** Players who are away, and what happens at their turns. */
import type { Match, Message } from "../api/types";
import { isHere } from "../state/presence";
import type { TableState } from "../state/table";
import { message } from "../words/message";
import { duration } from "./duration";

const MINUTE = 60;

/** Seats of people who are away, the one on turn first; none once the match is over. */
export function absentSeats(state: TableState): number[] {
    const { table, match } = state;
    if (table.status !== "playing") return [];
    const absent = table.seats.flatMap((seat, number) =>
        seat.taken && seat.bot === null && !seat.yours && (seat.away || !isHere(state, number))
            ? [number]
            : [],
    );
    return absent.sort((a, b) => Number(b === match?.turn) - Number(a === match?.turn));
}

/** That a player is away, and who plays instead and when; `now` is by its steady clock. */
export function awayMessage(
    { table, until, graceUntil }: TableState,
    { turn, phase }: Match,
    seat: number,
    player: string,
    now: number,
): Message {
    const name = `table-away-${table.settings.when_away}`;
    if (table.seats[seat]?.away) return message(name, { player });
    const end = until ?? graceUntil;
    if (turn === seat && phase !== "over" && end !== null)
        return message(`${name}-soon`, { player, time: timeMessage((end - now) / 1000) });
    const { absent_seconds: seconds } = table;
    if (seconds === undefined) return message("table-away-waits", { player });
    return message(`${name}-later`, { player, time: timeMessage(seconds, 2 * MINUTE) });
}

/** A time, in seconds alone if there are at most so many: “1:00” could be a time of day. */
function timeMessage(seconds: number, most = MINUTE - 1): Message {
    const left = Math.max(0, Math.ceil(seconds));
    return left <= most ? message("table-seconds", { seconds: left }) : duration(left);
}
