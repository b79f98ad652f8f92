/** The tiles of a set by name, and their arrangement for picking one. */

const HIGHEST = 5;

/** The names of all tiles, in order. */
export const TILES: readonly string[] = numbers(0).flatMap((a) =>
    numbers(a).flatMap((b) => numbers(b).map((c) => tileOf([a, b, c]))),
);

/** The tile with three numbers, in whatever order they were read. */
export function tileOf(numbers: readonly number[]): string {
    return numbers.toSorted((a, b) => a - b).join("-");
}

function numbers(from: number): number[] {
    return Array.from({ length: HIGHEST + 1 - from }, (_, step) => from + step);
}

/** How many tiles stand side by side, and how long their sides are. */
export interface PickerLayout {
    columns: number;
    side: number;
}

const GAP = 3;
/** Width that a finger wants for a tile. */
const ROOM = 44;
const COLUMNS = [6, 8, 10, 12, 14] as const;

/**
 * The arrangement of all tiles in a width: as few side by side, and so as large, as the height has
 * room for; else as many as a finger can tell apart.
 */
export function pickerLayout(width: number, height = 0): PickerLayout {
    const possible = COLUMNS.filter((count) => count * ROOM <= width);
    const columns =
        possible.find((count) => Math.ceil(TILES.length / count) * (width / count) <= height) ??
        possible.at(-1) ??
        COLUMNS[0];
    return { columns, side: Math.max(0, width / columns - GAP) };
}
