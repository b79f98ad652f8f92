"""Bots have names and faces of their own; their level stays visible."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.layout import problems
from tests.browser.tables import bot_names, finished_match, open_table, view
from tests.browser.visitor import DESK, LOOKS, PHONE, Visitor

BOTS = ["casual", "casual", "casual"]

LOCALES = ("en-GB", "lv-LV", "lt-LT", "ru-RU", "cs-CZ")


@pytest.mark.parametrize("locale", LOCALES)
def test_bots_of_a_level_are_told_apart(visit: Callable[..., Visitor], locale: str) -> None:
    visitor = visit(locale=locale)
    table = open_table(visitor, bots=BOTS)
    names = bot_names(visitor, table)
    assert len(set(names)) == len(BOTS)
    faces = set()
    for number, name in enumerate(names, start=1):
        card = visitor.page.locator(f"[data-seat='{number}']")
        expect(card.get_by_text(name, exact=True)).to_be_visible()
        expect(card.locator(".level")).to_contain_text(visitor.say("bot-name-casual"))
        expect(card.locator("[data-face]")).to_be_visible()
        faces.add(card.locator("[data-face]").inner_html())
    assert len(faces) == len(BOTS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("bots", [["novice", "casual"], ["novice", "casual", "seasoned"]])
def test_no_level_is_torn_on_a_narrow_card(
    visit: Callable[..., Visitor], locale: str, bots: list[str]
) -> None:
    visitor = visit(size=PHONE, locale=locale)
    open_table(visitor, bots=bots)
    expect(visitor.page.locator("[data-seat] .title")).to_have_count(len(bots))
    assert problems(visitor.page) == []


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_names_and_levels_fit_on_the_cards(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    open_table(visitor, bots=["master"] * 3)
    cards = visitor.page.locator("[data-seat] :is(.name .cut, .level, .title)")
    expect(cards.first).to_be_visible()
    cut = [
        card.inner_text()
        for card in cards.all()
        if card.evaluate("e => e.scrollWidth > e.clientWidth")
    ]
    assert cut == []


def test_the_lobby_shows_name_face_and_level(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = open_table(host, people=1, bots=["club"], starts=False)
    (name,) = bot_names(host, table)
    row = host.page.locator("li", has=host.page.locator("[data-face]"))
    expect(row.get_by_text(name, exact=True)).to_be_visible()
    expect(row.get_by_role("combobox")).to_have_value("bot:club")
    guest.open(f"/table/{table}")
    row = guest.page.locator("li", has=guest.page.locator("[data-face]"))
    expect(row.get_by_text(name, exact=True)).to_be_visible()
    expect(row.get_by_text(guest.say("bot-name-club"), exact=True)).to_be_visible()


def test_the_same_bot_plays_the_rematch_and_is_in_the_replay(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    table = finished_match(visitor)
    (name,) = bot_names(visitor, table)
    expect(visitor.dialog().get_by_role("rowheader", name=name)).to_be_visible()
    visitor.press("end-screen-again")
    visitor.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert bot_names(visitor, visitor.page.url.rpartition("/")[2]) == [name]
    heading = visitor.open(f"/replay/table/{table}").get_by_role("heading", level=1)
    expect(heading).to_have_accessible_name(re.compile(re.escape(name)))
    record = visitor.ask("GET", f"/api/tables/{table}/record")
    assert (record["players"][1], record["bots"][1]) == (name, "greedy")


def test_who_is_asked_for_the_youngest_sees_the_bots_that_will_sit_there(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.open("/new")
    page.get_by_label(visitor.say("new-rules"), exact=True).select_option("triodominio")
    page.get_by_role("spinbutton", name=visitor.say("new-players"), exact=True).fill("3")
    page.get_by_role("spinbutton", name=visitor.say("new-players"), exact=True).press("Tab")
    for seat in (2, 3):
        page.get_by_label(visitor.say("lobby-seat-for", seat=seat)).select_option("bot:casual")
    youngest = page.get_by_label(visitor.say("new-youngest"))
    expect(youngest.locator("option")).to_have_count(3)
    told = youngest.locator("option").all_inner_texts()
    youngest.select_option("2")
    visitor.press("new-start")
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    level = visitor.say("bot-name-casual")
    assert told[1:] == [f"{name} · {level}" for name in bot_names(visitor, table)]
    assert view(visitor, table)["table"]["settings"]["youngest"] == 2
