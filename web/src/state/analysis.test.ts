import { describe, expect, it } from "vitest";

import {
    decisionAt,
    evaluationLine,
    mistakes,
    valueAt,
    type Account,
    type Analysis,
    type Decision,
    type Grade,
    type Worth,
} from "./analysis";
import type { StoryRound } from "./story";
import { placedTile } from "./table";

const ZERO = { mean: 0, error: 0 };

function decision(action: number, seat: number, match: number, grade: Grade | null): Decision {
    const worth: Worth = { action: "draw", do: "draw", match, round: match, points: 100 * match };
    const rest = { ungraded: null, loss: { match: ZERO, points: ZERO }, cost: null };
    return {
        round: 1,
        action,
        seat,
        done: worth,
        best: worth,
        grade,
        ...rest,
        why_best: [],
        why_done: [],
    };
}

function account(result: number): Account {
    return { result, expected: 0, deal: ZERO, draws: ZERO, play: 0, without_luck: 0 };
}

function seat(result: number): Analysis["seats"][number] {
    const grades = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
    const luck = { match: account(result), points: account(400 * result) };
    const lost = { match: 0, points: 0 };
    return { player: "", accuracy: null, grades, ungraded: 0, lost, luck };
}

const ANALYSIS: Analysis = {
    decisions: [
        decision(1, 0, 0.5, "best"),
        decision(2, 1, 0.4, "blunder"),
        decision(3, 0, 0.7, null),
        decision(4, 1, 0.2, "inaccuracy"),
    ],
    seats: [seat(1), seat(0)],
};
const ROUNDS = [{ dealt: {}, before: [0, 0], events: [{}, {}, {}, {}] }] as unknown as StoryRound[];

describe("a placed tile", () => {
    it("is null for an action that lays none", () => {
        const [worth] = ANALYSIS.decisions.map(({ best }) => best);
        const placed = { tile: "3-4-4", field: 1, at: [-1, 2, "down"], corners: [4, 4, 3] };
        expect(placedTile({ ...worth, ...placed } as Worth)).toEqual(placed);
        expect(placedTile(worth as Worth)).toBeNull();
    });
});

describe("an analysis", () => {
    it("finds the decision that led to a moment", () => {
        expect(decisionAt(ANALYSIS, { round: 1, action: 2 })?.grade).toBe("blunder");
        expect(decisionAt(ANALYSIS, { round: 1, action: 0 })).toBeNull();
        expect(decisionAt(ANALYSIS, { round: 2, action: 2 })).toBeNull();
    });

    it("lists the mistakes", () => {
        expect(mistakes(ANALYSIS).map(({ action }) => action)).toEqual([2, 4]);
    });

    it("draws each player's line through the moments before their decisions, to the result", () => {
        const course = evaluationLine(ANALYSIS, ROUNDS, 0);
        expect(course.map(({ index, value }) => [index, value])).toEqual([
            [0, 0.5],
            [2, 0.7],
            [4, 1],
        ]);
    });

    it("takes the value of a player's last decision before a moment", () => {
        const course = evaluationLine(ANALYSIS, ROUNDS, 1);
        expect([0, 1, 2, 4].map((index) => valueAt(course, index))).toEqual([0.4, 0.4, 0.4, 0]);
        expect(valueAt([], 3)).toBeNull();
    });

    it("uses points in a solo game", () => {
        const solo = { decisions: [decision(1, 0, 0.5, null)], seats: [seat(0.25)] };
        expect(evaluationLine(solo, ROUNDS, 0).map(({ value }) => value)).toEqual([50, 100]);
    });
});
