"""Every round of every rule set ends: there is always a legal action, and never too many."""

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import rulesets
from trimino.rules import DRAW, PASS, Action, Deal, LegalActions, Round, Ruleset


def most_actions(rules: Ruleset, deal: Deal) -> int:
    """A bound that no round can exceed.

    Every tile is laid once and drawn once, and each placement may bring an offer to decline. A pass
    after a draw needs that draw. Of passes without one there are at most as many in a row as
    players, before a tile is laid or the round is blocked.
    """
    tiles, players = len(rules.tiles), len(deal.hands)
    return 2 * tiles + 2 * len(deal.well) + players * (tiles + 1)


def reluctant(legal: LegalActions, rng: random.Random) -> Action:
    """An action that puts the end off, most of the time: a pass, a draw, else any."""
    actions = list(legal)
    assert actions, "no legal action, and the round is not over"
    unwilling = [action for action in (PASS, DRAW) if action in actions]
    return rng.choice(unwilling if unwilling and rng.random() < 0.9 else actions)


@given(rules=rulesets(), seed=st.integers(0, 2**32), data=st.data())
def test_a_round_ends_however_reluctantly_it_is_played(
    rules: Ruleset, seed: int, data: st.DataObject
) -> None:
    rng = random.Random(seed)
    solo = rules.solo is not None and data.draw(st.booleans())
    players = data.draw(st.sampled_from(rules.tables))
    deal = Deal.shuffled_solo(rules, rng) if solo else Deal.shuffled(rules, players, rng)
    played = Round(rules, deal)
    for _ in range(most_actions(rules, deal)):
        if played.over:
            break
        played.play(reluctant(played.legal, rng))
    assert played.over
