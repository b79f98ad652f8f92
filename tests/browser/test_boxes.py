"""Whose box is it: the first visit asks once, and games follow the answer."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import becomes
from tests.browser.tables import view
from tests.browser.visitor import DESK, LOOKS, PHONE, Visitor
from trimino.rules import Ruleset
from trimino.rules.boxes import BOXES, box_of
from trimino.rules.sheets import RULESETS
from trimino.words import Words

WITHOUT_SCROLLING = "(found) => found.scrollWidth <= found.clientWidth"

USUAL = {
    "en-GB": "pressman",
    "lv-LV": "trimino",
    "lt-LT": "triple-domino",
    "ru-RU": "triomino",
    "cs-CZ": "tri-domino",
}


def question(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("heading", name=visitor.say("box-ask"))


def choice(visitor: Visitor, name: str) -> Locator:
    """The button for a box in the dialog."""
    return visitor.dialog().get_by_role("listitem").filter(has_text=name).get_by_role("button")


def plays(visitor: Visitor, rules: str) -> None:
    """Waits until “play now” names a rule set."""
    how = visitor.page.locator("#play-now").locator("xpath=following::p[1]")
    expect(how).to_contain_text(visitor.say(f"ruleset-{rules}"))


def table_rules(visitor: Visitor) -> object:
    """The rules of the table that the page shows."""
    visitor.page.wait_for_url("**/table/*")
    # A socket that is closed before it is open writes to the console.
    visitor.page.locator("[data-hand-tile]").first.wait_for()
    return view(visitor, visitor.page.url.rpartition("/")[2])["table"]["settings"]["rules"]


@pytest.mark.parametrize("locale", USUAL)
def test_every_box_is_shown_with_its_name_and_what_differs(
    visit: Callable[..., Visitor], locale: str
) -> None:
    visitor = visit(locale=locale)
    visitor.open("/")
    plays(visitor, USUAL[locale])
    visitor.press("box-choose")
    for box in BOXES:
        found = choice(visitor, visitor.say(f"box-differs-{box.rules[0]}"))
        expect(found.locator("strong")).to_have_text(box.name)
        expect(found.locator("svg")).to_be_visible()
    # Those in the reader's language come first.
    first = visitor.dialog().get_by_role("listitem").first
    expect(first).to_contain_text(visitor.say(f"box-differs-{USUAL[locale]}"))


def test_games_follow_the_box(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.open("/")
    visitor.press("box-choose")
    choice(visitor, "Triominos").click()
    expect(visitor.dialog()).to_have_count(0)
    expect(question(visitor)).to_have_count(0)
    expect(page.locator("#play-now")).to_be_focused()
    plays(visitor, "goliath")
    page.reload()
    plays(visitor, "goliath")
    expect(question(visitor)).to_have_count(0)
    visitor.open("/new")
    expect(page.get_by_label(visitor.say("new-rules"), exact=True)).to_have_value("goliath")
    visitor.open("/learn")
    expect(page.get_by_label(visitor.say("learn-choose"))).to_have_value("goliath")
    visitor.open("/")
    visitor.press("home-play-now")
    assert table_rules(visitor) == "goliath"


def test_without_a_box_the_rules_are_those_of_the_language(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/")
    visitor.press("box-none")
    expect(question(visitor)).to_have_count(0)
    page.reload()
    plays(visitor, "pressman")
    expect(question(visitor)).to_have_count(0)


def test_who_plays_at_once_is_not_asked_again(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    expect(question(visitor)).to_be_visible()
    visitor.press("home-play-now")
    assert table_rules(visitor) == "pressman"
    visitor.open("/")
    plays(visitor, "pressman")
    expect(question(visitor)).to_have_count(0)


def test_who_opens_a_game_of_their_own_is_not_asked_again(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    expect(question(visitor)).to_be_visible()
    visitor.open("/new/device")
    visitor.press("new-start")
    visitor.page.wait_for_url("**/table/*")
    visitor.open("/")
    plays(visitor, "pressman")
    expect(question(visitor)).to_have_count(0)
    speak(visitor, "cs")
    plays(visitor, "pressman")


def test_rules_that_only_solo_needs_are_no_habit(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/new/solo")
    visitor.sees("new-solo-other", rules=visitor.say("ruleset-pressman"))
    visitor.press("new-start")
    assert table_rules(visitor) != "pressman"
    visitor.open("/")
    plays(visitor, "pressman")
    expect(question(visitor)).to_be_visible()


def speak(visitor: Visitor, language: str) -> None:
    """Chooses another language in the bar."""
    label = visitor.page.locator("header").get_by_label(visitor.say("settings-language"))
    label.select_option(language)
    visitor.words = Words(language)
    expect(visitor.button("home-play-now")).to_be_visible()


def test_rules_that_were_played_stay_in_another_language(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.press("home-play-now")
    assert table_rules(visitor) == "pressman"
    visitor.open("/")
    speak(visitor, "cs")
    plays(visitor, "pressman")
    expect(visitor.text("home-rules-changed")).to_have_count(0)
    visitor.press("home-play-now")
    assert table_rules(visitor) == "pressman"
    visitor.open("/new")
    rules = visitor.page.get_by_label(visitor.say("new-rules"), exact=True)
    expect(rules).to_have_value("pressman")
    # It is no box of theirs, and having none changes nothing.
    visitor.open("/settings")
    visitor.sees("box-unchosen", rules=visitor.say("ruleset-pressman"))


def test_rules_that_change_with_the_language_can_be_kept(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    visitor.open("/")
    plays(visitor, "pressman")
    speak(visitor, "lv")
    plays(visitor, "trimino")
    visitor.sees("home-rules-changed")
    visitor.press("home-rules-keep", rules=visitor.say("ruleset-pressman"))
    plays(visitor, "pressman")
    expect(visitor.text("home-rules-changed")).to_have_count(0)
    visitor.press("home-play-now")
    assert table_rules(visitor) == "pressman"


def test_a_change_of_rules_is_said_also_after_a_change_in_the_settings(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    visitor.open("/")
    plays(visitor, "pressman")
    visitor.press("settings-title")
    visitor.page.locator("main").get_by_label(visitor.say("settings-language")).select_option("lv")
    visitor.words = Words("lv")
    visitor.sees("box-unchosen", rules=visitor.say("ruleset-trimino"))
    visitor.page.go_back()
    visitor.sees("home-rules-changed")
    # Who plays by them is used to them.
    visitor.press("home-play-now")
    assert table_rules(visitor) == "trimino"
    visitor.page.go_back()
    plays(visitor, "trimino")
    expect(visitor.text("home-rules-changed")).to_have_count(0)


def test_the_box_is_changed_in_the_settings(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/settings")
    visitor.press("box-choose")
    choice(visitor, "Trigubas Domino").click()
    expect(visitor.page.locator("main")).to_contain_text(visitor.say("ruleset-triple-domino"))
    visitor.press("box-choose")
    chosen = choice(visitor, "Trigubas Domino")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    visitor.close_dialog()
    visitor.open("/")
    plays(visitor, "triple-domino")


def test_who_was_never_asked_has_not_said_no(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.press("home-play-now")
    assert table_rules(visitor) == "pressman"
    visitor.open("/settings")
    visitor.sees("box-unchosen", rules=visitor.say("ruleset-pressman"))
    visitor.press("box-choose")
    none = choice(visitor, visitor.say("box-none"))
    expect(none).to_have_attribute("aria-pressed", "false")
    none.click()
    expect(visitor.dialog()).to_have_count(0)
    visitor.press("box-choose")
    expect(none).to_have_attribute("aria-pressed", "true")


def test_rules_are_named_with_their_box(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.open("/")
    visitor.press("box-choose")
    goliath = visitor.say("ruleset-goliath")
    expect(choice(visitor, "Triominos")).to_contain_text(f"{visitor.say('new-rules')}: {goliath}")
    choice(visitor, "Triominos").click()
    label = visitor.say("box-of-rules", rules=goliath, box="Triominos")
    expect(page.get_by_text(label).filter(visible=True)).to_be_visible()
    visitor.open("/settings")
    expect(page.get_by_text(label)).to_be_visible()
    for path in ("/new", "/learn"):
        visitor.open(path)
        expect(page.locator("main option:checked", has_text=label)).to_have_count(1)


def test_pressman_and_goliath_stand_among_the_sheets(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    select = visitor.open("/new").get_by_label(visitor.say("new-rules"), exact=True)
    expect(select).to_be_visible()
    loose = select.locator("> option").evaluate_all("(all) => all.map(({value}) => value)")
    assert loose[:3] == ["pressman", "goliath", "goliath-kids"]
    assert len(loose) == len(RULESETS) - 1


def test_rules_that_were_played_are_the_usual_ones_on_every_page(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(locale="cs-CZ")
    played = "localStorage.setItem('trimino-prefs', JSON.stringify({usual: 'goliath'}))"
    visitor.context.add_init_script(played)
    page = visitor.page
    labels = {"/print": "new-rules", "/pad": "evening-by-rules", "/new": "new-rules"}
    for path, label in labels.items():
        visitor.open(path)
        rules = page.get_by_label(visitor.say(label), exact=True)
        expect(rules).to_have_value("goliath")
    # Another sheet is told by what differs from these rules.
    rules.select_option("tri-domino")
    told = page.locator("summary", has_text=visitor.say("ruleset-goliath"))
    expect(told).to_be_visible()


@pytest.mark.parametrize("locale", USUAL)
def test_sheets_in_the_language_stand_first(visit: Callable[..., Visitor], locale: str) -> None:
    visitor = visit(locale=locale, size=DESK)
    page = visitor.open("/learn")
    usual = visitor.say(f"ruleset-{USUAL[locale]}")
    first = page.get_by_label(visitor.say("learn-choose")).locator("option").first
    expect(first).to_contain_text(usual)
    expect(page.locator("#differences thead th").first).to_have_text(usual)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_all_rule_sets_stand_side_by_side(
    visit: Callable[..., Visitor], size: tuple[int, int], locale: str
) -> None:
    visitor = visit(size=size, locale=locale)
    page = visitor.open("/learn")
    compared = page.locator("#differences")
    if size == DESK:
        expect(compared.locator("thead th")).to_have_text(names(visitor))
        becomes(compared.get_by_role("region"), WITHOUT_SCROLLING)
        assert fits(page)
        return
    rules = compared.locator("dl > div")
    expect(rules.first).to_be_visible()
    for rule in rules.all():
        assert sorted(rule.locator("li").all_inner_texts()) == sorted(names(visitor))
    assert fits(page)


def names(visitor: Visitor) -> list[str]:
    """The names of all rule sets, those of sheets in the visitor's language first."""
    language = visitor.words.language

    def foreign(rules: Ruleset) -> bool:
        box = box_of(rules.base)
        return box is None or language not in box.languages

    return [visitor.say(f"ruleset-{rules.base}") for rules in sorted(RULESETS, key=foreign)]


def fits(page: Page) -> bool:
    """Whether nothing is wider than the page."""
    found: bool = page.evaluate(
        "document.scrollingElement.scrollWidth <= document.documentElement.clientWidth"
    )
    return found
