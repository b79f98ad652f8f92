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

test("the bubble is above the place if possible", () => {
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
])("at %i, %i the bubble is on the screen and does not hide the place", (x, y) => {
    expect(hides({ x, y })).toBe(false);
    const spot = bubblePosition({ x, y }, REACH, BUBBLE, SCREEN, []);
    expect(spot.x - BUBBLE.width / 2).toBeGreaterThanOrEqual(0);
    expect(spot.x + BUBBLE.width / 2).toBeLessThanOrEqual(SCREEN.width);
    expect(spot.y - BUBBLE.height / 2).toBeGreaterThanOrEqual(0);
    expect(spot.y + BUBBLE.height / 2).toBeLessThanOrEqual(SCREEN.height);
});

test("the bubble avoids another place beside its own at the upper edge", () => {
    const place = { x: 100, y: 50 };
    const small = { width: 56, height: 40 };
    const tiles = [{ x: 100, y: 130 }];
    expect(bubblePosition(place, REACH, small, SCREEN, tiles).x).toBeGreaterThan(place.x);
    const both = [...tiles, { x: 180, y: 50 }];
    expect(bubblePosition(place, REACH, small, SCREEN, both).x).toBeLessThan(place.x);
});

test("the bubble avoids tiles", () => {
    const above = [
        { x: 150, y: 130 },
        { x: 210, y: 130 },
    ];
    expect(bubblePosition({ x: 180, y: 200 }, REACH, BUBBLE, SCREEN, above).y).toBeGreaterThan(200);
});
