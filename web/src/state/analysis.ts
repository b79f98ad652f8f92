/** Analysis of a match: its types, the mistakes, and the lines of the chart. */
import type { components } from "../api/schema";
import { indexOf, type Moment } from "./replay";
import type { StoryRound } from "./story";

type Schemas = components["schemas"];

/** An action with its estimated worth. */
export type Worth = Schemas["WorthValues"];
/** A decision and its review; `action` counts from 1, like the moment after it. */
export type Decision = Schemas["DecisionValues"];
export type Grade = NonNullable<Decision["grade"]>;
export type Account = Schemas["AccountValues"];
export type Analysis = Pick<Schemas["MatchAnalysisValues"], "decisions" | "seats">;

export const MISTAKE_GRADES: readonly Grade[] = ["inaccuracy", "mistake", "blunder"];

/** The decision that led to a moment. */
export function decisionAt({ decisions }: Analysis, moment: Moment): Decision | null {
    return (
        decisions.find(({ round, action }) => round === moment.round && action === moment.action) ??
        null
    );
}

export function isMistake({ grade }: Decision): boolean {
    return grade !== null && MISTAKE_GRADES.includes(grade);
}

/** The mistakes, in the order they were made. */
export function mistakes({ decisions }: Analysis): Decision[] {
    return decisions.filter(isMistake);
}

/** Point of a chart line: the index of its moment, and the value. */
export interface EvaluationPoint {
    index: number;
    value: number;
    moment: Moment;
}

/** A player's chart line, through the moments before each own decision, to the result. */
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

/** The value at a moment, by the player's last decision before it. */
export function valueAt(line: readonly EvaluationPoint[], index: number): number | null {
    const point = line.findLast((one) => one.index <= index) ?? line[0];
    return point?.value ?? null;
}
