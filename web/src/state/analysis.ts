/** What the analysis of a match says, and what a person asks of it. */
import type { components } from "../api/schema";
import type { Placed } from "../api/types";
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

export const FAULTS: readonly Grade[] = ["inaccuracy", "mistake", "blunder"];

/** The tile that an action would lay, and where; null if it lays none. */
export function placedOf({ tile, field, at, corners }: Worth): Placed | null {
    if (tile === undefined || field === undefined || !at || !corners) return null;
    return { tile, field, at, corners };
}

/** The decision whose action was the last before a moment. */
export function decisionAt({ decisions }: Analysis, moment: Moment): Decision | null {
    return (
        decisions.find(({ round, action }) => round === moment.round && action === moment.action) ??
        null
    );
}

export function isFault({ grade }: Decision): boolean {
    return grade !== null && FAULTS.includes(grade);
}

/** The decisions that cost something, in the order they were made. */
export function faults({ decisions }: Analysis): Decision[] {
    return decisions.filter(isFault);
}

/** A point of a line: at which of all moments, and how high. */
export interface Mark {
    index: number;
    value: number;
    moment: Moment;
}

/** One player's line in the chart, through the moments before each own decision, up to the result. */
export function courseOf(
    { decisions, seats }: Analysis,
    rounds: readonly StoryRound[],
    seat: number,
): Mark[] {
    const solo = seats.length === 1;
    const own = decisions.filter((decision) => decision.seat === seat);
    const marks = own.map(({ round, action, best }) => {
        const moment = { round, action: action - 1 };
        const value = solo ? best.points : best.match;
        return { index: indexOf(rounds, moment), value, moment };
    });
    const luck = seats[seat]?.luck;
    const end = { round: rounds.length, action: Infinity };
    const result = solo ? luck?.points.result : luck?.match.result;
    if (result === undefined) return marks;
    return [...marks, { index: indexOf(rounds, end), value: result, moment: end }];
}

/** The chance as it stood at a moment, by what this player saw last. */
export function valueAt(course: readonly Mark[], index: number): number | null {
    const mark = course.findLast((one) => one.index <= index) ?? course[0];
    return mark?.value ?? null;
}
