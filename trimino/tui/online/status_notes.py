"""Status notes of a table: the time left, greetings, and who is not connected."""

from collections.abc import Iterator, Sequence

from trimino.client.table_state import TableState
from trimino.words import knows, listed, say

DAY, HOUR, MINUTE = 86_400, 3_600, 60


def status_notes(state: TableState, players: Sequence[str]) -> Iterator[str]:
    """The notes of this moment."""
    if state.status == "playing" and state.time_left is not None:
        yield format_time_left(state.time_left)
    if state.greeting:
        yield _greeting(players[state.greeting["seats"][0]], state.greeting["greeting"])
    if absent := [players[seat] for seat in _absent(state)]:
        yield say("online-absent", players=listed(absent))


def format_time_left(seconds: float) -> str:
    """The time left, in the largest unit that fits.

    >>> format_time_left(65.4), format_time_left(3 * HOUR), format_time_left(3 * DAY)
    ('1:05', '3 h', '3 d')
    """
    whole = int(seconds)
    if whole >= 2 * DAY:
        return say("table-days", days=whole // DAY)
    if whole >= 2 * HOUR:
        return say("table-hours", hours=whole // HOUR)
    return say("table-minutes", minutes=whole // MINUTE, seconds=f"{whole % MINUTE:02}")


def _greeting(player: str, greeting: str) -> str:
    """A greeting in words; by its name if a newer server sends one unknown here."""
    name = f"greeting-{greeting}"
    return f"{player}: {say(name) if knows(name) else greeting}"


def _absent(state: TableState) -> Iterator[int]:
    """The seats of people without a connection."""
    if state.here is None or state.status == "over":
        return
    for number, seat in enumerate(state.seats):
        if seat["taken"] and not (seat["bot"] or seat["yours"] or number in state.here):
            yield number
