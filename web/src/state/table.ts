/**
 * State of a table: the last view, updated by the frames that follow.
 *
 * States are immutable; `applyFrame` returns the next one. No rule is known here: the fields hold
 * what events say was laid.
 */
import type {
    Action,
    Clock,
    DealtEvent,
    Frame,
    Guide,
    HintFrame,
    Match,
    Placed,
    PlayedEvent,
    Seat,
    TableEvent,
    TableValues,
    UpdateFrame,
    ViewFrame,
} from "../api/types";
import { eventBonus, lastBonus, type Bonus } from "./bonus";
import { UNKNOWN_PRESENCE, withSeated, type Presence } from "./presence";
import { ownSeats } from "./seats";
import { withEvent, type StoryRound } from "./story";

/** An event; where a bot has taken the seats, also the seats `before` that. */
export type RecentEvent = TableEvent & { before?: readonly Seat[] };

export interface TableState extends Presence {
    version: number;
    table: TableValues;
    match: Match | null;
    clock: Clock;
    /** Deadline of this decision, as all times here by a steady clock; null without a limit. */
    until: number | null;
    /** When somebody else plays for the player on turn, should they be away; null without it. */
    graceUntil: number | null;
    /** When a bot's move ends the time for undoing; else null. */
    undoUntil: number | null;
    /** When the next round is dealt; null if it waits for nobody's time. */
    dealAt: number | null;
    /** Events since the page was opened, the latest last. */
    recent: readonly RecentEvent[];
    /** The bonus of the tile laid last in the round; null without one. */
    bonus: Bonus | null;
    /** All rounds so far; null until fetched. */
    story: readonly StoryRound[] | null;
    /** Version of the last event in `story`, which may be ahead of the frames. */
    storyVersion: number;
    /** The hint for the open decision, if requested. */
    hint: HintFrame | null;
    /** What the guide says; null if the table is not guided. */
    guide: Guide | null;
}

const MAX_RECENT = 400;

/** The state after a frame; `now` is the time by this device's steady clock, in milliseconds. */
export function applyFrame(state: TableState | null, frame: Frame, now: number): TableState | null {
    if (frame.type === "view") return viewed(state, frame, now);
    if (state === null) return null;
    switch (frame.type) {
        case "update":
            return updated(state, frame, now);
        case "presence":
            return {
                ...state,
                here: frame.here,
                watching: frame.watching,
                graceUntil: deadline(frame.grace_left, now),
            };
        case "table":
            return { ...state, table: frame.table };
        case "hint":
            return frame.decision === state.clock.decision ? { ...state, hint: frame } : state;
        default:
            return state;
    }
}

/** Whether the button to undo is shown, be it to say why nothing can be undone now. */
export function offersUndo({ clock, table }: Pick<TableState, "clock" | "table">): boolean {
    return clock.may_take_back || (ownSeats(table).length > 0 && table.status === "playing");
}

/** The state with the fetched rounds, which stand at a version. */
export function withStory(
    state: TableState,
    rounds: readonly StoryRound[],
    version: number,
): TableState {
    return { ...state, ...withEventsAfter(rounds, version, state.recent) };
}

/**
 * The state after a view. Where it comes instead of an update, since moves were undone, the events
 * go on.
 */
function viewed(state: TableState | null, frame: ViewFrame, now: number): TableState {
    const fresh = fromView(state, frame, now);
    if (!state || !frame.events) return fresh;
    const events = freshEvents(state, frame.events, frame.table);
    return {
        ...fresh,
        recent: withRecent(state, events),
        ...(state.story && withEventsAfter(state.story, state.storyVersion, events)),
    };
}

function fromView(state: TableState | null, frame: ViewFrame, now: number): TableState {
    return {
        version: frame.version,
        table: frame.table,
        match: frame.match && settled(frame.match, frame.table),
        clock: frame.clock,
        until: deadline(frame.clock.time_left, now),
        graceUntil: deadline(frame.clock.grace_left, now),
        undoUntil: deadline(frame.clock.undo_left, now),
        dealAt: deadline(frame.clock.deal_left, now),
        here: state?.here ?? UNKNOWN_PRESENCE.here,
        watching: state?.watching ?? UNKNOWN_PRESENCE.watching,
        recent: [],
        bonus: lastBonus(frame),
        story: null,
        storyVersion: 0,
        hint: null,
        guide: frame.guide ?? null,
    };
}

function updated(state: TableState, frame: UpdateFrame, now: number): TableState {
    const table = frame.table ?? state.table;
    const events = freshEvents(state, frame.events, table);
    const laid = state.match && events.reduce(applyEvent, state.match);
    const match = laid && frame.now ? { ...laid, ...frame.now } : laid;
    return {
        ...state,
        version: frame.version,
        table,
        match: match && settled(match, table),
        clock: frame.clock,
        until: deadline(frame.clock.time_left, now),
        graceUntil: deadline(frame.clock.grace_left, now),
        undoUntil: deadline(frame.clock.undo_left, now),
        dealAt: deadline(frame.clock.deal_left, now),
        ...withSeated(state, events),
        recent: withRecent(state, events),
        bonus: events.reduce(bonusAfter, state.bonus),
        ...(state.story && withEventsAfter(state.story, state.storyVersion, events)),
        hint: frame.clock.decision === state.clock.decision ? state.hint : null,
        guide: frame.guide ?? null,
    };
}

/** The events that are not known yet. */
function freshEvents(
    state: TableState,
    events: readonly TableEvent[],
    table: TableValues,
): RecentEvent[] {
    return events
        .filter((event) => event.version > state.version)
        .map((event) => withoutDrawnTile(event, table))
        .map((event) =>
            event.kind === "gave-up" ? { ...event, before: state.table.seats } : event,
        );
}

function withRecent(
    { recent }: TableState,
    events: readonly RecentEvent[],
): readonly RecentEvent[] {
    return [...recent, ...events].slice(-MAX_RECENT);
}

/** The story with the events after its version. */
function withEventsAfter(
    rounds: readonly StoryRound[],
    version: number,
    events: readonly TableEvent[],
): Pick<TableState, "story" | "storyVersion"> {
    const later = events.filter((event) => event.version > version);
    return {
        story: later.reduce(withEvent, rounds),
        storyVersion: later.at(-1)?.version ?? version,
    };
}

/**
 * Removes the drawn tile from an event if several players share this device: the next one must not
 * see it.
 */
function withoutDrawnTile(event: TableEvent, table: TableValues): TableEvent {
    const alone = ownSeats(table).length < 2;
    if (alone || event.kind !== "played" || event.action.do !== "draw") return event;
    const { tile: _, ...action } = event.action;
    return { ...event, action };
}

function deadline(seconds: number | null | undefined, now: number): number | null {
    return seconds === null || seconds === undefined ? null : now + seconds * 1000;
}

/** The match as it stands: one that was broken off asks nobody to play any more. */
function settled(match: Match, { broken_off: brokenOff }: TableValues): Match {
    return brokenOff ? { ...match, phase: "over", legal: [] } : match;
}

/** The match after an event, as far as the fields and the actions go. */
function applyEvent(match: Match, event: TableEvent): Match {
    switch (event.kind) {
        case "dealt":
            return dealt(match, event);
        case "played":
            return played(match, event);
        case "taken-back":
            return takenBack(match);
        default:
            return match;
    }
}

/** The bonus of the tile laid last after an event; before a tile that was undone none is known. */
function bonusAfter(before: Bonus | null, event: TableEvent): Bonus | null {
    switch (event.kind) {
        case "dealt":
        case "taken-back":
            return null;
        case "played":
            return event.action.do === "place" ? eventBonus(event) : before;
        default:
            return before;
    }
}

function dealt(match: Match, event: DealtEvent): Match {
    const over = match.end ? [{ end: match.end, totals: match.totals }] : [];
    return {
        ...match,
        fields: event.start ? [[event.start]] : [],
        actions: [],
        played: [...match.played, ...over],
        end: null,
        hands: null,
    };
}

function played(match: Match, event: PlayedEvent): Match {
    const placed = placedTile(event.action);
    return {
        ...match,
        fields: placed ? withTile(match.fields, placed) : match.fields,
        actions: [...match.actions, event.action],
        end: event.ending?.end ?? null,
        hands: event.ending?.hands ?? null,
    };
}

function takenBack(match: Match): Match {
    const placed = match.actions.findLast((action) => action.do === "place");
    const fields = match.fields.map((tiles) => tiles.filter((tile) => tile.tile !== placed?.tile));
    return {
        ...match,
        fields: fields.filter((tiles) => tiles.length > 0),
        actions: match.actions.slice(0, -1),
        end: null,
        hands: null,
    };
}

/** The tile that an action lays, and where; null if it lays none. */
export function placedTile({
    tile,
    field,
    at,
    corners,
}: Pick<Action, "tile" | "field" | "at" | "corners">): Placed | null {
    if (tile === undefined || field === undefined || !at || !corners) return null;
    return { tile, field, at, corners };
}

/** The fields with one more tile, in a new field if it is the first there. */
export function withTile(fields: readonly Placed[][], placed: Placed): Placed[][] {
    const all = placed.field < fields.length ? [...fields] : [...fields, []];
    return all.map((tiles, field) => (field === placed.field ? [...tiles, placed] : tiles));
}
