/**
 * Lessons: small positions, one for each kind of placement; the server computes what fits and
 * scores.
 */
import type { Cell } from "../api/types";

export interface Lesson {
    /** The kind of placement; also the key of its messages. */
    topic: string;
    /** What English boxes call it, for readers of other languages. */
    english?: string;
    /** The tiles on the field, in the notation of placements. */
    lying: readonly string[];
    /** The tiles in the hand. */
    hand: readonly string[];
    /** Corners to highlight around a cell, counted clockwise from its point. */
    look?: { at: Cell; corners: readonly number[] };
}

const EIGHT = [
    "100u0,0",
    "011d0,0",
    "500d0,-1",
    "055u1,-1",
    "504d1,-1",
    "211u0,1",
    "123d0,1",
    "341u1,1",
];
const ELEVEN =
    "545u0,0 451d0,0 515u0,1 454d0,-1 424u1,-1 242d1,-1 202u2,-1 023d2,-1 232u2,0 212d1,0 121u1,1".split(
        " ",
    );
const FIVE_OF_SIX = ["555u0,0", "455d0,-1", "514u1,-1", "150d1,-1", "005u1,0"];

/** The empty cell between two arms of EIGHT. */
const BETWEEN: Cell = [1, 0, "down"];

export const LESSONS: readonly Lesson[] = [
    { topic: "plain", lying: ["444u0,0"], hand: ["3-4-4", "0-4-4"] },
    {
        topic: "fit",
        lying: EIGHT,
        hand: ["1-4-5", "1-4-4"],
        look: { at: BETWEEN, corners: [0, 1, 2] },
    },
    {
        topic: "bridge",
        english: "bridge",
        lying: EIGHT,
        hand: ["1-4-4"],
        look: { at: BETWEEN, corners: [0] },
    },
    { topic: "double", english: "double", lying: ELEVEN, hand: ["1-1-5"] },
    { topic: "hexagon", english: "hexagon", lying: FIVE_OF_SIX, hand: ["0-5-5"] },
    { topic: "two-hexagons", lying: [...EIGHT, "414d1,0"], hand: ["0-1-4"] },
    { topic: "three-hexagons", lying: [...ELEVEN, "151d0,1"], hand: ["1-2-4"] },
];

const TILES = 56;
/** Fits every sheet; the other player holds the rest. */
const WELL = 30;

/** The position of a lesson under a rule set, in the notation of the server. */
export function positionOf({ lying, hand }: Lesson, rules: string): string {
    const others = TILES - lying.length - hand.length - WELL;
    return [
        `rules=${rules}`,
        "reader=0",
        "turn=0",
        "phase=turn",
        `fields=${lying.join(".")}`,
        `hand=${hand.map((tile) => tile.replaceAll("-", "")).join(".")}`,
        `counts=${hand.length},${others}`,
        `well=${WELL}`,
        "drawn=-",
        "passes=0",
        "totals=0,0",
    ].join("/");
}
