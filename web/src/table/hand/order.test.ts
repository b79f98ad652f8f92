import { expect, test } from "vitest";

import { cornersOf, ordered, reordered } from "./order";

test("a sorted hand is in numerical order", () => {
    expect(ordered(["2-2-2", "0-1-5"], ["2-2-2"], true)).toEqual(["0-1-5", "2-2-2"]);
});

test("the player's order is kept, with new tiles last and missing ones dropped", () => {
    expect(ordered(["a", "b", "d"], ["c", "b", "a"], false)).toEqual(["b", "a", "d"]);
});

test("a tile is moved to an index", () => {
    expect(reordered(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
    expect(reordered(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
});

test("a tile's corners follow from its name", () => {
    expect(cornersOf("1-4-4")).toEqual([1, 4, 4]);
});
