/** Score pad: the points of each turn and what they are for, round by round. */
import type { Score } from "../api/types";
import type { StoryEvent, StoryRound } from "./story";

/** Note below the points; `count` is the number of tiles drawn. */
export interface PadNote {
    name: string;
    count?: number;
}

/** Entry of one player in one line. */
export interface PadEntry {
    /** Null for a turn in which nothing could score. */
    points: number | null;
    /** The tiles that were laid, where they stand in for points. */
    tiles: readonly string[];
    notes: readonly PadNote[];
}

/** An entry or null for each seat. */
export type PadLine = readonly (PadEntry | null)[];

export interface PadRound {
    number: number;
    /** Totals carried over from the round before. */
    before: readonly number[];
    /** One line for everybody's first turn, one for the second, and so on. */
    turns: readonly PadLine[];
    /** Points of the round's end: a line for going out, one for the hands. */
    ending: readonly PadLine[];
    /** Totals after the round. */
    totals: readonly number[];
}

const CACHE = new WeakMap<StoryRound, PadRound>();

/** Score pad of all rounds; an unchanged round yields the same object. */
export function padOf(rounds: readonly StoryRound[]): readonly PadRound[] {
    return rounds.map((round) => {
        const cached = CACHE.get(round) ?? padRound(round);
        CACHE.set(round, cached);
        return cached;
    });
}

function padRound({ dealt, before, events }: StoryRound): PadRound {
    const turns = toLines(turnsOf(events), before.length);
    const ending = endingLines(events.at(-1)?.ending?.scores ?? []);
    const totals = before.map(
        (total, seat) => total + pointsOf(turns, seat) + pointsOf(ending, seat),
    );
    return { number: dealt.round, before, turns, ending, totals };
}

/** Events grouped into turns: a player's draws and what they led to. */
function turnsOf(events: readonly StoryEvent[]): StoryEvent[][] {
    const turns: StoryEvent[][] = [];
    for (const event of events) {
        const turn = turns.at(-1);
        if (turn && isUnderWay(turn, event)) turn.push(event);
        else turns.push([event]);
    }
    return turns;
}

/** Whether an event goes on with a turn: after a draw, or with a tile that its phase offers. */
function isUnderWay(turn: readonly StoryEvent[], { phase }: StoryEvent): boolean {
    return turn.at(-1)?.action.do === "draw" || phase === "follow-up" || phase === "new-field";
}

/** The turns as lines, each turn in its player's column. */
function toLines(turns: readonly StoryEvent[][], seats: number): PadLine[] {
    const columns: PadEntry[][] = Array.from({ length: seats }, () => []);
    for (const turn of turns) columns[turn[0]?.action.seat ?? 0]?.push(entryOf(turn));
    const height = Math.max(0, ...columns.map((column) => column.length));
    return Array.from({ length: height }, (_, line) =>
        columns.map((column) => column[line] ?? null),
    );
}

function entryOf(turn: readonly StoryEvent[]): PadEntry {
    const notes = notesOf(turn);
    if (turn.every(({ scores }) => scores.length === 0)) {
        const tiles = turn.flatMap(({ action }) =>
            action.do === "place" ? (action.tile ?? []) : [],
        );
        return { points: null, tiles, notes };
    }
    const points = turn.reduce((sum, { action }) => sum + action.points, 0);
    return { points, tiles: [], notes };
}

/** Score items without a note: the tile's own points, and those noted as “drawn” or “pass”. */
const UNNAMED_ITEMS = new Set(["tile", "opening", "draw", "stop", "stuck", "empty-well"]);

function notesOf(turn: readonly StoryEvent[]): PadNote[] {
    const done = (what: string): number => turn.filter(({ action }) => action.do === what).length;
    const items = turn.flatMap(({ scores }) => scores.map(({ item }) => item));
    const bonuses = [...new Set(items)].filter((item) => !UNNAMED_ITEMS.has(item));
    const notes: PadNote[] = bonuses.map((item) => ({ name: `item-${item}` }));
    if (turn[0]?.phase === "opening") notes.unshift({ name: "pad-first" });
    if (done("place") > 1) notes.push({ name: isNewField(turn) ? "pad-new-field" : "pad-second" });
    if (done("pass") > 0) notes.push({ name: "pad-pass" });
    if (done("draw") > 0) notes.push({ name: "pad-drawn", count: done("draw") });
    if (turn.some(({ by }) => by === "clock")) notes.push({ name: "pad-clock" });
    return notes;
}

function isNewField(turn: readonly StoryEvent[]): boolean {
    return turn.findLast(({ action }) => action.do === "place")?.phase === "new-field";
}

/** A line for each item that the end of a round scored. */
function endingLines(scores: readonly (readonly Score[])[]): PadLine[] {
    const items = new Set(scores.flatMap((own) => own.map(({ item }) => item)));
    return [...items].map((item) =>
        scores.map((own) => {
            const found = own.find((score) => score.item === item);
            return found
                ? { points: found.points, tiles: [], notes: [{ name: `item-${item}` }] }
                : null;
        }),
    );
}

function pointsOf(lines: readonly PadLine[], seat: number): number {
    return lines.reduce((sum, line) => sum + (line[seat]?.points ?? 0), 0);
}
