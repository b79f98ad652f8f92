/** Engine advice matched to the legal choices. */
import type { Advice, Choice, Message, PlanAdvice } from "../../api/types";
import { isPlacement, type Placement } from "../../state/legalMoves";
import { message } from "../../words/message";

/** Number of choices shown; more would be an analysis. */
const MAX_CHOICES = 3;

/** Legal choice with the engine's estimate. */
export interface Advised {
    choice: Choice;
    advice: Advice;
}

/** The best choices, best first. */
export function advised(advice: readonly Advice[], legal: readonly Choice[]): Advised[] {
    return advice
        .flatMap((one) => {
            const choice = legal.find(({ action }) => action === one.action);
            return choice ? [{ choice, advice: one }] : [];
        })
        .slice(0, MAX_CHOICES);
}

/** The placements of the best tile that are as good as the best choice. */
export function bestPlaces(best: readonly Advised[]): Placement[] {
    const places = best.filter(({ advice }, number) => number === 0 || advice.equal);
    const [first, ...others] = places.map(({ choice }) => choice);
    if (!first || !isPlacement(first)) return [];
    return [first, ...others.filter(isPlacement).filter(({ tile }) => tile === first.tile)];
}

/** A chance in percent; an uncertain one is neither 0 nor 100. */
export function percent(chance: number): number {
    if (chance <= 0 || chance >= 1) return Math.round(chance) * 100;
    return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** An estimated chance in percent, never quite sure. */
export function estimate(chance: number): number {
    return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Half the width of the range in which a chance lies, in standard errors. */
const SURE = 2;

/** The chance of the best choice as a range, or in one number where that is narrow. */
export function chanceMessage({ match, error }: Advice): Message {
    const [low, high] = [estimate(match - SURE * error), estimate(match + SURE * error)];
    return high - low < 2
        ? message("hint-chance", { percent: estimate(match) })
        : message("hint-chance-range", { low, high });
}

/** How a choice compares with the best one. */
export function behindMessage(one: Advice, best: Advice): Message {
    if (one.equal) return message("hint-equal");
    const fewer = Math.max(1, Math.round(100 * (best.match - one.match)));
    return message("hint-fewer", { fewer });
}

/** What is better than laying, and by how much. */
export function planMessage({ lasting, do: what, match, laying }: PlanAdvice): Message {
    const name = lasting ? "drain" : what === "draw" ? "draw" : "pass";
    const more = Math.max(1, Math.round(100 * (match - laying)));
    return message(`hint-plan-${name}`, { more });
}

/** The steps of a hint. */
export type HintStep = "nudge" | "place" | "moves";

/** The steps in order; without a placement there is no place to show. */
export function stepsOf(hasPlace: boolean): HintStep[] {
    return hasPlace ? ["nudge", "place", "moves"] : ["nudge", "moves"];
}
