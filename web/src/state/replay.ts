/**
 * State of a finished match at any of its moments.
 *
 * A moment is given by a number of actions in a round; 0 is the deal. Everything follows from the
 * deal and the recorded events: no rule is known here.
 */
import type { Ending, Placed } from "../api/types";
import type { StoryEvent, StoryRound } from "./story";
import { placedTile, withTile } from "./table";

export interface Moment {
    /** Counts from 1. */
    round: number;
    action: number;
}

/** The table at a moment. */
export interface Scene {
    fields: Placed[][];
    /** Every hand, by seat. */
    hands: string[][];
    well: number;
    totals: readonly number[];
    /** Who acts next; null once the round is over or the record breaks off. */
    turn: number | null;
    /** The last event; null at the deal. */
    last: StoryEvent | null;
    /** The end of the round, if reached. */
    ending: Ending | null;
}

type Rounds = readonly StoryRound[];

export function sceneAt(rounds: Rounds, moment: Moment): Scene {
    const { round, action } = clampMoment(rounds, moment);
    const played = rounds[round - 1];
    if (!played) return NOTHING;
    const last = played.events[action - 1] ?? null;
    const done = played.events.slice(0, action);
    return {
        ...done.reduce(applyEvent, dealt(played)),
        totals: last?.ending?.totals ?? scored(played.before, done),
        turn: played.events[action]?.action.seat ?? null,
        last,
        ending: last?.ending ?? null,
    };
}

/** Number of moments in the match. */
export function momentCount(rounds: Rounds): number {
    return rounds.reduce((sum, { events }) => sum + events.length + 1, 0);
}

/** Index of a moment among all moments, from 0. */
export function indexOf(rounds: Rounds, moment: Moment): number {
    const { round, action } = clampMoment(rounds, moment);
    return momentCount(rounds.slice(0, round - 1)) + action;
}

/** The moment at an index, clamped to the first and the last. */
export function momentAt(rounds: Rounds, index: number): Moment {
    let left = Math.max(0, index);
    for (const [number, { events }] of rounds.entries()) {
        if (left <= events.length) return { round: number + 1, action: left };
        left -= events.length + 1;
    }
    return clampMoment(rounds, { round: rounds.length, action: Infinity });
}

/** The moment, clamped to those that exist. */
export function clampMoment(rounds: Rounds, { round, action }: Moment): Moment {
    const real = clamp(round, 1, Math.max(1, rounds.length));
    const most = rounds[real - 1]?.events.length ?? 0;
    // Past the last round means its end, before the first its deal.
    const wanted = round > real ? most : round < real ? 0 : action;
    return { round: real, action: clamp(wanted, 0, most) };
}

export function stepMoment(rounds: Rounds, moment: Moment, by: number): Moment {
    return momentAt(rounds, indexOf(rounds, moment) + by);
}

/** The deal of the next or previous round; backwards the current deal comes first. */
export function stepRound(rounds: Rounds, moment: Moment, by: 1 | -1): Moment {
    const { round, action } = clampMoment(rounds, moment);
    if (by === -1 && action > 0) return { round, action: 0 };
    return clampMoment(rounds, { round: round + by, action: 0 });
}

/** The match up to a moment. */
export function roundsUntil(rounds: Rounds, moment: Moment): StoryRound[] {
    const { round, action } = clampMoment(rounds, moment);
    return rounds
        .slice(0, round)
        .map((played, number) =>
            number === round - 1 ? { ...played, events: played.events.slice(0, action) } : played,
        );
}

export function isSameMoment(one: Moment, other: Moment): boolean {
    return one.round === other.round && one.action === other.action;
}

const NOTHING: Scene = {
    fields: [],
    hands: [],
    well: 0,
    totals: [],
    turn: null,
    last: null,
    ending: null,
};

type Tiles = Pick<Scene, "fields" | "hands" | "well">;

function dealt({ dealt }: StoryRound): Tiles {
    return {
        fields: dealt.start ? [[dealt.start]] : [],
        hands: dealt.hands ?? dealt.counts.map(() => []),
        well: dealt.well,
    };
}

function applyEvent(tiles: Tiles, { action }: StoryEvent): Tiles {
    const { seat, tile } = action;
    const placed = placedTile(action);
    const change = (hand: string[]): string[] =>
        placed ? hand.filter((held) => held !== tile) : tile ? [...hand, tile] : hand;
    return {
        fields: placed ? withTile(tiles.fields, placed) : tiles.fields,
        hands: tiles.hands.map((hand, owner) => (owner === seat ? change(hand) : hand)),
        well: action.do === "draw" ? tiles.well - 1 : tiles.well,
    };
}

function scored(before: readonly number[], done: readonly StoryEvent[]): number[] {
    return before.map((total, seat) =>
        done.reduce((sum, { action }) => (action.seat === seat ? sum + action.points : sum), total),
    );
}

function clamp(value: number, low: number, high: number): number {
    return Math.min(Math.max(value, low), high);
}
