/** A decision's cost and what could have been done instead, as sentences. */
import type { Told } from "../api/types";
import type { Decision, Worth } from "../state/analysis";
import { signed } from "../words/numbers";
import { say, sayTold } from "../words/words.svelte";

/** What a fault cost: some of the chance to win, or points where that is decided or nobody else plays. */
export function costOf({ cost, loss }: Decision): Told {
    if (cost?.measure === "points")
        return told("analysis-cost-points", { points: Math.round(loss.points.mean) });
    return told("analysis-cost-chance", { percent: percentOf(loss.match.mean) });
}

/** The same in short: −14 %. */
export function shortCost(decision: Decision): string {
    const { cost, loss } = decision;
    return cost?.measure === "points"
        ? sayTold(costOf(decision))
        : `${signed(-percentOf(loss.match.mean))} %`;
}

/** An action in words: which tile, or that one was drawn. */
export function inWords({ do: what, tile, field = 0 }: Worth): string {
    return say(`analysis-do-${what}`, { tile, field: field + 1 });
}

function percentOf(loss: number): number {
    return Math.max(1, Math.round(100 * loss));
}

function told(name: string, details: Told["details"]): Told {
    return { name, details };
}
