/** The place of a game in the best list. */

interface Result {
    table: string;
    points: number;
}

/** Counted from 1, and shared by equal results; null for a game that is not in the list. */
export function rankIn(best: readonly Result[], table: string): number | null {
    const own = best.find((result) => result.table === table);
    return own ? 1 + best.filter(({ points }) => points > own.points).length : null;
}
