import { describe, expect, it } from "vitest";

import {
    betterOf,
    decisionAt,
    evaluationLine,
    gradeWord,
    mistakes,
    planAt,
    valueAt,
    type Account,
    type Analysis,
    type Decision,
    type Episode,
    type Grade,
    type ActionValues,
} from "./analysis";
import type { StoryRound } from "./story";
import { placedTile } from "./table";

const ZERO = { mean: 0, error: 0 };
const LOSS = { match: ZERO, points: ZERO };
const DRAW: ActionValues = { action: "draw", do: "draw" };

function decision(action: number, seat: number, grade: Grade | null): Decision {
    return {
        round: 1,
        action,
        seat,
        done: DRAW,
        best: DRAW,
        plan: null,
        within: LOSS,
        loss: LOSS,
        grade,
        ungraded: null,
        cost: null,
        in_episode: false,
        why_best: [],
        why_done: [],
        exercise: null,
        careful: null,
    };
}

function account(result: number): Account {
    return { result, expected: 0, deal: ZERO, draws: ZERO, play: 0, others: 0, without_luck: 0 };
}

function seat(result: number): Analysis["seats"][number] {
    const grades = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
    const luck = { match: account(result), points: account(400 * result) };
    const lost = { match: 0, points: 0 };
    return { player: "", accuracy: null, grades, ungraded: 0, lost, luck };
}

function point(
    action: number,
    seat: number | null,
    before: number,
    after: number,
): Analysis["course"][number] {
    const chances = {
        before: [before, 1 - before],
        after: [after, 1 - after],
        luck: [0, 0],
        errors: [],
        points: [],
    };
    return { round: 1, action, seat, ...chances };
}

const PLAN: Episode = {
    round: 1,
    action: 4,
    seat: 1,
    plan: "lay",
    better: "draw",
    actions: [2, 4],
    loss: LOSS,
    grade: "blunder",
    cost: { measure: "match", amount: 26, error: 1 },
};
const ANALYSIS: Analysis = {
    against: ["people", "expert"],
    decisions: [
        decision(1, 0, "best"),
        decision(2, 1, "blunder"),
        decision(3, 0, null),
        decision(4, 1, "inaccuracy"),
    ],
    episodes: [PLAN],
    course: [
        point(0, null, 0.5, 0.5),
        point(1, 0, 0.6, 0.6),
        point(2, 1, 0.5, 0.7),
        point(3, 0, 0.7, 0.7),
        point(4, 1, 0.8, 0.9),
    ],
    seats: [seat(1), seat(0)],
    reviews: [],
    rules: "triomino",
};
const ROUNDS = [{ dealt: {}, before: [0, 0], events: [{}, {}, {}, {}] }] as unknown as StoryRound[];

describe("a placed tile", () => {
    it("is null for an action that lays none", () => {
        const [worth] = ANALYSIS.decisions.map(({ best }) => best);
        const placed = { tile: "3-4-4", field: 1, at: [-1, 2, "down"], corners: [4, 4, 3] };
        expect(placedTile({ ...worth, ...placed } as ActionValues)).toEqual(placed);
        expect(placedTile(worth as ActionValues)).toBeNull();
    });
});

describe("an analysis", () => {
    it("calls the best placement only the best tile where drawing was better", () => {
        const lay = { action: "012u0,0", do: "place", tile: "0-1-2" } as ActionValues;
        const placed = { ...decision(1, 0, "best"), done: lay };
        expect(gradeWord(placed)).toBe("best");
        expect(gradeWord({ ...placed, in_episode: true })).toBe("best-tile");
        expect(gradeWord({ ...decision(1, 0, "best"), in_episode: true })).toBe(null);
        expect(gradeWord({ ...placed, in_episode: true, grade: "mistake" })).toBe("mistake");
    });

    it("finds the decision that led to a moment", () => {
        expect(decisionAt(ANALYSIS, { round: 1, action: 2 })?.grade).toBe("blunder");
        expect(decisionAt(ANALYSIS, { round: 1, action: 0 })).toBeNull();
        expect(decisionAt(ANALYSIS, { round: 2, action: 2 })).toBeNull();
    });

    it("lists the mistakes, and a costly plan where it is told", () => {
        const [blunder, plan, inaccuracy] = mistakes(ANALYSIS);
        expect(blunder).toBe(ANALYSIS.decisions[1]);
        expect(plan).toBe(PLAN);
        expect(inaccuracy).toBe(ANALYSIS.decisions[3]);
        const cheap = { ...ANALYSIS, episodes: [{ ...PLAN, grade: "good" as const }] };
        expect(mistakes(cheap)).toEqual([blunder, inaccuracy]);
    });

    it("tells the better plan where only the plan was wrong", () => {
        const loss = {
            chosen: "lay",
            better: "draw",
            loss: LOSS,
            instead: DRAW,
            chance: 0.5,
            why: [],
        } as const;
        const lay: ActionValues = { action: "pass", do: "pass" };
        const wrong = { ...decision(1, 0, "mistake"), best: lay, plan: { ...loss, why: [] } };
        expect(betterOf(wrong).action).toEqual(DRAW);
        expect(betterOf({ ...wrong, in_episode: true }).action).toEqual(lay);
    });

    it("tells a plan at one moment", () => {
        expect(planAt(ANALYSIS, { round: 1, action: 4 })).toBe(PLAN);
        expect(planAt(ANALYSIS, { round: 1, action: 2 })).toBeNull();
    });

    it("draws a line that slopes by losses and steps by luck, to the result", () => {
        const line = evaluationLine(ANALYSIS, ROUNDS, 1);
        expect(line.map(({ index, value }) => [index, Math.round(10 * value) / 10])).toEqual([
            [0, 0.4],
            [1, 0.4],
            [1, 0.5],
            [2, 0.3],
            [2, 0.3],
            [3, 0.3],
            [3, 0.2],
            [4, 0.1],
            [4, 0],
        ]);
    });

    it("has lines that add up to one at every moment", () => {
        const lines = [0, 1].map((seat) => evaluationLine(ANALYSIS, ROUNDS, seat));
        for (const index of [0, 1, 2, 3, 4]) {
            const values = lines.map((line) => valueAt(line, index) ?? 0);
            expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
        }
        expect(valueAt([], 3)).toBeNull();
    });

    it("ends with the points of a solo game", () => {
        const course = [{ ...point(1, 0, 50, 40), before: [50], after: [40] }];
        const solo = { ...ANALYSIS, course, seats: [seat(0.25)] };
        expect(evaluationLine(solo, ROUNDS, 0).map(({ value }) => value)).toEqual([50, 40, 100]);
    });
});
