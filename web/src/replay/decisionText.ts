/** Texts on a decision: its cost, and actions in words. */
import type { Message } from "../api/types";
import type { ActionValues, Decision } from "../state/analysis";
import { message } from "../words/message";
import { formatSigned } from "../words/numbers";
import { say, sayMessage } from "../words/words.svelte";

/**
 * The cost of a mistake: chance to win, or points in a solo game and where the match is decided.
 */
export function costMessage(decision: Decision): Message {
    const { cost } = decision;
    const loss = countedLoss(decision);
    if (cost?.measure === "points")
        return message("analysis-cost-points", { points: Math.round(loss.points.mean) });
    return lossMessage(loss);
}

/** A loss as chance to win. */
export function lossMessage({ match }: Decision["loss"]): Message {
    return message("analysis-cost-chance", { percent: percentOf(match.mean) });
}

/** The cost in short: −14%. */
export function shortCost(decision: Decision): string {
    const { cost } = decision;
    const loss = countedLoss(decision);
    return cost?.measure === "points"
        ? sayMessage(costMessage(decision))
        : say("ui-percent", { value: formatSigned(-percentOf(loss.match.mean)) });
}

/** An action in words: which tile was laid, or what else was done. */
export function actionText(action: ActionValues): string {
    return sayMessage(actionMessage(action));
}

/** A better action, beside the one that was done: the same tile may only lie elsewhere. */
export function betterMessage(better: ActionValues, done: ActionValues): Message {
    const same = better.do === "place" && better.tile === done.tile && better.field === done.field;
    return same ? message("analysis-do-elsewhere", { tile: better.tile }) : actionMessage(better);
}

function actionMessage({ do: what, tile, field = 0 }: ActionValues): Message {
    return message(`analysis-do-${what}`, { tile, field: field + 1 });
}

/** The loss that was graded: a plan that was kept to is told with its round. */
function countedLoss({ in_episode, within, loss }: Decision): Decision["loss"] {
    return in_episode ? within : loss;
}

function percentOf(loss: number): number {
    return Math.max(1, Math.round(100 * loss));
}
