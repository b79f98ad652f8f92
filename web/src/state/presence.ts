/** Who is at a table now. The server tells it at once of whoever comes, and a moment later of whoever sits down. */
import type { TableEvent } from "../api/types";

export interface Presence {
    /** Seats that somebody is at now; null until it was told. */
    here: readonly number[] | null;
    /** How many only watch. */
    watching: number;
}

export const UNKNOWN_PRESENCE: Presence = { here: null, watching: 0 };

/** Whether somebody is at a seat, as far as is known: nobody is said to be away before it was told. */
export function isHere({ here }: Presence, seat: number): boolean {
    return here === null || here.includes(seat);
}

/** Who is there after some events: whoever sits down is, and looked on until then. */
export function withSeated({ here, watching }: Presence, events: readonly TableEvent[]): Presence {
    const sat = events.flatMap((event) => (event.kind === "sat" ? [event.seats] : []));
    return {
        here: here && [...new Set([...here, ...sat.flat()])],
        watching: Math.max(0, watching - sat.length),
    };
}
