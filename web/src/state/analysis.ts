/** What the analysis of a match says, as `trimino-analysis/1`, and what a person asks of it. */
import type { Cell, Corners, Placed, Told } from "../api/types";
import { indexOf, type Moment } from "./replay";
import type { StoryRound } from "./story";

export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];
export const FAULTS: readonly Grade[] = ["inaccuracy", "mistake", "blunder"];

export interface Estimate {
    mean: number;
    error: number;
}

/** An action in the notation, and what it seemed to be worth. */
export interface Worth {
    action: string;
    match: number;
    round: number;
    points: number;
}

export interface Decision {
    round: number;
    /** Which action of the round it is, from 1; the moment after it has the same number. */
    action: number;
    seat: number;
    done: Worth;
    best: Worth;
    grade: Grade | null;
    ungraded: "forced" | "clock" | null;
    /** What was lost against the best. */
    loss: { match: Estimate; points: Estimate };
    /** What the grade came from. */
    cost: { measure: "match" | "points" } | null;
    why_best: readonly Told[];
    why_done: readonly Told[];
}

/** result = expected + deal + draws + play. */
export interface Account {
    result: number;
    expected: number;
    deal: Estimate;
    draws: Estimate;
    play: number;
    without_luck: number;
}

export interface SeatAnalysis {
    accuracy: number | null;
    grades: Record<Grade, number>;
    ungraded: number;
    luck: { match: Account; points: Account };
}

export interface Analysis {
    decisions: readonly Decision[];
    seats: readonly SeatAnalysis[];
}

/** What can be done in the notation: a tile somewhere, or one of three words. */
export type Deed = { do: "place"; placed: Placed } | { do: "draw" | "pass" | "decline" };

const PLACEMENT = /^(\d)(\d)(\d)([ud])(-?\d+),(-?\d+)(?:f(\d+))?$/;

/** The action that a text in the notation means: 443d-1,2 or 443d-1,2f1, draw, pass, decline. */
export function deedOf(notation: string): Deed {
    const found = notation.match(PLACEMENT);
    if (!found) return { do: notation as "draw" | "pass" | "decline" };
    const [, a, b, c, way, x, y, field = "0"] = found;
    const corners: Corners = [Number(a), Number(b), Number(c)];
    const at: Cell = [Number(x), Number(y), way === "u" ? "up" : "down"];
    const tile = corners.toSorted((one, other) => one - other).join("-");
    return { do: "place", placed: { tile, field: Number(field), at, corners } };
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
