/** A slip: a tile was chosen that the guide does not ask for, with a word of help. */
import type { Message } from "../../api/types";
import { fitting } from "../../state/legalMoves";
import { message } from "../../words/message";
import type { PendingMove } from "../pendingMove.svelte";

export function slipMessage({
    tile,
    taught,
    legal,
    searching,
}: Pick<PendingMove, "tile" | "taught" | "legal" | "searching">): Message | null {
    if (tile === null || legal.length === 0 || taught?.tile === tile) return null;
    const fits = fitting(legal);
    if (searching) return fits.has(tile) ? null : message("guide-look-on", { tile });
    if (fits.size === 0) return message("guide-draw-first", { tile });
    if (taught) return message("guide-other-tile", { tile });
    return fits.has(tile) ? null : message("guide-no-fit", { tile });
}
