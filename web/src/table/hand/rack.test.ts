import { expect, test } from "vitest";

import { indexAt, rack, scrollToOne } from "./rack";

test.each([1, 5, 9])("%i tiles stand in one row on a phone", (tiles) => {
    const shelf = rack(tiles, 344);
    expect(new Set(shelf.spots.map(({ y }) => y)).size).toBe(1);
    expect(shelf.width).toBeLessThanOrEqual(344);
});

test.each([
    [15, 2],
    [30, 2],
])("%i tiles stand in %i rows, and none is too small to touch", (tiles, rows) => {
    const shelf = rack(tiles, 344);
    expect(new Set(shelf.spots.map(({ y }) => y)).size).toBe(rows);
    expect(shelf.side).toBeGreaterThanOrEqual(60);
});

test("neighbours point opposite ways, in a row and between rows", () => {
    const { spots } = rack(14, 344);
    expect(spots[0]?.way).not.toBe(spots[1]?.way);
    expect(spots[0]?.way).not.toBe(spots[7]?.way);
});

test("the size of tiles is limited", () => {
    expect(rack(1, 1000).side).toBe(84);
});

test("a point maps to the tile it is in", () => {
    const shelf = rack(15, 344);
    for (const [index, { x, y }] of shelf.spots.entries())
        expect(indexAt(shelf, x + shelf.side / 2, y + shelf.side / 2)).toBe(index);
});

test("the last tiles stand apart from the others", () => {
    const steps = ({ spots }: { spots: readonly { x: number }[] }): number[] =>
        spots.slice(1).map(({ x }, number) => x - (spots[number]?.x ?? 0));
    const [plain, apart] = [rack(6, 344), rack(6, 344, 2)];
    expect(new Set(steps(plain)).size).toBe(1);
    const [usual = 0, , , wide = 0, after = 0] = steps(apart);
    expect(wide).toBeGreaterThanOrEqual(usual + 12);
    expect(after).toBeCloseTo(usual);
    expect(apart.width).toBeLessThanOrEqual(344);
});

test("a hand that was drawn whole has nothing to stand apart from", () => {
    expect(rack(3, 344, 3)).toEqual(rack(3, 344));
});

test("nine tiles on a phone stay in one row though one stands apart", () => {
    expect(new Set(rack(9, 344, 1).spots.map(({ y }) => y)).size).toBe(1);
});

test("a long hand scrolls to the first tile that is asked for, if none is in view", () => {
    const shelf = rack(32, 344);
    const view = { left: 0, width: 344 };
    expect(scrollToOne(shelf, [0, 15], view)).toBe(null);
    expect(scrollToOne(shelf, [], view)).toBe(null);
    const left = scrollToOne(shelf, [15, 31], view) ?? 0;
    expect(left).toBeGreaterThan(0);
    expect(scrollToOne(shelf, [15], { left, width: 344 })).toBe(null);
    expect(scrollToOne(shelf, [0], { left, width: 344 })).toBe(0);
});
