/** Section of the rules that applies now. */
import type { Match } from "../api/types";
import { placements, type Placement } from "../state/legalMoves";

export function ruleTopic({ phase, legal }: Match, shown: Placement | null): string {
    if (shown?.kind && shown.kind !== "plain") return "scoring";
    if (phase === "opening" || phase === "follow-up") return "opening";
    if (phase === "new-field") return "turn";
    if (phase === "over") return "round-end";
    return legal.length > 0 && placements(legal).length === 0 ? "drawing" : "turn";
}
