/** The points that rise: what just happened, for whom it scored, and where. */
import type { Cell, TableEvent } from "../../api/types";

export interface ScoredPoints {
    /** Tells those that rise at the same time apart. */
    key: string;
    seat: number;
    points: number;
    /** Where the tile lies that scored; null for a draw, a pass, or the end of a round. */
    from: { field: number; at: Cell } | null;
}

/** What happened after a version; after an absence only the last of it, for the rest is past. */
export function eventsSince(recent: readonly TableEvent[], version: number): readonly TableEvent[] {
    const events = recent.filter((event) => event.version > version);
    return events.length > MAX_EVENTS ? events.slice(-1) : events;
}

const MAX_EVENTS = 4;

/** All that an event scored. */
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
