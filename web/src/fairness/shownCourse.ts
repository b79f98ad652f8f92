/**
 * The course of a match as this device was shown it, to be compared with the next whole view.
 *
 * A whole view holds the actions of its round and the totals after the rounds before. A device that
 * follows a match knows both already: from the view before, and from every event since then.
 */
import type { Action, Match, Placed, TableEvent } from "../api/types";
import { nextDigest, notation, START } from "./shownMoves";

/** Texts in their order: the digest of the first `number`, and the `latest` in full. */
interface Trail {
    number: number;
    digest: string;
    latest: readonly string[];
}

/** The number of the round, its actions, and the totals after each round that is over. */
export interface Course {
    round: number;
    actions: Trail;
    totals: Trail;
}

/** Digests as they are kept: of the round by `ROUND-ACTIONS`, of the totals by their number. */
export interface KeptCourse {
    rounds: Readonly<Record<string, string>>;
    totals: Readonly<Record<string, string>>;
}

const NOTHING: Trail = { number: 0, digest: START, latest: [] };

/** The course that a line stands for; those of earlier versions have none. */
export function readCourse({ rounds, totals }: KeptCourse): Course | null {
    const [known] = Object.entries(rounds);
    const [scored] = Object.entries(totals);
    if (!known || !scored) return null;
    const [round = 0, number = 0] = known[0].split("-").map(Number);
    return {
        round,
        actions: { number, digest: known[1], latest: [] },
        totals: { number: Number(scored[0]), digest: scored[1], latest: [] },
    };
}

export async function keptCourse(course: Course | null): Promise<KeptCourse> {
    if (!course) return { rounds: {}, totals: {} };
    const { round, actions, totals } = course;
    return {
        rounds: { [`${round}-${length(actions)}`]: await digest(actions.digest, actions.latest) },
        totals: { [length(totals)]: await digest(totals.digest, totals.latest) },
    };
}

/** The course after events; null if it cannot be told without a view. */
export async function courseAfter(
    course: Course | null,
    events: readonly TableEvent[],
): Promise<Course | null> {
    for (const event of events) {
        if (event.kind === "dealt" && (course || event.round === 1))
            course = await begun(event.round, event.start, course?.totals ?? NOTHING);
        else if (event.kind === "played" && course)
            course = {
                ...course,
                actions: then(course.actions, actionText(event.action)),
                totals: event.ending
                    ? then(course.totals, event.ending.totals.join())
                    : course.totals,
            };
        else if (event.kind === "taken-back" && course) course = takenBack(course, event.actions);
    }
    return course;
}

/** The course that a view shows; null if it contradicts itself. */
export async function courseOf(match: Match): Promise<Course | null> {
    const laid = match.actions.filter((action) => action.do === "place").map(notation);
    const tiles = new Map(match.fields.flat().map((tile) => [placeText(tile), tile]));
    const starts = [...tiles].filter(([text]) => !laid.includes(text)).map(([, tile]) => tile);
    if (starts.length > 1 || tiles.size !== laid.length + starts.length || !addsUp(match))
        return null;
    const totals = match.played.map((played) => played.totals.join());
    if (match.end) totals.push(match.totals.join());
    const scored = { ...NOTHING, latest: totals };
    const course = await begun(match.played.length + 1, starts[0] ?? null, scored);
    const latest = match.actions.map(actionText);
    return { ...course, actions: { ...course.actions, latest } };
}

/** Whether a view shows the course that was followed so far. */
export async function isSame(course: Course, shown: Course): Promise<boolean> {
    return (
        course.round === shown.round &&
        (await leadsTo(course.actions, shown.actions)) &&
        (await leadsTo(course.totals, shown.totals))
    );
}

/** The course after a deal; `start` is the tile that was laid from the well. */
async function begun(round: number, start: Placed | null, totals: Trail): Promise<Course> {
    const seed = await nextDigest(START, `${round} ${start ? placeText(start) : ""}`);
    return { round, actions: { ...NOTHING, digest: seed }, totals };
}

function takenBack({ round, actions, totals }: Course, number: number): Course | null {
    const left = back(actions, number);
    // If the round was over, it is no longer.
    const scored = length(totals) >= round ? back(totals, 1) : totals;
    return left && scored && { round, actions: left, totals: scored };
}

/** Whether the totals are those before the round, with what was scored since. */
function addsUp({ played, actions, end, totals }: Match): boolean {
    const before = played.at(-1)?.totals;
    return totals.every((total, seat) => {
        const own = actions.filter((action) => action.seat === seat);
        const scored = own.reduce((sum, action) => sum + action.points, end?.points[seat] ?? 0);
        return total === (before?.[seat] ?? 0) + scored;
    });
}

function then(trail: Trail, text: string): Trail {
    return { ...trail, latest: [...trail.latest, text] };
}

/** The trail without its last texts; null if they are known by their digest only. */
function back(trail: Trail, number: number): Trail | null {
    if (number < 1 || number > trail.latest.length) return null;
    return { ...trail, latest: trail.latest.slice(0, -number) };
}

/** Whether a trail leads to one whose texts are all known. */
async function leadsTo(trail: Trail, known: Trail): Promise<boolean> {
    const { number, latest } = trail;
    return (
        known.latest.length === length(trail) &&
        latest.every((text, place) => known.latest[number + place] === text) &&
        (await digest(known.digest, known.latest.slice(0, number))) === trail.digest
    );
}

function length({ number, latest }: Trail): number {
    return number + latest.length;
}

async function digest(start: string, texts: readonly string[]): Promise<string> {
    let found = start;
    for (const text of texts) found = await nextDigest(found, text);
    return found;
}

function actionText(action: Action): string {
    return `${action.seat} ${notation(action)} ${action.points}`;
}

function placeText(tile: Placed): string {
    return notation({ do: "place", seat: 0, points: 0, ...tile }) ?? "";
}
