/** One's own seats at a table. */
import type { Seat } from "../api/types";

interface Seats {
    seats: readonly Seat[];
}

export function ownSeats({ seats }: Seats): number[] {
    return seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
}

/** Whether all players are on this device or bots. */
export function hasNoRemotePlayers({ seats }: Seats): boolean {
    return (
        seats.some(({ yours }) => yours) && seats.every(({ yours, bot }) => yours || bot !== null)
    );
}
