/** What is asked of whom now, in a sentence. */
import type { Match, Told } from "../api/types";
import { offered, placements } from "../state/moves";

/** What the person is asked; null if it is not their turn. */
export function asked({ legal, phase, draws }: Match): Told | null {
    if (legal.length === 0) return null;
    if (phase !== "turn") return told(`phase-${phase}`);
    const fits = placements(legal).length > 0;
    if (offered(legal, "draw")) return told(drawing(fits, draws > 0));
    if (offered(legal, "pass")) return told(passing(fits, draws > 0));
    return told("table-ask-lay");
}

/** Who has drawn may lay nothing that was held before, though it would fit: it is not spoken of. */
function drawing(fits: boolean, again: boolean): string {
    if (again) return fits ? "table-ask-may-draw-again" : "table-ask-draw-again";
    return fits ? "table-ask-may-draw" : "table-ask-draw";
}

function passing(fits: boolean, drawn: boolean): string {
    if (fits) return "table-ask-may-pass";
    return drawn ? "table-ask-pass-drawn" : "table-ask-pass";
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
