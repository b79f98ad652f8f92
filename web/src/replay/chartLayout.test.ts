import { describe, expect, it } from "vitest";

import { indexAt, spreadLabels, valueRange, xOf, yOf, type Plot } from "./chartLayout";
import { direction } from "./swipe";

const PLOT: Plot = { left: 30, right: 230, top: 10, bottom: 110, count: 101, low: 0, high: 1 };

describe("the chart", () => {
    it("goes from left to right and from bottom to top", () => {
        expect([xOf(PLOT, 0), xOf(PLOT, 50), xOf(PLOT, 100)]).toEqual([30, 130, 230]);
        expect([yOf(PLOT, 0), yOf(PLOT, 0.5), yOf(PLOT, 1)]).toEqual([110, 60, 10]);
    });

    it("finds the moment at an x coordinate, clamped to the first and the last", () => {
        expect([0, 31.2, 130, 500].map((x) => indexAt(PLOT, x))).toEqual([0, 1, 50, 100]);
        expect(indexAt({ ...PLOT, count: 1 }, 200)).toBe(0);
    });

    it("spreads overlapping labels within the plot", () => {
        expect(spreadLabels([50, 52, 90], 14, 0, 100)).toEqual([50, 64, 90]);
        expect(spreadLabels([100, 98, 97], 14, 0, 100)).toEqual([100, 86, 72]);
        expect(spreadLabels([1, 0], 14, 4, 100)).toEqual([18, 4]);
    });

    it("covers all points of a solo game, and 0 to 1 otherwise", () => {
        const moment = { round: 1, action: 0 };
        const course = [-20, 130].map((value, index) => ({ index, value, moment }));
        expect(valueRange([course], true)).toEqual([-50, 150]);
        expect(valueRange([course], false)).toEqual([0, 1]);
    });
});

describe("a swipe", () => {
    it.each([
        [-60, 10, 1],
        [60, -10, -1],
        [-30, 0, 0],
        [60, 80, 0],
    ])("of %i, %i steps by %i", (x, y, by) => {
        expect(direction(x, y)).toBe(by);
    });
});
