import { expect, test } from "vitest";

import { cornersOf, heldApart, indexWithin, ordered, reordered } from "./order";

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

test("tiles drawn in this turn stand after the others, in the same order among themselves", () => {
    expect(heldApart(["a", "b", "c", "d"], ["c", "a"])).toEqual({
        tiles: ["b", "d", "a", "c"],
        apart: 2,
    });
    expect(heldApart(["b", "a"], [])).toEqual({ tiles: ["b", "a"], apart: 0 });
});

test("a drawn tile that was laid is held apart no longer", () => {
    expect(heldApart(["a", "b"], ["c"])).toEqual({ tiles: ["a", "b"], apart: 0 });
});

test("a sorted hand is sorted on both sides", () => {
    const hand = ["2-2-2", "0-1-5", "1-1-4", "0-0-0"];
    expect(heldApart(ordered(hand, [], true), ["1-1-4", "0-0-0"]).tiles).toEqual([
        "0-1-5",
        "2-2-2",
        "0-0-0",
        "1-1-4",
    ]);
});

test.each([
    ["a", 3, 1],
    ["a", -1, 0],
    ["d", 0, 2],
    ["c", 9, 3],
])("moving %s to %i leaves it among its kind, at %i", (tile, wanted, index) => {
    expect(indexWithin({ tiles: ["a", "b", "c", "d"], apart: 2 }, tile, wanted)).toBe(index);
});
