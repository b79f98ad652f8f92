/** What is asked of whom now, in a sentence. */
import type { Match, Told } from "../api/types";
import { offered, placements } from "../state/moves";

/** What the person is asked; null if it is not their turn. */
export function asked({ legal, phase }: Match): Told | null {
    if (legal.length === 0) return null;
    if (phase !== "turn") return told(`phase-${phase}`);
    const fits = placements(legal).length > 0;
    if (offered(legal, "draw")) return told(fits ? "table-ask-may-draw" : "table-ask-draw");
    if (offered(legal, "pass")) return told(fits ? "table-ask-may-pass" : "table-ask-pass");
    return told("table-ask-lay");
}

/** Whose turn it is, for those who wait. */
export function awaited({ phase, turn }: Match, over: boolean, names: readonly string[]): Told {
    if (over) return told("table-over");
    if (phase === "over") return told("phase-over");
    return told("table-to-play", { player: names[turn] ?? "" });
}

function told(name: string, details: Record<string, unknown> = {}): Told {
    return { name, details };
}
