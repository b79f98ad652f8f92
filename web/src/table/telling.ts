/** What happened at a table, as messages: who did what, and what it scored, item by item. */
import type { Action, PlayedEvent, Score, TableEvent, Told } from "../api/types";
import { listed } from "../words/lists";

/** Items that need no naming where they are the only one. */
const OBVIOUS = new Set(["tile", "draw"]);
/** What is told of people; the rest they see for themselves. */
const PEOPLE = new Set(["sat", "left", "came-back", "went-away", "freed", "hinted"]);

type Played = Pick<PlayedEvent, "action" | "by" | "placement" | "scores">;

/** One line about an event; null if there is nothing to tell. `before` is what was done before it. */
export function tell(event: TableEvent, names: readonly string[], before?: Action): Told | null {
    switch (event.kind) {
        case "played":
            return tellPlayed(event, names, before);
        case "dealt":
            return told("table-dealt", { round: event.round });
        case "taken-back":
            return told("table-taken-back", { player: named(names, event.seat) });
        case "greeted":
            return null;
        default:
            return PEOPLE.has(event.kind) ? tellPeople(event.kind, event.seats, names) : null;
    }
}

/** Who did what, and what it scored. */
export function tellPlayed(event: Played, names: readonly string[], before?: Action): Told {
    const done = deed(event, named(names, event.action.seat), before);
    const whole = event.by === "clock" ? told("event-by-clock", { event: done }) : done;
    const { points } = event.action;
    const [first, second] = event.scores;
    if (!first) return whole;
    if (!second && OBVIOUS.has(first.item)) return told("event-points", { event: whole, points });
    return told("event-items", { event: whole, points, items: tellItems(event.scores) });
}

/** What points are for: tile +9 and bridge +40; a single item needs no number. */
export function tellItems(scores: readonly Score[]): Told {
    const items = scores.map(({ item, points }) => ({ item: told(`item-${item}`), points }));
    const [only] = items;
    if (items.length === 1 && only) return only.item;
    return listed(items.map((item) => told("item-points", item))) as Told;
}

function tellPeople(kind: string, seats: readonly number[], names: readonly string[]): Told {
    const player = listed(seats.map((seat) => named(names, seat)));
    return told(`table-event-${kind}`, { player, count: seats.length });
}

function deed(event: Played, player: string, before: Action | undefined): Told {
    const { do: what, tile } = event.action;
    switch (what) {
        case "place":
            return laid(event, player);
        case "draw":
            return tile
                ? told("event-draws", { player, tile })
                : told("event-draws-hidden", { player });
        case "pass":
            return told("event-passes", { player });
        case "decline":
            return told("event-declines", { player, offer: offer(before) });
    }
}

/** A kind is told here only if no item of the score tells it. */
function laid({ action, placement, scores }: Played, player: string): Told {
    const details = { player, tile: action.tile, field: (action.field ?? 0) + 1 };
    if (isFirst(action)) return told(action.field ? "event-starts-field" : "event-opens", details);
    const event = told("event-lays", details);
    const paid = scores.some(({ item }) => item === placement);
    if (placement === null || placement === "plain" || paid) return event;
    return told("event-kind", { event, kind: told(`kind-${placement}`) });
}

/** The first tile of a field always lies in the same cell, and no other ever does. */
function isFirst({ at }: Action): boolean {
    return at?.join() === "0,0,up";
}

/** What was declined: a second tile is offered to whoever has just opened, a new field later. */
function offer(before: Action | undefined): "follow-up" | "new-field" {
    return before?.do === "place" && isFirst(before) && before.field === 0
        ? "follow-up"
        : "new-field";
}

function named(names: readonly string[], seat: number): string {
    return names[seat] ?? "";
}

function told(name: string, details: Record<string, unknown> = {}): Told {
    return { name, details };
}
