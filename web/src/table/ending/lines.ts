/** The end of a round or a match as lines to be read. */
import type { Ending, Told } from "../../api/types";

/** A sentence; the hand that was counted, where it tells of one. */
export interface Line {
    told: Told;
    hand: Hand | null;
}

export interface Hand {
    seat: number;
    tiles: readonly string[];
    value: number;
}

/** The sentences that the server tells, with this page's names for seats. */
export function linesOf(
    told: readonly Told[],
    hands: Ending["hands"],
    names: readonly string[],
): Line[] {
    return told.map((one) => ({ told: renamed(one, names), hand: handOf(one, hands) }));
}

/** A hand is told of by the player who held it. */
function handOf({ name, details }: Told, hands: Ending["hands"]): Hand | null {
    const seat = seatOf(details["player"]);
    const tiles = seat === null ? undefined : hands?.[seat];
    if (name !== "end-hand" || seat === null || !tiles) return null;
    return { seat, tiles, value: Number(details["value"]) };
}

/** Players come as messages with their seat in them; there the name of this page is put in. */
function renamed(told: Told, names: readonly string[]): Told {
    const name = names[seatOf(told) ?? -1];
    if (name !== undefined) return { name: "player-named", details: { name } };
    const details = Object.entries(told.details).map(([key, value]) => [
        key,
        isTold(value) ? renamed(value, names) : value,
    ]);
    return { name: told.name, details: Object.fromEntries(details) as Told["details"] };
}

function seatOf(value: unknown): number | null {
    if (!isTold(value) || !value.name.startsWith("player-")) return null;
    const { seat } = value.details;
    return typeof seat === "number" ? seat : null;
}

function isTold(value: unknown): value is Told {
    return typeof value === "object" && value !== null && "name" in value && "details" in value;
}
