/** Where things are on the surface: fields beside each other, and the view that shows them all. */
import type { Cell } from "../../api/types";
import { bounds, SIDE, triangle, type Box, type Point } from "../../tiles/geometry";

/** What of a field is to be seen: its tiles, and the places that are lit. */
export type Cells = readonly Cell[];

/** How the surface is moved and scaled to be shown: p ↦ k·p + (x, y). */
export interface ViewTransform {
    k: number;
    x: number;
    y: number;
}

export interface Size {
    width: number;
    height: number;
}

/** Between two fields there is room for a place of each. */
const GAP = SIDE * 1.6;
/** Room around everything, so that nothing sticks to the rim. */
const RIM = SIDE * 0.3;
/** A side is drawn at most so long: a lone tile must not fill the screen. */
const MAX_SIDE = 96;

export function fieldBox(cells: Cells): Box {
    return bounds(cells.flatMap((cell) => [...triangle(cell)]));
}

/**
 * What is added to each field's points, so that fields lie in a row, or one below the other.
 *
 * The first field is never moved, whatever is laid there: a person who looks at it keeps their view.
 */
export function fieldOffsets(fields: readonly Cells[], stacked: boolean): Point[] {
    let end = 0;
    return fields.map((cells, number) => {
        const box = fieldBox(cells);
        const start = number === 0 ? (stacked ? box.top : box.left) : end + GAP;
        end = start + (stacked ? box.bottom - box.top : box.right - box.left);
        return stacked ? { x: 0, y: start - box.top } : { x: start - box.left, y: 0 };
    });
}

/** The rectangle around all that is to be seen, each field where it lies. */
export function contentBox(fields: readonly Cells[], offsets: readonly Point[]): Box {
    return bounds(
        fields.flatMap((cells, number) => {
            const { x, y } = offsets[number] ?? { x: 0, y: 0 };
            const box = fieldBox(cells);
            return [
                { x: box.left + x, y: box.top + y },
                { x: box.right + x, y: box.bottom + y },
            ];
        }),
    );
}

/** The sight in which a rectangle is wholly seen, in the middle, and as large as is good. */
export function fitBox(box: Box, { width, height }: Size): ViewTransform {
    const across = box.right - box.left + 2 * RIM;
    const down = box.bottom - box.top + 2 * RIM;
    const k = Math.min(width / across, height / down, MAX_SIDE / SIDE);
    return {
        k,
        x: width / 2 - (k * (box.left + box.right)) / 2,
        y: height / 2 - (k * (box.top + box.bottom)) / 2,
    };
}

export function toScreen({ x, y }: Point, transform: ViewTransform): Point {
    return { x: transform.k * x + transform.x, y: transform.k * y + transform.y };
}

/** Whether all of a rectangle is on the screen. */
export function isVisible(box: Box, transform: ViewTransform, { width, height }: Size): boolean {
    const start = toScreen({ x: box.left, y: box.top }, transform);
    const end = toScreen({ x: box.right, y: box.bottom }, transform);
    return start.x >= 0 && start.y >= 0 && end.x <= width && end.y <= height;
}

export function isSameTransform(one: ViewTransform, other: ViewTransform): boolean {
    return one.k === other.k && one.x === other.x && one.y === other.y;
}
