import { expect, test } from "vitest";

import type { Cell, Placed } from "../api/types";
import { middle, triangle } from "../tiles/geometry";
import { locationMessage, neighbourFinder } from "./neighbours";

function lying(tile: string, at: Cell, field = 0): Placed {
    return { tile, field, at, corners: [0, 0, 0] };
}

test("neighbours are the tiles that share a side", () => {
    const near = neighbourFinder([[lying("0-4-4", [0, -1, "down"]), lying("1-1-1", [0, 0, "up"])]]);
    expect(near(0, [0, -1, "up"])).toEqual([{ tile: "0-4-4", side: "left" }]);
    expect(near(0, [1, -1, "up"])).toEqual([{ tile: "0-4-4", side: "right" }]);
    expect(near(0, [0, 0, "up"])).toEqual([{ tile: "0-4-4", side: "above" }]);
    expect(near(0, [0, -1, "down"])).toEqual([{ tile: "1-1-1", side: "below" }]);
    expect(near(1, [0, 0, "up"])).toEqual([]);
});

test.each([
    [
        [2, 3, "up"],
        [1, 3, "down"],
    ],
    [
        [2, 3, "up"],
        [2, 3, "down"],
    ],
    [
        [2, 3, "down"],
        [2, 3, "up"],
    ],
    [
        [2, 3, "down"],
        [3, 3, "up"],
    ],
] satisfies [Cell, Cell][])("sides are as they are drawn: %s from %s", (at, other) => {
    const side = middle(triangle(at)).x < middle(triangle(other)).x ? "left" : "right";
    expect(neighbourFinder([[lying("x", other)]])(0, at)).toEqual([{ tile: "x", side }]);
});

test("several sides are listed", () => {
    expect(locationMessage([])).toBeUndefined();
    expect(locationMessage([{ tile: "0-0-1", side: "above" }])).toEqual({
        name: "table-above-of",
        details: { tile: "0-0-1" },
    });
});
