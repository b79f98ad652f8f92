import { expect, test } from "vitest";

import type { Cell, Choice, Placed } from "../api/types";
import { bonusTiles, choiceBonus, eventBonus, lessonOf, type Bonus } from "./bonus";

const AT: Cell = [0, 0, "up"];
const RING: Cell[] = [AT, [0, -1, "down"], [0, -1, "up"], [-1, -1, "down"], [-1, 0, "up"]];
const CHOICE: Choice = {
    action: "344u0,0",
    do: "place",
    tile: "3-4-4",
    field: 0,
    at: AT,
    corners: [3, 4, 4],
    kind: "bridge",
    points: 51,
    scores: [],
};

function placed(tile: string, at: Cell): Placed {
    return { tile, field: 0, at, corners: [0, 0, 0] };
}

test("a placement has a bonus if the server names its cells", () => {
    const groups: Cell[][] = [[[0, 0, "down"]], [[0, 1, "down"]]];
    expect(choiceBonus({ ...CHOICE, bonus: groups })).toEqual({
        kind: "bridge",
        field: 0,
        at: AT,
        groups,
    });
    expect(choiceBonus(CHOICE)).toBeNull();
    expect(choiceBonus({ action: "draw", do: "draw", points: -5, scores: [] })).toBeNull();
});

test("an event has the bonus of its placement", () => {
    const action = { ...CHOICE, seat: 1 };
    const bonus = { kind: "hexagon", field: 0, at: AT, groups: [RING] };
    expect(eventBonus({ action, placement: "hexagon", bonus: [RING] })).toEqual(bonus);
    expect(eventBonus({ action, placement: "hexagon" })).toBeNull();
});

test("closed hexagons have a lesson by their number", () => {
    const bonus: Bonus = { kind: "hexagon", field: 0, at: AT, groups: [RING, RING] };
    expect(lessonOf(bonus)).toBe("two-hexagons");
    expect(lessonOf({ ...bonus, groups: [RING] })).toBe("hexagon");
    expect(lessonOf({ ...bonus, kind: "double" })).toBe("double");
});

test("the tiles of a ring light up one after the other, without the tile laid", () => {
    const fields = [[placed("a", AT), placed("b", [0, -1, "up"]), placed("c", [5, 5, "up"])]];
    const lit = bonusTiles({ kind: "hexagon", field: 0, at: AT, groups: [RING] }, fields);
    expect(lit.map(({ placed, step }) => [placed.tile, step])).toEqual([["b", 2]]);
});
