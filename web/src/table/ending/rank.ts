/** Rank of a game in the list of best results. */

interface Result {
    table: string;
    points: number;
}

/** Counts from 1, shared by equal results; null for a game that is not in the list. */
export function rankIn(best: readonly Result[], table: string): number | null {
    const own = best.find((result) => result.table === table);
    return own ? 1 + best.filter(({ points }) => points > own.points).length : null;
}
