"""What may go wrong at a game on the device: tabs die, two tabs write, storage or Python fail."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Error, Page, expect

from tests.browser.local_log import kept_rows, table_in
from tests.browser.playing import Mouse, play, step
from tests.browser.screen import read_screen
from tests.browser.test_offline import Visit, at_table, offline
from tests.browser.visitor import Visitor


def test_a_tab_may_die_in_mid_move(visit: Visit, count: Callable[[int, int], int]) -> None:
    visitor = offline(visit)
    visitor.open("/")
    visitor.press("home-play-now")
    at_table(visitor.page)
    url, way, versions = visitor.page.url, Mouse(), 0
    for _ in range(count(2, 50)):
        play(visitor, way, until=lambda screen: bool(screen.tiles or screen.is_over))
        screen = read_screen(visitor.page)
        if screen.is_over:
            visitor.open("/")
            visitor.press("home-play-now")
            at_table(visitor.page)
            url, versions = visitor.page.url, 0
            play(visitor, way, until=lambda screen: bool(screen.tiles))
            screen = read_screen(visitor.page)
        step(visitor.page, way, screen)
        seen = {*read_screen(visitor.page).laid}
        rows = kept_rows(visitor.page, table_in(visitor.page))
        assert len(rows) > versions
        versions = len(rows)
        # The next tile is on its way when the tab dies.
        if read_screen(visitor.page).can_lay:
            lay(visitor.page, way)
        kill(visitor)
        visitor.page.goto(url)
        visitor.wait_for(partial(shows, visitor, seen))
        after = kept_rows(visitor.page, table_in(visitor.page))
        assert after[:versions] == rows
        assert [row[1] for row in after] == [*range(1, len(after) + 1)]


def shows(visitor: Visitor, tiles: set[str]) -> bool:
    return tiles <= {*read_screen(visitor.page).laid}


def lay(page: Page, way: Mouse) -> None:
    """Lay the first tile in the first place, without waiting for what comes of it."""
    way.press(page, read_screen(page).tiles[0])
    way.press(page, read_screen(page).places[0])


def kill(visitor: Visitor) -> None:
    """Let the tab of a visitor crash, with all that it runs; another is opened."""
    try:
        visitor.page.goto("chrome://crash", timeout=5_000)
    except Error:
        visitor.page.close()
    visitor.page = visitor.context.new_page()


def test_a_game_is_written_by_one_tab(visit: Visit) -> None:
    visitor = offline(visit)
    visitor.open("/")
    visitor.press("home-play-now")
    at_table(visitor.page)
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    at_table(other)
    visitor.sees("local-elsewhere")
    visitor.press("ui-try-again")
    at_table(visitor.page)
    expect(other.get_by_text(visitor.say("local-elsewhere"))).to_be_visible()


def test_who_writes_second_learns_what_is_so(visit: Visit) -> None:
    """A browser without locks lets two tabs write; the rows of one are refused."""
    visitor = offline(visit)
    visitor.context.add_init_script("Object.defineProperty(navigator, 'locks', {value: undefined})")
    visitor.open("/new/device")
    visitor.press("new-start")
    at_table(visitor.page)
    slow, table, way = visitor.page, table_in(visitor.page), Mouse()
    play(visitor, way, until=lambda screen: screen.can_lay)
    visitor.page = visitor.context.new_page()
    visitor.page.goto(slow.url)
    at_table(visitor.page)
    play(visitor, Mouse(), until=lambda screen: screen.can_lay)
    lay(visitor.page, way)
    before = len(read_screen(slow).laid)
    visitor.wait_for(lambda: len(read_screen(visitor.page).laid) > before)
    rows = kept_rows(visitor.page, table)
    visitor.page = slow
    lay(slow, way)
    visitor.sees("local-elsewhere")
    assert kept_rows(slow, table) == rows


LOST = "Connection to Indexed Database server lost."
BREAK_STORAGE = """() => {
  window.transact = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('LOST', 'UnknownError');
  };
}""".replace("LOST", LOST)
MEND_STORAGE = "() => { IDBDatabase.prototype.transaction = window.transact; }"


def test_a_move_waits_for_a_storage_that_does_not_answer(visit: Visit) -> None:
    visitor = offline(visit, LOST)
    visitor.open("/new/device")
    visitor.press("new-start")
    at_table(visitor.page)
    way = Mouse()
    play(visitor, way, until=lambda screen: screen.can_lay)
    table, page = table_in(visitor.page), visitor.page
    rows, laid = kept_rows(page, table), read_screen(page).laid
    page.evaluate(BREAK_STORAGE)
    lay(page, way)
    visitor.sees("local-no-answer")
    expect(visitor.button("ui-reload")).to_be_visible()
    page.evaluate(MEND_STORAGE)
    expect(visitor.text("local-no-answer")).to_be_hidden()
    visitor.wait_for(lambda: len(kept_rows(page, table)) > len(rows))
    assert kept_rows(page, table)[: len(rows)] == rows
    assert len(read_screen(page).laid) > len(laid)


def test_the_storage_is_tried_when_the_page_shows_again(visit: Visit) -> None:
    visitor = offline(visit, LOST)
    visitor.open("/new/device")
    visitor.press("new-start")
    at_table(visitor.page)
    visitor.page.evaluate(BREAK_STORAGE)
    visitor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    visitor.sees("local-no-answer")
    visitor.page.evaluate(MEND_STORAGE)
    expect(visitor.text("local-no-answer")).to_be_hidden()


TAKE_PYTHON = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith('trimino-offline-'));
  const cache = await caches.open(name);
  const path = (await cache.keys()).map(({url}) => url).find((url) => url.endsWith('.wasm'));
  await (await caches.open('taken')).put(path, await cache.match(path));
  await cache.put(path, new Response('', {status: 500}));
  return [name, path];
}"""
RETURN_PYTHON = """async ([name, path]) => {
  const file = await (await caches.open('taken')).match(path);
  await (await caches.open(name)).put(path, file);
}"""


def test_python_that_could_not_be_loaded_is_tried_again(visit: Visit) -> None:
    visitor = offline(visit, "wasm instantiation", "WebAssembly")
    # The home page would start Python, which is taken before.
    taken = visitor.page.evaluate(TAKE_PYTHON)
    page = visitor.open("/")
    page.evaluate("window.isSamePage = true")
    visitor.press("home-play-now")
    visitor.sees("local-no-rules")
    page.evaluate(RETURN_PYTHON, taken)
    visitor.press("home-play-now")
    at_table(page)
    assert page.evaluate("window.isSamePage"), "The page was loaded again."
