/** Prompts: what the player may do now, or whose turn it is. */
import type { Match, Message } from "../api/types";
import { offered, placements } from "../state/legalMoves";
import { message } from "../words/message";

/** The prompt for the player; null if it is not their turn. */
export function promptMessage({ legal, phase, draws }: Match): Message | null {
    if (legal.length === 0) return null;
    if (phase !== "turn") return message(`phase-${phase}`);
    const fits = placements(legal).length > 0;
    if (offered(legal, "draw")) return message(drawing(fits, draws > 0));
    if (offered(legal, "pass")) return message(passing(fits, draws > 0));
    return message("table-ask-lay");
}

/** After a draw, tiles held before may not be laid, so the prompt does not mention them. */
function drawing(fits: boolean, again: boolean): string {
    if (again) return fits ? "table-ask-may-draw-again" : "table-ask-draw-again";
    return fits ? "table-ask-may-draw" : "table-ask-draw";
}

function passing(fits: boolean, drawn: boolean): string {
    if (fits) return "table-ask-may-pass";
    return drawn ? "table-ask-pass-drawn" : "table-ask-pass";
}

/** Whose turn it is, for everyone else. */
export function waitingMessage(
    { phase, turn }: Match,
    over: boolean,
    names: readonly string[],
): Message {
    if (over) return message("table-over");
    if (phase === "over") return message("phase-over");
    return message("table-to-play", { player: names[turn] ?? "" });
}
