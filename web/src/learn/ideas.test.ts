import { expect, test } from "vitest";

import { ideaOf, IDEAS, surroundings } from "./ideas";

test("a position says how many play, and what the others hold", () => {
    const position = "rules=triomino/reader=1/counts=6,7,9/well=34/drawn=-";
    expect(surroundings({ position, best: [] })).toEqual({ number: 3, well: 34, others: "6, 9" });
});

test("ideas are found by their names", () => {
    expect(ideaOf("lay-or-draw")).toBe(IDEAS[0]);
    expect(ideaOf("cheating")).toBeUndefined();
    expect(ideaOf(null)).toBeUndefined();
});
