import { expect, test } from "vitest";

import { cornersOf, reordered, ordered } from "./order";

test("a sorted hand goes by number", () => {
    expect(ordered(["2-2-2", "0-1-5"], ["2-2-2"], true)).toEqual(["0-1-5", "2-2-2"]);
});

test("a hand put in order by hand stays so; what is new comes last, what is gone is gone", () => {
    expect(ordered(["a", "b", "d"], ["c", "b", "a"], false)).toEqual(["b", "a", "d"]);
});

test("a tile is put before what stood there", () => {
    expect(reordered(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(reordered(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
});

test("a tile's name says its corners", () => {
    expect(cornersOf("1-4-4")).toEqual([1, 4, 4]);
});
