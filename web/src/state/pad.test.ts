import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Action, Ending, Score, TableEvent } from "../api/types";
import { formatSigned } from "../words/numbers";
import { padOf, type PadRound } from "./pad";
import { withEvent, type StoryEvent, type StoryRound } from "./story";

const DEALT = { round: 1, counts: [], well: 20, start: null, hand: null, hands: null };

type EventOptions = Partial<StoryEvent> & { field?: number };

function event(
    seat: number,
    what: Action["do"],
    scores: Record<string, number> = {},
    { field, ...more }: EventOptions = {},
): StoryEvent {
    const items: Score[] = Object.entries(scores).map(([item, points]) => ({ item, points }));
    const points = items.reduce((sum, score) => sum + score.points, 0);
    const laid = what === "place" ? { field: field ?? 0, tile: "1-1-1" } : {};
    const action: Action = { seat, do: what, points, ...laid };
    return {
        by: "person",
        phase: "turn",
        action,
        placement: null,
        scores: items,
        ending: null,
        ...more,
    };
}

/** An event in another phase than that of an ordinary turn. */
function inPhase(phase: StoryEvent["phase"], event: StoryEvent): StoryEvent {
    return { ...event, phase };
}

function round(events: StoryEvent[], before = [0, 0]): StoryRound {
    return { dealt: { ...DEALT, counts: before.map(() => 7) }, before, events };
}

/** The page of a round whose first event opens it. */
function pad([first, ...others]: StoryEvent[], before = [0, 0]): PadRound {
    const events = first ? [inPhase("opening", first), ...others] : [];
    const [only] = padOf([round(events, before)]);
    if (!only) throw new Error("a round makes a page of the pad");
    return only;
}

/** A line as text: the points and their notes. */
function read({ turns, ending }: PadRound): string[] {
    return [...turns, ...ending].map((line) =>
        line
            .map((entry) =>
                entry
                    ? [
                          entry.points === null
                              ? entry.tiles.join(",")
                              : formatSigned(entry.points),
                          ...entry.notes.map(({ name, count = "" }) => `${name}${count}`),
                      ].join(" ")
                    : "",
            )
            .join(" | "),
    );
}

function ending(scores: Score[][], totals: number[]): Ending {
    const end = { reason: "out" as const, points: [], winners: [0] };
    return {
        end,
        scores,
        hands: null,
        hands_counted: false,
        totals,
        winners: [],
        told: [],
        told_match: [],
    };
}

function takenBack(actions: number): TableEvent {
    return { version: 3, at: 0, kind: "taken-back", seat: 1, actions };
}

describe("a turn is one line", () => {
    it("names bonuses, and nothing where only the tile counts", () => {
        const lines = read(
            pad([
                event(0, "place", { tile: 9, opening: 10 }),
                event(1, "place", { tile: 9, bridge: 40 }),
                event(0, "place", { tile: 6 }),
            ]),
        );
        expect(lines).toEqual(["+19 pad-first | +49 item-bridge", "+6 | "]);
    });

    it("holds all draws and the pass they led to", () => {
        const draw = event(1, "draw", { draw: -5 });
        const lines = read(
            pad([
                event(0, "place", { tile: 9 }),
                draw,
                draw,
                draw,
                event(1, "pass", { stuck: -10 }),
            ]),
        );
        expect(lines).toEqual(["+9 pad-first | −25 pad-pass pad-drawn3"]);
    });

    it("holds draws and the placement they led to, and those of a turn that is not over", () => {
        const draw = event(1, "draw", { draw: -5 });
        const before = [event(0, "place", { tile: 9 }), draw];
        expect(read(pad(before))).toEqual(["+9 pad-first | −5 pad-drawn1"]);
        expect(read(pad([...before, event(1, "place", { tile: 13 })]))).toEqual([
            "+9 pad-first | +8 pad-drawn1",
        ]);
    });

    it("shows the tile where nothing could score, and 0 where something did", () => {
        expect(read(pad([event(0, "place"), event(1, "place", { tile: 0 })]))).toEqual([
            "1-1-1 pad-first | 0",
        ]);
    });

    it("notes when the clock played, and a pass that cost nothing", () => {
        const lines = read(
            pad([
                event(0, "place", { tile: 1 }, { by: "clock" }),
                event(1, "pass", {}, { by: "clock" }),
            ]),
        );
        expect(lines).toEqual(["+1 pad-first pad-clock |  pad-pass pad-clock"]);
    });

    it("holds the second tile after an opening with 0-0-0, or that there was none", () => {
        const opening = event(0, "place", { tile: 0, "zero-opening": 40 });
        const next = event(1, "place", { tile: 3 });
        expect(
            read(pad([opening, inPhase("follow-up", event(0, "place", { tile: 2 })), next])),
        ).toEqual(["+42 pad-first item-zero-opening pad-second | +3"]);
        expect(read(pad([opening, inPhase("follow-up", event(0, "decline")), next]))).toEqual([
            "+40 pad-first item-zero-opening | +3",
        ]);
    });

    it("holds the new field after a hexagon", () => {
        const lines = read(
            pad([
                event(1, "place", { tile: 4 }),
                event(0, "place", { tile: 5, hexagon: 50 }),
                event(0, "place", { tile: 6 }, { field: 1, phase: "new-field" }),
                event(1, "place", { tile: 1 }, { field: 1 }),
            ]),
        );
        expect(lines).toEqual(["+61 item-hexagon pad-new-field | +4 pad-first", " | +1"]);
    });
});

describe("a solo game", () => {
    const solo = (events: StoryEvent[]): string[] => read(pad(events, [0]));

    it("ends a turn with every placement and every pass", () => {
        expect(
            solo([
                event(0, "place", { tile: 3 }),
                event(0, "place", { tile: 4 }),
                event(0, "draw", { draw: -5 }),
                event(0, "place", { tile: 6 }),
                event(0, "pass", { "empty-well": -10 }),
                event(0, "place", { tile: 2 }),
            ]),
        ).toEqual(["+3 pad-first", "+4", "+1 pad-drawn1", "−10 pad-pass", "+2"]);
    });

    it("counts a new field, or declining it, to the turn that closed the hexagon", () => {
        expect(
            solo([
                event(0, "place", { tile: 3, hexagon: 50 }),
                event(0, "place", { tile: 4 }, { field: 1, phase: "new-field" }),
                event(0, "place", { tile: 5 }, { field: 1 }),
                event(0, "place", { hexagon: 50 }),
                event(0, "decline", {}, { phase: "new-field" }),
                event(0, "place", { tile: 1 }),
            ]),
        ).toEqual(["+57 pad-first item-hexagon pad-new-field", "+5", "+50 item-hexagon", "+1"]);
    });

    it("calls no tile first that did not open", () => {
        expect(padOf([round([event(0, "place", { tile: 3 })], [0])]).map(read)).toEqual([["+3"]]);
    });
});

describe("a round", () => {
    it("ends with a line for each thing that its end scored", () => {
        const scores = [
            [
                { item: "out", points: 25 },
                { item: "others-hands", points: 30 },
            ],
            [{ item: "own-hand", points: -4 }],
        ];
        const last = event(0, "place", { tile: 9 }, { ending: ending(scores, [164, 46]) });
        const page = pad([last], [100, 50]);
        expect(read(page)).toEqual([
            "+9 pad-first | ",
            "+25 item-out | ",
            "+30 item-others-hands | ",
            " | −4 item-own-hand",
        ]);
        expect(page.totals).toEqual([164, 46]);
    });

    it("that was just dealt has no line, and the totals carried over", () => {
        const page = pad([], [87, 143]);
        expect(page.turns).toEqual([]);
        expect(page.totals).toEqual([87, 143]);
    });

    it("stays the same object until it changes", () => {
        const first = round([event(0, "place", { tile: 9 })]);
        const story = [first, round([])];
        const later = [first, round([event(1, "draw", { draw: -5 })])];
        expect(padOf(later)[0]).toBe(padOf(story)[0]);
        expect(padOf(later)[1]).not.toBe(padOf(story)[1]);
    });

    it("drops an event that was taken back", () => {
        const opening = inPhase("opening", event(0, "place", { tile: 9 }));
        const story = [round([opening, event(1, "place", { tile: 4 })])];
        const back = withEvent(story, takenBack(1));
        expect(padOf(back).map(read)).toEqual([["+9 pad-first | "]]);
        expect(padOf(back)[0]?.totals).toEqual([9, 0]);
    });

    it("drops events back over a deal", () => {
        const first = round([event(0, "place", { tile: 9 }), event(1, "place", { tile: 4 })]);
        const story = [first, round([event(1, "place", { tile: 3 })])];
        expect(withEvent(story, takenBack(1))).toEqual([first, round([])]);
        expect(withEvent(story, takenBack(2))).toEqual([round([event(0, "place", { tile: 9 })])]);
    });
});

describe("the pad of the terminal", () => {
    interface Case {
        events: Pick<StoryEvent, "phase" | "action" | "scores">[];
        /** The points of each seat, turn by turn. */
        turns: number[][];
    }
    // Python generates the rounds, and its tests keep them current; tests run in the folder of the app.
    const cases = JSON.parse(readFileSync("../tests/tui/pad_cases.json", "utf-8")) as Case[];

    it.each(cases)("has the same turns", ({ events, turns }) => {
        const whole = events.map((one) => ({ ...event(0, "pass"), ...one }));
        const [page] = padOf([
            round(
                whole,
                turns.map(() => 0),
            ),
        ]);
        const columns = turns.map((_, seat) =>
            (page?.turns ?? []).flatMap((line) => (line[seat] ? [line[seat].points ?? 0] : [])),
        );
        expect(columns).toEqual(turns);
    });
});
