/** Days: 2026-11-17, and as people write them. */
import { formatDate } from "../words/dates";

/** The day of a moment where this device is. */
export function dayOf(moment: Date): string {
    const two = (number: number): string => String(number).padStart(2, "0");
    return [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join("-");
}

/** A day in a language; as it stands if it is none. */
export function dayText(day: string, language: string): string {
    const at = new Date(`${day}T12:00:00`);
    if (Number.isNaN(at.getTime())) return day;
    return formatDate(at, language, { day: "numeric", month: "long", year: "numeric" });
}
