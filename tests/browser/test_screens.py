"""Every page and dialog fits the narrowest phone in every language, and axe finds no violation."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.layout import OTHER_LANGUAGES, problems_by_language
from tests.browser.scenes import STATES
from tests.browser.visitor import DESK, PHONE, Visitor

NARROW = (320, 640)
SIZES = [NARROW, PHONE, DESK]
"""Those in which axe looks at a scene; whether it fits is asked of the narrowest."""

ONLY_VIOLATIONS = {"resultTypes": ["violations"]}
# Those who speak to their device say what they see. The rule is not on by default.
OPTIONS = {**ONLY_VIOLATIONS, "rules": {"label-content-name-mismatch": {"enabled": True}}}
COLOURS = {**ONLY_VIOLATIONS, "runOnly": ["color-contrast"]}
"""The dark theme changes colours only, and has those of every size."""

# Buttons and links whose label lacks what is written on them.
OTHER_NAMES = """() => [...document.querySelectorAll('button[aria-label], a[aria-label]')]
  .filter((e) => !e.getAttribute('aria-label').includes(e.textContent.replace(/\\s+/g, ' ').trim()))
  .map((e) => `${e.getAttribute('aria-label')}: ${e.textContent}`)"""

# Colours fade when the theme changes; halfway there they contrast with nothing. What inherits a
# colour begins to fade when its parent ends.
SETTLE = """async () => {
  for (let fading; fading?.length !== 0; ) {
    await new Promise(requestAnimationFrame);
    fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map((one) => one.finished));
  }
}"""

RUN_AXE = "async (options) => (await axe.run(options)).violations"


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_and_everything_fits_in_every_language(
    state: str, visit: Callable[..., Visitor], count: Callable[[int, int], int]
) -> None:
    scene = STATES[state]
    visitor = visit(size=NARROW, expects=scene.expects)
    scene(visitor)
    # The offline page is shown without the app, which could change its language.
    reloads = bool(count(0, 1)) or state == "offline"
    others = OTHER_LANGUAGES[turns(state, count(2, 1))]
    assert problems_by_language(visitor, scene, others, reloads=reloads) == {}
    for width, height in SIZES[turns(state, count(len(SIZES), 1))]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.reload()
        scene.show(visitor)
        assert violations_in_both_themes(visitor.page, state) == []


def test_what_is_seen_on_a_button_is_in_its_name(visit: Callable[..., Visitor]) -> None:
    """Unlike axe this also counts drawn numbers that are hidden from screen readers."""
    visitor = visit()
    STATES["thirty-tiles"](visitor)
    expect(visitor.page.locator("[data-hand-tile]")).to_have_count(30)
    assert visitor.page.evaluate(OTHER_NAMES) == []


def turns(state: str, parts: int) -> slice:
    """Which languages or sizes a scene is shown in: every one, or a part of them.

    Scenes of a kind stand side by side and take turns, so that together they are shown in all.
    """
    return slice([*STATES].index(state) % parts, None, parts)


def violations_in_both_themes(page: Page, state: str) -> list[str]:
    """The violations in the light theme, and those of colours in the dark one."""
    found = violations(page, OPTIONS)
    page.emulate_media(color_scheme="dark")
    if state != "offline":
        expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    found += violations(page, COLOURS)
    page.emulate_media(color_scheme="light")
    return found


def violations(page: Page, options: dict[str, Any]) -> list[str]:
    page.evaluate(SETTLE)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN_AXE, options)
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))}: {node.get('failureSummary', '')}"
        for rule in found
        for node in rule["nodes"]
    ]
