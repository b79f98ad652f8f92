"""Opening the score pad: lines count before the rules are there, and whatever dies meanwhile."""

import os
import signal
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.evenings import (
    a_link,
    as_player,
    begin,
    begin_with_a_tile,
    evening_id,
    fill_form,
    has_totals,
    hold_rules,
    kept_edits,
    kept_pad,
    keys,
    lay,
    scored,
    totals,
)
from tests.browser.test_offline import install, offline
from tests.browser.test_offline_faults import kill
from tests.browser.visitor import UNREACHABLE, Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
NO_PYTHON = "Worker.prototype.postMessage = () => {};"


def test_what_is_entered_before_the_rules_are_there_is_kept_and_scored(visit: Visit) -> None:
    visitor = visit()
    let_go = hold_rules(visitor)
    begin(visitor, "Anna", "Juris")
    page = visitor.page
    as_player(visitor, 1)
    lay(visitor, "5-5-5")
    lay(visitor, "4-5-5")
    visitor.press("table-draw")
    expect(page.locator("[data-pending]")).to_have_count(4)
    assert len(kept_edits(page, evening_id(page))) == 4
    visitor.press("evening-undo")
    expect(page.locator("[data-pending]")).to_have_count(3)
    page.reload()
    # The tab was closed meanwhile: all of it is still there, and can be gone on with.
    expect(page.locator("[data-pending]")).to_have_count(3)
    lay(visitor, "4-4-5")
    let_go()
    scored(visitor, 4)
    has_totals(visitor, 14, 38)
    assert [edit["line"].get("seat") for edit in kept_edits(page, evening_id(page))] == [
        None,
        1,
        0,
        1,
    ]


def test_who_opens_is_asked_until_a_player_is_tapped(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, "Anna", "Juris", rules="pressman")
    scored(visitor, 1)
    question = visitor.text("pad-asks-opener", who="highest-triple")
    expect(question).to_be_visible()
    as_player(visitor, 1)
    visitor.sees("evening-first-tile")
    expect(question).to_have_count(0)


def test_where_data_is_counted_the_pad_asks_before_it_fetches_the_rules(visit: Visit) -> None:
    visitor = visit(metered=True)
    fetched: list[str] = []
    visitor.context.on("request", lambda request: fetched.append(request.url))
    page = visitor.open("/pad")
    offer = page.get_by_role("button", name="MB")
    expect(offer).to_be_visible()
    fill_form(visitor, "Anna", "Juris")
    visitor.press("evening-begin", count=2)
    as_player(visitor, 1)
    lay(visitor, "5-5-5")
    expect(page.locator("[data-pending]")).to_have_count(2)
    expect(offer).to_be_visible()
    assert [url for url in fetched if "/py/" in url] == []
    offer.click()
    scored(visitor, 2)
    has_totals(visitor, 0, 25)
    expect(offer).to_have_count(0)


def test_an_evening_from_a_link_waits_until_the_rules_are_asked_for(visit: Visit) -> None:
    visitor = visit(metered=True)
    page = visitor.open("/pad/family")
    offer = page.get_by_role("button", name="MB")
    expect(offer).to_be_visible()
    page.goto("about:blank")
    visitor.open(a_link())
    offer.click()
    has_totals(visitor, 0, 0)
    visitor.open("/pad/family")
    visitor.sees("evening-family-none")


def test_an_evening_goes_on_without_a_network_before_python_has_started(visit: Visit) -> None:
    visitor = visit(metered=False, expects=UNREACHABLE)
    visitor.open("/settings")
    install(visitor)
    begin_with_a_tile(visitor)
    url = visitor.page.url
    visitor.context.add_init_script(NO_PYTHON)
    visitor.go_offline()
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.page.goto(url)
    # What was scored before is shown, and what is entered now is kept.
    expect(visitor.page.locator("[data-line='2']")).to_be_visible()
    assert totals(visitor) == [25, 0]
    lay(visitor, "4-5-5")
    expect(visitor.page.locator("[data-pending]")).to_have_count(1)
    assert len(kept_edits(visitor.page, evening_id(visitor.page))) == 3


def test_the_pad_does_not_wait_for_a_server_that_hangs(visit: Visit, own_server: Server) -> None:
    """A phone with a bar of network gets no answer, and no error either."""
    visitor = visit(metered=False, at=own_server, expects=UNREACHABLE)
    visitor.open("/settings")
    install(visitor)
    other, pad = visitor.page, visitor.context.new_page()
    os.kill(own_server.pid, signal.SIGSTOP)
    try:
        other.evaluate("() => void setTimeout(() => location.assign('/learn'))")
        pad.goto(f"{own_server.url}/pad")
        expect(pad.get_by_label(visitor.say("evening-by-rules"), exact=True)).to_be_visible()
        # Other pages give the network more time, since they can do more with it.
        assert other.url.endswith("/settings")
    finally:
        os.kill(own_server.pid, signal.SIGCONT)


HELD_SHUT = """
const open = CacheStorage.prototype.open;
const opened = new Promise((resolve) => (window.letOpen = resolve));
CacheStorage.prototype.open = async function (...which) {
  await opened;
  return open.apply(this, which);
};
"""


def test_a_tap_before_the_evening_was_read_is_not_lost(visit: Visit) -> None:
    """The keys are there as soon as the page is, and people are quicker than some storage."""
    visitor = visit()
    begin_with_a_tile(visitor)
    visitor.context.add_init_script(HELD_SHUT)
    visitor.page.reload()
    lay(visitor, "4-5-5")
    assert visitor.page.locator("[data-line]").count() == 0
    visitor.page.evaluate("() => window.letOpen()")
    scored(visitor, 3)
    assert totals(visitor) == [25, 14]
    assert len(kept_pad(visitor.page).lines) == 3
    expect(visitor.page.get_by_text(visitor.say("evening-elsewhere"))).to_have_count(0)


def test_a_first_evening_begins_without_a_network_before_python_has_started(visit: Visit) -> None:
    """No box was chosen, and nothing but the files of the app is here."""
    visitor = visit(metered=False, expects=UNREACHABLE)
    visitor.context.add_init_script(NO_PYTHON)
    visitor.open("/settings")
    install(visitor)
    visitor.go_offline()
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.open("/pad")
    expect(visitor.button("evening-begin", count=0)).to_be_visible()
    fill_form(visitor, "Anna", "Juris", rules="tri-domino")
    visitor.press("evening-begin", count=2)
    as_player(visitor, 1)
    lay(visitor, "5-5-5")
    expect(visitor.page.locator("[data-pending]")).to_have_count(2)
    assert len(kept_edits(visitor.page, evening_id(visitor.page))) == 2


def test_a_tab_may_die_in_mid_line(visit: Visit, count: Callable[[int, int], int]) -> None:
    visitor = offline(visit)
    begin(visitor, "Anna", "Juris")
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    scored(visitor, 2)
    url, pad = visitor.page.url, evening_id(visitor.page)
    for _ in range(count(2, 50)):
        before = len(kept_edits(visitor.page, pad))
        visitor.press("table-draw")
        lines = visitor.page.locator("[data-line], [data-pending]")
        expect(lines).to_have_count(before + 1)
        # A tile is on its way when the tab dies; the draw was shown, so it is kept.
        acknowledged = kept_edits(visitor.page, pad)
        assert len(acknowledged) == before + 1
        free = visitor.page.locator("[data-pick]:not([data-laid])").first
        lay(visitor, free.get_attribute("data-pick") or "")
        kill(visitor)
        visitor.page.goto(url)
        keys(visitor).first.wait_for()
        after = kept_edits(visitor.page, pad)
        assert after[: len(acknowledged)] == acknowledged
        assert len(after) - len(acknowledged) in (0, 1)
        scored(visitor, len(after))
    has_totals(visitor, *kept_pad(visitor.page).sheet.totals)
