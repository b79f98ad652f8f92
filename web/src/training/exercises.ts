/** Exercises: mistakes of one's own matches, to be tried again. */
import type { Message } from "../api/types";
import {
    betterOf,
    isMistake,
    type ActionValues,
    type Analysis,
    type Decision,
} from "../state/analysis";
import { costMessage } from "../replay/decisionText";
import type { Rules } from "../state/sheets";
import { newMemory, type Memory } from "./schedule";

export interface Exercise {
    /** The position in the notation, so that the same position is one exercise. */
    position: string;
    /** The rules of its match. */
    rules: Rules;
    /** What solves it, in the notation, the best first. */
    solutions: readonly string[];
    /** What was played, and what that cost. */
    done: ActionValues;
    cost: Message;
    /** Why the best is better. */
    why: readonly Message[];
    /** The path of its moment in the replay. */
    path: string;
    /** When it was added, in milliseconds. */
    added: number;
    memory: Memory;
}

/** Most exercises from a match: its costliest mistakes. */
const A_MATCH = 5;

/** The exercises of a seat in an analysed match; `pathOf` is the path of a moment. */
export function exercisesOf(
    { decisions, rules }: Pick<Analysis, "decisions" | "rules">,
    seat: number,
    pathOf: (decision: Decision) => string,
    now: number,
): Exercise[] {
    return decisions
        .filter((decision) => decision.seat === seat && isMistake(decision))
        .sort((a, b) => (b.cost?.amount ?? 0) - (a.cost?.amount ?? 0))
        .slice(0, A_MATCH)
        .flatMap((decision) => exerciseOf(decision, rules, pathOf(decision), now) ?? []);
}

function exerciseOf(decision: Decision, rules: Rules, path: string, now: number): Exercise | null {
    const { exercise, done } = decision;
    const better = betterOf(decision);
    if (!exercise) return null;
    const { position } = exercise;
    const solutions = bestFirst(exercise.solutions, better.action.action);
    const cost = costMessage(decision);
    return {
        position,
        rules,
        solutions,
        done,
        cost,
        why: better.why,
        path,
        added: now,
        memory: newMemory(now),
    };
}

function bestFirst(actions: readonly string[], best: string): string[] {
    return [...new Set([best, ...actions])];
}

/** An exercise that comes again keeps what is remembered of it; else the newer one is right. */
export function merged(kept: Exercise | undefined, found: Exercise): Exercise {
    return kept ? { ...found, added: kept.added, memory: kept.memory } : found;
}
