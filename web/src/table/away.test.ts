import { expect, test } from "vitest";

import type { Match, Message, Seat } from "../api/types";
import type { TableState } from "../state/table";
import { absentSeats, awayMessage } from "./away";

const NOW = 1_000_000;

const PERSON: Seat = {
    plan: "person",
    bot: null,
    taken: true,
    name: "Anna",
    yours: false,
    kept: false,
    away: false,
};
const ME: Seat = { ...PERSON, yours: true };
const BOT: Seat = { ...PERSON, plan: "bot", bot: "club", name: null };

function stateWith(
    seats: Seat[],
    changes: Partial<TableState> = {},
    when_away = "bot",
    absent_seconds?: number,
): TableState {
    const table = { status: "playing", seats, settings: { when_away }, absent_seconds };
    const match = { turn: 1, phase: "turn" };
    return { table, match, here: [0], until: null, graceUntil: null, ...changes } as TableState;
}

function told(state: TableState, seat = 1): [string, unknown] {
    const { name, details } = awayMessage(state, state.match as Match, seat, "Anna", NOW);
    return [name, details["time"]];
}

test("people who are not connected or were played for are absent, the one on turn first", () => {
    expect(absentSeats(stateWith([ME, PERSON, PERSON]))).toEqual([1, 2]);
    const second = { match: { turn: 2, phase: "turn" } as Match };
    expect(absentSeats(stateWith([ME, PERSON, PERSON], second))).toEqual([2, 1]);
    expect(absentSeats(stateWith([ME, { ...PERSON, away: true }], { here: [0, 1] }))).toEqual([1]);
});

test("neither bots nor oneself nor anyone of unknown presence is absent", () => {
    expect(absentSeats(stateWith([ME, BOT], { here: [] }))).toEqual([]);
    expect(absentSeats(stateWith([ME, PERSON], { here: null }))).toEqual([]);
});

test("the time counts down to the end of the grace, or of the turn if that is limited", () => {
    const grace = stateWith([ME, PERSON], { graceUntil: NOW + 39_500 });
    expect(told(grace)).toEqual([
        "table-away-bot-soon",
        { name: "table-seconds", details: { seconds: 40 } },
    ]);
    const limit = stateWith(
        [ME, PERSON],
        { until: NOW + 90_000, graceUntil: NOW + 5_000 },
        "clock",
    );
    expect(told(limit)).toEqual([
        "table-away-clock-soon",
        { name: "table-minutes", details: { minutes: 1, seconds: "30" } },
    ]);
});

test("before the turn it is told after how long somebody else will play", () => {
    const grace = { graceUntil: NOW + 40_000 };
    const later = (seconds: number, when = "bot"): [string, unknown] =>
        told(stateWith([ME, PERSON, PERSON], grace, when, seconds), 2);
    const inSeconds = (seconds: number): Message => ({
        name: "table-seconds",
        details: { seconds },
    });
    expect(later(60)).toEqual(["table-away-bot-later", inSeconds(60)]);
    expect(later(120, "clock")).toEqual(["table-away-clock-later", inSeconds(120)]);
    expect(later(7200)).toEqual([
        "table-away-bot-later",
        { name: "table-hours", details: { hours: 2 } },
    ]);
    const over = { ...grace, match: { turn: 1, phase: "over" } as Match };
    expect(told(stateWith([ME, PERSON], over, "bot", 60))).toEqual([
        "table-away-bot-later",
        inSeconds(60),
    ]);
});

test("a table of one waits, and one who is played for is told so", () => {
    const grace = { graceUntil: NOW + 40_000 };
    expect(told(stateWith([PERSON, BOT]), 0)[0]).toBe("table-away-waits");
    expect(told(stateWith([ME, { ...PERSON, away: true }], grace))[0]).toBe("table-away-bot");
});
