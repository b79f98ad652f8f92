/** Points scored by recent events, for the animation. */
import type { Cell, TableEvent } from "../../api/types";

export interface ScoredPoints {
    /** Unique among simultaneous points. */
    key: string;
    seat: number;
    points: number;
    /** The cell of the scoring tile; null for a draw, a pass or the end of a round. */
    from: { field: number; at: Cell } | null;
}

/** Events after a version; only the last one after a longer absence. */
export function eventsSince(recent: readonly TableEvent[], version: number): readonly TableEvent[] {
    const events = recent.filter((event) => event.version > version);
    return events.length > MAX_EVENTS ? events.slice(-1) : events;
}

const MAX_EVENTS = 4;

/** All points that an event scored. */
export function scoredPoints(event: TableEvent): ScoredPoints[] {
    if (event.kind !== "played") return [];
    const { seat, points, field, at } = event.action;
    const from = field !== undefined && at ? { field, at } : null;
    const own = { key: `${event.version}`, seat, points, from };
    const ends = (event.ending?.end.points ?? []).map((points, seat) => ({
        key: `${event.version}-${seat}`,
        seat,
        points,
        from: null,
    }));
    return [own, ...ends].filter(({ points }) => points !== 0);
}

/** Points with a row of their own for each of a seat, as a pass and the end of the round may bring. */
export function inRows(scored: readonly ScoredPoints[]): (ScoredPoints & { row: number })[] {
    return scored.map((one, number) => {
        const row = scored.slice(0, number).filter(({ seat }) => seat === one.seat).length;
        return { ...one, row };
    });
}
