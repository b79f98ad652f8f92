/** Names of the family, from the evenings that are kept. */
import type { PadSummary } from "./padStore";

export const MAX_PLAYERS = 6;

/** Everybody who has played, those of the newest evening first. */
export function familyNames(newestFirst: readonly { summary: PadSummary }[]): string[] {
    return [...new Set(newestFirst.flatMap(({ summary }) => summary.players))];
}

/** Who played last: nobody is proposed for the next evening who had left before. */
export function lastPlayers({ summary }: { summary: PadSummary }): readonly string[] {
    return summary.playing ?? summary.players.slice(0, MAX_PLAYERS);
}

/** A name without blanks around it. */
export function cleanName(name: string): string {
    return name
        .normalize("NFC")
        .replaceAll(/\p{C}/gu, "")
        .trim()
        .replaceAll(/\s+/g, " ")
        .slice(0, 40);
}

/** The players with the one whose name is typed, but not added yet; a known one in any case. */
export function withTyped(
    players: readonly string[],
    typed: string,
    family: readonly string[],
): readonly string[] {
    const clean = cleanName(typed);
    const known = [...players, ...family];
    const name = known.find((one) => one.toLowerCase() === clean.toLowerCase()) ?? clean;
    return name === "" || players.includes(name) ? players : toggled(players, name);
}

/** The players with one more, or without one who was there. */
export function toggled(players: readonly string[], name: string): string[] {
    if (players.includes(name)) return players.filter((other) => other !== name);
    return players.length < MAX_PLAYERS ? [...players, name] : [...players];
}

/** The players of whom the last is new; who comes for one of those `before` has the same turn. */
export function withNewcomer(before: readonly string[], players: readonly string[]): string[] {
    const [newcomer] = players.slice(-1);
    const others = players.slice(0, -1);
    const gone = before.filter((name) => !players.includes(name));
    const came = others.filter((name) => !before.includes(name));
    const left = gone[came.length];
    if (newcomer === undefined || before.includes(newcomer) || left === undefined)
        return [...players];
    const next = others.findIndex((name) => before.indexOf(name) > before.indexOf(left));
    return others.toSpliced(next < 0 ? others.length : next, 0, newcomer);
}
