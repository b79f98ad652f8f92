/** A decision's cost and what could have been done instead, as sentences. */
import type { Told } from "../api/types";
import type { Decision, Deed } from "../state/analysis";
import { say } from "../words/words.svelte";

/** What a fault cost: some of the chance to win, or points where that is decided or nobody else plays. */
export function costOf({ cost, loss }: Decision): Told {
    if (cost?.measure === "points")
        return told("analysis-cost-points", { points: Math.round(loss.points.mean) });
    return told("analysis-cost-chance", {
        percent: Math.max(1, Math.round(100 * loss.match.mean)),
    });
}

/** An action in words: which tile, or that one was drawn. */
export function inWords(deed: Deed): string {
    return deed.do === "place"
        ? say("analysis-do-place", { tile: deed.placed.tile, field: deed.placed.field + 1 })
        : say(`analysis-do-${deed.do}`);
}

function told(name: string, details: Told["details"]): Told {
    return { name, details };
}
