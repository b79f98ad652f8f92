"""Ideas: lessons on strategy with their plots, and positions to try."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import LOOKS, Visitor
from tests.study.ideas import kept

IDEAS = {idea["name"]: idea for idea in kept()["ideas"]}


def test_the_rules_lead_to_all_ideas_one_after_another(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/learn")
    visitor.press("ideas-title")
    visitor.sees("ideas-lead")
    expect(visitor.page.locator("ol > li")).to_have_count(len(IDEAS))
    names = list(IDEAS)
    visitor.press(f"idea-{names[0]}")
    for name in names[1:]:
        visitor.press("ideas-next")
        visitor.page.wait_for_url(f"**/learn/ideas/{name}")
        expect(visitor.page.locator("h1")).to_have_text(visitor.say(f"idea-{name}"))
    expect(visitor.page.get_by_text(visitor.say("ideas-next"))).to_have_count(0)
    visitor.press("ideas-all")
    visitor.page.wait_for_url("**/learn/ideas")


@pytest.mark.parametrize("name", ["lay-or-draw", "count"])
def test_an_idea_tells_its_figures(visit: Callable[..., Visitor], look: str, name: str) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.open(f"/learn/ideas/{name}")
    visitor.sees(f"idea-{name}-text", **IDEAS[name]["figures"])
    bars = IDEAS[name]["bars"]
    expect(page.locator("figure dd svg")).to_have_count(len(bars))
    for bar, told in zip(bars, page.locator("figure dd").all_inner_texts(), strict=True):
        assert str(abs(round(bar["value"]))) in told
        assert ("−" in told) == (bar["value"] < 0)
    expect(page.locator("[data-hand-tile]").first).to_be_visible()


def test_drawing_is_right_with_two_players_and_wrong_with_four(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = visitor.open("/learn/ideas/lay-or-draw")
    two, four = (page.get_by_role("article").nth(number) for number in range(2))
    for article, verdict in ((two, "right"), (four, "wrong")):
        article.get_by_role("button", name=visitor.say("table-draw")).click()
        expect(article.get_by_text(visitor.say(f"idea-{verdict}"))).to_be_visible()
        article.get_by_role("button", name=visitor.say("learn-again")).click()
        expect(article.locator("[data-hand-tile]").first).to_be_visible()


def test_an_idea_that_does_not_exist_is_missing(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/learn/ideas/cheating")
    visitor.sees("no-such-page")
