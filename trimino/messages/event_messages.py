"""Messages about events: the action, and what it scored, item by item."""

from collections.abc import Sequence

from trimino.messages.lists import listed
from trimino.rules import (
    Decline,
    Draw,
    Event,
    Item,
    Message,
    Pass,
    Phase,
    Place,
    PlacementKind,
    Tile,
)
from trimino.rules.events import Scores, total

# Items that are not mentioned where they are the only one.
OBVIOUS = {Item.TILE, Item.DRAW}


def event_message(event: Event, players: Sequence[object]) -> Message:
    """One line about an event, with the players in seat order.

    >>> from trimino.rules import Score, Tile
    >>> from trimino.words import say
    >>> draw = Event(0, Phase.TURN, Draw(), (Score(Item.DRAW, -5),), drawn=Tile(0, 1, 2))
    >>> say(event_message(draw, ["Anna", "Juris"]))
    'Anna draws 0-1-2: −5'
    """
    line = _action_line(event, players[event.seat])
    if event.by_clock:
        line = Message("event-by-clock", {"event": line})
    return scored_message(line, event.scores)


def scored_message(line: Message, scores: Scores) -> Message:
    """A line about an action, with its scores."""
    if not scores:
        return line
    scored = {"event": line, "points": total(scores)}
    if len(scores) == 1 and scores[0].item in OBVIOUS:
        return Message("event-points", scored)
    return Message("event-items", {**scored, "items": items_message(scores)})


def items_message(scores: Scores) -> object:
    """The items of a score, such as: tile +9 and bridge +40; a single one has no number."""
    items = [(Message(f"item-{item}"), points) for item, points in scores]
    if len(items) == 1:
        return items[0][0]
    return listed(Message("item-points", {"item": item, "points": n}) for item, n in items)


def _action_line(event: Event, player: object) -> Message:
    match event.action:
        case Place(tile=tile, field=field):
            return placement_message(player, tile, field, event.phase, event.kind, event.scores)
        case Draw():
            return draw_message(player, event.drawn)
        case Pass():
            return Message("event-passes", {"player": player})
        case Decline():
            return Message("event-declines", {"player": player, "offer": event.phase})


def draw_message(player: object, drawn: Tile | None) -> Message:
    """A draw; the tile is left out where it is not known."""
    if drawn is None:
        return Message("event-draws-hidden", {"player": player})
    return Message("event-draws", {"player": player, "tile": drawn})


def placement_message(
    player: object,
    tile: Tile,
    field: int,
    phase: Phase,
    kind: PlacementKind | None,
    scores: Scores,
) -> Message:
    """A placement; its kind is mentioned only if no item of the score does."""
    details = {"player": player, "tile": tile, "field": field + 1}
    if phase is Phase.OPENING:
        return Message("event-opens", details)
    if phase is Phase.NEW_FIELD:
        return Message("event-starts-field", details)
    laid = Message("event-lays", details)
    paid = {str(score.item) for score in scores}
    if kind is None or kind is PlacementKind.PLAIN or str(kind) in paid:
        return laid
    return Message("event-kind", {"event": laid, "kind": Message(f"kind-{kind}")})
