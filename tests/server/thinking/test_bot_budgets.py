"""Budgets under load."""

from itertools import pairwise

from trimino.bots.roster import ROSTER
from trimino.bots.search_bots import HeuristicBot, SearchBot
from trimino.engine.budget import Budget
from trimino.server.thinking.bot_budgets import EASY, HEAVY, bot_under, share_of, shrunk


def test_the_share_falls_with_what_waits_and_rises_with_workers() -> None:
    shares = [share_of(waiting, 2) for waiting in range(300)]
    assert all(one >= other for one, other in pairwise(shares))
    assert shares[: 2 * EASY + 1] == [1.0] * (2 * EASY + 1)
    assert 0 < shares[2 * HEAVY] < shares[4 * EASY] == 0.5
    assert set(shares[2 * HEAVY + 1 :]) == {0.0}
    assert share_of(60, 4) > share_of(60, 2)


def test_the_time_to_clear_the_queue_stays_as_it_is() -> None:
    thousand = Budget(simulations=1000)
    for waiting in (8, 20, 50):
        spent = waiting * (shrunk(thousand, share_of(waiting, 1)).simulations or 0)
        assert abs(spent - EASY * 1000) <= waiting


def test_some_budget_is_always_left() -> None:
    assert shrunk(Budget(simulations=8), 0.0) == Budget(simulations=1)
    assert shrunk(Budget(seconds=2.0), 0.0) == Budget(simulations=1)
    assert shrunk(Budget(seconds=2.0), 0.5) == Budget(seconds=1.0)


def test_without_time_those_who_see_all_play_the_heuristic_and_beginners_stay_beginners() -> None:
    for entry in ROSTER:
        assert bot_under(entry, 0.1) == entry.bot
        sees_all = entry.bot == SearchBot()
        assert sees_all == (entry.name in {"expert", "master"})
        assert isinstance(bot_under(entry, 0.0), HeuristicBot) == (
            sees_all or entry.name == "heuristic"
        )
