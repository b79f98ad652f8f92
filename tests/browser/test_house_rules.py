"""House rules: set in the form field by field, and played."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.browser.playing import Mouse, play
from tests.browser.tables import open_table, play_on, view
from tests.browser.visitor import DESK, LOOKS, PHONE, REFUSED, Visitor
from trimino.records.record import replay
from trimino.rules.explain import explain
from trimino.rules.sheets import TRIOMINO


def test_a_game_by_house_rules_from_the_form_to_its_end(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_form(visitor)
    number(visitor, "opening bonus").fill("77")
    number(visitor, "target", switch=True).fill("50")
    number(visitor, "target", switch=True).press("Tab")
    visitor.sees("new-changed", count=2)
    visitor.press("new-start")
    visitor.page.wait_for_url("**/table/*")
    table = visitor.page.url.rpartition("/")[2]
    play(visitor, Mouse())
    rules = view(visitor, table)["table"]["settings"]["rules"]
    assert rules == {"base": "triomino", "opening_bonus": 77, "target": 50}
    record = visitor.ask("GET", f"/api/tables/{table}/record")
    assert replay(record).over
    assert record["rounds"][0]["actions"][0]["points"] >= 77


def test_invalid_rules_are_reported_and_can_be_reset(visit: Callable[..., Visitor]) -> None:
    visitor = visit(expects=(REFUSED,))
    open_form(visitor)
    # Nothing would end a match without target and rounds.
    visitor.page.get_by_role("switch", name="Target", exact=True).uncheck()
    refused = "Set “Target” or “Round limit”: without either, the match would never end."
    expect(visitor.page.get_by_role("alert").first).to_contain_text(refused)
    expect(visitor.button("new-start")).to_be_disabled()
    visitor.press("new-reset-all")
    expect(visitor.button("new-start")).to_be_enabled()
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def test_hands_that_the_players_cannot_be_dealt_are_refused_in_words(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    visitor.open("/new?change")
    players = visitor.page.get_by_label(visitor.say("new-players"), exact=True)
    expect(players).to_have_value("2")
    hand = visitor.page.get_by_role(
        "spinbutton", name=visitor.say("new-hand-of", players=2), exact=True
    )
    hand.fill("40")
    hand.press("Tab")
    refused = visitor.page.locator(".choice").filter(has=visitor.page.get_by_role("alert"))
    expect(refused).to_contain_text("too few to deal each of them 40")
    # Fewer players would not help.
    expect(refused).to_contain_text("choose a number of players that suits: 3, 4, 5, 6.")
    expect(visitor.button("new-start")).to_be_disabled()
    expect(players).to_have_value("2")
    # Only these players cannot start: the rules are good for others, to whom they can go.
    visitor.press("my-rules-share")
    visitor.dialog().wait_for()
    visitor.close_dialog()
    visitor.press("my-rules-keep")
    expect(visitor.dialog()).to_contain_text(visitor.say("my-rules-keep-title"))
    visitor.close_dialog()
    visitor.press("ui-more", label=visitor.say("new-players"))
    expect(players).to_have_value("3")
    expect(visitor.button("new-start")).to_be_enabled()


def test_rules_that_nobody_can_play_are_not_saved(visit: Callable[..., Visitor]) -> None:
    visitor = visit(expects=(REFUSED,))
    open_form(visitor)
    visitor.page.get_by_role("switch", name="Target", exact=True).uncheck()
    for way in ("my-rules-keep", "my-rules-share", "new-start"):
        expect(visitor.button(way)).to_be_disabled()


def test_an_answer_about_rules_that_were_changed_since_is_dropped(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(expects=(REFUSED,))
    open_form(visitor)
    expect(visitor.button("new-start")).to_be_enabled()
    held: list[Route] = []

    def hold_refusal(route: Route) -> None:
        # Without a target nothing would end the match: the answer to that comes last.
        asked: Any = route.request.post_data_json
        endless = asked["rules"] == {"base": "triomino", "target": None}
        held.append(route) if endless else route.continue_()

    visitor.page.route("**/api/rules", hold_refusal)
    target = visitor.page.get_by_role("switch", name="Target", exact=True)
    target.uncheck()
    visitor.wait_for(lambda: len(held) == 1)
    target.check()
    with visitor.page.expect_response("**/api/rules"):
        number(visitor, "opening bonus").fill("77")
        number(visitor, "opening bonus").press("Tab")
    with visitor.page.expect_response(lambda answer: not answer.ok):
        held[0].continue_()
    # What is asked after it is answered after it.
    visitor.page.evaluate("() => fetch('/api/lists').then((answer) => answer.text())")
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    expect(visitor.button("new-start")).to_be_enabled()


def test_a_change_without_effect_is_told_where_it_is_made(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_form(visitor)
    number(visitor, "cost of stopping early").fill("10")
    number(visitor, "cost of stopping early").press("Tab")
    idle = visitor.page.locator(".choice").filter(has_text=visitor.say("new-idle"))
    expect(idle).to_have_count(1)
    expect(idle).to_contain_text("Cost of stopping early")
    visitor.page.get_by_role("switch", name="Stopping early", exact=True).check()
    expect(idle).to_have_count(0)
    visitor.sees("new-changed", count=2)


def test_a_choice_too_long_for_a_phone_stands_whole_below_it(visit: Callable[..., Visitor]) -> None:
    choice = "player with the highest triple, otherwise the highest tile"
    for size, copies in ((PHONE, 1), (DESK, 0)):
        visitor = visit(size=size)
        open_form(visitor)
        expect(visitor.page.locator(".whole").get_by_text(choice, exact=True)).to_have_count(copies)
        expect(visitor.page.locator(".whole").filter(has_text="English")).to_have_count(0)


def test_a_choice_that_just_fits_on_a_phone_is_not_repeated(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/")
    visitor.press("home-change")
    rules = page.get_by_label(visitor.say("new-rules"), exact=True)
    expect(rules.locator("option:checked")).to_have_text("Pressman · box: Tri-Ominos")
    expect(page.locator(".whole")).to_have_count(0)


# The fields below each heading of the form, by their labels.
TOPICS = """() => [...document.querySelectorAll('details section')].map((section) => [
  section.querySelector('h2').textContent.trim(), section.querySelectorAll('.choice').length])"""


def test_every_rule_stands_below_the_heading_of_its_topic(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    open_form(visitor)
    expect(visitor.page.locator(".choice").first).to_be_visible()
    found = dict(visitor.page.evaluate(TOPICS))
    titles = [section.title for section in explain(TRIOMINO)]
    assert list(found) == [visitor.say(title) for title in titles]
    fields = visitor.ask("GET", "/api/rulesets")["fields"]
    assert sum(found.values()) == len(fields)
    # A field that no topic lists would stand here.
    assert found[visitor.say("rules-turn")] == 1


def test_rules_are_saved_and_shared_from_anywhere_in_the_list(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    open_form(visitor)
    number(visitor, "opening bonus").fill("77")
    number(visitor, "opening bonus").press("Tab")
    visitor.sees("new-changed", count=1)
    for label in ("Minimum", "Hand", "Highest number"):
        last = visitor.page.get_by_role("spinbutton", name=label).last
        last.scroll_into_view_if_needed()
        for way in ("my-rules-keep", "my-rules-share", "new-start"):
            expect(visitor.button(way)).to_be_in_viewport(ratio=1)
    visitor.press("my-rules-share")
    visitor.dialog().wait_for()
    visitor.close_dialog()
    visitor.press("my-rules-keep")
    expect(visitor.dialog()).to_contain_text(visitor.say("my-rules-keep-title"))


def test_only_numbers_of_players_that_can_be_dealt_are_offered(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    open_form(visitor)
    players = visitor.page.get_by_role("spinbutton", name=visitor.say("new-players"), exact=True)
    players.fill("4")
    visitor.page.get_by_role("switch", name="Solo game", exact=True).uncheck()
    number(visitor, "highest number").fill("3")
    number(visitor, "highest number").press("Tab")
    # Twenty tiles: seven each for four players are too many, nine each for two are not.
    expect(visitor.button("new-start")).to_be_disabled()
    expect(players).to_have_value("4")
    players.fill("2")
    players.press("Tab")
    expect(players).to_have_attribute("max", "2")
    expect(visitor.button("new-start")).to_be_enabled()


def test_a_solo_game_may_have_its_own_cost_of_a_draw(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_form(visitor, "triple-domino")
    own = visitor.page.get_by_role("switch", name=visitor.say("new-solo-own-cost").capitalize())
    expect(own).to_be_checked()
    own.uncheck()
    visitor.sees("new-changed", count=1)
    visitor.sees("new-reset", value="hand 0, well 19, draws cost 0")


def test_who_has_drawn_may_lay_draw_again_or_stop(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.draw_at_once()
    stopping = {"stop_drawing": True, "stop_cost": 7, "after_drawing": "any", "draw_limit": None}
    table = open_table(visitor, rules={"base": "triomino", **stopping}, bots=["greedy"])
    # Whoever opens the round cannot draw.
    play_on(visitor, table, 2)
    play_on(visitor, table, "turn")
    visitor.open(f"/table/{table}")
    visitor.press("table-draw")
    stop = visitor.button("table-pass")
    expect(stop).to_contain_text("−7")
    expect(visitor.button("table-draw")).to_be_enabled()
    asked = [visitor.say(f"table-ask-{name}") for name in ("stop", "may-stop", "may-stop-any")]
    any_of_them = re.compile(f"^({'|'.join(map(re.escape, asked))})$")
    expect(visitor.page.locator(".asked")).to_have_text(any_of_them)
    stop.click()
    expect(stop).to_have_count(0)


def open_form(visitor: Visitor, rules: str = "triomino") -> None:
    page = visitor.open("/new")
    page.get_by_label(visitor.say("new-rules"), exact=True).select_option(rules)
    page.locator("summary").filter(has_text=visitor.say("new-house-rules")).click()


def number(visitor: Visitor, label: str, *, switch: bool = False) -> Locator:
    """The number input of a field; an optional one has a switch of the same name."""
    found = visitor.page.get_by_role("spinbutton", name=label.capitalize(), exact=True)
    if switch:
        visitor.page.get_by_role("switch", name=label.capitalize(), exact=True).check()
    return found
