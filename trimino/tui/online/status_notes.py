"""Status notes of a table: the time left, greetings, and who is not connected."""

from collections.abc import Iterator, Sequence

from trimino.client.table_state import TableState
from trimino.tui.countdown import format_time_left
from trimino.words import knows, listed, say


def status_notes(state: TableState, players: Sequence[str]) -> Iterator[str]:
    """The notes of this moment."""
    if state.status == "playing" and state.time_left is not None:
        yield format_time_left(state.time_left)
    if state.greeting:
        yield _greeting(players[state.greeting["seats"][0]], state.greeting["greeting"])
    if absent := [players[seat] for seat in _absent(state)]:
        yield say("online-absent", players=listed(absent))


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
