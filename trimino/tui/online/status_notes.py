"""What is to be known at a table beside field and hand: the time, who is not there, greetings."""

from collections.abc import Iterator, Sequence

from trimino.client.table_state import TableState
from trimino.words import knows, listed, say

DAY, HOUR, MINUTE = 86_400, 3_600, 60


def status_notes(known: TableState, players: Sequence[str]) -> Iterator[str]:
    """What there is to tell now, in few words each."""
    if known.status == "playing" and known.time_left is not None:
        yield format_time_left(known.time_left)
    if known.greeting:
        yield _greeting(players[known.greeting["seats"][0]], known.greeting["greeting"])
    if absent := [players[seat] for seat in _absent(known)]:
        yield say("online-absent", players=listed(absent))


def format_time_left(seconds: float) -> str:
    """The time that is left.

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
    """A newer server may know greetings that have no words here."""
    name = f"greeting-{greeting}"
    return f"{player}: {say(name) if knows(name) else greeting}"


def _absent(known: TableState) -> Iterator[int]:
    """The seats of people who are not there just now."""
    if known.here is None or known.status == "over":
        return
    for number, seat in enumerate(known.seats):
        if seat["taken"] and not (seat["bot"] or seat["yours"] or number in known.here):
            yield number
