"""The corner of the screen under the thumb: it draws, whatever else is offered."""

import json
from collections.abc import Callable

from tests.browser.choices import open_choice
from tests.browser.screen import read_screen, wait_until
from tests.browser.visitor import Visitor

ASKS = json.dumps({"confirm": True})

# The name of the button that is farthest in the lower right corner.
CORNER = """() => {
  const buttons = [...document.querySelectorAll('.actions button')];
  const right = (e) => e.getBoundingClientRect().right;
  return buttons.sort((one, other) => right(other) - right(one))[0].textContent.trim(); }"""

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


def test_on_a_phone_the_corner_always_draws(visit: Callable[..., Visitor]) -> None:
    for locale in ("en-GB", "ru-RU", "lv-LV", "lt-LT", "cs-CZ"):
        visitor = visit(size=(320, 568), touch=True, locale=locale)
        visitor.context.add_init_script(f"localStorage.setItem('trimino-prefs', '{ASKS}')")
        open_choice(visitor)
        page = visitor.page
        draw = visitor.say("table-draw")
        screen = wait_until(page, "(now) => now.tiles.length > 0 && now.places.length > 0")
        assert page.evaluate(CORNER).startswith(draw)
        page.touchscreen.tap(*screen.tiles[0][1:])
        # A tile with a single place is previewed there at once.
        if len(places := read_screen(page).places) > 1:
            page.touchscreen.tap(*places[0][1:])
        visitor.button("table-lay").wait_for()
        assert page.evaluate(CORNER).startswith(draw)
        assert page.evaluate(SQUEEZED) == []
