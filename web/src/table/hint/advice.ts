/** Engine advice matched to the legal choices. */
import type { Advice, Choice } from "../../api/types";

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

/** A chance in percent; an uncertain one is neither 0 nor 100. */
export function percent(chance: number): number {
    if (chance <= 0 || chance >= 1) return Math.round(chance) * 100;
    return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** An estimated chance in percent, never quite sure. */
export function estimate(chance: number): number {
    return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** The steps of a hint. */
export type HintStep = "nudge" | "place" | "moves";

/** The steps in order; without a placement there is no place to show. */
export function stepsOf(hasPlace: boolean): HintStep[] {
    return hasPlace ? ["nudge", "place", "moves"] : ["nudge", "moves"];
}
