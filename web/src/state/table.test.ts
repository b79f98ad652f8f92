import { expect, test } from "vitest";

import type {
    Cell,
    Frame,
    Match,
    PlayedEvent,
    Seat,
    TableEvent,
    UpdateFrame,
    ViewFrame,
} from "../api/types";
import { applyFrame, offersUndo, withStory, withTile, type TableState } from "./table";

const NOW = 1_000_000;

const MATCH: Match = {
    format: "trimino-view/1",
    rules: "triomino",
    seats: 2,
    youngest: 0,
    rounds_to_play: null,
    well_size: null,
    seat: 0,
    turn: 0,
    phase: "opening",
    hand: ["4-4-4"],
    counts: [1, 2],
    well: 10,
    draws: 0,
    drawn: [],
    passes: 0,
    points: [0, 0],
    before: [0, 0],
    totals: [0, 0],
    winners: [],
    legal: [],
    refused: {},
    fields: [],
    played: [],
    actions: [],
    end: null,
    hands: null,
};

const VIEW: ViewFrame = {
    type: "view",
    version: 5,
    table: {
        id: "t",
        status: "playing",
        settings: {
            rules: "triomino",
            rules_name: null,
            rounds_to_play: null,
            well_size: null,
            youngest: 0,
            turn_seconds: null,
            grace_seconds: null,
            when_away: "bot",
            stand_in: "casual",
            public: false,
            hints: true,
            friendly: true,
        },
        seats: [],
        host: true,
        commitment: "",
        practice: false,
        friendly: true,
        left_out: false,
        ready: [],
        rematch: null,
    },
    match: MATCH,
    ending: null,
    clock: { decision: 5, time_left: null, may_take_back: false, covered: false },
};

const SEAT: Seat = {
    plan: "person",
    bot: null,
    name: "Anna",
    yours: false,
    taken: true,
    away: false,
    kept: false,
};

function after(...frames: Frame[]): TableState {
    const state = frames.reduce<TableState | null>(
        (now, frame) => applyFrame(now, frame, NOW),
        null,
    );
    if (!state) throw new Error("there was no view");
    return state;
}

function laid(version: number, tile: string, at: [number, number, "up" | "down"]): PlayedEvent {
    return {
        version,
        at: 0,
        kind: "played",
        by: "person",
        phase: "turn",
        action: { seat: 0, do: "place", tile, field: 0, at, corners: [4, 4, 4], points: 12 },
        placement: "plain",
        scores: [],
        ending: null,
    };
}

function drawn(version: number, tile: string): PlayedEvent {
    const action = { seat: 0, do: "draw" as const, tile, points: -5 };
    return { ...laid(version, tile, [0, 0, "up"]), action, placement: null };
}

function update(version: number, events: TableEvent[], now: Partial<Match> = {}): UpdateFrame {
    const { format, rules, seats, youngest, rounds_to_play, well_size, ...rest } = MATCH;
    const { fields, played, actions, end, hands, ...values } = { ...rest, ...now };
    void [format, rules, seats, youngest, rounds_to_play, well_size];
    void [fields, played, actions, end, hands];
    const clock = { decision: version, time_left: 30, may_take_back: true, covered: false };
    return { type: "update", version, events, clock, now: values };
}

test("there is no state before the first view", () => {
    expect(applyFrame(null, { type: "presence", here: [0], watching: 1 }, NOW)).toBeNull();
});

test("presence arrives after the view, and a new player is present at once", () => {
    expect(after(VIEW)).toMatchObject({ here: null, watching: 0 });
    const withStory: Frame = { type: "presence", here: [0], watching: 1 };
    expect(after(VIEW, withStory, VIEW)).toMatchObject({ here: [0], watching: 1 });
    const sat = update(6, [{ version: 6, at: 0, kind: "sat", seats: [1] }]);
    expect(after(VIEW, withStory, sat)).toMatchObject({ here: [0, 1], watching: 0 });
});

test("a played tile lies on the field, and the rest comes from the server", () => {
    const state = after(VIEW, update(6, [laid(6, "4-4-4", [0, 0, "up"])], { totals: [22, 0] }));
    expect(state.match?.fields).toMatchObject([[{ tile: "4-4-4", at: [0, 0, "up"] }]]);
    expect(state.match?.actions).toHaveLength(1);
    expect(state.match?.totals).toEqual([22, 0]);
    expect(state.until).toBe(NOW + 30_000);
});

test("an event that was applied already is skipped", () => {
    const event = laid(6, "4-4-4", [0, 0, "up"]);
    const state = after(
        VIEW,
        update(6, [event]),
        update(7, [event, laid(7, "0-4-4", [0, -1, "down"])]),
    );
    expect(state.match?.fields[0]?.map(({ tile }) => tile)).toEqual(["4-4-4", "0-4-4"]);
    expect(state.recent.map(({ version }) => version)).toEqual([6, 7]);
});

test("taking back removes the tile, and its field if it was the first there", () => {
    const back: TableEvent = { version: 7, at: 0, kind: "taken-back", seat: 0, actions: 1 };
    const state = after(VIEW, update(6, [laid(6, "4-4-4", [0, 0, "up"])]), update(7, [back]));
    expect(state.match?.fields).toEqual([]);
    expect(state.match?.actions).toEqual([]);
});

test("a view in the place of an update keeps the events and the story going", () => {
    const back: TableEvent = { version: 7, at: 0, kind: "taken-back", seat: 0, actions: 1 };
    const before = after(VIEW, update(6, [drawn(6, "0-0-1")]));
    const view: ViewFrame = { ...VIEW, version: 7, events: [back] };
    const known = withStory(before, [], 5);
    const state = applyFrame(known, view, NOW);
    expect(state?.match).toBe(MATCH);
    expect(state?.recent.map(({ version }) => version)).toEqual([6, 7]);
    expect(state?.story).toEqual([]);
    expect(applyFrame(known, VIEW, NOW)).toMatchObject({ recent: [], story: null });
});

test("the time for undoing ends by this device's clock", () => {
    const soon = update(6, []);
    const state = after(VIEW, { ...soon, clock: { ...soon.clock, undo_left: 2.5 } });
    expect(state.undoUntil).toBe(NOW + 2_500);
    expect(after(VIEW).undoUntil).toBeNull();
});

test("the bonus of the last tile comes with the view, and goes with the next tile or deal", () => {
    const at: Cell = [0, 0, "up"];
    const bonus: Cell[][] = [[[0, 0, "down"]]];
    const made: PlayedEvent = { ...laid(7, "4-4-5", at), placement: "double", bonus };
    const known = { kind: "double", field: 0, at, groups: bonus };
    expect(after(VIEW).bonus).toBeNull();
    const told = { ...VIEW, last_bonus: { kind: "double" as const, field: 0, at, bonus } };
    expect(after(told).bonus).toEqual(known);
    expect(after(VIEW, update(7, [made])).bonus).toEqual(known);
    expect(after(VIEW, update(8, [made, drawn(8, "0-0-1")])).bonus).toEqual(known);
    expect(after(VIEW, update(8, [made, laid(8, "4-4-4", [1, 0, "up"])])).bonus).toBeNull();
});

test("a new deal clears the table", () => {
    const dealt: TableEvent = {
        version: 7,
        at: 0,
        kind: "dealt",
        round: 2,
        counts: [1, 1],
        well: 3,
        start: null,
        hand: null,
    };
    const bonus: Cell[][] = [[[0, 0, "down"]]];
    const made: PlayedEvent = { ...laid(6, "4-4-4", [0, 0, "up"]), placement: "double", bonus };
    const state = after(VIEW, update(6, [made]), update(7, [dealt]));
    expect(state.match?.fields).toEqual([]);
    expect(state.bonus).toBeNull();
});

test("a hint is kept for its decision only", () => {
    const hint: Frame = {
        type: "hint",
        id: "h",
        decision: 5,
        against: ["people", "people"],
        nudge: { name: "nudge-only", details: { what: "draw" }, text: "" },
        place: null,
        plan: null,
        advice: [],
    };
    expect(after(VIEW, hint).hint).toEqual(hint);
    expect(after(VIEW, hint, update(6, [laid(6, "4-4-4", [0, 0, "up"])])).hint).toBeNull();
    expect(after(VIEW, { ...hint, decision: 4 }).hint).toBeNull();
});

test("fetched rounds are continued by later events", () => {
    const state = after(VIEW, update(6, [laid(6, "4-4-4", [0, 0, "up"])]));
    const dealt = { round: 1, counts: [1, 2], well: 10, start: null, hand: null, hands: null };
    const rounds = [{ dealt, before: [0, 0], events: [] }];
    expect(withStory(state, rounds, 5).story?.[0]?.events).toHaveLength(1);
    expect(withStory(state, rounds, 6).story?.[0]?.events).toHaveLength(0);
});

test("events already in the fetched rounds are not applied twice", () => {
    const laying = laid(6, "4-4-4", [0, 0, "up"]);
    const dealt = { round: 1, counts: [1, 2], well: 10, start: null, hand: null, hands: null };
    const ahead = withStory(after(VIEW), [{ dealt, before: [0, 0], events: [laying] }], 6);
    const state = applyFrame(ahead, update(6, [laying]), NOW);
    expect(state?.story?.[0]?.events).toHaveLength(1);
    const next = state && applyFrame(state, update(7, [laid(7, "0-0-4", [0, 0, "down"])]), NOW);
    expect(next?.story?.[0]?.events).toHaveLength(2);
});

test("drawn tiles are not kept on a shared device", () => {
    const own = { ...SEAT, yours: true };
    const [alone, around] = [
        [own, SEAT],
        [own, own],
    ].map((seats) =>
        after({ ...VIEW, table: { ...VIEW.table, seats } }, update(6, [drawn(6, "0-1-2")])),
    );
    expect(alone?.match?.actions.at(-1)?.tile).toBe("0-1-2");
    expect(JSON.stringify(around)).not.toContain("0-1-2");
});

test("the first tile of a field makes the field", () => {
    const corners: [number, number, number] = [0, 0, 1];
    const fields = withTile([[]], { tile: "0-0-1", field: 1, at: [0, 0, "up"], corners });
    expect(fields.map((tiles) => tiles.length)).toEqual([0, 1]);
});

test("a match that was broken off asks nobody to play", () => {
    const legal: Match["legal"] = [{ action: "draw", do: "draw", points: -5, scores: [] }];
    const broken = { why: "gave-up" as const, seats: [0], winners: [] };
    const table = { ...VIEW.table, status: "over" as const, broken_off: broken };
    const { match } = after({ ...VIEW, match: { ...MATCH, phase: "turn", legal }, table });
    expect([match?.phase, match?.legal]).toEqual(["over", []]);
});

test("who gave up is told by the seats before a bot took theirs", () => {
    const seats = VIEW.table.seats.map((seat) => ({ ...seat, name: "Vera" }));
    const gaveUp: TableEvent = { version: 6, at: 0, kind: "gave-up", seats: [1] };
    const update: UpdateFrame = {
        type: "update",
        version: 6,
        events: [gaveUp],
        table: { ...VIEW.table, seats },
        clock: VIEW.clock,
    };
    const { recent, table } = after(VIEW, update);
    expect(recent.at(-1)?.before).toBe(VIEW.table.seats);
    expect(table.seats).toBe(seats);
});

test("the pause before a deal ends by this device's clock", () => {
    expect(after({ ...VIEW, clock: { ...VIEW.clock, deal_left: 15 } }).dealAt).toBe(NOW + 15_000);
    expect(after(VIEW).dealAt).toBeNull();
});

test("players have the button to undo until the match is over", () => {
    const mine = { yours: true, bot: null } as Seat;
    const other = { yours: false, bot: null } as Seat;
    const offered = (seats: Seat[], status: "playing" | "over", may = false): boolean =>
        offersUndo({
            clock: { ...VIEW.clock, may_take_back: may },
            table: { ...VIEW.table, seats, status },
        });
    expect(offered([mine, mine], "playing")).toBe(true);
    expect(offered([mine, mine], "over")).toBe(false);
    expect(offered([mine, other], "playing")).toBe(true);
    expect(offered([other, other], "playing")).toBe(false);
    expect(offered([mine, other], "over")).toBe(false);
});
