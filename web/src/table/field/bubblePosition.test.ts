import { expect, test } from "vitest";

import { bubblePosition } from "./bubblePosition";

const SCREEN = { width: 360, height: 400 };
const BUBBLE = { width: 180, height: 40 };
const REACH = 40;

function hides(place: { x: number; y: number }, tiles: { x: number; y: number }[] = []): boolean {
    const spot = bubblePosition(place, REACH, BUBBLE, SCREEN, tiles);
    return (
        Math.abs(spot.x - place.x) < BUBBLE.width / 2 &&
        Math.abs(spot.y - place.y) < BUBBLE.height / 2
    );
}

test("above the place is best: a finger does not hide it there", () => {
    const spot = bubblePosition({ x: 180, y: 200 }, REACH, BUBBLE, SCREEN, []);
    expect(spot.x).toBe(180);
    expect(spot.y).toBeLessThan(200 - REACH);
});

test.each([
    [10, 10],
    [350, 10],
    [10, 390],
    [350, 390],
    [180, 30],
    [180, 380],
])("wherever the place is, %i, %i, it is not hidden, and the bubble is on the screen", (x, y) => {
    expect(hides({ x, y })).toBe(false);
    const spot = bubblePosition({ x, y }, REACH, BUBBLE, SCREEN, []);
    expect(spot.x - BUBBLE.width / 2).toBeGreaterThanOrEqual(0);
    expect(spot.x + BUBBLE.width / 2).toBeLessThanOrEqual(SCREEN.width);
    expect(spot.y - BUBBLE.height / 2).toBeGreaterThanOrEqual(0);
    expect(spot.y + BUBBLE.height / 2).toBeLessThanOrEqual(SCREEN.height);
});

test("it goes where no tile lies", () => {
    const above = [
        { x: 150, y: 130 },
        { x: 210, y: 130 },
    ];
    expect(bubblePosition({ x: 180, y: 200 }, REACH, BUBBLE, SCREEN, above).y).toBeGreaterThan(200);
});
