/** What the analysis of a match says, and what a person asks of it. */
import type { components } from "../api/schema";
import { indexOf, type Moment } from "./replay";
import type { StoryRound } from "./story";

type Schemas = components["schemas"];

/** An action and what it seemed to be worth. */
export type Worth = Schemas["WorthValues"];
/** Its action is counted from 1: the moment after it has the same number. */
export type Decision = Schemas["DecisionValues"];
export type Grade = NonNullable<Decision["grade"]>;
export type Account = Schemas["AccountValues"];
export type Analysis = Pick<Schemas["MatchAnalysisValues"], "decisions" | "seats">;

export const MISTAKE_GRADES: readonly Grade[] = ["inaccuracy", "mistake", "blunder"];

/** The decision whose action was the last before a moment. */
export function decisionAt({ decisions }: Analysis, moment: Moment): Decision | null {
    return (
        decisions.find(({ round, action }) => round === moment.round && action === moment.action) ??
        null
    );
}

export function isMistake({ grade }: Decision): boolean {
    return grade !== null && MISTAKE_GRADES.includes(grade);
}

/** The decisions that cost something, in the order they were made. */
export function mistakes({ decisions }: Analysis): Decision[] {
    return decisions.filter(isMistake);
}

/** A point of a line: at which of all moments, and how high. */
export interface EvaluationPoint {
    index: number;
    value: number;
    moment: Moment;
}

/** One player's line in the chart, through the moments before each own decision, up to the result. */
export function evaluationLine(
    { decisions, seats }: Analysis,
    rounds: readonly StoryRound[],
    seat: number,
): EvaluationPoint[] {
    const solo = seats.length === 1;
    const own = decisions.filter((decision) => decision.seat === seat);
    const points = own.map(({ round, action, best }) => {
        const moment = { round, action: action - 1 };
        const value = solo ? best.points : best.match;
        return { index: indexOf(rounds, moment), value, moment };
    });
    const luck = seats[seat]?.luck;
    const end = { round: rounds.length, action: Infinity };
    const result = solo ? luck?.points.result : luck?.match.result;
    if (result === undefined) return points;
    return [...points, { index: indexOf(rounds, end), value: result, moment: end }];
}

/** The chance as it stood at a moment, by what this player saw last. */
export function valueAt(line: readonly EvaluationPoint[], index: number): number | null {
    const point = line.findLast((one) => one.index <= index) ?? line[0];
    return point?.value ?? null;
}
