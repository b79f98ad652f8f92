/** Draft of a new game: its seats and settings, before the table is created. */
import type { Ruleset } from "../api/catalogue";
import type { Settings } from "../api/types";
import type { TableForm, TableRequest } from "./createTable";
import { rulesOf, type Values } from "./houseRules";
import { changesOf, type NamedRules } from "./namedRules";

/** A seat: for a player on this device, a person with the link, anyone, or a bot. */
export interface SeatDraft {
    for: "here" | "person" | "open" | "bot";
    bot: string;
    name: string;
}

export interface Draft {
    base: string;
    /** The fields that differ from the sheet. */
    changes: Values;
    /** What the rules are called; empty if they have no name. */
    rulesName: string;
    seats: readonly SeatDraft[];
    /** The number of the character that a bot in the first seat has. */
    cast: number;
    youngest: number;
    /** Number of rounds, where the rules count them; null for the rules' default. */
    rounds: number | null;
    /** Size of the well in a solo game; null for the rules' default. */
    well: number | null;
    turnSeconds: number | null;
    whenAway: "bot" | "clock";
    hints: boolean;
    /** Whether one person alone or with bots can undo everything. */
    friendly: boolean;
    public: boolean;
}

export type GamePreset = "friends" | "device" | "solo" | "custom";

const MAX_SEATS = 6;
const SEATS: Record<GamePreset, readonly SeatDraft["for"][]> = {
    friends: ["here", "open"],
    device: ["here", "here"],
    solo: ["here"],
    custom: ["here", "bot"],
};

export function draftOf(preset: GamePreset, base: string, bot: string): Draft {
    return {
        base,
        changes: {},
        rulesName: "",
        seats: SEATS[preset].map((whom) => ({ for: whom, bot, name: "" })),
        cast: Math.floor(Math.random() * MAX_SEATS),
        youngest: 0,
        rounds: null,
        well: null,
        turnSeconds: null,
        whenAway: "bot",
        hints: true,
        friendly: true,
        public: false,
    };
}

/** The values of all fields, with the changes applied. */
export function valuesOf({ changes }: Draft, base: Ruleset): Values {
    return { ...base.values, ...changes };
}

/** The minimum and maximum number of players. */
export function playersOf(values: Values): [number, number] {
    const [min, max] = values["players"] as [number, number];
    return [min, max];
}

/**
 * A number of players that can be dealt: the wanted one, else the next one on the way from the
 * number before.
 */
export function tableFor(tables: readonly number[], wanted: number, before = wanted): number {
    const found =
        wanted < before
            ? (tables.findLast((count) => count <= wanted) ?? tables[0])
            : (tables.find((count) => count >= wanted) ?? tables.at(-1));
    return found ?? wanted;
}

/** The draft with a number of seats that can be dealt; a solo game stays one. */
export function withTables(draft: Draft, tables: readonly number[]): Draft {
    const { length } = draft.seats;
    const count = length === 1 ? 1 : tableFor(tables, length);
    if (count === length) return draft;
    return {
        ...draft,
        seats: seatsFor(draft.seats, count),
        youngest: Math.min(draft.youngest, count - 1),
    };
}

/** The seats, cut or extended to a number; a new seat copies the last. */
export function seatsFor(seats: readonly SeatDraft[], count: number): SeatDraft[] {
    const last = seats.at(-1);
    const more = Array.from({ length: Math.max(0, count - seats.length) }, () => ({
        for: last?.for ?? "open",
        bot: last?.bot ?? "casual",
        name: "",
    }));
    return [...seats.slice(0, count), ...more];
}

/** The draft with house rules and their name; which tables can be dealt is checked later. */
export function withHouseRules(draft: Draft, { name, rules }: NamedRules, base: Ruleset): Draft {
    const changes = changesOf(rules);
    const [min, max] = playersOf({ ...base.values, ...changes });
    const tables = base.tables.filter((count) => min <= count && count <= max);
    return { ...withTables(withBase(draft, base), tables), changes, rulesName: name };
}

/** The draft with other changes; they no longer are the rules of that name. */
export function withChanges(draft: Draft, changes: Values): Draft {
    return { ...draft, changes, rulesName: "" };
}

/** The draft with another sheet; changes to the previous one are dropped. */
export function withBase(draft: Draft, ruleset: Ruleset): Draft {
    const fresh = {
        ...draft,
        base: ruleset.id,
        changes: {},
        rulesName: "",
        rounds: null,
        well: null,
    };
    return withTables(fresh, ruleset.tables);
}

/** The seats of the players on this device. */
export function seatsHere({ seats }: Draft): number[] {
    return seats.flatMap((seat, number) => (seat.for === "here" ? [number] : []));
}

/** Whether every seat is taken by this device or a bot. */
export function isComplete({ seats }: Draft): boolean {
    return seats.every((seat) => seat.for === "here" || seat.for === "bot");
}

/** Whether one person plays, alone or with bots. */
export function isForOne(draft: Draft): boolean {
    return isComplete(draft) && seatsHere(draft).length === 1;
}

/** The rounds to choose; null where a target ends the match. */
export function roundsOf({ seats, rounds }: Draft, values: Values): number | null {
    const given = values["target"] === null && seats.length > 1 ? values["rounds"] : null;
    return typeof given === "number" ? (rounds ?? given) : null;
}

/** Whether there is a choice of who opens: the sheet leaves it to the youngest player. */
export function asksYoungest({ seats }: Draft, values: Values): boolean {
    return seats.length > 1 && values["opener"] === "youngest";
}

/** Whether a table has options besides its rules, with a server or without. */
export function hasOptions(draft: Draft, values: Values, away: boolean): boolean {
    return (
        !away || isForOne(draft) || asksYoungest(draft, values) || roundsOf(draft, values) !== null
    );
}

/** The host's name; null where nobody else joins. */
export function hostName(draft: Draft): string | null {
    const [host, ...more] = seatsHere(draft);
    if (host === undefined || more.length > 0 || isComplete(draft)) return null;
    return draft.seats[host]?.name ?? "";
}

/** The draft with another name for the host. */
export function withHostName(draft: Draft, name: string): Draft {
    const [host] = seatsHere(draft);
    return {
        ...draft,
        seats: draft.seats.map((seat, number) => (number === host ? { ...seat, name } : seat)),
    };
}

/** The request that creates the table; `nameOf` names a seat without a name. */
export function tableRequestOf(draft: Draft, nameOf: (seat: number) => string): TableRequest {
    const here = seatsHere(draft);
    const names = here.map((seat) => draft.seats[seat]?.name.trim() || nameOf(seat));
    return {
        form: formOf(draft),
        here,
        names: here.length > 1 ? names : null,
        start: isComplete(draft),
    };
}

function formOf(draft: Draft): TableForm {
    const settings: Partial<Settings> = {
        rules: rulesOf(draft.base, draft.changes),
        rules_name: draft.rulesName || null,
        rounds_to_play: draft.rounds,
        well_size: draft.well,
        youngest: draft.youngest,
        turn_seconds: draft.turnSeconds,
        when_away: draft.whenAway,
        hints: draft.hints,
        friendly: draft.friendly,
        public: draft.public,
    };
    return {
        settings,
        cast: draft.cast,
        seats: draft.seats.map((seat) => {
            if (seat.for === "bot") return { kind: "bot", bot: seat.bot };
            return { kind: seat.for === "open" ? "open" : "person" };
        }),
    };
}
