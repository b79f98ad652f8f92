"""The rules page: what each sheet says beside the rules, and which reading of it is ours."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import LOOKS, Visitor
from trimino.rules.readings import READINGS
from trimino.rules.sheet_facts import SHEET_FACTS
from trimino.words import languages


def opened(visitor: Visitor, path: str) -> Page:
    page = visitor.open(path)
    visitor.sees("learn-lead")
    page.locator(".reading").first.wait_for()
    page.locator("#preparation").wait_for()
    return page


@pytest.mark.parametrize("language", languages())
def test_a_sheet_says_its_aim_and_box(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(locale=language)
    about = opened(visitor, "/learn/triodominio").locator("#sheet-facts")
    expect(about.locator("h3")).to_have_text(visitor.say("rules-sheet-facts"))
    expect(about.locator("li")).to_have_count(4)
    expect(about).to_contain_text(visitor.say("sheet-rounds", low=3, high=5))


def test_a_preset_says_nothing_about_a_box(visit: Callable[..., Visitor]) -> None:
    page = opened(visit(), "/learn/goliath")
    expect(page.locator("#sheet-facts")).to_have_count(0)


def every_note(visitor: Visitor) -> Locator:
    """The switch that shows the notes on all sheets."""
    return visitor.page.get_by_role("switch", name=visitor.say("learn-readings-all"))


def test_every_reading_is_told_once_with_its_quotations(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = opened(visitor, "/learn/triomino")
    every_note(visitor).check()
    told = page.locator(".reading")
    expect(told).to_have_count(len(READINGS))
    texts = told.all_text_contents()
    for reading in READINGS:
        (text,) = (text for text in texts if visitor.say(reading.meaning) in text)
        assert all(words in text for _, words in reading.quotations)
        assert all(field in text for changes in reading.others for field in changes)
        assert reading.reason is None or visitor.say(reading.reason) in text


def test_the_notes_are_at_first_those_on_the_chosen_sheet(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = opened(visitor, "/learn/tri-domino")
    own = [each for each in READINGS if "tri-domino" in {sheet for sheet, _ in each.quotations}]
    assert 0 < len(own) < len(READINGS)
    told = page.locator(".reading")
    expect(told).to_have_count(len(own))
    visitor.sees("learn-readings-some", sheet=visitor.say("ruleset-tri-domino"))
    expect(page.locator("#zero")).to_contain_text(visitor.say("reading-zero-follow-up"))
    expect(page.locator("blockquote")).to_have_count(len(own))
    every_note(visitor).check()
    expect(told).to_have_count(len(READINGS))
    every_note(visitor).uncheck()
    expect(told).to_have_count(len(own))


def test_a_house_rule_for_another_reading_opens_from_its_note(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = opened(visitor, "/learn/trimino")
    notes = page.locator("#free-draw .reading")
    # The sheet's own way is no other reading of it.
    expect(page.locator("#target .reading li")).to_have_count(2)
    stopping = notes.filter(has_text=visitor.say("reading-stop-drawing"))
    stopping.get_by_role("link").last.click()
    page.wait_for_url("**/rules#*")
    visitor.sees("my-rules-based-on", sheet=visitor.say("ruleset-trimino"))
    told = page.get_by_role("region", name=visitor.say("new-house-rules")).get_by_role("listitem")
    expect(told).to_have_text(
        ["stopping early: yes (sheet: no)", "cost of stopping early: 10 (sheet: 0)"]
    )


def test_the_form_of_house_rules_leads_to_the_notes(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/new?change")
    page.get_by_label(visitor.say("new-rules"), exact=True).select_option("tri-domino")
    visitor.press("learn-part-silences")
    page.wait_for_url("**/learn/tri-domino#silences")
    expect(page.locator("#zero .reading")).to_have_count(1)


def test_both_games_of_a_sheet_have_the_same_notes(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    both = {"triodominio", "triodominio-reverse"}
    count = sum(any(sheet in both for sheet, _ in each.quotations) for each in READINGS)
    for rules in both:
        expect(opened(visitor, f"/learn/{rules}").locator(".reading")).to_have_count(count)


def test_rules_without_a_quoted_sheet_come_with_all_notes(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = opened(visitor, "/learn/goliath")
    expect(page.locator(".reading")).to_have_count(len(READINGS))
    expect(every_note(visitor)).to_have_count(0)


def test_every_settlement_has_a_number(visit: Callable[..., Visitor]) -> None:
    page = opened(visit(), "/learn")
    settled = page.locator("#silences li[id]")
    expect(settled).to_have_count(20)
    expect(settled.last).to_have_attribute("id", "kinds")
    expect(page.locator("#silences ul > li[id]")).to_have_count(0)


def test_a_reading_stands_with_its_settlement(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = opened(visitor, "/learn/trimino")
    for settlement, name in [("tie", "blocked-tie"), ("corners", "fit"), ("kinds", "three-edges")]:
        expect(page.locator(f"#{settlement}")).to_contain_text(visitor.say(f"reading-{name}"))


def test_a_quotation_is_marked_with_its_language(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = opened(visitor, "/learn/trimino")
    every_note(visitor).check()
    page.locator("#tie summary").click()
    quoted = page.locator("#tie blockquote")
    expect(quoted.first).to_be_visible()
    sheets = ("trimino", "triple-domino", "triomino", "tri-domino")
    expect(quoted).to_have_count(len(sheets))
    for number, sheet in enumerate(sheets):
        expect(quoted.nth(number)).to_have_attribute("lang", SHEET_FACTS[sheet].language)


def test_bonuses_have_their_english_names_beside(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look], locale="lv-LV")
    page = visitor.open("/learn")
    for topic in ("bridge", "double", "hexagon"):
        beside = page.locator(f"#{topic} [lang=en]")
        expect(beside).to_be_visible()
        expect(beside).to_have_text(topic)
    visitor.page.locator("header").get_by_label(visitor.say("settings-language")).select_option(
        "en"
    )
    expect(page.locator("#bridge h3")).to_have_text("Bridge")
    expect(page.locator("article [lang=en]")).to_have_count(0)


def test_rules_that_are_no_printed_sheet_stand_apart(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for path in ("/learn", "/new"):
        page = visitor.open(path)
        others = page.locator("optgroup").filter(has=page.locator("option[value=wikipedia]"))
        expect(others.first).to_have_attribute("label", visitor.say("new-other-rules"))
