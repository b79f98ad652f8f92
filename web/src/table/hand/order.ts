/** Order of the tiles in a hand: sorted, or as the player arranged them. */

/** The hand in display order; new tiles come last. */
export function ordered(
    hand: readonly string[],
    order: readonly string[],
    sorted: boolean,
): string[] {
    if (sorted) return [...hand].sort();
    const known = order.filter((tile) => hand.includes(tile));
    return [...known, ...hand.filter((tile) => !known.includes(tile))];
}

/** The order after a tile was moved to an index. */
export function reordered(order: readonly string[], tile: string, index: number): string[] {
    const others = order.filter((other) => other !== tile);
    return [...others.slice(0, index), tile, ...others.slice(index)];
}

/** The numbers of a tile's corners, clockwise. */
export function cornersOf(tile: string): [number, number, number] {
    const [a = 0, b = 0, c = 0] = tile.split("-").map(Number);
    return [a, b, c];
}
