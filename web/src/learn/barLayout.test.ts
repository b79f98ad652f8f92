import { expect, test } from "vitest";

import { barPlot } from "./barLayout";

const figure = (value: number): { value: number; low: number; high: number } => ({
    value,
    low: value - 1,
    high: value + 1,
});

test("bars start at zero, to the left where a value is below", () => {
    const { zero, at } = barPlot([figure(90), figure(-30)]);
    expect(at(0)).toBe(zero);
    expect(at(-30)).toBeLessThan(zero);
    expect(at(90)).toBeGreaterThan(zero);
    expect(at(-31)).toBeCloseTo(26);
    expect(at(91)).toBeCloseTo(74);
});

test("where nothing is below zero, bars start at the edge", () => {
    expect(barPlot([figure(5), figure(20)]).zero).toBe(0);
    expect(barPlot([figure(-5), figure(-20)]).zero).toBe(100);
});
