"""Tells a match in plain text."""

from collections.abc import Iterable, Iterator

from trimino.rules import Draw, Event, Match, Pass, Place, Round, Score, Tile


def tell(match: Match) -> str:
    return "".join(f"{line}".rstrip() + "\n" for line in lines_of(match))


def lines_of(match: Match) -> Iterator[str]:
    players = "alone" if match.is_solo else f"{match.players} players"
    yield f"{match.rules.base}, {players}"
    for number, round in enumerate(match.rounds, 1):
        yield ""
        yield f"Round {number}"
        yield from deal_of(round)
        yield from map(action_of, range(1, len(round.events) + 1), round.events, totals(round))
        yield from end_of(round)
    yield ""
    yield f"Won by {seats(match.winners)}." if match.over else "Broken off here."


def deal_of(round: Round) -> Iterator[str]:
    if round.deal.start is not None:
        yield f"  start    {round.deal.start}"
    for seat, hand in enumerate(round.deal.hands):
        yield f"  seat {seat}   {names(hand)}"
    yield f"  well     {names(round.deal.well)}"


def action_of(number: int, event: Event, totals: tuple[int, ...]) -> str:
    done, kind = what(event), event.kind or ""
    return (
        f"{number:4}  seat {event.seat}  {done:38}  {kind:8}{sum_of(event.scores):30}{row(totals)}"
    )


def what(event: Event) -> str:
    match event.action:
        case Place(tile, at, corners, field):
            way = "down" if at.down else "up"
            shown = " ".join(map(str, corners))
            where = f"field {field} " if field else ""
            return f"{tile} at {where}({at.x}, {at.y}, {way}) as {shown}"
        case Draw():
            return f"draws {event.drawn}"
        case Pass():
            return "passes"
        case _:
            return "declines"


def end_of(round: Round) -> Iterator[str]:
    if round.end is None:
        return
    yield f"  end: {round.end.reason}"
    for seat, scores in enumerate(round.end.scores):
        yield f"  seat {seat}   holds {names(round.hands[seat]) or 'nothing':50}  {sum_of(scores)}"
    won = f"won by {seats(round.end.winners)}" if round.end.winners else "won by nobody"
    yield f"  {won}; totals {row(round.totals)}"


def totals(round: Round) -> Iterator[tuple[int, ...]]:
    """Everyone's total after each action, before the end is scored."""
    now = list(round.before)
    for event in round.events:
        now[event.seat] += event.points
        yield tuple(now)


def sum_of(scores: Iterable[Score]) -> str:
    scores = tuple(scores)
    items = ", ".join(f"{item} {points}" for item, points in scores)
    return f"{items} = {sum(points for _, points in scores)}" if scores else "0"


def names(tiles: Iterable[Tile]) -> str:
    return " ".join(map(str, tiles))


def row(totals: Iterable[int]) -> str:
    return " ".join(f"{total:4}" for total in totals)


def seats(winners: Iterable[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in winners)
