/** Prompts: what the player may do now, or whose turn it is. */
import type { Match, Message } from "../api/types";
import { offered, placements } from "../state/legalMoves";
import { message } from "../words/message";
import type { Player } from "../words/players";

/** The prompt for the player; null if it is not their turn. */
export function promptMessage(match: Match): Message | null {
    const { legal, phase } = match;
    if (legal.length === 0) return null;
    if (phase !== "turn") return message(`phase-${phase}`);
    if (!offered(legal, "draw") && !offered(legal, "pass")) return message("table-ask-lay");
    return message(placements(legal).length > 0 ? choice(match) : withoutFit(match));
}

/** The prompt where a tile fits and need not be laid. */
function choice({ legal, draws, drawn }: Match): string {
    const draw = offered(legal, "draw");
    if (draw && draws === 0) return "table-ask-may-draw";
    const may = offered(legal, "pass") ? (draw ? "stop" : "pass") : "draw-again";
    const onlyDrawn = placements(legal).every(({ tile }) => drawn.includes(tile));
    return onlyDrawn ? `table-ask-may-${may}` : `table-ask-may-${may}-any`;
}

/** The prompt where no tile that may be laid fits. */
function withoutFit({ legal, draws }: Match): string {
    if (!offered(legal, "draw")) return draws > 0 ? "table-ask-pass-drawn" : "table-ask-pass";
    if (offered(legal, "pass")) return "table-ask-stop";
    return draws > 0 ? "table-ask-draw-again" : "table-ask-draw";
}

/** Whose turn it is, for everyone else. */
export function waitingMessage(
    { phase, turn }: Match,
    over: boolean,
    players: readonly Player[],
): Message {
    if (over) return message("table-over");
    if (phase === "over") return message("phase-over");
    return message("table-to-play", { player: players[turn] ?? "" });
}
