import { expect, test } from "vitest";

import type { Action, PlayedEvent, TableEvent } from "../api/types";
import { joinList } from "../words/lists";
import { eventMessage } from "./eventMessages";

const NAMES = ["Anna", "Juris", "Ilze"];

function played(action: Partial<Action>, more: Partial<PlayedEvent> = {}): PlayedEvent {
    return {
        version: 1,
        at: 0,
        kind: "played",
        by: "person",
        phase: "turn",
        action: { seat: 2, do: "place", points: 0, ...action },
        placement: null,
        scores: [],
        ending: null,
        ...more,
    };
}

const LAID: Partial<Action> = { tile: "2-4-4", field: 0, at: [1, 0, "up"], points: 10 };

test("a tile's own points are not named", () => {
    const event = played(LAID, { placement: "plain", scores: [{ item: "tile", points: 10 }] });
    expect(eventMessage(event, NAMES)).toEqual({
        name: "event-points",
        details: {
            event: { name: "event-lays", details: { player: "Ilze", tile: "2-4-4", field: 1 } },
            points: 10,
        },
    });
});

test("several items are listed, each with its points", () => {
    const scores = [
        { item: "tile", points: 10 },
        { item: "bridge", points: 40 },
    ];
    const line = eventMessage(
        played({ ...LAID, points: 50 }, { placement: "bridge", scores }),
        NAMES,
    );
    expect(line?.name).toBe("event-items");
    expect(line?.details["items"]).toEqual({
        name: "list-and",
        details: {
            first: {
                name: "item-points",
                details: { item: { name: "item-tile", details: {} }, points: 10 },
            },
            last: {
                name: "item-points",
                details: { item: { name: "item-bridge", details: {} }, points: 40 },
            },
        },
    });
});

test("a kind of placement without a bonus is named", () => {
    const line = eventMessage(played(LAID, { placement: "bridge" }), NAMES);
    expect(line).toMatchObject({
        name: "event-kind",
        details: { kind: { name: "kind-bridge" } },
    });
});

test("the first tile of a field opens the round, or starts a field", () => {
    const first: Partial<Action> = { tile: "4-4-4", at: [0, 0, "up"] };
    expect(eventMessage(played({ ...first, field: 0 }, { phase: "opening" }), NAMES)?.name).toBe(
        "event-opens",
    );
    expect(
        eventMessage(played({ ...first, field: 1 }, { phase: "new-field" }), NAMES),
    ).toMatchObject({
        name: "event-starts-field",
        details: { field: 2 },
    });
});

test("a drawn tile is named only if known", () => {
    expect(eventMessage(played({ do: "draw", tile: "0-1-2" }), NAMES)?.name).toBe("event-draws");
    expect(eventMessage(played({ do: "draw" }), NAMES)?.name).toBe("event-draws-hidden");
});

test("the declined offer is the phase of the event", () => {
    for (const phase of ["follow-up", "new-field"] as const) {
        const declined = played({ do: "decline" }, { phase });
        expect(eventMessage(declined, NAMES)?.details["offer"]).toBe(phase);
    }
});

test("actions of the clock are marked", () => {
    expect(eventMessage(played({ do: "pass" }, { by: "clock" }), NAMES)).toEqual({
        name: "event-by-clock",
        details: { event: { name: "event-passes", details: { player: "Ilze" } } },
    });
});

test("only events about people that are worth a line have one", () => {
    const event = (kind: "went-away" | "hinted" | "uncovered", seats: number[]): TableEvent => ({
        version: 1,
        at: 0,
        kind,
        seats,
    });
    expect(eventMessage(event("went-away", [1]), NAMES)).toEqual({
        name: "table-event-went-away",
        details: { player: "Juris", count: 1 },
    });
    expect(eventMessage(event("hinted", [0]), NAMES)?.name).toBe("table-event-hinted");
    expect(eventMessage(event("uncovered", [0]), NAMES)).toBeNull();
});

test("three items are joined by a comma and “and”", () => {
    expect(joinList(["A"])).toBe("A");
    expect(joinList(["A", "B", "C"])).toEqual({
        name: "list-and",
        details: { first: { name: "list-comma", details: { first: "A", next: "B" } }, last: "C" },
    });
});
