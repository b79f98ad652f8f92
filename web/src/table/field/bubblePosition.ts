/** Position of the score bubble: near the place, on the screen, over little else. */
import type { Point } from "../../tiles/geometry";
import type { Size } from "./layout";

const GAP = 12;
const RIM = 8;

/**
 * Directions from the place in order of preference; above is best, because a finger hides the rest.
 */
const WAYS: readonly [number, number][] = [
    [0, -1],
    [0, 1],
    [1, -1],
    [-1, -1],
    [1, 0],
    [-1, 0],
    [1, 1],
    [-1, 1],
];

/**
 * Centre of the bubble.
 *
 * `reach` is the distance from the place's centre to its edge; `others` are the centres of the
 * tiles and of other places.
 */
export function bubblePosition(
    place: Point,
    reach: number,
    bubble: Size,
    screen: Size,
    others: readonly Point[],
): Point {
    const spots = WAYS.map(([x, y]) => inside(beside(place, reach, bubble, x, y), bubble, screen));
    const costs = spots.map((spot, rank) => cost(spot, rank, place, reach, bubble, others));
    return spots[costs.indexOf(Math.min(...costs))] ?? place;
}

function beside({ x, y }: Point, reach: number, bubble: Size, across: number, down: number): Point {
    return {
        x: x + across * (reach + GAP + bubble.width / 2),
        y: y + down * (reach + GAP + bubble.height / 2),
    };
}

function inside({ x, y }: Point, { width, height }: Size, screen: Size): Point {
    return {
        x: clamp(x, width / 2 + RIM, screen.width - width / 2 - RIM),
        y: clamp(y, height / 2 + RIM, screen.height - height / 2 - RIM),
    };
}

/** Cost of a position: covering the place is worst, then each other thing, then the rank. */
function cost(
    spot: Point,
    rank: number,
    place: Point,
    reach: number,
    bubble: Size,
    others: readonly Point[],
): number {
    const covers = (point: Point): boolean =>
        Math.abs(point.x - spot.x) < bubble.width / 2 + reach * 0.6 &&
        Math.abs(point.y - spot.y) < bubble.height / 2 + reach * 0.6;
    return (covers(place) ? 1000 : 0) + 10 * others.filter(covers).length + rank;
}

function clamp(value: number, low: number, high: number): number {
    return Math.max(low, Math.min(value, Math.max(low, high)));
}
