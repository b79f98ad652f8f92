/** Layout of the fields on one surface, and the transform that shows it on the screen. */
import type { Cell } from "../../api/types";
import { bounds, SIDE, triangle, type Box, type Point } from "../../tiles/geometry";

/** The cells of a field that must be visible: its tiles and open places. */
export type Cells = readonly Cell[];

/** Transform from the surface to the screen: p ↦ k·p + (x, y). */
export interface ViewTransform {
    k: number;
    x: number;
    y: number;
}

export interface Size {
    width: number;
    height: number;
}

/** Gap between fields, wide enough for an open place of each. */
const GAP = SIDE * 1.6;
/** Margin around the content. */
const RIM = SIDE * 0.3;
/** Maximum length of a drawn side in pixels, so that a lone tile does not fill the screen. */
const MAX_SIDE = 96;
/** How far tiles may lie beside the centre, in sides: farther than open places at one side shift it. */
const OFF_CENTRE = 0.6;

export function fieldBox(cells: Cells): Box {
    return bounds(cells.flatMap((cell) => [...triangle(cell)]));
}

/**
 * Offset of each field, in a row or stacked.
 *
 * The first field never moves, so that the view of it stays the same.
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

/** Bounding box of all fields, each at its offset. */
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

/** The transform that centres a rectangle in a part of the screen, up to a maximum scale. */
export function fitBox(box: Box, { left, right, top, bottom }: Box): ViewTransform {
    const across = box.right - box.left + 2 * RIM;
    const down = box.bottom - box.top + 2 * RIM;
    const k = Math.min((right - left) / across, (bottom - top) / down, MAX_SIDE / SIDE);
    return centreBox(box, { left, right, top, bottom }, k);
}

/** The transform of a scale that centres a rectangle in a part of the screen. */
export function centreBox(box: Box, { left, right, top, bottom }: Box, k: number): ViewTransform {
    return {
        k,
        x: (left + right - k * (box.left + box.right)) / 2,
        y: (top + bottom - k * (box.top + box.bottom)) / 2,
    };
}

/** Whether a rectangle is clearly beside the centre of a part of the screen, across or down. */
export function isOffCentre(box: Box, transform: ViewTransform, part: Box): boolean {
    const { x, y } = centreBox(box, part, transform.k);
    const near = OFF_CENTRE * SIDE * transform.k;
    return Math.abs(transform.x - x) > near || Math.abs(transform.y - y) > near;
}

export function toScreen({ x, y }: Point, transform: ViewTransform): Point {
    return { x: transform.k * x + transform.x, y: transform.k * y + transform.y };
}

/** Whether a rectangle is completely in a part of the screen. */
export function isVisible(
    box: Box,
    transform: ViewTransform,
    { left, right, top, bottom }: Box,
): boolean {
    const start = toScreen({ x: box.left, y: box.top }, transform);
    const end = toScreen({ x: box.right, y: box.bottom }, transform);
    return start.x >= left && start.y >= top && end.x <= right && end.y <= bottom;
}

export function isSameTransform(one: ViewTransform, other: ViewTransform): boolean {
    return one.k === other.k && one.x === other.x && one.y === other.y;
}
