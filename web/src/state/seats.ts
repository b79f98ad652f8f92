/** Which seats of a table are one's own. */
import type { TableValues } from "../api/types";

export function ownSeats({ seats }: TableValues): number[] {
    return seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
}
