/** Remaining time as a short message. */
import type { Message } from "../api/types";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Minutes and seconds; hours or days alone for longer times. */
export function duration(seconds: number): Message {
    const left = Math.max(0, Math.ceil(seconds));
    if (left >= 2 * DAY) return { name: "table-days", details: { days: Math.floor(left / DAY) } };
    if (left >= HOUR) return { name: "table-hours", details: { hours: Math.floor(left / HOUR) } };
    const rest = String(left % 60).padStart(2, "0");
    return { name: "table-minutes", details: { minutes: Math.floor(left / 60), seconds: rest } };
}
