/**
 * What this device was shown of its tables, so that nobody can tell it another story later.
 *
 * It is kept in the browser's local storage, a line of text for each table: `trimino-seen/1`.
 */
import type { TableValues } from "../api/types";
import type { KeptCourse } from "./shownCourse";
import { longestStretches } from "./shownMoves";

/** How a server can contradict what it showed before; each is the name of a message. */
const DOUBTS = [
    "seen-doubt-commitment",
    "seen-doubt-history",
    "seen-doubt-shorter",
    "seen-doubt-lost",
] as const;
export type Doubt = (typeof DOUBTS)[number];

export interface Seen extends KeptCourse {
    table: string;
    /** The promise that was shown before this device contributed. */
    commitment: string;
    /** What this device contributed to the deals, by seat. */
    contributions: Readonly<Record<number, string>>;
    /** The last head of the log, by its version. */
    heads: Readonly<Record<number, string>>;
    /** What was sent for a match that has not begun. */
    sent: Readonly<Record<number, string>>;
    /** What was sent for a seat that, as the server showed, this device did not have at the start. */
    dropped: Readonly<Record<number, string>>;
    /** Seats in which a person was shown when the match was first seen; null if not kept. */
    people: readonly number[] | null;
    /** Digests of moves that were shown one by one, by their stretch of versions, as `3-41`. */
    moves: Readonly<Record<string, string>>;
    /** How the server contradicted all this, if it did. */
    doubt: Doubt | null;
}

const FORMAT = "trimino-seen/1";
const KEY = "trimino-seen";
/** Tables that are remembered; the oldest are dropped. */
const MAX_TABLES = 300;
const DIGITS = /^[0-9a-f]{64}$/;

/** Lines by table that could not be stored. All others are read anew: other tabs write them too. */
const lines = new Map<string, string>();

export function seenOf(table: string): Seen | null {
    const line = lines.get(table) ?? stored(`${KEY}:${table}`);
    return line ? parseSeen(line) : null;
}

export function keepSeen(seen: Seen): void {
    const line = formatSeen(seen);
    try {
        if (stored(`${KEY}:${seen.table}`) !== line)
            localStorage.setItem(`${KEY}:${seen.table}`, line);
        lines.delete(seen.table);
        if (!knownTables().includes(seen.table)) dropOldest([...knownTables(), seen.table]);
    } catch {
        // Storage is disabled or full: it lasts until the page is closed.
        lines.set(seen.table, line);
    }
}

/** What a page has followed of a log: the last head, the moves, and the course up to there. */
export type Followed = Pick<Seen, "heads" | "moves" | "rounds" | "totals">;

/** Keeps what a page has followed, unless another tab is further. */
export function keepFollowed(table: string, followed: Followed): void {
    const seen = seenOf(table);
    if (!seen) return;
    const moves = longestStretches(followed.moves, seen.moves);
    const ahead = (lastVersion(seen) ?? 0) > (lastVersion(followed) ?? 0);
    keepSeen(ahead ? { ...seen, moves } : { ...seen, ...followed, moves });
}

/** The version of the last head that was kept; null without one. */
export function lastVersion(kept: Pick<Seen, "heads"> | null): number | null {
    const versions = Object.keys(kept?.heads ?? {}).map(Number);
    return versions.length > 0 ? Math.max(...versions) : null;
}

/** What was kept of the match with this promise; its table is not known. */
export function seenWith(commitment: string): Seen | null {
    const all = [...new Set([...lines.keys(), ...knownTables()])].map(seenOf);
    return all.find((seen) => seen?.commitment === commitment) ?? null;
}

/**
 * Keeps what is about to be sent when somebody sits down, with the promise that was shown. The
 * function that it returns forgets it again, because the server refused it.
 */
export function keepContribution(
    table: TableValues,
    seats: readonly number[],
    sent: string,
): () => void {
    if (table.status !== "lobby" || table.practice) return () => undefined;
    const seen = seenOf(table.id) ?? newSeen(table);
    const more = Object.fromEntries(seats.map((seat) => [seat, sent]));
    keepSeen({ ...seen, sent: { ...seen.sent, ...more } });
    return () => {
        const now = seenOf(table.id);
        if (now && Object.keys(now.sent).length > 0) keepSeen({ ...now, sent: seen.sent });
    };
}

export function newSeen({ id, commitment }: TableValues): Seen {
    const nothing = { contributions: {}, heads: {}, sent: {}, dropped: {}, people: null };
    return { table: id, commitment, ...nothing, moves: {}, rounds: {}, totals: {}, doubt: null };
}

export function formatSeen(seen: Seen): string {
    const { table, commitment, contributions, heads, sent, dropped, people } = seen;
    const numbered = (kind: string, values: Readonly<Record<string, string>>) =>
        Object.entries(values).map(([number, value]) => `${kind}-${number}=${value}`);
    return [
        FORMAT,
        `table=${table}`,
        `commitment=${commitment}`,
        ...numbered("seat", contributions),
        ...numbered("head", heads),
        ...numbered("sent", sent),
        ...numbered("dropped", dropped),
        ...(people ? [`people=${people.join(",")}`] : []),
        ...numbered("moves", seen.moves),
        ...numbered("round", seen.rounds),
        ...numbered("totals", seen.totals),
        ...(seen.doubt ? [`doubt=${seen.doubt}`] : []),
    ].join(";");
}

/** The line for another device: what a record is checked with, and nothing for the next view. */
export function formatProof(seen: Seen): string {
    return formatSeen({ ...seen, rounds: {}, totals: {}, doubt: null });
}

/** Reads a line, or a link that ends in one; null if it is none. */
export function parseSeen(text: string): Seen | null {
    const [format, ...parts] = text
        .slice(text.lastIndexOf("#") + 1)
        .trim()
        .split(";");
    const values = new Map(parts.map((part) => part.split("=", 2) as [string, string]));
    const table = values.get("table");
    const commitment = values.get("commitment");
    if (format !== FORMAT || !table || !commitment || !DIGITS.test(commitment)) return null;
    const numbered = (kind: string) =>
        Object.fromEntries(
            [...values]
                .filter(([key, value]) => key.startsWith(`${kind}-`) && DIGITS.test(value))
                .map(([key, value]) => [key.slice(kind.length + 1), value]),
        );
    const people = values.get("people");
    return {
        table,
        commitment,
        contributions: numbered("seat"),
        heads: numbered("head"),
        sent: numbered("sent"),
        dropped: numbered("dropped"),
        people: people === undefined ? null : people.split(",").filter(Boolean).map(Number),
        moves: numbered("moves"),
        rounds: numbered("round"),
        totals: numbered("totals"),
        doubt: doubtOf(values.get("doubt")),
    };
}

/** A doubt by its name; one that only later versions know is at least a doubt. */
function doubtOf(name: string | undefined): Doubt | null {
    if (name === undefined) return null;
    return DOUBTS.find((known) => known === name) ?? "seen-doubt-history";
}

/** What the address of a page brings of a table, from another device. */
export function broughtSeen(table: string, link: string): Seen | null {
    const seen = parseSeen(link);
    return seen?.table === table ? seen : null;
}

function knownTables(): string[] {
    return stored(KEY)?.split(" ") ?? [];
}

function dropOldest(tables: string[]): void {
    for (const table of tables.slice(0, -MAX_TABLES)) localStorage.removeItem(`${KEY}:${table}`);
    localStorage.setItem(KEY, tables.slice(-MAX_TABLES).join(" "));
}

function stored(key: string): string | null {
    try {
        return localStorage.getItem(key);
    } catch {
        return null;
    }
}
