/** A score pad as it is kept, and as `trimino/pad` shows it. */
import type { Choice, Message, Placed, Score } from "../api/types";
import type { Rules } from "../state/sheets";

export type Made = "bridge" | "double" | "hexagon";

/** A hand that is left: its tiles, their sum, or null if it was not counted. */
export type HandCount = readonly string[] | number | null;

/**
 * A line; one without a seat was entered before anybody knew whose turn it is, and one with a field
 * but no place before anybody knew where a first tile lies.
 */
export type Line =
    | RoundLine
    | PlaceLine
    | { do: "draw"; seat?: number }
    | { do: "pass"; seat?: number; fits?: true; empty?: true }
    | { do: "decline"; seat?: number }
    | { do: "end"; hands: readonly HandCount[] };

export interface RoundLine {
    do: "round";
    players: readonly string[];
    start?: string;
    /** Those who turned out not to play; lines that are theirs are asked back. */
    absent?: readonly string[];
}

export interface PlaceLine extends Partial<Pick<Placed, "field" | "at" | "corners">> {
    do: "place";
    seat?: number;
    tile: string;
    made?: Made;
    hexagons?: number;
    out?: true;
    /** Entered before it was known whether the tile is the last of its hand: the count says it. */
    early?: true;
}

/** An edit; after one about a round all other lines stay with the people who played them. */
export type Edit =
    | SettingsEdit
    | { edit: "add"; line: Line }
    | { edit: "fix" | "insert"; number: number; line: Line }
    | { edit: "fix-round"; number: number; line: RoundLine }
    | { edit: "remove" | "remove-round"; number: number };

/** Other rules for the whole pad, in place of those that it began with. */
export interface SettingsEdit extends RulesChoice {
    edit: "settings";
}

/** What a pad is kept by, as in its document: the rules are those that it began with. */
export interface PadSettings extends RulesChoice {
    id: string;
    begun_on?: string;
}

/** The rules, and what they leave open. */
export interface RulesChoice {
    rules: Rules;
    rules_name?: string;
    youngest?: string;
    /** How many rounds were agreed on, where that is not the number in the rules. */
    rounds_to_play?: number;
    /** The size chosen for the well of a solo game. */
    well_size?: number;
}

const CHOSEN = ["rules", "rules_name", "youngest", "rounds_to_play", "well_size"] as const;
const SETTINGS = ["id", "begun_on", ...CHOSEN] as const;

/** What a pad is kept by, out of something that holds more. */
export function settingsOf(found: PadSettings): PadSettings {
    return told(found, SETTINGS) as PadSettings;
}

/** The rules after all edits, and what they leave open. */
export function rulesNow(found: RulesChoice, edits: readonly Edit[]): RulesChoice {
    const changed = edits.findLast((edit) => edit.edit === "settings");
    return told(changed ?? found, CHOSEN) as RulesChoice;
}

function told<T extends object>(found: T, keys: readonly (keyof T)[]): Partial<T> {
    const some = keys.filter((key) => (found[key] ?? "") !== "");
    return Object.fromEntries(some.map((key) => [key, found[key]])) as Partial<T>;
}

export interface PadDocument extends PadSettings {
    format: "trimino-pad/1";
    edits: readonly Edit[];
}

/** Something that a tile can make, and the points for it. */
export interface MadeKey {
    made: Made;
    hexagons: number;
    points: number;
}

export interface ScoredLine {
    number: number;
    seat: number | null;
    line: Line;
    /** In words; null for the lines of players in earlier rounds. */
    says: Message | null;
    points: number;
    scores: readonly Score[];
    totals: readonly number[];
    kind: "plain" | Made;
    hexagons: number;
    corrected: boolean;
    warnings: readonly Message[];
}

export interface ScoredRound {
    /** Tells it from a round with other lines; empty while it may change. */
    key: string;
    players: readonly string[];
    before: readonly number[];
    totals: readonly number[];
    lines: readonly ScoredLine[];
    /** How it ended; empty while it goes on. */
    end: readonly Message[];
}

export interface RoundNow {
    round: number;
    players: readonly string[];
    totals: readonly number[];
    turn: number | null;
    phase: "opening" | "turn" | "follow-up" | "new-field" | "over";
    waits_for_hands: boolean;
    counts: readonly (number | null)[];
    well: number | null;
    drawn: number;
    laid: readonly string[];
    /** Whether the next tile of each seat should be its last. */
    goes_out: readonly boolean[];
    /** What each tile scores if it makes nothing. */
    worth: Readonly<Record<string, number>>;
    costs: Readonly<Record<"draw" | "pass" | "keep" | "empty", number>>;
    keeps_field: boolean;
    /** The tiles that lie in each field; null where the field is not kept. */
    fields: readonly (readonly Placed[])[] | null;
    /** The line from which on it is not kept, if it was until then; views of earlier versions lack it. */
    field_lost_at?: number | null;
}

export interface PadView {
    document: PadDocument;
    players: readonly string[];
    totals: readonly number[];
    target: number | null;
    rounds_to_play: number | null;
    makes: readonly MadeKey[];
    now: RoundNow;
    asks: Message;
    rounds: readonly ScoredRound[];
    /** How the match ended; empty while it goes on. */
    end: readonly Message[];
    winners: readonly string[];
}

/** What each player has done over all pads. */
export interface PlayerStatistics {
    name: string;
    pads: number;
    finished: number;
    wins: number;
    rounds: number;
    rounds_won: number;
    best_round: number | null;
    /** The fewest points in a round, where the lowest total wins. */
    lowest_round: number | null;
    best_total: number | null;
    tiles: number;
    bridges: number;
    doubles: number;
    hexagons: number;
}

/** What a kind of placement is by the rules of a pad. */
export interface KindLesson {
    kind: Made;
    sentence: Message | null;
    readings: readonly { name: string; rule: string }[];
    quotations: readonly { sheet: string; language: string; words: string }[];
    /** By which rule it is answered, where no sheet of these rules is quoted; old engines lack it. */
    by_rule?: Message | null;
    /** The rules in the notation of positions. */
    rules: string;
}

export type PlaceChoice = Choice;

/** The document of a pad, to be read by its edits alone. */
export function documentOf(settings: PadSettings, edits: readonly Edit[]): PadDocument {
    return { format: "trimino-pad/1", ...settings, edits };
}
