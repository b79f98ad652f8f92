/**
 * Layout of a hand: tiles alternately up and down, interlocked, in one or two rows; the last ones
 * may stand apart.
 */
import { HEIGHT, SIDE } from "../../tiles/geometry";

export interface Spot {
    x: number;
    y: number;
    way: "up" | "down";
}

export interface Rack {
    /** Length of a drawn side, and size of the whole rack, in pixels. */
    side: number;
    width: number;
    height: number;
    spots: readonly Spot[];
}

const MAX_SIDE = 84;
const MIN_SIDE = 60;
const GAP = 4;
/** Additional space before the tiles that stand apart. */
const APART = 12;
/** Space above for a chosen tile, which is raised. */
const RISE = 10;

/** The layout of a number of tiles in a width; `apart` of them stand apart at the end. */
export function rack(tiles: number, width: number, apart = 0): Rack {
    const space = apart > 0 && apart < tiles ? APART : 0;
    const room = width - space;
    const one = sideFor(tiles, room);
    const rows = one < MIN_SIDE && tiles > 1 ? 2 : 1;
    const across = Math.ceil(tiles / rows);
    const side = Math.min(MAX_SIDE, Math.max(MIN_SIDE, rows === 1 ? one : sideFor(across, room)));
    const pitch = side / 2 + GAP;
    const line = (side * HEIGHT) / SIDE + 2 * GAP;
    const spots = Array.from({ length: tiles }, (_, number): Spot => {
        const row = Math.floor(number / across);
        const column = number % across;
        const way = (column + row) % 2 === 0 ? "up" : "down";
        const shift = number < tiles - apart ? 0 : space;
        return { x: column * pitch + shift, y: RISE + row * line, way };
    });
    const extent = side + (across - 1) * pitch + space;
    return { side, width: extent, height: RISE + rows * line, spots };
}

/** The index of the tile nearest to a point. */
export function indexAt({ side, spots }: Rack, x: number, y: number): number {
    const distances = spots.map((spot) => Math.hypot(spot.x + side / 2 - x, spot.y + side / 2 - y));
    return distances.indexOf(Math.min(...distances));
}

/**
 * How far to scroll a rack so that one of some tiles is in view: the first of them in the middle, or
 * null if one is in view already.
 */
export function scrollToOne(
    { side, spots }: Rack,
    tiles: readonly number[],
    view: { left: number; width: number },
): number | null {
    const lefts = tiles.flatMap((number) => spots[number]?.x ?? []);
    const isSeen = (x: number): boolean => x >= view.left && x + side <= view.left + view.width;
    const first = lefts[0];
    if (first === undefined || lefts.some(isSeen)) return null;
    return Math.max(0, first + side / 2 - view.width / 2);
}

function sideFor(tiles: number, room: number): number {
    return (room - (tiles - 1) * GAP) / (1 + (tiles - 1) / 2);
}
