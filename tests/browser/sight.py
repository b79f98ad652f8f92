"""What somebody sees on a table's page at a moment, and where it is on the screen."""

from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.visitor import PATIENCE

# Only what is on the screen, enabled and not covered by something else can be pressed. A moment is
# looked at once nothing moves any more.
LOOK = """async () => {
  const named = (e) => (e.getAttribute('aria-label') || e.textContent).trim().replace(/\\s+/g, ' ');
  const spot = (name) => (e) => { const b = e.getBoundingClientRect();
    return [name(e), b.x + b.width / 2, b.y + b.height / 2]; };
  const free = (e) => { const [, x, y] = spot(named)(e);
    return !e.disabled && e.contains(document.elementFromPoint(x, y)); };
  const all = (selector, name) =>
    [...document.querySelectorAll(selector)].filter(free).map(spot(name));
  const look = () => ({
    buttons: all('button:not([data-hand-tile]), a', named),
    tiles: all('[data-hand-tile]:not(.dim, .lifted)', (e) => e.dataset.handTile),
    places: all('g[data-place]', (e) => e.dataset.place),
    dialog: document.querySelector('dialog[open]') !== null,
    held: document.querySelectorAll('[data-hand-tile]').length,
    laid: [...document.querySelectorAll('[data-tile]')].map((e) => e.dataset.tile),
    words: [...document.querySelectorAll('[data-total], .asked')].map((e) => e.textContent),
  });
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = ''; ; ) {
    const now = look(), text = JSON.stringify(now);
    if (text === before) return now;
    before = text;
    await frame(); await frame();
  }
}"""


# The page allows nobody to make code of text, so Playwright's own waiting for such is of no use.
WAIT = """async ([what, timeout]) => {
  const end = performance.now() + timeout;
  for (; performance.now() < end; await new Promise(requestAnimationFrame))
    if (await (IS_SO)(what)) return true;
  return false;
}"""


class Spot(NamedTuple):
    """Something on the screen: its name, and where its middle is."""

    name: str
    x: float
    y: float


class Sight:
    """What somebody sees at a moment."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values
        self.buttons = [Spot(*spot) for spot in values["buttons"]]
        self.tiles = [Spot(*spot) for spot in values["tiles"]]
        self.places = [Spot(*spot) for spot in values["places"]]
        self.laid: list[str] = values["laid"]
        self.held: int = values["held"]

    def button(self, *starts: str) -> Spot | None:
        """The first button whose name begins like one of these."""
        found = (b for start in starts for b in self.buttons if b.name.startswith(start))
        return next(found, None)

    @property
    def can_lay(self) -> bool:
        return bool(self.tiles and self.places)

    @property
    def is_over(self) -> bool:
        return self.button("Replay and analysis") is not None


def look(page: Page) -> Sight:
    return Sight(page.evaluate(LOOK))


def wait_until(page: Page, condition: str, what: object = None, timeout: float = PATIENCE) -> None:
    """Wait until something is so: `condition` is a function of what is seen, and of `what`."""
    wait_for(page, f"async (what) => ({condition})(await ({LOOK})(), what)", what, timeout)


def wait_for(page: Page, condition: str, what: object = None, timeout: float = PATIENCE) -> None:
    """Wait until a function that runs on the page is true."""
    if not page.evaluate(WAIT.replace("IS_SO", condition), [what, timeout]):
        raise TimeoutError(f"It never came to {condition} with {what}")
