/** Greetings: the list, and the last one of a seat. */
import type { Greeting } from "../../api/types";
import type { TableState } from "../../state/table";

export const GREETINGS: readonly Greeting[] = [
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "wait-please",
    "good-game",
    "goodbye",
];

export interface Greeted {
    version: number;
    greeting: string;
}

/** The latest greeting from a seat since the page was opened; null if none. */
export function latestGreeting(state: TableState, seat: number): Greeted | null {
    const event = state.recent.findLast(
        (event) => event.kind === "greeted" && event.seats.includes(seat),
    );
    return event?.kind === "greeted" ? event : null;
}
