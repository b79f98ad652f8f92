"""The endpoints of PDFs: what was asked for is in the file, and refusals are messages."""

import time
from types import SimpleNamespace
from urllib.parse import urlencode

import httpx
import pytest

from tests.printing.pdf_reading import read_pages
from tests.server.asgi import ask
from trimino.records.house_rules_notation import MAX_RULES_TEXT, HouseRules
from trimino.rules import published
from trimino.server.access.rate_limits import ADDRESS, RequestKind
from trimino.server.http import requester
from trimino.server.http.app import create_app
from trimino.server.operation.config import Config
from trimino.words import Words, languages

OURS = HouseRules(published("triomino").replace(draw_limit=2, bridge=33), "Grandma's")
APP = create_app(Config(database="sqlite://"))


def get(what: str, *pairs: tuple[str, object], client: str = "192.0.2.1") -> httpx.Response:
    return ask(APP, "GET", f"/api/print/{what}.pdf?{urlencode(pairs)}", client=client)


def test_all_tiles_are_one_page_that_browsers_may_keep() -> None:
    answer = get("tiles")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["cache-control"] == "private, max-age=3600"
    assert 'filename="trimino-tiles.pdf"' in answer.headers["content-disposition"]
    (page,) = read_pages(answer.content)
    assert len(page.triangles()) == 56


def test_options_of_tiles() -> None:
    pairs = ("tile", "3-4-5"), ("tile", "001"), ("side", 38.5), ("face", "large"), ("backs", "true")
    front, back = read_pages(get("tiles", *pairs, ("paper", "letter")).content)
    assert front.size == (215.9, 279.4)
    assert len(front.triangles()) == 2
    assert len(back.triangles()) == 4


@pytest.mark.parametrize("language", languages())
def test_a_sheet_and_a_card_speak_the_language_asked_for(language: str) -> None:
    say = Words(language).say
    for what in ("sheet", "card"):
        (page,) = read_pages(get(what, ("rules", "goliath"), ("language", language)).content)
        assert say("item-hexagon") in page.words
    assert say("rules-preparation") in page.words


@pytest.mark.parametrize("rules", [str(OURS), OURS.link("https://trimino.example")])
def test_house_rules_come_as_text_or_link(rules: str) -> None:
    for what in ("sheet", "card"):
        (page,) = read_pages(get(what, ("rules", rules)).content)
        assert "Grandma's" in page.words
        assert "+33" in page.words


def test_rules_that_are_played_alike_keep_their_own_name() -> None:
    same = str(HouseRules(published("tri-domino").replace(zero_opening_follow_up=False)))
    pressman, ours = [
        read_pages(get("card", ("rules", rules)).content)[0].words.split()
        for rules in ("pressman", same)
    ]
    assert pressman[0] == "Pressman"
    assert ours[:4] == ["House", "rules", "·", "Tri-Domino"]


@pytest.mark.parametrize(
    ("what", "pair"),
    [
        ("tiles", ("tile", "9-9-9")),
        ("tiles", ("side", "1")),
        ("tiles", ("side", "nan")),
        ("tiles", ("face", "big")),
        ("tiles", ("paper", "a3")),
        ("sheet", ("rules", "nothing like it, at all=1")),
        ("sheet", ("players", "7")),
        ("card", ("rules", "x" * (MAX_RULES_TEXT + 1))),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_message(
    what: str, pair: tuple[str, object]
) -> None:
    rules = [] if what == "tiles" or pair[0] == "rules" else [("rules", "goliath")]
    answer = get(what, *rules, pair)
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]


def test_a_flood_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    # Time stands still, or a slow machine could make each page in the time that allows another.
    now = time.monotonic()
    monkeypatch.setattr(requester, "time", SimpleNamespace(monotonic=lambda: now))
    address = "198.51.100.9"
    rate = ADDRESS[RequestKind.POSITION]
    limits = APP.state.service.limits
    limits.take(RequestKind.POSITION, None, address, now, rate.burst - 1)
    statuses = [get("tiles", client=address).status_code for _ in range(3)]
    assert statuses == [200, 429, 429]
