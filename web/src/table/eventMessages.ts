/** Events as messages: who did what, and the score item by item. */
import type { Message, PlayedEvent, Score } from "../api/types";
import { seatPlayers } from "../state/seatNames";
import type { RecentEvent } from "../state/table";
import { joinList } from "../words/lists";
import { message } from "../words/message";
import type { Player } from "../words/players";

/** Items that are not named if they are the only one. */
const OBVIOUS = new Set(["tile", "draw"]);
/** Events about people that are worth a line. */
const PEOPLE_EVENTS = new Set([
    "sat",
    "left",
    "gave-up",
    "came-back",
    "went-away",
    "freed",
    "name-hidden",
    "hinted",
]);

type Played = Pick<PlayedEvent, "action" | "by" | "phase" | "placement" | "scores">;

/** Message for an event; null if it is not worth a line. */
export function eventMessage(event: RecentEvent, players: readonly Player[]): Message | null {
    switch (event.kind) {
        case "played":
            return playedMessage(event, players);
        case "dealt":
            return message("table-dealt", { round: event.round });
        case "taken-back":
            return message("table-taken-back", {
                player: playerAt(players, event.seat),
                actions: event.actions,
            });
        case "end-lost":
            return message("table-event-end-lost");
        case "greeted":
            return null;
        default:
            return PEOPLE_EVENTS.has(event.kind)
                ? peopleMessage(
                      event.kind,
                      event.seats,
                      event.before ? seatPlayers(event.before) : players,
                  )
                : null;
    }
}

/** Message for an action and its score. */
export function playedMessage(event: Played, players: readonly Player[]): Message {
    const done = actionMessage(event, playerAt(players, event.action.seat));
    const whole = event.by === "clock" ? message("event-by-clock", { event: done }) : done;
    const { points } = event.action;
    const [first, second] = event.scores;
    if (!first) return whole;
    if (!second && OBVIOUS.has(first.item))
        return message("event-points", { event: whole, points });
    return message("event-items", { event: whole, points, items: itemsMessage(event.scores) });
}

/** The items of a score: tile +9 and bridge +40; a single item has no number. */
export function itemsMessage(scores: readonly Score[]): Message {
    const items = scores.map(({ item, points }) => ({ item: message(`item-${item}`), points }));
    const [only] = items;
    if (items.length === 1 && only) return only.item;
    return joinList(items.map((item) => message("item-points", item))) as Message;
}

function peopleMessage(
    kind: string,
    seats: readonly number[],
    players: readonly Player[],
): Message {
    const player = joinList(seats.map((seat) => playerAt(players, seat)));
    return message(`table-event-${kind}`, { player, count: seats.length });
}

function actionMessage(event: Played, player: Player): Message {
    const { do: what, tile } = event.action;
    switch (what) {
        case "place":
            return placementMessage(event, player);
        case "draw":
            return tile
                ? message("event-draws", { player, tile })
                : message("event-draws-hidden", { player });
        case "pass":
            return message("event-passes", { player });
        case "decline":
            return message("event-declines", { player, offer: event.phase });
    }
}

/** The kind of placement is named only if no score item does. */
function placementMessage({ action, phase, placement, scores }: Played, player: Player): Message {
    const details = { player, tile: action.tile, field: (action.field ?? 0) + 1 };
    if (phase === "opening") return message("event-opens", details);
    if (phase === "new-field") return message("event-starts-field", details);
    const event = message("event-lays", details);
    const paid = scores.some(({ item }) => item === placement);
    if (placement === null || placement === "plain" || paid) return event;
    return message("event-kind", { event, kind: message(`kind-${placement}`) });
}

function playerAt(players: readonly Player[], seat: number): Player {
    return players[seat] ?? "";
}
