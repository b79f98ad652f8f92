/**
 * Presence: who is connected to a table.
 *
 * The server reports connections at once, and a new seat's presence a moment later.
 */
import type { TableEvent } from "../api/types";

export interface Presence {
    /** Seats whose player is connected; null until the server has reported it. */
    here: readonly number[] | null;
    /** Number of spectators. */
    watching: number;
}

export const UNKNOWN_PRESENCE: Presence = { here: null, watching: 0 };

/** Whether a seat's player is connected; true until the server has reported otherwise. */
export function isHere({ here }: Presence, seat: number): boolean {
    return here === null || here.includes(seat);
}

/** Presence after some events: spectators who sat down now count at their seats. */
export function withSeated({ here, watching }: Presence, events: readonly TableEvent[]): Presence {
    const sat = events.flatMap((event) => (event.kind === "sat" ? [event.seats] : []));
    return {
        here: here && [...new Set([...here, ...sat.flat()])],
        watching: Math.max(0, watching - sat.length),
    };
}
