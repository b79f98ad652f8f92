/** One's own seats at a table. */
import type { TableValues } from "../api/types";

export function ownSeats({ seats }: Pick<TableValues, "seats">): number[] {
    return seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
}

/** Whether all players are on this device or bots. */
export function hasNoRemotePlayers({ seats }: Pick<TableValues, "seats">): boolean {
    return (
        seats.some(({ yours }) => yours) && seats.every(({ yours, bot }) => yours || bot !== null)
    );
}
