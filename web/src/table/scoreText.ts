/** Score as a sum in words: 9 + bridge 40 = 49; nothing where the rules give no points. */
import type { Score } from "../api/types";
import { formatNumber, formatSigned } from "../words/numbers";
import { say } from "../words/words.svelte";

/** Score in numbers alone: +40, or as a sum, 9 + 40. */
export function scoreSum(scores: readonly Score[], points: number): string {
    if (scores.length < 2) return formatSigned(points);
    return joined(scores.map((score) => formatNumber(score.points)));
}

export function scoreText(scores: readonly Score[], points: number): string {
    const [first, second] = scores;
    if (!first) return "";
    // A single number has a sign.
    if (!second) return withItem(first.item, formatSigned(points));
    const parts = scores.map((score) => withItem(score.item, formatNumber(score.points)));
    return `${joined(parts)} = ${formatNumber(points)}`;
}

function joined(parts: readonly string[]): string {
    return parts.join(" + ").replaceAll("+ −", "− ");
}

/** The tile's own points are not named. */
function withItem(item: string, number: string): string {
    return item === "tile" ? number : `${say(`item-${item}`)} ${number}`;
}
