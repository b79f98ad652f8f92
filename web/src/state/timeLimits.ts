/** Time limits of a turn, in words. */
import { say } from "../words/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The selectable limits, in seconds. */
export const TIME_LIMITS: readonly number[] = [30, MINUTE, 5 * MINUTE, DAY, 3 * DAY];

export function timeLimitText(seconds: number): string {
    const [name, unit] = unitOf(seconds);
    return say(name, { count: Math.round(seconds / unit) });
}

function unitOf(seconds: number): [string, number] {
    if (seconds >= DAY) return ["new-days", DAY];
    if (seconds >= HOUR) return ["new-hours", HOUR];
    if (seconds >= MINUTE) return ["new-minutes", MINUTE];
    return ["new-seconds", 1];
}
