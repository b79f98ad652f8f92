import { expect, test } from "vitest";

import type { Seat, TableSummary } from "../api/types";
import { freeSeats, isMyTurn, openTables, sortedGames, tabTitle } from "./games";

const ME = { plan: "person", taken: true, yours: true } as Seat;
const OTHER = { plan: "bot", bot: "club", taken: true, yours: false } as Seat;

function game(id: string, more: Partial<TableSummary>): TableSummary {
    const base = { id, status: "playing", seats: [ME, OTHER], turn: 1, round: 1, touched_at: 0 };
    return { ...base, ...more } as TableSummary;
}

const FREE = { ...OTHER, plan: "open", bot: null, taken: false } as Seat;

const MINE = game("mine", { turn: 0, touched_at: 1 });
const LATE = game("late", { touched_at: 9 });
const LOBBY = game("lobby", { status: "lobby", turn: null, round: 0, touched_at: 5 });
const OVER = game("over", { status: "over", turn: null, touched_at: 8 });
const EXPIRED = game("expired", { status: "over", turn: null, round: 0 });

test("games where it is one's turn come first, then the latest", () => {
    const { running, over } = sortedGames([LOBBY, EXPIRED, LATE, OVER, MINE]);
    expect(running.map(({ id }) => id)).toEqual(["mine", "late", "lobby"]);
    expect(over.map(({ id }) => id)).toEqual(["over"]);
});

test("the tab title counts the games where it is one's turn", () => {
    expect(tabTitle([MINE, LATE, LOBBY])).toBe("(1) Trimino");
    expect(tabTitle([LATE])).toBe("Trimino");
    expect(isMyTurn(game("between", { turn: null }))).toBe(false);
});

test("open tables of others are limited, those with a free seat first", () => {
    const watch = game("watch", { seats: [OTHER, FREE] });
    const full = game("full", { status: "lobby", seats: [OTHER, OTHER] });
    const join = game("join", { status: "lobby", seats: [OTHER, FREE, FREE] });
    const later = game("later", { status: "lobby", seats: [OTHER, FREE] });
    const found = openTables([watch, full, join, MINE, later], [MINE, LATE]);
    expect(found.map(({ id }) => id)).toEqual(["join", "later", "watch", "full"]);
    expect([freeSeats(join), freeSeats(full), freeSeats(watch)]).toEqual([2, 0, 0]);
    const many = Array.from({ length: 9 }, (_, number) => game(`${number}`, {}));
    expect(openTables(many, [])).toHaveLength(5);
    expect(openTables([MINE], [MINE])).toEqual([]);
});
