"""Reasons that tell a better placement from all others that were possible, not from one alone.

Whoever laid another tile may see that a third one keeps more tiles that fit. Then that is not why
the better one was better.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from trimino.analysis.outlook import HoldingChance, Outlook, outlook
from trimino.rules import Action, MatchView, Message, Place

SLACK = 0.05
"""The share of hands by which samples of them may differ."""


def distinct_reasons(
    view: MatchView, best: Action, reasons: Sequence[Message], share: HoldingChance
) -> Iterator[Message]:
    """The reasons for a placement that no other legal placement has as much of."""
    if not isinstance(best, Place):
        yield from reasons
        return
    seen = outlook(view, best, share)
    others = [outlook(view, one, share) for one in view.legal.placements if one != best]
    for one in reasons:
        is_most = _MOST.get(one.name)
        if is_most is None or is_most(view, seen, others):
            yield one


def _scores_most(_: MatchView, seen: Outlook, others: Sequence[Outlook]) -> bool:
    return all(seen.points >= one.points for one in others)


def _keeps_most(_: MatchView, seen: Outlook, others: Sequence[Outlook]) -> bool:
    return all(seen.fitting >= one.fitting for one in others)


def _shuts_out_most(_: MatchView, seen: Outlook, others: Sequence[Outlook]) -> bool:
    return all(seen.shut_out + SLACK >= one.shut_out for one in others)


def _is_rarest(view: MatchView, seen: Outlook, _: Sequence[Outlook]) -> bool:
    """Whether every other tile that fits does so in more places."""
    assert isinstance(seen.action, Place)
    ways = Counter(place.tile for place in view.legal.placements)
    own = ways.pop(seen.action.tile)
    return all(own < one for one in ways.values())


_MOST: dict[str, Callable[[MatchView, Outlook, Sequence[Outlook]], bool]] = {
    "reason-scores-most": _scores_most,
    "reason-keeps": _keeps_most,
    "reason-shuts-out": _shuts_out_most,
    "reason-only-place": _is_rarest,
}
"""Whether a reason tells a placement from all others, by its message."""
