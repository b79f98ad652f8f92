/** Shape of a tile around its centre: outline and positions of the numbers. */
import { HEIGHT, SIDE, type Point, type Triangle } from "./geometry";

/** Half the gap between two tiles. */
const SEAM = 0.8;
export const ROUNDNESS = 6;
export const NUMBER_SIZE = 27;
const NUMBER_ROOM = 7;
/** A digit is treated as an ellipse, closer to its visual extent than a rectangle. */
const RADII: Point = { x: (0.58 * NUMBER_SIZE) / 2, y: (0.73 * NUMBER_SIZE) / 2 };

/** The corners of a tile around its centre, clockwise as listed by the server. */
export function around(way: "up" | "down"): Triangle {
    const up = way === "up" ? 1 : -1;
    return [
        { x: 0, y: (-2 / 3) * HEIGHT * up },
        { x: (SIDE / 2) * up, y: (HEIGHT / 3) * up },
        { x: (-SIDE / 2) * up, y: (HEIGHT / 3) * up },
    ];
}

/** The outline, to be drawn with a round stroke of twice ROUNDNESS. */
export function outline(way: "up" | "down"): Point[] {
    const share = 1 - (SEAM + ROUNDNESS) / (HEIGHT / 3);
    return around(way).map(({ x, y }) => ({ x: x * share, y: y * share }));
}

/** SVG path around the outline at a distance, with rounded corners. */
export function rounded(way: "up" | "down", distance: number): string {
    const corners = outline(way);
    const sides = corners.map((corner, number) => {
        const next = corners[(number + 1) % 3] ?? corner;
        const { x, y } = inward(corner, next);
        const shifted = (point: Point): string =>
            `${(point.x - x * distance).toFixed(2)} ${(point.y - y * distance).toFixed(2)}`;
        return `${shifted(corner)}L${shifted(next)}`;
    });
    return `M${sides.join(`A${distance} ${distance} 0 0 1 `)}A${distance} ${distance} 0 0 1 ${sides[0]?.split("L")[0]}z`;
}

/** The centres of the numbers, each equally far from both sides. */
export function numberPoints(way: "up" | "down"): Triangle {
    const [a, b, c] = around(way);
    return [snug(a, b, c), snug(b, c, a), snug(c, a, b)];
}

function snug(corner: Point, after: Point, before: Point): Point {
    const n1 = inward(corner, after);
    const n2 = inward(before, corner);
    const d1 = NUMBER_ROOM + reach(n1);
    const d2 = NUMBER_ROOM + reach(n2);
    const area = n1.x * n2.y - n1.y * n2.x;
    return {
        x: corner.x + (d1 * n2.y - d2 * n1.y) / area,
        y: corner.y + (d2 * n1.x - d1 * n2.x) / area,
    };
}

/** Unit normal of a side, to its right: inward, as corners are clockwise. */
function inward(start: Point, end: Point): Point {
    const x = end.x - start.x;
    const y = end.y - start.y;
    const length = Math.hypot(x, y);
    return { x: -y / length, y: x / length };
}

function reach({ x, y }: Point): number {
    return Math.hypot(RADII.x * x, RADII.y * y);
}
