"""Scenarios with puzzles: asked of a server, of a device, and of the engine of the browser."""

from typing import Any

from tests.local.scenarios import Scenario, question_refused, told
from tests.server.clients import GuestClient
from trimino.puzzles.puzzle_book import rules_id_of, shipped_book
from trimino.puzzles.puzzle_requests import found_puzzle
from trimino.words import in_english

NEWCOMER = {"rating": 1500.0, "deviation": 350.0, "volatility": 0.06}


async def choosing_puzzles(guest: GuestClient) -> None:
    listed = await guest.get("/api/puzzles")
    assert all(one["puzzles"] > 0 for one in (*listed["themes"], *listed["rules"]))
    for one, wanted in (
        *((theme, {"theme": theme["id"]}) for theme in listed["themes"]),
        *((rules, {"rules": rules["id"]}) for rules in listed["rules"]),
    ):
        puzzle = await next_puzzle(guest, **wanted)
        known = shipped_book().find(puzzle["id"])
        assert "theme" not in wanted or wanted["theme"] in known.themes
        assert "rules" not in wanted or wanted["rules"] == rules_id_of(known)
        another = await next_puzzle(guest, done=[puzzle["id"]], **wanted)
        assert (another is None) == (one["puzzles"] == 1)
        assert another is None or another["id"] != puzzle["id"]
    wrong = await question_refused(guest, "/api/puzzles/next", {"theme": "nothing"})
    assert wrong == "puzzle-theme-unknown"


async def trying_a_puzzle(guest: GuestClient) -> None:
    puzzle = await next_puzzle(guest, rating=NEWCOMER["rating"])
    id, known = puzzle["id"], shipped_book().find(puzzle["id"])
    assert still(await guest.get(f"/api/puzzles/{id}")) == still(puzzle)
    assert still(puzzle) == still(found_puzzle(id, in_english))
    legal = [choice["action"] for choice in puzzle["match"]["legal"]]
    wrong = next(action for action in legal if action not in known.answers)
    tries = f"/api/puzzles/{id}/attempts"
    assert await question_refused(guest, tries, {"action": "nonsense"}) == "notation-not-an-action"
    failed = await guest.post(tries, {"action": wrong, "rating": NEWCOMER})
    solved = await guest.post(tries, {"action": known.answers[0], "rating": NEWCOMER})
    shown = await guest.post(tries, {"action": None})
    assert [one["solved"] for one in (failed, solved, shown)] == [False, True, False]
    assert failed["rating"]["rating"] < NEWCOMER["rating"] < solved["rating"]["rating"]
    assert shown["rating"] is None
    assert told(solved["told"][1:]) == told(shown["told"])
    gone = await question_refused(guest, "/api/puzzles/nothing/attempts", {"action": None})
    assert gone == "puzzle-unknown"


async def hints_for_a_puzzle(guest: GuestClient) -> None:
    id = (await next_puzzle(guest))["id"]
    first = await guest.post(f"/api/puzzles/{id}/hints", {"step": 1, "rating": NEWCOMER})
    assert first["rating"]["rating"] < NEWCOMER["rating"]
    more = [await guest.post(f"/api/puzzles/{id}/hints", {"step": step}) for step in (2, 3)]
    assert [hint["rating"] for hint in more] == [None, None]
    assert len({str(told(hint)) for hint in (first, *more)}) == 3


async def next_puzzle(guest: GuestClient, **wanted: object) -> Any:
    """A puzzle as asked for; None if all were tried."""
    return (await guest.post("/api/puzzles/next", wanted))["puzzle"]


def still(puzzle: Any) -> Any:
    """A puzzle without its rating, which moves on a server."""
    return {key: value for key, value in told(puzzle).items() if key != "rating"}


PUZZLE_SCENARIOS: tuple[Scenario, ...] = (choosing_puzzles, trying_a_puzzle, hints_for_a_puzzle)
