/** Rows of a printed score sheet: the turns of all players side by side. */
import type { ScoredRound } from "./padTypes";

export interface PaperCell {
    /** The tile, or a sign for what was done instead. */
    what: string;
    points: number;
    total: number;
}

/**
 * A row for the first turn of everybody, one for the second, and so on; draws belong to the turn
 * that they are made in.
 */
export function paperRows({ players, lines }: ScoredRound): (PaperCell | null)[][] {
    const turns: PaperCell[][] = players.map(() => []);
    /** The seat that has drawn, and goes on with its turn. */
    let drawing: number | null = null;
    for (const { seat, line, points, totals } of lines) {
        const column = seat === null ? undefined : turns[seat];
        if (seat === null || !column) continue;
        const what = line.do === "place" ? line.tile : line.do === "draw" ? "↓" : "–";
        const cell = { what, points, total: totals[seat] ?? 0 };
        const last = column.at(-1);
        if (drawing === seat && last) {
            const drawn = last.what.replaceAll(/[^↓]/g, "");
            column[column.length - 1] = {
                what: drawn + what,
                points: last.points + points,
                total: cell.total,
            };
        } else column.push(cell);
        drawing = line.do === "draw" ? seat : null;
    }
    const rows = Math.max(0, ...turns.map((column) => column.length));
    return Array.from({ length: rows }, (_, row) => turns.map((column) => column[row] ?? null));
}
