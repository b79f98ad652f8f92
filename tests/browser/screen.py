"""Reads what is visible on a table's page, with screen coordinates."""

from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import POLL_MS, TIMEOUT

# Waits until a look shows the same as the one before and nothing moves any more, and returns it. A
# glide of the view or of a tile shows its first frame until the browser has time for it, even one
# without duration, so two equal looks alone do not tell.
AT_REST = """async (look) => {
  const glides = ({effect}) => effect.target?.matches('.surface, .field, [data-hand-tile]')
    && Number.isFinite(effect.getComputedTiming().endTime);
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = ''; ; ) {
    const now = look(), text = JSON.stringify(now);
    if (text === before && !document.getAnimations().some(glides)) return now;
    before = text;
    await frame(); await frame();
  }
}"""

# Lists only elements that can be pressed: on the screen, enabled and not covered.
LOOK = """() => {
  const named = (e) => (e.getAttribute('aria-label') || e.textContent).trim().replace(/\\s+/g, ' ');
  const spot = (name) => (e) => { const b = e.getBoundingClientRect();
    return [name(e), b.x + b.width / 2, b.y + b.height / 2]; };
  const free = (e) => { const [, x, y] = spot(named)(e);
    const off = e.disabled || e.ariaDisabled === 'true';
    return !off && e.contains(document.elementFromPoint(x, y)); };
  const all = (selector, name) =>
    [...document.querySelectorAll(selector)].filter(free).map(spot(name));
  return {
    buttons: all('button:not([data-hand-tile]), a', named),
    tiles: all('[data-hand-tile]:not(.dim, .lifted)', (e) => e.dataset.handTile),
    places: all('g[data-place]', (e) => e.dataset.place),
    dialog: document.querySelector('dialog[open]') !== null,
    held: document.querySelectorAll('[data-hand-tile]').length,
    laid: [...document.querySelectorAll('[data-tile]')].map((e) => e.dataset.tile),
    words: [...document.querySelectorAll('[data-total], .asked')].map((e) => e.textContent),
  };
}"""

READ_SCREEN = f"() => ({AT_REST})({LOOK})"

# The content security policy forbids eval, which Playwright's own wait_for_function needs. Looks
# again when the page has changed; the focus, sizes and the like may change without that.
WAIT = """async ([what, timeout]) => {
  const end = performance.now() + timeout;
  let changed = true, tell = () => {};
  const watch = new MutationObserver(() => { changed = true; tell(); });
  watch.observe(document,
    {subtree: true, childList: true, attributes: true, characterData: true});
  try {
    while (performance.now() < end) {
      changed = false;
      const found = await (IS_SO)(what);
      if (found) return found;
      if (!changed) await new Promise((go) => { tell = go; setTimeout(go, 100); });
      await new Promise(requestAnimationFrame);
    }
    return null;
  } finally {
    watch.disconnect();
  }
}"""

# Waits for rest only where there is something to wait for.
SCREEN_IF = f"""async (what) => {{
  if (!(CONDITION)(({LOOK})(), what)) return null;
  const now = await ({READ_SCREEN})();
  return (CONDITION)(now, what) && now;
}}"""

# Whether all text of an element is in its box, and the box in the window.
WHOLE = """(element) => {
  const box = element.getBoundingClientRect(), range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  const within = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
    && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const hidden = [];
  for (let e = element; e; e = e.parentElement)
    if (getComputedStyle(e).overflow !== 'visible' && !within(text, e.getBoundingClientRect()))
      hidden.push(e.tagName);
  return box.width > 0 && within(text, new DOMRect(0, 0, innerWidth, innerHeight))
    && hidden.length === 0;
}"""


class ScreenElement(NamedTuple):
    """Element on the screen: its name and its centre."""

    name: str
    x: float
    y: float


class Screen:
    """Visible elements of a page at a moment."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values
        self.buttons = [ScreenElement(*spot) for spot in values["buttons"]]
        self.tiles = [ScreenElement(*spot) for spot in values["tiles"]]
        self.places = [ScreenElement(*spot) for spot in values["places"]]
        self.laid: list[str] = values["laid"]
        self.held: int = values["held"]

    def button(self, *starts: str) -> ScreenElement | None:
        """The first button whose name starts with one of these."""
        found = (b for start in starts for b in self.buttons if b.name.startswith(start))
        return next(found, None)

    @property
    def can_lay(self) -> bool:
        return bool(self.tiles and self.places)

    @property
    def is_over(self) -> bool:
        return self.button("Replay and analysis") is not None


def read_screen(page: Page) -> Screen:
    return Screen(page.evaluate(READ_SCREEN))


def wait_until(page: Page, condition: str, what: object = None, timeout: float = TIMEOUT) -> Screen:
    """Waits for a condition, a JavaScript function of the screen's values and `what`.

    Returns the screen for which it holds.
    """
    values = wait_for(page, SCREEN_IF.replace("CONDITION", condition), what, timeout)
    return Screen(values)


def wait_for(page: Page, condition: str, what: object = None, timeout: float = TIMEOUT) -> Any:
    """Waits until a JavaScript function on the page returns something true, and returns it."""
    found = page.evaluate(WAIT.replace("IS_SO", condition), [what, timeout])
    if not found:
        raise TimeoutError(f"Timed out waiting for {condition} with {what}")
    return found


def becomes(found: Locator, condition: str, what: object = None) -> None:
    """Waits until a JavaScript function of an element, and of `what`, returns something true."""
    for _ in range(TIMEOUT // POLL_MS):
        if found.evaluate(condition, what):
            return
        found.page.wait_for_timeout(POLL_MS)
    raise TimeoutError(f"Timed out waiting for {condition} with {what}")


def filled(field: Locator) -> str:
    """The text of a field, once it has one."""
    expect(field).not_to_have_value("")
    return field.input_value()
