import { expect, test } from "vitest";

import type { Cell, Choice } from "../../api/types";
import { slipMessage } from "./slip";

const AT: Cell = [0, 0, "up"];
const DRAW: Choice = { action: "draw", do: "draw", points: -5, scores: [] };

function place(tile: string): Choice {
    return {
        action: tile,
        do: "place",
        tile,
        field: 0,
        at: AT,
        corners: [0, 0, 0],
        points: 1,
        scores: [],
    };
}

const TAUGHT = place("0-0-1");
const OTHER = place("0-0-2");
const LEGAL = [TAUGHT, OTHER];

test("the tile that is asked for is no slip, and neither is none", () => {
    expect(
        slipMessage({ tile: "0-0-1", taught: TAUGHT, legal: LEGAL, searching: false }),
    ).toBeNull();
    expect(slipMessage({ tile: null, taught: TAUGHT, legal: LEGAL, searching: false })).toBeNull();
});

test("another tile is sent back, whether it fits or not", () => {
    for (const tile of ["0-0-2", "5-5-5"])
        expect(slipMessage({ tile, taught: TAUGHT, legal: LEGAL, searching: false })).toEqual({
            name: "guide-other-tile",
            details: { tile },
        });
});

test("without a tile to show, only one that fits nowhere is a slip", () => {
    expect(slipMessage({ tile: "0-0-2", taught: null, legal: LEGAL, searching: false })).toBeNull();
    expect(slipMessage({ tile: "5-5-5", taught: null, legal: LEGAL, searching: false })?.name).toBe(
        "guide-no-fit",
    );
});

test("where nothing fits, any tile is a reason to draw", () => {
    const slip = slipMessage({ tile: "0-0-1", taught: DRAW, legal: [DRAW], searching: false });
    expect(slip?.name).toBe("guide-draw-first");
});

test("while the opponent plays nothing is a slip", () => {
    expect(slipMessage({ tile: "0-0-1", taught: null, legal: [], searching: false })).toBeNull();
});

test("who is to find a tile hears at once that another fits nowhere, and no more", () => {
    const search = { taught: null, legal: LEGAL, searching: true };
    expect(slipMessage({ ...search, tile: "0-0-3" })).toMatchObject({ name: "guide-look-on" });
    expect(slipMessage({ ...search, tile: "0-0-2" })).toBeNull();
});
