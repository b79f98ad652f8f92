/** Names of the family, from the evenings that are kept. */
import type { PadSummary } from "./padStore";

export const MOST_PLAYERS = 6;

/** Everybody who has played, those of the newest evening first. */
export function familyNames(newestFirst: readonly { summary: PadSummary }[]): string[] {
    return [...new Set(newestFirst.flatMap(({ summary }) => summary.players))];
}

/** A name without blanks around it. */
export function cleanName(name: string): string {
    return name.replaceAll(/\p{C}/gu, "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
}

/** The players with the one whose name is typed, but not added yet. */
export function withTyped(players: readonly string[], typed: string): readonly string[] {
    const name = cleanName(typed);
    return name === "" || players.includes(name) ? players : toggled(players, name);
}

/** The players with one more, or without one who was there. */
export function toggled(players: readonly string[], name: string): string[] {
    if (players.includes(name)) return players.filter((other) => other !== name);
    return players.length < MOST_PLAYERS ? [...players, name] : [...players];
}
