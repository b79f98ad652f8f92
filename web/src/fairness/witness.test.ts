/** A witness keeps what the server shows, and notices if it shows something else. */
import { beforeEach, expect, it, vi } from "vitest";

import type { Frame, TableValues } from "../api/types";
import { nextHead } from "./logChain";
import { formatProof, keepContribution, parseSeen, seenOf, type Doubt } from "./seen";
import { nextDigest, START } from "./shownMoves";
import { TableWitness } from "./witness";

const SENT = "5e".repeat(32);
const LINKS = ["01", "02", "03", "04", "05"].map((digits) => digits.repeat(32));
let number = 0;
let id = "";
let heads: string[] = [];
const doubts: Doubt[] = [];

beforeEach(async () => {
    id = `table-${number++}`;
    doubts.length = 0;
    heads = ["0".repeat(64)];
    for (const link of LINKS) heads.push(await nextHead(heads.at(-1) ?? "", link));
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
    });
});

function table(changes: Partial<TableValues> = {}): TableValues {
    const seats = [
        { yours: true, taken: true, bot: null },
        { yours: false, taken: true, bot: "casual" },
    ];
    const known = { id, status: "lobby", commitment: "c0".repeat(32), practice: false, seats };
    return { ...known, ...changes } as TableValues;
}

function view(version: number, changes: object = {}): Frame {
    return { type: "view", version, head: heads[version], table: table(), ...changes } as Frame;
}

function update(since: number, version: number, changes: object = {}): Frame {
    const links = LINKS.slice(since, version);
    return { type: "update", version, head: heads[version], links, ...changes } as Frame;
}

function witness(): TableWitness {
    return new TableWitness(id, (doubt) => doubts.push(doubt));
}

it("keeps the promise, its contribution once the match begins, and the last head", async () => {
    const one = witness();
    await one.take(view(1));
    keepContribution(table(), [0, 1], SENT);
    expect(seenOf(id)?.sent).toEqual({ 0: SENT, 1: SENT });
    await one.take(update(1, 3, { table: table({ status: "playing" }) }));
    await one.take({ type: "ack", id: "a", version: 4, head: heads[4] } as Frame);
    await one.take(update(3, 4));
    expect(seenOf(id)).toEqual({
        table: id,
        commitment: "c0".repeat(32),
        contributions: { 0: SENT },
        heads: { 4: heads[4] },
        sent: {},
        dropped: { 1: SENT },
        people: [0],
        moves: {},
        rounds: {},
        totals: {},
        doubt: null,
    });
    expect(one.kept).toBe(4);
    expect(doubts).toEqual([]);
});

it("forgets a contribution that was refused, and goes on with the one before", () => {
    keepContribution(table(), [0], SENT);
    keepContribution(table(), [0], "ab".repeat(32))();
    expect(seenOf(id)?.sent).toEqual({ 0: SENT });
});

it.each([
    ["left", "sat"],
    ["freed", "sat"],
    ["sat", "sat"],
])("forgets a contribution if its seat was %s, and then %s on another device", async (...kinds) => {
    const one = witness();
    const seats = [0];
    await one.take(view(1));
    keepContribution(table(), seats, SENT);
    await one.take(update(1, 2, { events: [{ version: 2, kind: "sat", seats }] }));
    expect(seenOf(id)?.sent).toEqual({ 0: SENT });
    const events = kinds.map((kind, place) => ({ version: 3 + place, kind, seats }));
    await one.take(update(2, 4, { events, table: table({ status: "playing" }) }));
    const dropped = { 0: SENT };
    const kept = { contributions: {}, sent: {}, dropped, heads: { 4: heads[4] } };
    expect(seenOf(id)).toMatchObject(kept);
    expect(doubts).toEqual([]);
});

it("keeps what it sends for a seat that others had before", async () => {
    const one = witness();
    await one.take(view(1));
    const seats = [0];
    await one.take(update(1, 2, { events: [{ version: 2, kind: "sat", seats }] }));
    await one.take(update(2, 3, { events: [{ version: 3, kind: "sat", seats: [1] }] }));
    keepContribution(table(), seats, SENT);
    await one.take(update(3, 4, { events: [{ version: 4, kind: "sat", seats }] }));
    expect(seenOf(id)?.sent).toEqual({ 0: SENT });
});

it("notes people as long as the match goes on", async () => {
    const person = { yours: false, taken: true, bot: null };
    const bot = { ...person, bot: "casual" };
    const playing = (...seats: object[]) => table({ status: "playing", seats } as TableValues);
    const one = witness();
    await one.take(view(1));
    await one.take(update(1, 2, { table: playing(person, bot, person) }));
    await one.take(update(2, 3, { table: playing(person, bot, bot) }));
    expect(seenOf(id)?.people).toEqual([0, 2]);
    // Nobody is shown at the seat of a bot afterwards, to excuse what was added there.
    await one.take(update(3, 4, { table: playing(person, person, bot) }));
    expect(seenOf(id)?.people).toEqual([0, 2]);
});

it("doubts a server whose frame it cannot follow, and goes on", async () => {
    const one = witness();
    await one.take(view(1));
    await one.take(update(1, 2, { links: [null] }));
    expect(doubts).toEqual(["seen-doubt-history"]);
    await one.take(update(2, 3));
    expect(seenOf(id)).toMatchObject({ heads: { 1: heads[1] }, doubt: "seen-doubt-history" });
});

it("digests the moves that it is shown, in a stretch for each time without a gap", async () => {
    const at = [-1, 2, "down"];
    const placed = { seat: 1, do: "place", at, corners: [4, 4, 3], field: 1 };
    const moves = (from: number, ...actions: object[]) => ({
        events: actions.map((action, place) => ({ version: from + place, kind: "played", action })),
    });
    const back = { version: 5, kind: "taken-back", actions: 1 };
    const one = witness();
    await one.take(view(1));
    await one.take(update(1, 2, moves(2, placed)));
    await one.take(update(2, 3, moves(3, { seat: 0, do: "draw", tile: "1-2-3" })));
    await one.take(view(4, { links: LINKS.slice(3, 4) }));
    await one.take(view(5, { links: LINKS.slice(4, 5), missed: [back] }));
    let digest = await nextDigest(START, "2 1 443d-1,2f1");
    digest = await nextDigest(digest, "3 0 draw");
    expect(seenOf(id)?.moves).toEqual({
        "1-3": digest,
        "4-5": await nextDigest(START, "5 back 1"),
    });
    expect(doubts).toEqual([]);
});

it("goes on from the head that was kept before the page was opened", async () => {
    await witness().take(view(2));
    await witness().take(view(5, { links: LINKS.slice(2) }));
    await witness().take(update(5, 5));
    expect(doubts).toEqual([]);
    await witness().take(view(5, { head: heads[4] }));
    expect(doubts).toEqual(["seen-doubt-history"]);
});

const LOST = [{ after: 1, upto: 2 }];

it.each<[string, () => Frame, Doubt]>([
    [
        "another promise",
        () => view(2, { table: table({ commitment: "d0".repeat(32) }) }),
        "seen-doubt-commitment",
    ],
    ["another head", () => view(2, { head: "00".repeat(32) }), "seen-doubt-history"],
    ["other links", () => update(2, 3, { links: [LINKS[4]] }), "seen-doubt-history"],
    ["no links", () => view(4), "seen-doubt-history"],
    ["no head any more", () => view(3, { head: undefined }), "seen-doubt-history"],
    [
        "another promise, as if it went on from a record",
        () => view(2, { table: table({ practice: true, commitment: "d0".repeat(32) }) }),
        "seen-doubt-commitment",
    ],
    ["fewer rows", () => view(1), "seen-doubt-shorter"],
    [
        "rows that were declared lost",
        () => view(1, { table: table({ lost: LOST }) }),
        "seen-doubt-lost",
    ],
    [
        "what came instead of them",
        () => view(3, { head: heads[4], links: [LINKS[4]], table: table({ lost: LOST }) }),
        "seen-doubt-lost",
    ],
    [
        "more missing than was declared",
        () => view(1, { table: table({ lost: [{ after: 2, upto: 4 }] }) }),
        "seen-doubt-shorter",
    ],
    [
        "an answer of another history",
        () => ({ type: "ack", id: "a", version: 2, head: heads[3] }) as Frame,
        "seen-doubt-history",
    ],
])("notices %s, and keeps what it had", async (_, frame, doubt) => {
    const one = witness();
    await one.take(view(2));
    const kept = seenOf(id);
    await one.take(frame());
    await one.take(view(5));
    expect(doubts).toEqual([doubt]);
    expect(one.doubt).toBe(doubt);
    expect(seenOf(id)).toEqual({ ...kept, doubt });
});

it("tells a doubt again on a new page, though the server shows the true match again", async () => {
    await witness().take(view(2));
    await witness().take(view(2, { head: "00".repeat(32) }));
    const kept = seenOf(id);
    const again = witness();
    await again.take(view(3, { links: LINKS.slice(2, 3) }));
    await again.take(update(3, 4));
    expect(doubts).toEqual(Array(2).fill("seen-doubt-history"));
    expect(again.doubt).toBe("seen-doubt-history");
    expect(seenOf(id)).toEqual(kept);
});

it("tells a doubt of one tab in the others", async () => {
    const [one, other] = [witness(), witness()];
    await one.take(view(2));
    await other.take(view(2));
    await one.take(view(1));
    await other.take(update(2, 3));
    expect(doubts).toEqual(Array(2).fill("seen-doubt-shorter"));
    expect(seenOf(id)?.heads).toEqual({ 2: heads[2] });
});

it("tells a loss as one that the server declares later", async () => {
    await witness().take(view(2));
    await witness().take(view(1));
    await witness().take(view(3, { table: table({ lost: LOST }) }));
    await witness().take(view(2));
    expect(doubts).toEqual(["seen-doubt-shorter", "seen-doubt-lost", "seen-doubt-lost"]);
});

it("takes a doubt that only later versions know for one", () => {
    const line = `trimino-seen/1;table=t;commitment=${"c0".repeat(32)};doubt=seen-doubt-new`;
    const seen = parseSeen(line);
    expect(seen?.doubt).toBe("seen-doubt-history");
    // Who is brought the line of this device did not see that.
    expect(seen && parseSeen(formatProof(seen))?.doubt).toBeNull();
});

it("lives with a server that never showed a head", async () => {
    await witness().take(view(1, { head: undefined }));
    await witness().take(view(2, { head: undefined }));
    expect(doubts).toEqual([]);
});

it("keeps nothing of a match that goes on from a record", async () => {
    keepContribution(table({ practice: true }), [0], SENT);
    await witness().take(view(1, { table: table({ practice: true }) }));
    expect(seenOf(id)).toBeNull();
});

const placed = (seat: number, x: number) => ({
    tile: "3-4-4",
    seat,
    do: "place",
    at: [x, 0, "up"],
    corners: [4, 4, 3],
    field: 0,
    points: 11,
});
const dealt = { version: 2, kind: "dealt", round: 1, start: null };
const laid = (version: number, x: number) => ({
    version,
    kind: "played",
    action: placed(0, x),
    ending: null,
});

function match(...actions: ReturnType<typeof placed>[]) {
    const totals = [0, 0];
    for (const { seat, points } of actions) totals[seat] = (totals[seat] ?? 0) + points;
    return { actions, fields: [actions], played: [], end: null, totals };
}

it("finds what it was shown in a whole view, with what it missed", async () => {
    const one = witness();
    await one.take(view(1));
    await one.take(update(1, 3, { events: [dealt, laid(3, 0)] }));
    const missed = { links: LINKS.slice(3, 4), missed: [laid(4, 1)] };
    await one.take(view(4, { ...missed, match: match(placed(0, 0), placed(0, 1)) }));
    await witness().take(view(4, { links: [], match: match(placed(0, 0), placed(0, 1)) }));
    expect(doubts).toEqual([]);
});

it.each<[string, object]>([
    ["another place", match(placed(0, 2))],
    ["another seat", match(placed(1, 0))],
    ["a move that is gone", match()],
    ["a move that was never made", match(placed(0, 0), placed(0, 1))],
    ["other totals", { ...match(placed(0, 0)), totals: [11, 5] }],
    ["another table than the moves lead to", { ...match(placed(0, 0)), fields: [[placed(0, 2)]] }],
    ["a round before", { ...match(placed(0, 0)), played: [{ totals: [0, 0] }] }],
])("notices a whole view with %s, also on a new page", async (_, other) => {
    const one = witness();
    await one.take(view(1));
    await one.take(update(1, 3, { events: [dealt, laid(3, 0)] }));
    const kept = seenOf(id);
    const links = LINKS.slice(3, 4);
    const missed = [{ version: 4, kind: "greeted", seats: [0] }];
    await one.take(view(3, { links: [], match: other }));
    await witness().take(view(4, { links, missed, match: other }));
    await witness().take(view(3, { links: [], match: null }));
    expect(doubts).toEqual(Array(3).fill("seen-doubt-history"));
    expect(seenOf(id)).toEqual({ ...kept, doubt: "seen-doubt-history" });
});

it("keeps one line for several tabs, the longest, whichever of them is late", async () => {
    const slow = witness();
    const fast = witness();
    await slow.take(view(1));
    await fast.take(view(1));
    keepContribution(table(), [0], SENT);
    const moves = [dealt, laid(3, 0), laid(4, 1), laid(5, 2)];
    await fast.take(update(1, 3, { events: moves.slice(0, 2) }));
    await fast.take(update(3, 5, { events: moves.slice(2) }));
    const kept = seenOf(id);
    expect(kept).toMatchObject({ sent: { 0: SENT }, heads: { 5: heads[5] } });
    expect(Object.keys(kept?.moves ?? {})).toEqual(["1-5"]);
    // It missed what the other tab was shown, and is behind it.
    await slow.take(view(3, { links: LINKS.slice(1, 3), match: match(placed(0, 0)) }));
    await slow.take(update(3, 4, { events: moves.slice(2, 3) }));
    expect(seenOf(id)).toEqual(kept);
    expect([slow.kept, fast.kept, doubts]).toEqual([4, 5, []]);
});

it("joins what two tabs were shown", async () => {
    const [one, other] = [witness(), witness()];
    const event = (version: number) => ({ version, kind: "played", action: placed(0, version) });
    await one.take(view(1));
    await other.take(view(1));
    await one.take(update(1, 3, { events: [event(2), event(3)] }));
    await other.take(view(3, { links: LINKS.slice(1, 3) }));
    await other.take(update(3, 5, { events: [event(4), event(5)] }));
    expect(Object.keys(seenOf(id)?.moves ?? {})).toEqual(["1-3", "3-5"]);
    await one.take(update(3, 5, { events: [event(4), event(5)] }));
    expect(Object.keys(seenOf(id)?.moves ?? {})).toEqual(["1-5"]);
});

it("notices a server that shows two tabs two histories", async () => {
    const [one, other] = [witness(), witness()];
    await one.take(view(1));
    await other.take(view(1));
    await one.take(update(1, 3));
    const links = [LINKS[3] ?? "", LINKS[4] ?? ""];
    let head = heads[1] ?? "";
    for (const link of links) head = await nextHead(head, link);
    await other.take({ ...update(1, 3), head, links } as Frame);
    expect(doubts).toEqual(["seen-doubt-history"]);
    expect(seenOf(id)?.heads).toEqual({ 3: heads[3] });
});

it("does not forget for a late tab what was sent again since", async () => {
    const [one, late] = [witness(), witness()];
    await one.take(view(1));
    await late.take(view(1));
    keepContribution(table(), [0], SENT);
    const left = { version: 2, kind: "left", seats: [0] };
    await one.take(update(1, 2, { events: [left] }));
    expect(seenOf(id)?.sent).toEqual({});
    keepContribution(table(), [0], "ab".repeat(32));
    await late.take(update(1, 2, { events: [left] }));
    expect(seenOf(id)?.sent).toEqual({ 0: "ab".repeat(32) });
});

it("lives without storage", async () => {
    vi.stubGlobal("localStorage", undefined);
    await witness().take(view(1));
    expect(seenOf(id)?.heads).toEqual({ 1: heads[1] });
});
