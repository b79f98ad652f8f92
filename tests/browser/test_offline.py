"""The app without a network: whole matches, tabs that die, and what else it can do."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.local_log import READ, kept_head, proven_record, table_in
from tests.browser.playing import Mouse, play
from tests.browser.scenes import ENGINE_TIMEOUT
from tests.browser.screen import filled
from tests.browser.tables import with_low_target
from tests.browser.visitor import LOOKS, UNREACHABLE, Visitor
from trimino.records.house_rules_notation import HouseRules
from trimino.room.setup import rules_from_setting
from trimino.rules import SHEETS

INSTALL_TIMEOUT = 120_000
SAMPLE = [("triomino", "device"), ("tri-domino", "bot")]
"""Matches of the default run, to fifty points; --long plays whole matches of every sheet."""

# Pages that are not the app's may not read the storage.
DRAW_AT_ONCE = """try {
  const prefs = JSON.parse(localStorage.getItem('trimino-prefs') ?? '{}');
  localStorage.setItem('trimino-prefs', JSON.stringify({...prefs, askDraw: false}));
} catch {}"""

Visit = Callable[..., Visitor]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "rules" in metafunc.fixturenames:
        sheets = [rules.base for rules in SHEETS]
        every = [(rules, way) for rules in sheets for way in ("device", "bot")]
        long = metafunc.config.getoption("--long")
        metafunc.parametrize(("rules", "way"), every if long else SAMPLE)


def offline(visit: Visit, *expects: str, **options: object) -> Visitor:
    """A visitor whose device keeps the app, and whose network is cut."""
    visitor = visit(metered=False, expects=(*UNREACHABLE, *expects), **options)
    visitor.context.add_init_script(DRAW_AT_ONCE)
    visitor.open("/settings")
    install(visitor)
    visitor.go_offline()
    return visitor


def install(visitor: Visitor) -> None:
    """Waits until the device keeps all that it needs."""
    ready = visitor.page.get_by_text(visitor.say("offline-ready"))
    ready.wait_for(timeout=INSTALL_TIMEOUT)


def at_table(page: Page) -> None:
    page.get_by_role("toolbar").or_(page.get_by_role("button", name="I am")).first.wait_for()


def test_a_match_is_played_to_its_end(
    rules: str, way: str, visit: Visit, count: Callable[[int, int], int]
) -> None:
    visitor = offline(visit)
    house = rules if count(0, 1) else with_low_target(rules)
    link = HouseRules(rules_from_setting(house), "").link("").partition("#")[2]
    visitor.open(f"/new/{'device' if way == 'device' else 'custom'}#{link}")
    visitor.press("new-start")
    at_table(visitor.page)
    table = table_in(visitor.page)
    play(visitor, Mouse())
    record = proven_record(visitor.page, table)
    assert len(record["players"]) > 1
    assert any(record["bots"]) == (way == "bot")
    visitor.open(f"/replay/table/{table}")
    expect(visitor.button("replay-download")).to_be_visible()
    visitor.open("/replays")
    expect(visitor.page.locator(f"a[href*='{table}']")).to_be_visible()


def choose_small_well(visitor: Visitor) -> None:
    """Opens the form of a solo game, for one that is soon over."""
    visitor.open("/new/solo")
    well = visitor.page.get_by_label(visitor.say("new-well"), exact=True)
    well.fill("8")
    well.press("Tab")


def test_solo_games_have_a_best_list_on_the_device(visit: Visit) -> None:
    visitor = offline(visit)
    choose_small_well(visitor)
    visitor.sees("new-best-empty")
    visitor.press("new-start")
    at_table(visitor.page)
    table = table_in(visitor.page)
    play(visitor, Mouse())
    points = kept_head(visitor.page, table)["solo"][4]
    choose_small_well(visitor)
    expect(visitor.page.locator("ol li b")).to_have_text([str(points).replace("-", "−")])


def test_a_match_on_this_device_is_sent_when_the_server_is_needed(visit: Visit) -> None:
    visitor = offline(visit)
    choose_small_well(visitor)
    visitor.press("new-start")
    at_table(visitor.page)
    table = table_in(visitor.page)
    visitor.go_online()
    play(visitor, Mouse())
    # The list of the server does not know it.
    first = [visitor.say(f"end-screen-place{low}", place=1, well=8) for low in ("", "-low")]
    expect(visitor.page.get_by_text(re.compile("|".join(map(re.escape, first))))).to_be_visible()
    page = visitor.open(f"/replay/table/{table}")
    visitor.sees("analysis-sends")
    visitor.press("replay-share")
    visitor.sees("replay-share-sent")
    link = filled(page.get_by_label(visitor.say("replay-share-link"), exact=True))
    assert "/replay/upload/" in link
    page.keyboard.press("Escape")
    visitor.press("analysis-ask")
    accuracy = page.get_by_text(visitor.say("analysis-accuracy"), exact=True).first
    expect(accuracy).to_be_visible(timeout=ENGINE_TIMEOUT)
    page.goto(link)
    visitor.button("replay-share").wait_for()


def test_what_needs_a_server_is_not_offered(visit: Visit) -> None:
    """Nobody else can come to a table on this device, and nothing there counts the time."""
    visitor = offline(visit)
    page = visitor.open("/new/custom")
    visitor.button("new-start").wait_for()
    for message in ("new-time", "new-hints"):
        expect(page.get_by_label(visitor.say(message), exact=True)).to_have_count(0)
    expect(page.locator("option[value=open], option[value=person]")).to_have_count(0)
    seat = page.get_by_label(visitor.say("lobby-seat-for", seat=2), exact=True)
    expect(seat).to_have_value("bot:easygoing")
    visitor.sees("bot-easygoing")
    page = visitor.open("/new/friends")
    page.locator("button[type=submit]").click()
    visitor.sees("ui-unreachable")
    assert page.evaluate(READ, "heads") == []


def test_the_rules_can_be_tried(visit: Visit, look: str) -> None:
    visitor = offline(visit, **LOOKS[look])
    visitor.open("/")
    visitor.sees("home-away")
    visitor.sees("home-new-about-away")
    expect(visitor.text("home-new-about")).to_have_count(0)
    expect(visitor.button("home-friends")).to_have_count(0)
    visitor.press("home-rules")
    visitor.sees("learn-lead")
    expect(visitor.page.locator("g[data-place], [data-hand-tile]").first).to_be_visible()


def test_a_game_on_this_device_is_listed_when_the_network_is_back(visit: Visit) -> None:
    visitor = offline(visit)
    visitor.open("/")
    visitor.press("home-play-now")
    at_table(visitor.page)
    table = table_in(visitor.page)
    visitor.go_online()
    visitor.open("/")
    expect(visitor.page.locator(f"a[href='/table/{table}']")).to_be_visible()
    expect(visitor.text("home-away")).to_be_hidden()


OFFER = """() => {
  const offer = new Event('beforeinstallprompt');
  offer.prompt = async () => { window.asked = true; };
  window.dispatchEvent(offer);
}"""


def test_the_first_page_offers_to_keep_and_to_install_the_app(visit: Visit) -> None:
    visitor = visit(metered=True)
    page = visitor.open("/")
    visitor.button("home-play-now").wait_for()
    # The browser makes its offer once, whichever page shows.
    page.evaluate(OFFER)
    expect(page.get_by_role("button", name="MB")).to_be_visible()
    visitor.press("offline-install")
    assert page.evaluate("window.asked")
    expect(visitor.button("offline-install")).to_be_hidden()


def test_where_data_is_counted_it_is_asked_first(visit: Visit) -> None:
    visitor = visit(metered=True)
    visitor.open("/settings")
    offer = visitor.page.get_by_role("button", name="MB")
    expect(offer).to_be_visible()
    kept = visitor.page.evaluate("caches.keys()")
    assert [name for name in kept if name.startswith("trimino-offline-")] == []
    offer.click()
    install(visitor)
