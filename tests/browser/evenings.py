"""Evenings on the score pad in a browser: begun, written to, and what the device keeps of them."""

import base64
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, Route, expect

from tests.browser.pointer import box_of
from tests.browser.visitor import Visitor
from trimino.pad import Pad, read_pad

READY_TIMEOUT = 120_000

READ = """async (store) => {
  const opened = await new Promise((resolve, reject) => {
    const asked = indexedDB.open('trimino-pads');
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const asked = opened.transaction(store).objectStore(store).getAll();
  const found = await new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
  opened.close();
  return found;
}"""

# The pad asks nobody who has the rules. Their files come from the server once Python needs them,
# which takes less time than keeping them.
NOTE_RULES = """async () => {
  const [{hash}, cache] = await Promise.all([
    fetch('/engine.json').then((answer) => answer.json()), caches.open('trimino-current')]);
  await cache.put('/current', new Response(JSON.stringify({hash, cache: ''})));
}"""


def hold_rules(visitor: Visitor) -> Callable[[], None]:
    """Let Python wait for its files, until what is returned is called."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    def let_go() -> None:
        visitor.context.unroute("**/py/**")
        for route in held:
            # Some are let go of already, others were asked for by a page that is gone.
            with suppress(Error):
                route.continue_()

    visitor.context.route("**/py/**", hold)
    return let_go


def with_rules(visitor: Visitor) -> Visitor:
    """A visitor whose data is counted, and whose device notes that it has the rules."""
    visitor.open("/engine.json").evaluate(NOTE_RULES)
    return visitor


def fill_form(visitor: Visitor, *names: str, rules: str = "trimino") -> None:
    """Fill in the form for a new evening; the page of evenings shows it."""
    page = visitor.page
    choice = page.get_by_label(visitor.say("evening-by-rules"), exact=True)
    choice.locator(f"option[value='{rules}']").wait_for(state="attached", timeout=READY_TIMEOUT)
    choice.select_option(rules)
    for name in names:
        page.get_by_label(visitor.say("evening-add-name"), exact=True).fill(name)
        visitor.press("evening-add")


def a_link(edit: str = "add") -> str:
    """The path of a link to an evening of two that has just begun, by an edit."""
    line = '{"do": "round", "players": ["Anna", "Juris"]}'
    head = '"format": "trimino-pad/1", "id": "p", "rules": "trimino"'
    compress = zlib.compressobj(wbits=-15)
    packed = compress.compress(
        f'{{{head}, "edits": [{{"edit": "{edit}", "line": {line}}}]}}'.encode()
    )
    text = base64.urlsafe_b64encode(packed + compress.flush()).decode()
    return f"/pad/shared#{text.rstrip('=')}"


def begin(visitor: Visitor, *names: str, rules: str = "trimino") -> None:
    """Begin an evening, and do not ask for the rules."""
    if visitor.metered:
        with_rules(visitor)
    visitor.open("/pad")
    fill_form(visitor, *names, rules=rules)
    visitor.press("evening-begin", count=len(names))
    keys(visitor).first.wait_for()


def scored(visitor: Visitor, lines: int) -> None:
    """Wait until so many lines are scored, and none is pending."""
    page = visitor.page
    page.locator(f"[data-line='{lines}']").wait_for(state="attached", timeout=READY_TIMEOUT)
    page.wait_for_function("() => !document.querySelector('[data-pending]')")


def keys(visitor: Visitor) -> Locator:
    """The keys for a tile: all tiles, or numbers."""
    return visitor.page.locator("[data-pick], [data-key]")


def choose(visitor: Visitor, tile: str) -> None:
    """Choose a tile by whatever keys there are."""
    keys(visitor).first.wait_for()
    if visitor.page.locator("[data-pick]").count():
        visitor.page.locator(f"[data-pick='{tile}']").click()
    else:
        for number in tile.split("-"):
            visitor.page.locator(f"[data-key='{number}']").click()


def lay(visitor: Visitor, tile: str, made: str = "", hexagons: int = 0) -> None:
    """Write down a tile and what it made: two taps."""
    choose(visitor, tile)
    press_made(visitor, made, hexagons)


def press_made(visitor: Visitor, made: str = "", hexagons: int = 0) -> None:
    """Say what the chosen tile made."""
    made_keys = visitor.page.locator(".made .keys").get_by_role("button")
    if not made:
        made_keys.first.click()
    else:
        many = visitor.say("evening-hexagons", count=hexagons)
        name = many if hexagons > 1 else visitor.say(f"kind-{made}")
        made_keys.filter(has_text=name).first.click()


def as_player(visitor: Visitor, seat: int) -> None:
    visitor.page.locator(f"[data-player='{seat}']").click()


def totals(visitor: Visitor) -> list[int]:
    """The totals on the screen, once they are known."""
    shown = visitor.page.locator("[data-player] strong")
    expect(shown.first).to_be_visible()
    expect(shown.filter(has_text="…")).to_have_count(0, timeout=READY_TIMEOUT)
    return [int(text.replace("\N{MINUS SIGN}", "-")) for text in shown.all_inner_texts()]


def has_totals(visitor: Visitor, *wanted: int) -> None:
    """Wait until the screen has these totals."""
    texts = [str(total).replace("-", "\N{MINUS SIGN}") for total in wanted]
    expect(visitor.page.locator("[data-player] strong")).to_have_text(texts, timeout=READY_TIMEOUT)


def warnings(visitor: Visitor, line: int) -> list[str]:
    return visitor.page.locator(f"[data-line='{line}'] .warning").all_inner_texts()


def line(visitor: Visitor, number: int) -> None:
    """Open what can be done about a line."""
    visitor.page.locator(f"[data-line='{number}'] > button").click()


def evening_id(page: Page) -> str:
    return page.url.rpartition("/pad/")[2]


def kept_edits(page: Page, pad: str) -> list[Any]:
    """The edits of a pad that the browser keeps."""
    return [row["edit"] for row in page.evaluate(READ, "edits") if row["id"] == pad]


def kept_pad(page: Page) -> Pad:
    """The pad on the screen, read from the storage by this Python."""
    pad = evening_id(page)
    head = next(one for one in page.evaluate(READ, "heads") if one["id"] == pad)
    settings = {key: head[key] for key in ("id", "rules", "begun_on")}
    edits = kept_edits(page, pad)
    return read_pad({"format": "trimino-pad/1", **settings, "edits": edits})


def an_evening(visitor: Visitor) -> None:
    """Three players after some lines, with questions of the pad."""
    begin(visitor, "Anna", "Juris", "Zane", rules="tri-domino")
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    lay(visitor, "4-5-5", "bridge")
    scored(visitor, 3)
    visitor.press("table-draw")
    lay(visitor, "4-4-5")
    scored(visitor, 5)


def with_referee(visitor: Visitor) -> None:
    """Turn the referee on, for the evening on the screen and later ones."""
    visitor.page.get_by_role("button", name=visitor.say("evening-menu"), exact=True).click()
    visitor.page.get_by_role("switch", name=visitor.say("evening-referee")).check()
    visitor.page.keyboard.press("Escape")


def begin_with_a_tile(visitor: Visitor) -> None:
    """Begins an evening of two, of whom the first lays 5-5-5."""
    begin(visitor, "Anna", "Juris")
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    scored(visitor, 2)


def lay_at(visitor: Visitor, tile: str, place: str) -> None:
    """Lay a tile on the field of the referee."""
    choose(visitor, tile)
    visitor.page.locator(f"g[data-place='{place}']").click()
    visitor.page.locator(f"[data-tile='{tile}']").wait_for()


def a_referee(visitor: Visitor) -> None:
    """Two players with some tiles on the field of the referee."""
    begin(visitor, "Anna", "Juris", rules="tri-domino")
    scored(visitor, 1)
    with_referee(visitor)
    as_player(visitor, 0)
    choose(visitor, "5-5-5")
    visitor.page.locator("[data-tile='5-5-5']").wait_for()
    lay_at(visitor, "4-5-5", "0:0,-1,down")
    lay_at(visitor, "1-4-5", "0:1,-1,up")


def and_then(*steps: Callable[[Visitor], object]) -> Callable[[Visitor], object]:
    """An evening on which steps follow."""

    def reach(visitor: Visitor) -> None:
        an_evening(visitor)
        for step in steps:
            step(visitor)

    return reach


def end_round(visitor: Visitor) -> None:
    """Open the hands that are left."""
    visitor.press("evening-end-round")
    visitor.button("evening-write-hands").wait_for()


def write_hands(visitor: Visitor, *sums: int) -> None:
    for field, value in zip(visitor.page.locator("input[type=number]").all(), sums, strict=True):
        field.fill(str(value))
    visitor.press("evening-write-hands")


def edges(found: Locator) -> tuple[float, float]:
    """The left and the right edge of an element."""
    box = box_of(found)
    return box.x, box.right
