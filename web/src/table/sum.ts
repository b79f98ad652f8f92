/** Points as a sum in words: 9 + bridge 40 = 49. */
import type { Score } from "../api/types";
import { signed, written } from "../words/numbers";
import { say } from "../words/words.svelte";

export function sum(scores: readonly Score[], points: number): string {
    const [first, second] = scores;
    // Alone, a number has its sign.
    if (!second) return worded(first?.item ?? "tile", signed(points));
    const parts = scores.map((score) => worded(score.item, written(score.points)));
    return `${parts.join(" + ")} = ${written(points)}`.replaceAll("+ −", "− ");
}

/** A tile's own points need no word. */
function worded(item: string, number: string): string {
    return item === "tile" ? number : `${say(`item-${item}`)} ${number}`;
}
