import { expect, test } from "vitest";

import type { Seat } from "../api/types";
import { hasNoRemotePlayers, ownSeats } from "./seats";

const ME = { plan: "person", bot: null, taken: true, yours: true } as Seat;
const BOT: Seat = { ...ME, plan: "bot", bot: "club", yours: false };
const OTHER: Seat = { ...ME, yours: false };

test("a solo game, bots and one device have no remote players", () => {
    expect(hasNoRemotePlayers({ seats: [ME] })).toBe(true);
    expect(hasNoRemotePlayers({ seats: [BOT, ME, BOT] })).toBe(true);
    expect(hasNoRemotePlayers({ seats: [ME, ME] })).toBe(true);
    expect(ownSeats({ seats: [BOT, ME, BOT] })).toEqual([1]);
});

test("other people and spectators have", () => {
    expect(hasNoRemotePlayers({ seats: [ME, OTHER, BOT] })).toBe(false);
    expect(hasNoRemotePlayers({ seats: [BOT, BOT] })).toBe(false);
});
