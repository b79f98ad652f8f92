/**
 * Geometry of cells for drawing: x to the right, y down; a side is 100 long.
 *
 * Corners are listed clockwise, as by the server: for an up cell from the top, for a down cell from
 * the bottom.
 */
import type { Cell } from "../api/types";

export const SIDE = 100;
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2;

export interface Point {
    x: number;
    y: number;
}

export type Triangle = readonly [Point, Point, Point];

export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

/** The corners of a cell in its field. */
export function triangle([x, y, way]: Cell): Triangle {
    return way === "down"
        ? [vertex(x + 1, y), vertex(x, y + 1), vertex(x + 1, y + 1)]
        : [vertex(x, y + 1), vertex(x + 1, y), vertex(x, y)];
}

/** The cell of a field that a point lies in. */
export function cellAt({ x, y }: Point): Cell {
    const up = -y / HEIGHT;
    const right = x / SIDE - up / 2;
    const [column, row] = [Math.floor(right), Math.floor(up)];
    return [column, row, right - column + up - row < 1 ? "up" : "down"];
}

export function middle(corners: readonly Point[]): Point {
    const sum = corners.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** Bounding box of points; that of the origin cell if there are none. */
export function bounds(points: readonly Point[]): Box {
    const all = points.length ? points : triangle([0, 0, "up"]);
    const xs = all.map((point) => point.x);
    const ys = all.map((point) => point.y);
    return {
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs),
        bottom: Math.max(...ys),
    };
}

/** Key of a cell in a field. */
export function placeKey(field: number, [x, y, way]: Cell): string {
    return `${field}:${x},${y},${way}`;
}

export function points(corners: readonly Point[]): string {
    return corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

function vertex(x: number, y: number): Point {
    return { x: SIDE * (x + y / 2), y: -HEIGHT * y };
}

function round(value: number): number {
    return Math.round(value * 100) / 100;
}
