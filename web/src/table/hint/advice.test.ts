import { describe, expect, it } from "vitest";

import type { Advice, Choice } from "../../api/types";
import {
    advised,
    bestPlaces,
    behindMessage,
    chanceMessage,
    estimate,
    percent,
    planMessage,
    stepsOf,
    type Advised,
} from "./advice";

const advice = (action: string): Advice => ({
    action,
    do: "draw",
    match: 0.5,
    error: 0.02,
    points: 0,
    equal: false,
    reasons: [],
});
const choice = (action: string): Choice => ({ action, do: "draw", points: 0, scores: [] });

describe("advice", () => {
    it("is limited to the three best legal choices", () => {
        const given = ["draw", "gone", "pass", "decline", "place"].map(advice);
        const legal = ["place", "decline", "pass", "draw"].map(choice);
        const shown = advised(given, legal).map((one) => [one.choice.action, one.advice.action]);
        expect(shown).toEqual([
            ["draw", "draw"],
            ["pass", "pass"],
            ["decline", "decline"],
        ]);
    });

    it("points at all places of the best tile that are equally good", () => {
        const lay = (tile: string, x: number): Choice => ({
            ...choice(`${tile}${x}`),
            do: "place",
            tile,
            field: 0,
            at: [x, 0, "up"],
            corners: [0, 0, 0],
        });
        const row = (tile: string, x: number, equal: boolean): Advised => ({
            choice: lay(tile, x),
            advice: { ...advice(`${tile}${x}`), equal },
        });
        const shown = (...rows: Advised[]): unknown[] => bestPlaces(rows).map(({ at }) => at[0]);
        expect(shown(row("0-0-1", 1, true), row("0-0-1", 2, true))).toEqual([1, 2]);
        expect(shown(row("0-0-1", 1, true), row("0-0-1", 2, false))).toEqual([1]);
        expect(shown(row("0-0-1", 1, true), row("0-0-2", 2, true))).toEqual([1]);
        expect(shown({ choice: choice("draw"), advice: advice("draw") })).toEqual([]);
    });

    it("goes from a nudge over the place to the moves", () => {
        expect(stepsOf(true)).toEqual(["nudge", "place", "moves"]);
        expect(stepsOf(false)).toEqual(["nudge", "moves"]);
    });

    it.each([
        [0, 0],
        [0.001, 1],
        [0.455, 46],
        [0.999, 99],
        [1, 100],
    ])("rounds a chance of %d to %d percent", (chance, hundredths) => {
        expect(percent(chance)).toBe(hundredths);
    });

    it("tells an uncertain chance as a range", () => {
        const one = advice("draw");
        const range = { name: "hint-chance-range", details: { low: 46, high: 54 } };
        expect(chanceMessage(one)).toEqual(range);
        const sure = { name: "hint-chance", details: { percent: 50 } };
        expect(chanceMessage({ ...one, error: 0.001 })).toEqual(sure);
    });

    it("compares other choices with the best", () => {
        const best = advice("draw");
        const worse = { ...advice("pass"), match: 0.46 };
        expect(behindMessage(worse, best)).toEqual({ name: "hint-fewer", details: { fewer: 4 } });
        expect(behindMessage({ ...worse, equal: true }, best).name).toBe("hint-equal");
    });

    it("tells a plan by what it gains", () => {
        const plan = { ...advice("draw"), match: 0.62, laying: 0.5, lasting: false };
        expect(planMessage(plan)).toEqual({ name: "hint-plan-draw", details: { more: 12 } });
        expect(planMessage({ ...plan, lasting: true }).name).toBe("hint-plan-drain");
    });

    it("is never quite sure of an estimate", () => {
        expect([estimate(0), estimate(0.5), estimate(1)]).toEqual([1, 50, 99]);
    });
});
