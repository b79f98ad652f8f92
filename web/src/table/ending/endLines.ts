/** Lines that describe the end of a round or match. */
import type { Ending, Message } from "../../api/types";
import { isMessage } from "../../words/message";
import { joinPlayers, type Player } from "../../words/players";

/** Line of text, with the counted hand if it is about one. */
export interface EndLine {
    message: Message;
    hand: CountedHand | null;
}

export interface CountedHand {
    seat: number;
    tiles: readonly string[];
    value: number;
}

/** The server's messages as lines, with this page's players. */
export function endLines(
    messages: readonly Message[],
    hands: Ending["hands"],
    players: readonly Player[],
): EndLine[] {
    return messages.map((one) => ({
        message: withPlayers(one, players),
        hand: handOf(one, hands),
    }));
}

/** The hand that a message is about, by its player. */
function handOf({ name, details }: Message, hands: Ending["hands"]): CountedHand | null {
    const seat = seatOf(details["player"]);
    const tiles = seat === null ? undefined : hands?.[seat];
    if (name !== "end-hand" || seat === null || !tiles) return null;
    return { seat, tiles, value: Number(details["value"]) };
}

/** Replaces players, which the server sends as messages with a seat, by this page's. */
function withPlayers({ name, details }: Message, players: readonly Player[]): Message {
    const pairs = Object.entries(details).map(([key, value]) => [key, replaced(value, players)]);
    return { name, details: Object.fromEntries(pairs) as Message["details"] };
}

function replaced(value: unknown, players: readonly Player[]): unknown {
    if (!isMessage(value)) return value;
    const seats = seatsOf(value);
    if (seats.length === 0) return withPlayers(value, players);
    return joinPlayers(seats.map(([seat, told]) => players[seat] ?? told));
}

/** The players in a list, or the only one: the seat of each, and the message for it. */
function seatsOf(value: Message): [number, Message][] {
    const seat = seatOf(value);
    if (seat !== null) return [[seat, value]];
    if (!value.name.startsWith("list-")) return [];
    return Object.values(value.details).flatMap((part) => (isMessage(part) ? seatsOf(part) : []));
}

function seatOf(value: unknown): number | null {
    if (!isMessage(value) || !value.name.startsWith("player-")) return null;
    const { seat } = value.details;
    return typeof seat === "number" ? seat : null;
}
