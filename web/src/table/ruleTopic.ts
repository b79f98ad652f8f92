/** Section of the rules that applies now. */
import type { Match } from "../api/types";
import { placements, type Placement } from "../state/legalMoves";
import type { TableState } from "../state/table";

export function ruleTopic(
    { match, table }: TableState & { match: Match },
    shown: Placement | null,
): string {
    const { phase, legal } = match;
    if (table.status === "over") return match.counts.length === 1 ? "solo" : "match-end";
    if (phase === "over") return "round-end";
    if (shown?.kind && shown.kind !== "plain") return "scoring";
    if (phase === "opening" || phase === "follow-up") return "opening";
    if (phase === "new-field") return "turn";
    return legal.length > 0 && placements(legal).length === 0 ? "drawing" : "turn";
}
