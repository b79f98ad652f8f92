import { expect, test } from "vitest";

import type { Seat } from "../../api/types";
import {
    botsToCome,
    movesUp,
    planOf,
    planWord,
    playersWithoutFree,
    seatsToTake,
    waitsForPerson,
} from "./lobbySeats";

const EMPTY: Seat = {
    plan: "open",
    bot: null,
    taken: false,
    name: null,
    yours: false,
    kept: false,
    away: false,
};
const ANNA: Seat = { ...EMPTY, plan: "person", taken: true, name: "Anna" };
const BOT: Seat = { ...EMPTY, plan: "bot", bot: "club", taken: true, name: "club" };
const WAITING: Seat = { ...EMPTY, plan: "person" };

test("the first free seat is taken", () => {
    expect(seatsToTake([ANNA, BOT, EMPTY, EMPTY])).toEqual([2]);
    expect(seatsToTake([ANNA, BOT])).toEqual([]);
});

test("all reserved seats are taken before free ones", () => {
    const kept = { ...WAITING, kept: true };
    expect(seatsToTake([EMPTY, kept, ANNA, kept])).toEqual([1, 3]);
});

test("bots take open seats, but none that waits for a person", () => {
    expect(botsToCome([ANNA, EMPTY, WAITING, BOT])).toBe(1);
    expect(waitsForPerson([ANNA, EMPTY, BOT])).toBe(false);
    expect(waitsForPerson([ANNA, WAITING])).toBe(true);
});

test("free seats can be left out if two or more play", () => {
    expect(playersWithoutFree([ANNA, ANNA, EMPTY, WAITING])).toBe(2);
    expect(playersWithoutFree([ANNA, BOT, EMPTY])).toBe(2);
    expect(playersWithoutFree([ANNA, EMPTY, ANNA])).toBe(2);
    expect(playersWithoutFree([ANNA, EMPTY])).toBeNull();
    expect(playersWithoutFree([ANNA, ANNA])).toBeNull();
});

test("who sits behind a free seat moves up to it", () => {
    expect(movesUp([ANNA, ANNA, EMPTY], 2)).toEqual([]);
    expect(movesUp([ANNA, EMPTY, ANNA], 2)).toEqual([{ from: 2, to: 1 }]);
    expect(movesUp([EMPTY, WAITING, ANNA, BOT], 2)).toEqual([
        { from: 2, to: 0 },
        { from: 3, to: 1 },
    ]);
});

test("a plan survives the round trip through its select value", () => {
    expect(planOf(planWord(BOT))).toEqual({ kind: "bot", bot: "club" });
    expect(planOf(planWord(EMPTY))).toEqual({ kind: "open" });
    expect(planOf(planWord(WAITING))).toEqual({ kind: "person" });
});
