"""The corner of the screen under the thumb: it draws, whatever else is offered."""

import json
from collections.abc import Callable

import pytest

from tests.browser.choices import open_choice
from tests.browser.screen import read_screen, wait_until
from tests.browser.visitor import Visitor

# The text of the button that is farthest in the lower corner, on the left for a left hand.
CORNER = """(isLeft) => {
  const buttons = [...document.querySelectorAll('.actions button')];
  const far = (e) => isLeft ? -e.getBoundingClientRect().left : e.getBoundingClientRect().right;
  return buttons.sort((one, other) => far(other) - far(one))[0].textContent.trim(); }"""

# Buttons of the bar that are not wholly on the screen, or lie over each other.
SQUEEZED = """() => {
  const boxes = [...document.querySelectorAll('.actions button')].map(
    (e) => [e.getAttribute('aria-label') ?? e.textContent.trim(), e.getBoundingClientRect()]);
  const outside = boxes.filter(([, box]) => box.left < 0 || box.right > innerWidth + 0.5
    || box.bottom > innerHeight + 0.5);
  const over = boxes.filter(([, one], at) => boxes.slice(at + 1).some(([, other]) =>
    one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1));
  return [...outside, ...over].map(([name]) => name); }"""


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
def test_on_a_phone_the_corner_always_draws_and_says_what_that_costs(
    left_handed: bool, visit: Callable[..., Visitor]
) -> None:
    prefs = json.dumps({"confirm": True, "leftHanded": left_handed})
    for locale in ("en-GB", "ru-RU", "lv-LV", "lt-LT", "cs-CZ"):
        visitor = visit(size=(320, 568), touch=True, locale=locale)
        visitor.context.add_init_script(f"localStorage.setItem('trimino-prefs', '{prefs}')")
        open_choice(visitor)
        page = visitor.page
        draw = visitor.say("table-draw")
        screen = wait_until(page, "(now) => now.tiles.length > 0 && now.places.length > 0")
        assert page.evaluate(CORNER, left_handed).startswith(draw)
        page.touchscreen.tap(*screen.tiles[0][1:])
        # A tile with a single place is previewed there at once.
        if len(places := read_screen(page).places) > 1:
            page.touchscreen.tap(*places[0][1:])
        visitor.button("table-lay").wait_for()
        corner = page.evaluate(CORNER, left_handed)
        assert corner.startswith(draw)
        assert corner.endswith(visitor.say("table-points", points=-5))
        assert page.evaluate(SQUEEZED) == []
