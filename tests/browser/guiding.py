"""A newcomer in the guided round, who does what the page asks for, and counts taps."""

from collections.abc import Iterator
from math import hypot

from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import Screen, read_screen, wait_until
from tests.browser.visitor import Visitor
from trimino.room.guided_round import GUIDE_STEPS, Step
from trimino.rules import Cell, Place

LESSONS = [step for step in GUIDE_STEPS if step.asks]
"""The steps that the newcomer does."""

CAN_LAY = "(now, tile) => now.tiles.some(([name]) => name === tile)"
HAS_PLACE = "(now, place) => now.places.some(([name]) => name === place)"

# The centres of tiles on the field, once they have not moved for a while: a view that is fitted
# anew moves them some frames after a tile was chosen.
CENTRES = """async (tiles) => {
  const centre = (tile) => {
    const box = document.querySelector(`[data-tile='${tile}']`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]; };
  for (let before = '', still = 0; ; ) {
    const now = tiles.map(centre), text = JSON.stringify(now);
    still = text === before ? still + 1 : 0;
    if (still === 20) return now;
    before = text;
    await new Promise(requestAnimationFrame);
  }
}"""


class Newcomer:
    """A visitor who has never played."""

    def __init__(self, visitor: Visitor, *, touch: bool = False) -> None:
        self.visitor = visitor
        self.taps = 0
        self._touch = touch

    @property
    def page(self) -> Page:
        return self.visitor.page

    def tap(self, found: Locator) -> None:
        found.tap() if self._touch else found.click()
        self.taps += 1

    def tap_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y) if self._touch else self.page.mouse.click(x, y)
        self.taps += 1

    def start(self) -> None:
        """Open the first page and take the offer there."""
        self.visitor.open("/")
        self.tap(self.visitor.button("guide-show"))
        self.page.wait_for_url("**/table/*")

    @property
    def panel(self) -> Locator:
        name = self.visitor.say("guide-title")
        return self.page.get_by_role("region", name=name, exact=True)

    def is_asked(self, step: Step) -> None:
        """Wait until the panel asks for a step."""
        assert step.asks
        expect(self.panel).to_contain_text(self.visitor.say(step.asks, tile=tile_of(step)))

    def do(self, step: Step) -> None:
        """Wait until a step is asked for, and do it."""
        self.is_asked(step)
        if not isinstance(step.action, Place):
            self.tap(self.visitor.button("table-draw"))
            return
        self.choose(tile_of(step))
        if step.shown:
            self.tap_place(place_of(step))
        else:
            self.tap_cell(step.action.at)
        wait_until(self.page, "(now, tile) => now.laid.includes(tile)", tile_of(step))

    def choose(self, tile: str) -> None:
        """Tap a tile of the hand."""
        spot = self.page.locator(f"[data-hand-tile='{tile}']")
        expect(spot).to_be_visible()
        # Tiles slide to their place first.
        wait_until(self.page, "() => true")
        self.tap(spot)

    def tap_place(self, place: str) -> None:
        """Tap a place of the field."""
        wait_until(self.page, HAS_PLACE, place)
        spot = next(spot for spot in self.screen.places if spot.name == place)
        self.tap_at(spot.x, spot.y)

    def tap_cell(self, at: Cell) -> None:
        """Tap a cell that points up, seen from the tiles of the first and the third step."""
        here, above = self.page.evaluate(CENTRES, ["2-2-2", "1-2-5"])
        up = (above[0] - here[0], above[1] - here[1])
        side = hypot(*up)
        x, y, down = at
        assert not down
        self.tap_at(here[0] + x * side + y * up[0], here[1] + y * up[1])

    @property
    def screen(self) -> Screen:
        return read_screen(self.page)

    def play(self) -> Iterator[Step]:
        """Do all steps; each is given before it is done, when it is asked for."""
        for step in LESSONS:
            self.is_asked(step)
            yield step
            self.do(step)

    def finish(self) -> None:
        """Do all steps, and wait for the end of the round."""
        for _ in self.play():
            pass
        self.visitor.dialog().wait_for()


def tile_of(step: Step) -> str:
    return str(step.action.tile) if isinstance(step.action, Place) else ""


def place_of(step: Step) -> str:
    """The place of a step, as the page names it."""
    assert isinstance(step.action, Place)
    x, y, down = step.action.at
    return f"{step.action.field}:{x},{y},{'down' if down else 'up'}"
