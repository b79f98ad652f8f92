import { describe, expect, it } from "vitest";

import type { PlayedEvent, TableEvent } from "../../api/types";
import { eventsSince, inRows, scoredPoints } from "./points";

function played(version: number, action: Partial<PlayedEvent["action"]>): PlayedEvent {
    return {
        version,
        at: 0,
        kind: "played",
        by: "bot",
        phase: "turn",
        placement: null,
        scores: [],
        ending: null,
        action: { seat: 1, do: "draw", points: -5, ...action },
    };
}

describe("new events", () => {
    const events: TableEvent[] = [1, 2, 3, 4, 5, 6].map((version) => played(version, {}));
    const versions = (since: number): number[] =>
        eventsSince(events, since).map((one) => one.version);

    it("are those after a version", () => {
        expect(versions(6)).toEqual([]);
        expect(versions(3)).toEqual([4, 5, 6]);
    });

    it("are limited to the last after an absence", () => {
        expect(versions(0)).toEqual([6]);
    });
});

describe("scored points", () => {
    it("start from the scoring tile", () => {
        const lays = played(7, { do: "place", field: 1, at: [2, 0, "down"], points: 49 });
        expect(scoredPoints(lays)).toEqual([
            { key: "7", seat: 1, points: 49, from: { field: 1, at: [2, 0, "down"] } },
        ]);
    });

    it("have no start for a draw, and are omitted if zero", () => {
        expect(scoredPoints(played(8, {}))).toEqual([
            { key: "8", seat: 1, points: -5, from: null },
        ]);
        expect(scoredPoints(played(9, { do: "pass", points: 0 }))).toEqual([]);
        expect(
            scoredPoints({ version: 1, at: 0, kind: "taken-back", seat: 0, actions: 1 }),
        ).toEqual([]);
    });

    it("include those of the end of a round", () => {
        const end = { reason: "out" as const, points: [73, 0, -12], winners: [0] };
        const rest = {
            scores: [],
            hands: null,
            hands_counted: false,
            totals: [],
            winners: [],
            told: [],
            told_match: [],
        };
        const last = { ...played(10, { points: 0 }), ending: { end, ...rest } };
        expect(scoredPoints(last).map(({ key, seat, points }) => [key, seat, points])).toEqual([
            ["10-0", 0, 73],
            ["10-2", 2, -12],
        ]);
    });

    it("do not cover each other where a seat scores twice", () => {
        const seats = [1, 0, 1].map((seat, key) => ({
            key: `${key}`,
            seat,
            points: 5,
            from: null,
        }));
        expect(inRows(seats).map(({ row }) => row)).toEqual([0, 0, 1]);
    });
});
