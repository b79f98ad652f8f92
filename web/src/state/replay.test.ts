import { describe, expect, it } from "vitest";

import type { Action } from "../api/types";
import {
    clampMoment,
    indexOf,
    momentAt,
    momentCount,
    roundsUntil,
    sceneAt,
    stepMoment,
    stepRound,
} from "./replay";
import type { StoryEvent, StoryRound } from "./story";

const HANDS = [
    ["0-0-1", "1-1-1"],
    ["0-1-1", "2-2-2"],
];

function event(action: Action, ending: StoryEvent["ending"] = null): StoryEvent {
    return { by: "person", phase: "turn", action, placement: null, scores: [], ending };
}

function place(seat: number, tile: string, x: number, points: number): Action {
    return { seat, do: "place", tile, field: 0, at: [x, 0, "up"], corners: [0, 0, 1], points };
}

function round(number: number, before: number[], events: StoryEvent[]): StoryRound {
    const dealt = { round: number, counts: [2, 2], well: 5, start: null, hand: null, hands: HANDS };
    return { dealt, before, events };
}

const ENDING: StoryEvent["ending"] = {
    end: { reason: "out", points: [20, 0], winners: [0] },
    scores: [[], []],
    hands: null,
    totals: [24, 0],
    winners: [],
    told: [],
    told_match: [],
    hands_counted: false,
};

const FIRST = round(
    1,
    [0, 0],
    [
        event(place(0, "1-1-1", 0, 3)),
        event({ seat: 1, do: "draw", tile: "3-3-3", points: -5 }),
        event({ seat: 1, do: "pass", points: 5 }),
        event(place(0, "0-0-1", 1, 1), ENDING),
    ],
);
const SECOND = round(2, [24, 0], [event({ seat: 1, do: "draw", tile: "4-4-4", points: -5 })]);
const ROUNDS = [FIRST, SECOND];

describe("a scene", () => {
    it("begins with the deal", () => {
        expect(sceneAt(ROUNDS, { round: 1, action: 0 })).toEqual({
            fields: [],
            hands: HANDS,
            well: 5,
            totals: [0, 0],
            turn: 0,
            last: null,
            ending: null,
        });
    });

    it("has laid tiles on the field and drawn tiles in the hand", () => {
        const scene = sceneAt(ROUNDS, { round: 1, action: 2 });
        expect(scene.fields.map((field) => field.map(({ tile }) => tile))).toEqual([["1-1-1"]]);
        expect(scene.hands).toEqual([["0-0-1"], ["0-1-1", "2-2-2", "3-3-3"]]);
        expect([scene.well, scene.totals, scene.turn]).toEqual([4, [3, -5], 1]);
        expect(scene.last?.action.do).toBe("draw");
    });

    it("takes the totals from the end of the round, and nobody is next", () => {
        const scene = sceneAt(ROUNDS, { round: 1, action: 4 });
        expect([scene.totals, scene.turn, scene.ending]).toEqual([[24, 0], null, ENDING]);
    });

    it("starts a round with the totals before it, and a tile that lies there", () => {
        const start = {
            tile: "0-0-0",
            field: 0,
            at: [0, 0, "up"] as [number, number, "up"],
            corners: [0, 0, 0] as [number, number, number],
        };
        const solo = { ...SECOND, dealt: { ...SECOND.dealt, start } };
        const scene = sceneAt([FIRST, solo], { round: 2, action: 0 });
        expect([scene.totals, scene.fields]).toEqual([[24, 0], [[start]]]);
    });

    it("adds a second field, and knows no tiles if hands are hidden", () => {
        const second = event({ ...place(0, "1-1-1", 0, 3), field: 1 });
        const hidden = { ...FIRST.dealt, hands: null };
        const rounds = [{ ...FIRST, dealt: hidden, events: [...FIRST.events.slice(0, 1), second] }];
        const scene = sceneAt(rounds, { round: 1, action: 2 });
        expect(scene.fields.map((field) => field.length)).toEqual([1, 1]);
        expect(scene.hands).toEqual([[], []]);
    });

    it("is empty without any round", () => {
        expect(sceneAt([], { round: 3, action: 2 }).hands).toEqual([]);
    });
});

describe("moments", () => {
    it("are numbered across rounds, and found again by index", () => {
        expect(momentCount(ROUNDS)).toBe(7);
        for (let index = 0; index < 7; index++)
            expect(indexOf(ROUNDS, momentAt(ROUNDS, index))).toBe(index);
        expect(momentAt(ROUNDS, 5)).toEqual({ round: 2, action: 0 });
    });

    it("step from round to round and stop at both ends", () => {
        expect(stepMoment(ROUNDS, { round: 1, action: 4 }, 1)).toEqual({ round: 2, action: 0 });
        expect(stepMoment(ROUNDS, { round: 2, action: 0 }, -1)).toEqual({ round: 1, action: 4 });
        expect(stepMoment(ROUNDS, { round: 1, action: 0 }, -1)).toEqual({ round: 1, action: 0 });
        expect(stepMoment(ROUNDS, { round: 2, action: 1 }, 1)).toEqual({ round: 2, action: 1 });
    });

    it("end with the last recorded action", () => {
        expect(roundsUntil(ROUNDS, { round: 1, action: 2 })).toEqual([
            { ...FIRST, events: FIRST.events.slice(0, 2) },
        ]);
        expect(roundsUntil(ROUNDS, { round: 2, action: 0 })).toEqual([
            FIRST,
            { ...SECOND, events: [] },
        ]);
    });

    it("step by rounds: forwards to the next deal, backwards to the current deal first", () => {
        expect(stepRound(ROUNDS, { round: 1, action: 3 }, 1)).toEqual({ round: 2, action: 0 });
        expect(stepRound(ROUNDS, { round: 2, action: 1 }, -1)).toEqual({ round: 2, action: 0 });
        expect(stepRound(ROUNDS, { round: 2, action: 0 }, -1)).toEqual({ round: 1, action: 0 });
        expect(stepRound(ROUNDS, { round: 2, action: 0 }, 1)).toEqual({ round: 2, action: 1 });
    });

    it.each([
        [
            { round: 0, action: 3 },
            { round: 1, action: 0 },
        ],
        [
            { round: 1, action: 99 },
            { round: 1, action: 4 },
        ],
        [
            { round: 9, action: 0 },
            { round: 2, action: 1 },
        ],
        [
            { round: 1, action: -2 },
            { round: 1, action: 0 },
        ],
        [
            { round: 1, action: Infinity },
            { round: 1, action: 4 },
        ],
    ])("nonsense %o becomes the nearest moment %o", (wanted, moment) => {
        expect(clampMoment(ROUNDS, wanted)).toEqual(moment);
    });

    it("clamp to one moment in a match without rounds", () => {
        expect(clampMoment([], { round: 4, action: 4 })).toEqual({ round: 1, action: 0 });
        expect(momentAt([], 12)).toEqual({ round: 1, action: 0 });
    });
});
