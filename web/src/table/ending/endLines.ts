/** Lines that describe the end of a round or match. */
import type { Ending, Message } from "../../api/types";
import { isMessage } from "../../words/message";

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

/** The server's messages as lines, with this page's names for seats. */
export function endLines(
    messages: readonly Message[],
    hands: Ending["hands"],
    names: readonly string[],
): EndLine[] {
    return messages.map((one) => ({ message: withNames(one, names), hand: handOf(one, hands) }));
}

/** The hand that a message is about, by its player. */
function handOf({ name, details }: Message, hands: Ending["hands"]): CountedHand | null {
    const seat = seatOf(details["player"]);
    const tiles = seat === null ? undefined : hands?.[seat];
    if (name !== "end-hand" || seat === null || !tiles) return null;
    return { seat, tiles, value: Number(details["value"]) };
}

/** Replaces players, which the server sends as messages with a seat, by this page's names. */
function withNames(message: Message, names: readonly string[]): Message {
    const name = names[seatOf(message) ?? -1];
    if (name !== undefined) return { name: "player-named", details: { name } };
    const details = Object.entries(message.details).map(([key, value]) => [
        key,
        isMessage(value) ? withNames(value, names) : value,
    ]);
    return { name: message.name, details: Object.fromEntries(details) as Message["details"] };
}

function seatOf(value: unknown): number | null {
    if (!isMessage(value) || !value.name.startsWith("player-")) return null;
    const { seat } = value.details;
    return typeof seat === "number" ? seat : null;
}
