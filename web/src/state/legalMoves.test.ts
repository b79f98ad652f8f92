import { expect, test } from "vitest";

import type { Choice } from "../api/types";
import { fitting, keyOf, offered, placements, places, placesOf } from "./legalMoves";

const LEGAL: Choice[] = [
    place("0-0-4", [0, 0, "down"], 4),
    place("0-0-4", [1, 0, "up"], 44),
    place("1-4-4", [0, 0, "down"], 9),
    { action: "draw", do: "draw", points: -5, scores: [{ item: "draw", points: -5 }] },
];

function place(tile: string, at: NonNullable<Choice["at"]>, points: number): Choice {
    const corners: [number, number, number] = [0, 0, 4];
    const action = `${tile}@${at.join()}`;
    return { action, do: "place", tile, field: 0, at, corners, points, scores: [] };
}

test("choices besides placements are found by name", () => {
    expect(offered(LEGAL, "draw")?.points).toBe(-5);
    expect(offered(LEGAL, "pass")).toBeUndefined();
    expect(placements(LEGAL)).toHaveLength(3);
});

test("a tile fits if any placement lays it", () => {
    expect([...fitting(LEGAL)]).toEqual(["0-0-4", "1-4-4"]);
});

test("the places of a tile exclude those of others", () => {
    expect([...placesOf(LEGAL, "1-4-4").keys()]).toEqual(["0:0,0,down"]);
    expect(placesOf(LEGAL, "5-5-5").size).toBe(0);
});

test("placements at a place are sorted by points", () => {
    const here = places(LEGAL).get("0:0,0,down") ?? [];
    expect(here.map(({ tile }) => tile)).toEqual(["1-4-4", "0-0-4"]);
    expect(here.map(keyOf)).toEqual(["0:0,0,down", "0:0,0,down"]);
});
