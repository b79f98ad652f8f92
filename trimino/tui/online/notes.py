"""What is to be known at a table beside field and hand: the time, who is not there, greetings."""

from collections.abc import Iterator, Sequence

from trimino.client.table_state import Known
from trimino.words import knows, listed, say

DAY, HOUR, MINUTE = 86_400, 3_600, 60


def notes(known: Known, players: Sequence[str]) -> Iterator[str]:
    """What there is to tell now, in few words each."""
    if known.status == "playing" and known.time_left is not None:
        yield told_time(known.time_left)
    if known.greeting:
        yield _greeting(players[known.greeting["seats"][0]], known.greeting["greeting"])
    if absent := [players[seat] for seat in _absent(known)]:
        yield say("online-absent", players=listed(absent))


def told_time(seconds: float) -> str:
    """The time that is left.

    >>> told_time(65.4), told_time(3 * HOUR), told_time(3 * DAY)
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


def _absent(known: Known) -> Iterator[int]:
    """The seats of people who are not there just now."""
    if known.here is None or known.status == "over":
        return
    for number, seat in enumerate(known.seats):
        if seat["taken"] and not (seat["bot"] or seat["yours"] or number in known.here):
            yield number
