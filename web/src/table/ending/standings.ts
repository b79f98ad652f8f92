/** Standings after a round. */
import type { StoryRound } from "../../state/story";

export interface Standing {
    seat: number;
    /** Points of the round. */
    points: number;
    total: number;
    winner: boolean;
}

/** Standings by seat; after the match the winners first, then by total. */
export function standings(
    { before, events }: StoryRound,
    winners: readonly number[],
    lowWins: boolean,
): Standing[] {
    const totals = events.at(-1)?.ending?.totals ?? before;
    const all = totals.map((total, seat) => ({
        seat,
        points: total - (before[seat] ?? 0),
        total,
        winner: winners.includes(seat),
    }));
    if (winners.length === 0) return all;
    const sign = lowWins ? 1 : -1;
    return all.toSorted(
        (a, b) => Number(b.winner) - Number(a.winner) || sign * (a.total - b.total),
    );
}
