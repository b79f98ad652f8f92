/** Analysis of a match: its types, the mistakes, and the lines of the chart. */
import type { components } from "../api/schema";
import { indexOf, isSameMoment, type Moment } from "./replay";
import type { StoryRound } from "./story";

type Schemas = components["schemas"];

/** An action, also in the notation. */
export type ActionValues = Schemas["NotedActionValues"];
/** A decision and its review; `action` counts from 1, like the moment after it. */
export type Decision = Schemas["DecisionValues"];
export type Grade = NonNullable<Decision["grade"]>;
/** A plan that was kept to though another was better, told of its `action`. */
export type Episode = Schemas["EpisodeValues"];
/** What can be costly: a decision, or a plan that was kept to. */
export type Judged = Decision | Episode;
export type Account = Schemas["AccountValues"];
export type Review = Schemas["ReviewValues"];
export type KeyMoment = Schemas["KeyMomentValues"];
export type BetterMove = Schemas["BetterMoveValues"];
export type Analysis = Pick<
    Schemas["MatchAnalysisValues"],
    "against" | "course" | "decisions" | "episodes" | "reviews" | "rules" | "seats"
>;

const MISTAKE_GRADES: ReadonlySet<Grade> = new Set(["inaccuracy", "mistake", "blunder"]);

/** The decision that led to a moment. */
export function decisionAt({ decisions }: Analysis, moment: Moment): Decision | null {
    return (
        decisions.find(({ round, action }) => round === moment.round && action === moment.action) ??
        null
    );
}

export function isMistake({ grade }: Judged): boolean {
    return grade !== null && MISTAKE_GRADES.has(grade);
}

/**
 * The grade in a word. Where another plan was better, told once for the round, the best placement is
 * only the best tile to lay, and a draw says nothing.
 */
export function gradeWord(one: Judged): Grade | "best-tile" | null {
    if (one.grade !== "best" || isPlan(one) || !one.in_episode) return one.grade;
    return one.done.do === "place" ? "best-tile" : null;
}

/** The mistakes and the costly plans, in the order they were made. */
export function mistakes({ decisions, episodes }: Analysis): Judged[] {
    const judged: readonly Judged[] = [...episodes, ...decisions];
    return judged
        .filter(isMistake)
        .toSorted((one, other) => one.round - other.round || one.action - other.action);
}

/** Whether a plan was judged, not a single decision. */
export function isPlan(one: Judged): one is Episode {
    return "better" in one;
}

/** Point of a chart line: the index of its moment, and the value. */
export interface EvaluationPoint {
    index: number;
    value: number;
    moment: Moment;
}

/** What would have been better, and why: within the plan, or another plan. */
export function betterOf({ best, plan, why_best, in_episode }: Decision): {
    action: ActionValues;
    why: Decision["why_best"];
} {
    if (plan?.instead && why_best.length === 0 && !in_episode)
        return { action: plan.instead, why: plan.why };
    return { action: best, why: why_best };
}

/** The plan that is told of the action that led to a moment. */
export function planAt({ episodes }: Analysis, moment: Moment): Episode | null {
    return episodes.find((episode) => isSameMoment(episode, moment)) ?? null;
}

/** The chances of all players before and after the action that led to a moment. */
export function courseAt({ course }: Analysis, moment: Moment): Analysis["course"][number] | null {
    return (
        course.find(({ round, action }) => round === moment.round && action === moment.action) ??
        null
    );
}

/**
 * A player's chart line to the result. It slopes by what an action lost, and steps by what luck
 * changed.
 */
export function evaluationLine(
    { course, seats }: Analysis,
    rounds: readonly StoryRound[],
    seat: number,
): EvaluationPoint[] {
    const points = course
        .filter(({ action }) => action > 0)
        .flatMap(({ round, action, before, after }) => [
            pointAt(rounds, { round, action: action - 1 }, before[seat] ?? 0),
            pointAt(rounds, { round, action }, after[seat] ?? 0),
        ]);
    const luck = seats[seat]?.luck;
    const result = seats.length === 1 ? luck?.points.result : luck?.match.result;
    if (result === undefined) return points;
    return [...points, pointAt(rounds, { round: rounds.length, action: Infinity }, result)];
}

function pointAt(rounds: readonly StoryRound[], moment: Moment, value: number): EvaluationPoint {
    return { index: indexOf(rounds, moment), value, moment };
}

/** The value at a moment. */
export function valueAt(line: readonly EvaluationPoint[], index: number): number | null {
    const point = line.findLast((one) => one.index <= index) ?? line[0];
    return point?.value ?? null;
}
