/** Texts on a decision: its cost, and actions in words. */
import type { Message } from "../api/types";
import { isPlan, type ActionValues, type Decision, type Judged } from "../state/analysis";
import { message } from "../words/message";
import { formatSigned } from "../words/numbers";
import { say, sayMessage } from "../words/words.svelte";

/**
 * The cost of a mistake: chance to win, or points in a solo game and where the match is decided.
 */
export function costMessage(one: Judged): Message {
    const { match, points } = countedLoss(one);
    return one.cost?.measure === "points"
        ? message("analysis-cost-points", { points: Math.round(points.mean) })
        : message("analysis-cost-chance", { percent: percentOf(match.mean) });
}

/** The cost in short: −14%. */
export function shortCost(one: Judged): string {
    const { match } = countedLoss(one);
    return one.cost?.measure === "points"
        ? sayMessage(costMessage(one))
        : say("ui-percent", { value: formatSigned(-percentOf(match.mean)) });
}

/** What was judged, in words: what was done, or which plan was better. */
export function judgedText(one: Judged): string {
    return isPlan(one) ? say(`analysis-plan-${one.better}`) : actionText(one.done);
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
function countedLoss(one: Judged): Decision["loss"] {
    return !isPlan(one) && one.in_episode ? one.within : one.loss;
}

function percentOf(loss: number): number {
    return Math.max(1, Math.round(100 * loss));
}
