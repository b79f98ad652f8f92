"""The table around a match as plain values: its settings, its seats, what is played for."""

from collections.abc import Sequence

from trimino.messages.goal_messages import goal_messages
from trimino.records.house_rules_notation import shown_rules_name
from trimino.room.broken_off import broken_off_values
from trimino.room.frame_types import GoalValues, SeatValues, SettingsValues, TableValues
from trimino.room.message_values import Say, message_with_text
from trimino.room.removal import meaning_for
from trimino.room.room_state import Room
from trimino.room.settings import Settings
from trimino.rules import Match
from trimino.rules.goal import goal_of


def table_values(
    room: Room, names: Sequence[str | None], guest: str | None, say: Say
) -> TableValues:
    """The table around the match, as a guest may know it; `names` are those of the players."""
    values: TableValues = {
        "id": room.table,
        "status": room.status.value,
        "settings": _settings_values(room.settings),
        "seats": [_seat_values(room, number, guest, name) for number, name in enumerate(names)],
        "host": guest == room.host,
        "commitment": room.commitment,
        "practice": room.practice is not None,
        "friendly": room.friendly,
        "left_out": room.left_out,
        "ready": [number for person in room.people for number in _ready(room, person)],
        "rematch": room.rematch if room.seats_of(guest) else None,
    }
    if room.match is not None and room.match.rounds_dealt:
        values["goal"] = goal_values(room.match, say)
    if (removal := meaning_for(room, guest)) is not None:
        values["removal"] = removal.value
    if room.lost:
        values["lost"] = [{"after": lost.after, "upto": lost.upto} for lost in room.lost]
    if room.broken_off is not None:
        values["broken_off"] = broken_off_values(room.broken_off)
    return values


def goal_values(match: Match, say: Say) -> GoalValues:
    """The goal of a match, as of its last round."""
    goal = goal_of(match.rules, match.players, match.rounds_to_play)
    told = goal_messages(goal, match.rounds_dealt)
    return {
        "told": [message_with_text(message, say) for message in told],
        "target": goal.target,
        "round": match.rounds_dealt,
        "rounds": goal.rounds,
    }


def _settings_values(settings: Settings) -> SettingsValues:
    return {
        "rules": settings.rules,
        "rules_name": shown_rules_name(settings.rules_name) or None,
        "rounds_to_play": settings.rounds_to_play,
        "well_size": settings.well_size,
        "youngest": settings.youngest,
        "turn_seconds": settings.turn_seconds,
        "grace_seconds": settings.grace_seconds,
        "when_away": settings.when_away.value,
        "stand_in": settings.stand_in,
        "public": settings.public,
        "hints": settings.hints,
        "friendly": settings.friendly,
    }


def _seat_values(room: Room, number: int, guest: str | None, name: str | None) -> SeatValues:
    seat = room.seats[number]
    return {
        "plan": seat.plan.kind,
        "bot": seat.bot,
        "character": room.character_at(number),
        "taken": not seat.is_vacant,
        "name": name,
        "yours": seat.guest is not None and seat.guest == guest,
        "kept": seat.kept is not None and seat.kept == guest,
        "away": seat.away,
    }


def _ready(room: Room, guest: str) -> tuple[int, ...]:
    return room.seats_of(guest) if guest in room.ready else ()
