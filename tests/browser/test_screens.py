"""Accessibility: axe finds no violation on any page, in either theme."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.scenes import STATES
from tests.browser.visitor import DESK, PHONE, Visitor

# Those who speak to their device say what they see. The rule is not on by default.
OPTIONS = {"rules": {"label-content-name-mismatch": {"enabled": True}}}

# Buttons and links whose label lacks what is written on them.
OTHER_NAMES = """() => [...document.querySelectorAll('button[aria-label], a[aria-label]')]
  .filter((e) => !e.getAttribute('aria-label').includes(e.textContent.replace(/\\s+/g, ' ').trim()))
  .map((e) => `${e.getAttribute('aria-label')}: ${e.textContent}`)"""

# Colours fade when the theme changes; halfway there they contrast with nothing.
SETTLE = """async () => {
  await new Promise(requestAnimationFrame);
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(fading.map((one) => one.finished));
}"""


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(
    state: str, visit: Callable[..., Visitor], count: Callable[[int, int], int]
) -> None:
    scene = STATES[state]
    for size in (PHONE, DESK)[: count(1, 2)]:
        visitor = visit(size=size, expects=scene.expects)
        scene(visitor)
        assert violations(visitor.page) == []
        visitor.page.emulate_media(color_scheme="dark")
        if state != "offline":
            expect(visitor.page.locator(":root")).to_have_attribute("data-theme", "dark")
        assert violations(visitor.page) == []


def test_what_is_seen_on_a_button_is_in_its_name(visit: Callable[..., Visitor]) -> None:
    """Unlike axe this also counts drawn numbers that are hidden from screen readers."""
    visitor = visit()
    STATES["thirty-tiles"](visitor)
    expect(visitor.page.locator("[data-hand-tile]")).to_have_count(30)
    assert visitor.page.evaluate(OTHER_NAMES) == []


def violations(page: Page) -> list[str]:
    page.evaluate(SETTLE)
    found = Axe().run(page, options=OPTIONS).response["violations"]
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))}: {node.get('failureSummary', '')}"
        for rule in found
        for node in rule["nodes"]
    ]
