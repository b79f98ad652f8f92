/** The order of the tiles in a hand: by number, or as a person put them. */

/** The hand in the order it is shown; tiles that are new to it come last. */
export function ordered(
    hand: readonly string[],
    order: readonly string[],
    sorted: boolean,
): string[] {
    if (sorted) return [...hand].sort();
    const known = order.filter((tile) => hand.includes(tile));
    return [...known, ...hand.filter((tile) => !known.includes(tile))];
}

/** The order after a tile was put somewhere else. */
export function reordered(order: readonly string[], tile: string, index: number): string[] {
    const others = order.filter((other) => other !== tile);
    return [...others.slice(0, index), tile, ...others.slice(index)];
}

/** The numbers at a tile's corners, clockwise. */
export function cornersOf(tile: string): [number, number, number] {
    const [a = 0, b = 0, c = 0] = tile.split("-").map(Number);
    return [a, b, c];
}
