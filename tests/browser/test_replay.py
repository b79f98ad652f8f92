"""Replays: links to a moment, shortcuts, records, fairness, analysis, practice."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.bots.matches import between
from tests.browser.layout import problems
from tests.browser.records import full_field
from tests.browser.scenes import ENGINE_TIMEOUT
from tests.browser.screen import WHOLE, becomes, wait_for
from tests.browser.tables import (
    finished_match,
    laid,
    open_table,
    play_on,
    send,
    upload_record,
    view,
)
from tests.browser.visitor import DESK, LOOKS, REFUSED, Visitor
from tests.records.earlier import earlier_records
from trimino.messages.players import ReaderName
from trimino.records.record import dump, load, replay
from trimino.records.record import record_of as record_of_match

YOU = ReaderName("You")
ADDRESSED = re.compile(r"\byour?\b", re.IGNORECASE)
SLIDER = "input[type=range]"
CHOICE: dict[str, object] = {
    "kind": "mistake",
    "round": 1,
    "action": 1,
    "title": {"name": "moment-choice", "details": {}, "text": ""},
}
"""A moment of a review."""


def test_a_link_to_a_moment_and_keys(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = finished_match(visitor)
    actions = record_of(visitor, table)["rounds"][0]["actions"]
    page = visitor.open(f"/replay/table/{table}#1.7")
    slider = page.get_by_role("slider", name=visitor.say("replay-slider"))
    expect(slider).to_have_value("7")
    expect_tiles(page, actions[:7])
    for key, value in (("ArrowRight", 8), ("ArrowLeft", 7), ("Home", 0), ("End", len(actions))):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(value))
        expect_tiles(page, actions[:value])
    page.wait_for_url(f"**#1.{len(actions)}")
    for message, value in (("replay-back", len(actions) - 1), ("replay-first", 0)):
        visitor.press(message)
        expect(slider).to_have_value(str(value))
    visitor.press("replay-forward")
    visitor.press("replay-share")
    link = page.get_by_label(visitor.say("replay-share-link"), exact=True)
    expect(link).to_have_value(f"{visitor.server.url}/replay/table/{table}#1.1")


def test_a_link_that_works_on_this_computer_only_says_what_to_do(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    visitor.open(f"/replay/table/{finished_match(visitor)}")
    visitor.press("replay-share")
    visitor.sees("replay-only-here")
    assert "--lan" in visitor.say("replay-only-here")


def test_all_players_and_house_rules_are_named(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    table = finished_match(visitor, bots=["greedy", "club", "casual"])
    page = visitor.open(f"/replay/table/{table}")
    hands = page.locator("[data-seat] .name")
    expect(hands).to_have_count(4)
    names = hands.all_inner_texts()
    rules = visitor.say("table-house", rules=visitor.say("ruleset-triomino"))
    told = page.locator("header").get_by_text(f"{', '.join(names)} · {rules}", exact=True)
    expect(told).to_be_visible()
    becomes(told, WHOLE)


def test_a_match_that_was_given_up_says_so(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    table = open_table(visitor, bots=["greedy"], shows=False)
    play_on(visitor, table, 3)
    send(visitor, table, {"type": "give-up"})
    visitor.open(f"/replay/table/{table}")
    told = visitor.page.get_by_text(visitor.say("end-screen-no-winner"))
    expect(told).to_contain_text(visitor.say("table-event-gave-up", player=YOU, count=1))
    record = visitor.ask("GET", f"/api/tables/{table}/record")
    visitor.open(f"/replay/upload/{upload_record(visitor, dump(record))}")
    visitor.sees("replay-unfinished")
    whole = finished_match(visitor)
    visitor.open(f"/replay/table/{whole}")
    visitor.button("replay-share").wait_for()
    expect(visitor.page.get_by_text(visitor.say("replay-unfinished"))).to_have_count(0)


def test_undone_moves_are_told_where_they_were_made(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    table = open_table(visitor, bots=["greedy"], shows=False)
    play_on(visitor, table, 2)
    play_on(visitor, table, "turn")
    before = len(view(visitor, table)["match"]["actions"])
    decision = view(visitor, table)["clock"]["decision"]
    send(visitor, table, {"type": "play", "decision": decision, "action": "draw"})
    tile = view(visitor, table)["match"]["actions"][-1]["tile"]
    send(visitor, table, {"type": "take-back", "decision": decision + 1})
    send(visitor, table, {"type": "give-up"})
    page = visitor.open(f"/replay/table/{table}#1.{before}")
    told = page.locator("[data-undone]")
    expect(told).to_contain_text(visitor.say("replay-undone", actions=""))
    expect(told).to_contain_text(tile)
    page.keyboard.press("ArrowLeft")
    expect(told).to_have_count(0)


def test_automatic_playback(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = finished_match(visitor)
    page = visitor.open(f"/replay/table/{table}")
    visitor.press("replay-play")
    # A busy machine may look at the page when the second moment is over already.
    wait_for(page, f"() => document.querySelector('{SLIDER}').value >= 2")
    visitor.press("replay-pause")
    expect(visitor.button("replay-play")).to_be_visible()


def test_the_record_is_downloaded(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = finished_match(visitor)
    visitor.open(f"/replay/table/{table}")
    with visitor.page.expect_download() as download:
        visitor.press("replay-download")
    assert replay(load(download.value.path().read_text(encoding="utf-8"))).over


@pytest.mark.parametrize("how", ["file", "paste"])
def test_a_record_is_uploaded(how: str, visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.open("/replays")
    if how == "file":
        path = tmp_path / "record.json"
        path.write_text(full_field(), encoding="utf-8")
        page.set_input_files("input[type=file]", path)
    else:
        page.get_by_label(visitor.say("replays-paste")).fill(full_field())
        visitor.press("replays-show")
    page.get_by_role("slider", name=visitor.say("replay-slider")).wait_for()
    page.keyboard.press("End")
    expect(page.locator("[data-tile]")).to_have_count(56)


def test_a_record_by_an_earlier_reading_is_said_to_be_that(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/replays")
    page.get_by_label(visitor.say("replays-paste")).fill(dump(earlier_records()[0]))
    visitor.press("replays-show")
    page.get_by_role("slider", name=visitor.say("replay-slider")).wait_for()
    visitor.sees("earlier-solo-draw")


def test_a_record_that_breaks_a_rule_is_refused_with_the_place(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(expects=(REFUSED,))
    record = json.loads(full_field())
    record["rounds"][0]["actions"][3]["points"] = 1000
    page = visitor.open("/replays")
    page.get_by_label(visitor.say("replays-paste")).fill(json.dumps(record))
    visitor.press("replays-show")
    alert = page.get_by_role("alert").filter(has_text=visitor.say("replays-refused"))
    expect(alert).to_contain_text("1000")


def test_a_record_without_its_secret_is_unproven(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open(f"/replay/upload/{upload_record(visitor, full_field())}")
    visitor.press("replay-fair-check")
    visitor.sees("replay-fair-unproven-about")


def test_a_phone_is_not_asked_to_drop_a_file(visit: Callable[..., Visitor]) -> None:
    desk, phone = visit(size=DESK), visit(touch=True, is_mobile=True)
    for visitor, told in ((desk, "replays-bring-about"), (phone, "replays-choose-about")):
        visitor.open("/replays")
        visitor.sees(told)


def test_an_analysis_is_requested_and_shown(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    # Small hands make the analysis short.
    table = finished_match(visitor, rules="goliath-kids")
    page = visitor.open(f"/replay/table/{table}")
    visitor.press("analysis-ask")
    accuracy = page.get_by_text(visitor.say("analysis-accuracy"), exact=True).first
    expect(accuracy).to_be_visible(timeout=ENGINE_TIMEOUT)
    visitor.sees("analysis-thorough")
    # The reader is addressed in the review of their own game, and in no other.
    visitor.sees("review-title", player=YOU)
    whose = page.get_by_label(visitor.say("review-for"), exact=True)
    whose.select_option("1")
    rival = whose.locator("option").nth(1).inner_text()
    visitor.sees("review-title", player=rival)
    expect(page.locator("[data-review]")).not_to_contain_text(ADDRESSED)
    whose.select_option("0")
    expect(page.locator("[data-review]")).to_contain_text(ADDRESSED)
    # Beside the field everything scrolls in its own column; the page ends with the window.
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    visitor.text("analysis-as-table").click()
    expect(page.locator("details[open] table")).to_be_visible()
    wait_for(page, "() => document.scrollingElement.scrollHeight <= innerHeight")


def test_an_analysis_that_is_opened_again_is_kept_and_leads_to_the_idea(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = analysed(visitor)
    review = page.locator("[data-review]")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.method) if "analyses" in one.url else None)
    page.route("**/api/analyses", as_if_drawing_was_better)
    page.reload()
    with page.expect_response("**/api/analyses") as answer:
        visitor.press("analysis-ask")
    # Nothing is computed: the first answer has the result, and nothing is waited for.
    assert answer.value.json()["status"] == "done"
    expect(review).to_be_visible()
    assert asked == ["POST"]
    visitor.press("review-plan-page")
    page.wait_for_url("**/learn/ideas/lay-or-draw")
    expect(page.locator("h1")).to_have_text(visitor.say("idea-lay-or-draw"))


def analysed(visitor: Visitor) -> Page:
    """Shows the analysis of a match; small hands make it short."""
    table = finished_match(visitor, rules="goliath-kids")
    page = visitor.open(f"/replay/table/{table}")
    visitor.press("analysis-ask")
    expect(page.locator("[data-review]")).to_be_visible(timeout=ENGINE_TIMEOUT)
    return page


def as_if_drawing_was_better(route: Route) -> None:
    """Answers with the real analysis, whose reviews tell the lesson on drawing."""
    job = route.fetch().json()
    for review in job["result"]["reviews"]:
        review["lesson"] = {"name": "review-plan-but", "details": {}, "text": ""}
    route.fulfill(json=job)


def test_a_page_that_cannot_be_drawn_says_so_instead_of_waiting(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = analysed(visitor)
    # What was good and what was bad about one action are two moments.
    page.route("**/api/analyses", with_moments([CHOICE, CHOICE]))
    page.reload()
    visitor.press("analysis-ask")
    expect(page.get_by_role("link", name=visitor.say("moment-choice"))).to_have_count(2)
    page.unroute("**/api/analyses")
    page.route("**/api/analyses", with_moments(None))
    page.reload()
    visitor.press("analysis-ask")
    visitor.sees("ui-broken")
    assert [error[:7] for error in visitor.console_errors] == ["thrown:"]
    visitor.console_errors.clear()
    visitor.press("ui-home")
    expect(visitor.button("home-play-now")).to_be_visible()


def with_moments(moments: list[dict[str, object]] | None) -> Callable[[Route], None]:
    """Answers with the real analysis, but for the moments of its reviews."""

    def answer(route: Route) -> None:
        job = route.fetch().json()
        for review in job["result"]["reviews"]:
            review["moments"] = moments
        route.fulfill(json=job)

    return answer


@pytest.mark.parametrize(("motion", "how"), [(True, "smooth"), (False, "instant")])
def test_the_page_glides_to_the_analysis_only_for_who_likes_motion(
    motion: bool, how: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(motion=motion)
    visitor.context.add_init_script(
        "Element.prototype.scrollIntoView = (how) => { window.glided = how?.behavior; }"
    )
    table = finished_match(visitor)
    visitor.open(f"/replay/table/{table}")
    visitor.page.get_by_role("button", name=visitor.say("analysis-title"), exact=True).click()
    visitor.wait_for(lambda: visitor.page.evaluate("window.glided") == how)


def test_a_review_says_how_it_went_and_shows_moments_beside_the_board(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    played = between("novice", "expert", rules="tri-domino", seed=2)
    record = dump(record_of_match(played, ["Ada", "Ben"], {"bots": ["novice", "expert"]}))
    page = visitor.open(f"/replay/upload/{upload_record(visitor, record)}")
    visitor.press("analysis-ask")
    words = page.locator("[data-review]")
    expect(words).to_be_visible(timeout=ENGINE_TIMEOUT)
    # Neither is the reader, whoever's game is looked at.
    visitor.sees("review-title", player="Ada")
    expect(words).to_contain_text("The match was broken off at a total of")
    page.get_by_label(visitor.say("review-for"), exact=True).select_option("1")
    visitor.sees("review-title", player="Ben")
    expect(words).not_to_contain_text(ADDRESSED)
    page.get_by_label(visitor.say("review-for"), exact=True).select_option("0")
    expect(page.get_by_text("the others play like Beginner and Expert bots.")).to_be_visible()
    moment = page.locator("section ol a").first
    moment.click()
    card, field = page.locator("[data-moment]"), page.locator("[data-tile]").first
    expect(card).to_be_in_viewport()
    expect(field).to_be_in_viewport()
    assert problems(page) == []
    card.get_by_role("button", name=visitor.say("review-try")).click()
    visitor.dialog().get_by_role("button", name=visitor.say("replay-play-on-now")).click()
    page.wait_for_url("**/table/*")


def test_practice_continues_from_a_position(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = finished_match(visitor)
    actions = record_of(visitor, table)["rounds"][0]["actions"]
    visitor.open(f"/replay/table/{table}#1.6")
    visitor.press("replay-play-on")
    visitor.dialog().get_by_role("button", name=visitor.say("replay-play-on-now")).click()
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator("[data-tile]").first.wait_for()
    practice = visitor.page.url.rpartition("/")[2]
    assert practice != table
    before = placed(actions[:6])
    assert laid(visitor, practice)[: len(before)] == before


def record_of(visitor: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.ask("GET", f"/api/tables/{table}/record")
    return found


def placed(actions: list[dict[str, Any]]) -> list[str]:
    return [action["tile"] for action in actions if action["do"] == "place"]


def expect_tiles(page: Page, actions: list[dict[str, Any]]) -> None:
    expect(page.locator("[data-tile]")).to_have_count(len(placed(actions)))


def test_who_waits_for_an_analysis_is_told_how_long(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = finished_match(visitor)
    job = {"id": "a", "done": 0, "total": 0, "result": None, "error": None}
    told: dict[str, Any] = {**job, "status": "queued", "seconds_left": 250}

    def answer(route: Route) -> None:
        route.fulfill(json=told)

    visitor.page.route("**/api/analyses**", answer)
    page = visitor.open(f"/replay/table/{table}")
    visitor.press("analysis-ask")
    left = page.get_by_role("status").filter(has_text=visitor.say("analysis-left", minutes=4))
    expect(left).to_contain_text(visitor.say("analysis-queued"))
    told |= {"status": "running", "done": 1, "total": 2, "seconds_left": 50}
    expect(page.get_by_text(visitor.say("analysis-left", minutes=0))).to_be_visible()
    expect(page.get_by_text(visitor.say("analysis-queued"))).to_have_count(0)
