"""Options about seats: how many there are, and which bots take the free ones."""

from collections.abc import Sequence

from trimino.bots.player import Preparing, find_player
from trimino.rules.optional_packages import Extra, check_extra
from trimino.terminal.errors import UsageError, UsageReason


def count_seats(
    bots: Sequence[str] | None, *, players: int | None, solo: bool, people: int, fewest: int
) -> int:
    """The number of players: as asked for, or as many as there are people and bots.

    >>> count_seats(["greedy", "random"], players=None, solo=False, people=1, fewest=2)
    3
    """
    if solo and players not in (None, 1):
        raise UsageError(UsageReason.SOLO_IS_ALONE, players=players)
    wanted = max(fewest, people + len(bots or ()))
    seats = 1 if solo else wanted if players is None else players
    if people > seats:
        raise UsageError(UsageReason.PEOPLE_DO_NOT_FIT, people=people, seats=seats)
    return seats


def fill_seats(bots: Sequence[str] | None, free: int) -> list[str]:
    """The bots of the free seats; a single name fills all of them.

    >>> fill_seats(["greedy"], 2)
    ['greedy', 'greedy']
    """
    names = list(bots or ("greedy",))
    if len(names) not in (1, free):
        raise UsageError(UsageReason.BOTS_DO_NOT_FIT, bots=len(names), free=free)
    return names if len(names) == free else names * free


def read_bots(names: str | None) -> list[str] | None:
    """Read the names of bots, and check that each exists and can run here."""
    if names is None:
        return None
    for name in split(names):
        if isinstance(find_player(name).bot, Preparing):
            check_extra(Extra.ENGINE)
    return split(names)


def split(names: str) -> list[str]:
    """Split names at commas.

    >>> split("Anna, Juris,")
    ['Anna', 'Juris']
    """
    return [name for name in map(str.strip, names.split(",")) if name]
