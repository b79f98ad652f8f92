/** Why tiles and actions are not legal now: because of the table, or as the rules say. */
import type { Match, Message } from "../api/types";
import { ownSeats } from "../state/seats";
import type { TableState } from "../state/table";
import { message } from "../words/message";

type Now = TableState & { match: Match };

export function refusedNow(now: Now): Readonly<Record<string, Message>> {
    const why = reasonOfTable(now);
    const { hand, refused } = now.match;
    return why ? Object.fromEntries([...hand, "draw", "pass"].map((what) => [what, why])) : refused;
}

/** Why nothing at all is legal; null if the rules decide. */
function reasonOfTable({ table, clock, match }: Now): Message | null {
    if (table.status === "over") return message("table-match-over");
    const covered = clock.covered && ownSeats(table).includes(match.turn);
    return covered ? message("table-hand-covered") : null;
}
