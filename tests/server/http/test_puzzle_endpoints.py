"""The endpoints of puzzles: questions without answers, checked attempts, refusals and limits."""

import json
import time

import httpx

from tests.server.asgi import ask
from trimino.puzzles.puzzle_book import shipped_book
from trimino.server.access.rate_limits import ADDRESS, RequestKind
from trimino.server.http.app import create_app
from trimino.server.operation.config import Config

APP = create_app(Config(database="sqlite://"))
RATING = {"rating": 1500.0, "deviation": 350.0, "volatility": 0.06}
FIRST = next(iter(shipped_book()))


def get(path: str = "", client: str = "192.0.2.1") -> httpx.Response:
    return ask(APP, "GET", f"/api/puzzles{path}", client=client)


def post(path: str, body: object) -> httpx.Response:
    headers = {"content-type": "application/json"}
    content = json.dumps(body).encode()
    return ask(APP, "POST", f"/api/puzzles{path}", headers=headers, content=content)


def test_the_next_puzzle_is_one_that_was_not_tried() -> None:
    ids = [puzzle.id for puzzle in shipped_book()]
    answer = post("/next", {"rating": 1400.0, "done": ids[1:]}).json()
    assert answer["puzzle"]["id"] == ids[0]
    assert answer["puzzle"]["match"]["legal"]
    assert "answers" not in answer["puzzle"]
    assert post("/next", {"done": ids}).json() == {"puzzle": None}


def test_a_puzzle_is_found_by_its_id() -> None:
    listed = get().json()
    assert {"themes", "rules"} == set(listed)
    assert get(f"/{FIRST.id}").json()["position"] == FIRST.position
    answer = get("/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"]["name"] == "puzzle-unknown"


def test_an_attempt_is_checked_and_rated() -> None:
    right = post(f"/{FIRST.id}/attempts", {"action": FIRST.answers[0], "rating": RATING}).json()
    assert right["solved"]
    assert right["rating"]["rating"] > RATING["rating"]
    shown = post(f"/{FIRST.id}/attempts", {"action": None}).json()
    assert not shown["solved"]
    assert shown["answers"] == list(FIRST.answers)
    assert shown["rating"] is None


def test_hints_go_from_a_nudge_to_the_answer_and_count_as_not_solved() -> None:
    steps = [post(f"/{FIRST.id}/hints", {"step": step}).json() for step in (1, 2, 3)]
    assert [step["action"] for step in steps] == [None, None, FIRST.answers[0]]
    rated = post(f"/{FIRST.id}/hints", {"step": 1, "rating": RATING}).json()
    assert rated["rating"]["rating"] < RATING["rating"]
    assert post(f"/{FIRST.id}/hints", {"step": 4}).status_code == 422
    assert post("/nothing/hints", {"step": 1}).status_code == 404


def test_what_is_not_legal_is_refused_with_the_reason_and_not_rated() -> None:
    for action in ("555u40,40", "nonsense"):
        answer = post(f"/{FIRST.id}/attempts", {"action": action, "rating": RATING})
        assert answer.status_code == 422
        assert answer.json()["error"]["text"]


def test_ratings_that_cannot_be_are_refused() -> None:
    for wrong in ({"volatility": 0.0}, {"deviation": 1e9}, {"rating": 1e300}):
        body = {"action": None, "rating": RATING | wrong}
        assert post(f"/{FIRST.id}/attempts", body).status_code == 422


def test_a_flood_is_refused() -> None:
    address = "198.51.100.9"
    assert get(client=address).status_code == 200
    most = ADDRESS[RequestKind.PUZZLE].burst
    APP.state.service.limits.fine(RequestKind.PUZZLE, address, time.monotonic(), 2 * most)
    assert get(client=address).status_code == 429
