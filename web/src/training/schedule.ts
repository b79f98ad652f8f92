/**
 * Schedule of exercises, after FSRS: each has a stability, the days after which it is still known
 * with a chance of nine in ten. It comes back when these are over; what is known longer than `KNOWN`
 * days does not come back.
 */
import type { Outcome } from "../puzzles/attempt.svelte";

export interface Memory {
    /** Days after which the exercise comes back; 0 before the first try. */
    stability: number;
    /** When it comes back, in milliseconds. */
    due: number;
    /** When it was tried last; null before the first try. */
    tried: number | null;
}

export const DAY = 86_400_000;
/** Most exercises of a day. */
export const A_DAY = 5;
const KNOWN = 60;

/** Stability after the first try, and after the solution was shown. */
const FIRST: Record<Outcome, number> = { first: 3, second: 1, shown: 1 };
/** By what a later try multiplies it. */
const GROWTH = { first: 2.5, second: 1.2 };

export function newMemory(now: number): Memory {
    return { stability: 0, due: now, tried: null };
}

/** The memory after a try; the exercise comes back at the beginning of a day. */
export function afterTry({ stability, tried }: Memory, outcome: Outcome, now: number): Memory {
    const fresh = tried === null || outcome === "shown";
    const days = fresh ? FIRST[outcome] : held(stability, now - tried, outcome) * GROWTH[outcome];
    return { stability: days, due: midnight(now + Math.round(days) * DAY), tried: now };
}

/** Who knows it at once after a longer time than expected knows it that well. */
function held(stability: number, waited: number, outcome: Outcome): number {
    return outcome === "first" ? Math.max(stability, waited / DAY) : stability;
}

/** Whether it is known so well that it does not come back. */
export function isKnown({ stability }: Memory): boolean {
    return stability > KNOWN;
}

/** What to try today, the longest overdue first; at most `A_DAY` a day, those done included. */
export function dueToday<T extends { memory: Memory }>(all: readonly T[], now: number): T[] {
    const done = all.filter(({ memory }) => (memory.tried ?? 0) >= midnight(now)).length;
    const due = all.filter(({ memory }) => memory.due <= now && !isKnown(memory));
    return due.sort((a, b) => a.memory.due - b.memory.due).slice(0, Math.max(0, A_DAY - done));
}

/** When the next exercise comes back, in whole days from today; null if none does. */
export function daysToNext(all: readonly { memory: Memory }[], now: number): number | null {
    const coming = all.filter(({ memory }) => !isKnown(memory)).map(({ memory }) => memory.due);
    if (coming.length === 0) return null;
    return Math.max(1, Math.round((Math.min(...coming) - midnight(now)) / DAY));
}

/** The beginning of a day where this device is. */
function midnight(moment: number): number {
    return new Date(moment).setHours(0, 0, 0, 0);
}
