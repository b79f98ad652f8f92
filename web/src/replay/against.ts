/** Whom a hint or an analysis reckons with, in words. */
import type { Message } from "../api/types";
import { message } from "../words/message";

/** Levels of people: casual players, or such as those of the server. */
const PEOPLE = new Set(["people", "people-here"]);

/** The levels of all seats but one's own, or of all. */
export function againstMessage(levels: readonly string[], own: number | null = null): Message {
    const others = [...new Set(levels.filter((_, seat) => seat !== own))];
    return message("coach-against", { who: who(others) });
}

function who(levels: readonly string[]): Message {
    if (levels.length === 0 || levels.includes("perfect")) return message("coach-perfect");
    const bots = levels.filter((level) => !PEOPLE.has(level));
    if (bots.length === 0) return message(`coach-${levels[0] ?? "people"}`);
    return message("coach-bots", { names: listed(bots.map((bot) => message(`bot-name-${bot}`))) });
}

function listed(parts: readonly Message[]): Message {
    return parts.reduce((first, last) => message("list-and", { first, last }));
}
