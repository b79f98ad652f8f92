/** Points as a sum in words: 9 + bridge 40 = 49. */
import type { Score } from "../api/types";
import { say } from "../words/words.svelte";

export function sum(scores: readonly Score[], points: number): string {
    const parts = scores.map(({ item, points }) => part(item, points));
    if (scores.length === 0) return String(points);
    if (scores.length === 1) return parts[0] ?? "";
    return `${parts.join(" + ")} = ${points}`.replaceAll("+ −", "− ");
}

/** A tile's own points need no word. */
function part(item: string, points: number): string {
    const number = points < 0 ? `−${-points}` : String(points);
    return item === "tile" ? number : `${say(`item-${item}`)} ${number}`;
}
