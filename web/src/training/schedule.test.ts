import { describe, expect, it } from "vitest";

import {
    A_DAY,
    afterTry,
    DAY,
    daysToNext,
    dueToday,
    isKnown,
    newMemory,
    type Memory,
} from "./schedule";

const NOON = new Date(2026, 10, 17, 12).getTime();

function solvedWhenDue(memory: Memory, times: number): Memory[] {
    const all: Memory[] = [];
    for (let now = memory; all.length < times; all.push(now))
        now = afterTry(now, "first", now.due + DAY / 2);
    return all;
}

describe("an exercise", () => {
    it("is due at once", () => {
        expect(dueToday([{ memory: newMemory(NOON) }], NOON)).toHaveLength(1);
    });

    it("comes back at growing intervals until it is known", () => {
        const all = solvedWhenDue(newMemory(NOON), 5);
        const days = all.map(({ stability }) => stability);
        expect(days).toEqual([...days].sort((a, b) => a - b));
        expect(days[0]).toBe(3);
        expect(all.map(isKnown)).toEqual([false, false, false, false, true]);
    });

    it("comes back at the beginning of a day", () => {
        const { due } = afterTry(newMemory(NOON), "first", NOON);
        expect(new Date(due)).toEqual(new Date(2026, 10, 20));
    });

    it("comes back the next day if the solution was shown, however well it was known", () => {
        for (const known of solvedWhenDue(newMemory(NOON), 3))
            expect(afterTry(known, "shown", known.due).stability).toBe(1);
        expect(afterTry(newMemory(NOON), "shown", NOON).stability).toBe(1);
    });

    it("comes back sooner after a second try than after a first", () => {
        const before = afterTry(newMemory(NOON), "first", NOON);
        const after = (outcome: "first" | "second"): number =>
            afterTry(before, outcome, before.due).stability;
        expect(after("second")).toBeLessThan(after("first"));
        expect(after("second")).toBeGreaterThan(before.stability);
    });

    it("is known longer by who knew it after a long time", () => {
        const before = afterTry(newMemory(NOON), "first", NOON);
        const late = afterTry(before, "first", NOON + 20 * DAY);
        expect(late.stability).toBe(50);
    });
});

describe("a day", () => {
    const due = Array.from({ length: 8 }, (_, number) => ({
        number,
        memory: newMemory(NOON - number * DAY),
    }));

    it("has few exercises, the longest overdue first", () => {
        expect(dueToday(due, NOON).map(({ number }) => number)).toEqual([7, 6, 5, 4, 3]);
    });

    it("counts those that were tried", () => {
        const tried = due.map((one) =>
            one.number < 3 ? { ...one, memory: afterTry(one.memory, "shown", NOON) } : one,
        );
        expect(dueToday(tried, NOON)).toHaveLength(A_DAY - 3);
        expect(dueToday(tried, NOON + DAY)).toHaveLength(A_DAY);
    });

    it("tells when the next exercise comes", () => {
        const memory = afterTry(newMemory(NOON), "first", NOON);
        expect(daysToNext([{ memory }], NOON)).toBe(3);
        expect(daysToNext([{ memory }], NOON + 2 * DAY)).toBe(1);
        expect(daysToNext([], NOON)).toBeNull();
        expect(daysToNext([{ memory: { ...memory, stability: 100 } }], NOON)).toBeNull();
    });
});
