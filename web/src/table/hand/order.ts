/**
 * Order of the tiles in a hand: sorted, or as the player arranged them. Tiles drawn in this turn
 * stand apart, at the end.
 */

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

/** The tiles in their order, those drawn in this turn after the others; and how many were drawn. */
export function heldApart(
    tiles: readonly string[],
    drawn: readonly string[],
): { tiles: string[]; apart: number } {
    const fresh = tiles.filter((tile) => drawn.includes(tile));
    const others = tiles.filter((tile) => !drawn.includes(tile));
    return { tiles: [...others, ...fresh], apart: fresh.length };
}

/** The index to move a tile to, near the wanted one, so that it stays among its kind. */
export function indexWithin(
    { tiles, apart }: { tiles: readonly string[]; apart: number },
    tile: string,
    wanted: number,
): number {
    const kept = tiles.length - apart;
    const [low, high] = tiles.indexOf(tile) < kept ? [0, kept - 1] : [kept, tiles.length - 1];
    return Math.max(low, Math.min(wanted, high));
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
