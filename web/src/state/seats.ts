/** Which seats of a table are one's own. */
import type { TableValues } from "../api/types";

export function ownSeats({ seats }: Pick<TableValues, "seats">): number[] {
    return seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
}

/** Whether nobody else plays: alone, against bots, or around this one device. */
export function hasNoRemotePlayers({ seats }: Pick<TableValues, "seats">): boolean {
    return (
        seats.some(({ yours }) => yours) && seats.every(({ yours, bot }) => yours || bot !== null)
    );
}
