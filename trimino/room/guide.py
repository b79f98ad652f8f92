"""The guide at a table: the action that the script has next, and what the newcomer is told.

It follows from the actions so far, so that taking back and reloading cannot confuse it. Where a
round has left the script, there is no guide any more, and the match goes on like any other.
"""

from trimino.records.notation import format_action
from trimino.room.frame_types import GuideValues
from trimino.room.guided_round import GOAL, GUIDE_STEPS, GUIDED_SEAT, Step
from trimino.room.message_values import Say, message_with_text
from trimino.room.room_state import Room, Status
from trimino.rules import Action, Event, Item, Match, Message, Place
from trimino.rules.events import total

_NAMES = {Item.TILE: "worth", Item.OTHERS_HANDS: "left"}
"""The names that messages have for the points of an item, if not its own."""


def scripted_action(room: Room) -> Action | None:
    """The action that the script has for the open decision, if it has one."""
    if not room.guided or room.turn is None or room.match is None:
        return None
    step = _next_step(room.match)
    return step.action if step else None


def guide_values(room: Room, reader: int | None, say: Say) -> GuideValues | None:
    """The guide's words to a reader; None where there is no guide, and for anybody else."""
    match = room.match
    if not room.guided or match is None or not match.rounds_dealt or reader != GUIDED_SEAT:
        return None
    done = _steps_done(match)
    if done is None or room.status is Status.OVER:
        return None
    step = _next_step(match)
    asks, tells = _asks(match, step), _tells(match, done)
    return {
        "step": _asked(done),
        "steps": _asked(GUIDE_STEPS),
        "asks": message_with_text(asks, say) if asks else None,
        "tells": message_with_text(tells, say) if tells else None,
        "action": format_action(step.action) if step and step.asks and step.shown else None,
    }


def _steps_done(match: Match) -> tuple[Step, ...] | None:
    """The steps that were played; None once anything else was."""
    played = [event.action for event in match.round.events]
    done = GUIDE_STEPS[: len(played)]
    on_script = match.rounds_dealt == 1 and [step.action for step in done] == played
    return done if on_script else None


def _next_step(match: Match) -> Step | None:
    done = _steps_done(match)
    return None if done is None or match.round.over else GUIDE_STEPS[len(done)]


def _asked(steps: tuple[Step, ...]) -> int:
    """The number of steps that are the newcomer's."""
    return sum(step.asks is not None for step in steps)


def _asks(match: Match, step: Step | None) -> Message | None:
    if step is not None and step.asks is not None:
        laid = step.action.tile if isinstance(step.action, Place) else None
        return Message(step.asks, {"tile": laid})
    if match.round.over and _steps_done(match) is not None:
        target = match.rules.target
        return Message(GOAL, {"total": match.totals[GUIDED_SEAT], "target": target})
    return None


def _tells(match: Match, done: tuple[Step, ...]) -> Message | None:
    """The result of the newcomer's last action."""
    for step, event in zip(reversed(done), reversed(match.round.events), strict=True):
        if step.tells:
            return Message(step.tells, _details(match, event))
    return None


def _details(match: Match, event: Event) -> dict[str, object]:
    """The points of an action, in all and item by item, with those for the end of the round."""
    end = match.round.end
    scores = event.scores + (end.scores[event.seat] if end else ())
    named = {_NAMES.get(item, item.value): abs(points) for item, points in scores}
    return {"points": total(scores), **named}
