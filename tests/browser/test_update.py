"""A new version of the app that arrives in the middle of a game or an evening on the device."""

import asyncio
import json
import re
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect
from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from tests.browser.evenings import (
    a_link,
    as_player,
    end_round,
    fill_form,
    has_totals,
    keys,
    lay,
    scored,
    totals,
    write_hands,
)
from tests.browser.local_log import kept_head, table_in
from tests.browser.playing import Mouse, play
from tests.browser.test_offline import DRAW_AT_ONCE, INSTALL_TIMEOUT, at_table, install
from tests.browser.visitor import METERED, REFUSED, UNREACHABLE, visiting
from tests.server.servers import Server, free_port
from trimino.server.http.pages import Pages, app_folder

CURRENT = "caches.open('trimino-current').then((c) => c.match('/current')).then((r) => r.text())"
KEPT = "caches.keys().then((names) => names.filter((name) => name.startsWith('trimino-offline-')))"


SCRIPT = "document.querySelector('script[src]').src"
ENGINES = """navigator.locks.query().then(({ held }) =>
  held.map(({ name }) => name).filter((name) => name.includes('/py/')))"""
WAITING = "navigator.locks.query().then(({ pending }) => pending.length)"
HELD = "caches.open('trimino-begun').then((c) => c.keys()).then((held) => held.length)"
PYTHON = ".wasm"
MATCH_WON = 500
"""Points in a hand that end a match for whoever gets them."""


class FileServer:
    """Serves the files of an app alone; another version can take its place."""

    def __init__(self, folder: Path) -> None:
        self.pages = Pages(folder, PlainTextResponse("", status_code=404))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.asked: list[str] = []
        self.sends_python = threading.Event()
        self.sends_python.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked.append(scope["path"])
        while scope["path"].endswith(PYTHON) and not self.sends_python.is_set():
            await asyncio.sleep(0.01)

        async def send_uncached(message: Message) -> None:
            # Of two pages that ask for one file, Chromium lets the second wait for the first.
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["cache-control"] = "no-store"
            await send(message)

        await self.pages(scope, receive, send_uncached)

    def times_python(self) -> int:
        """How often Python was asked for."""
        return sum(path.endswith(PYTHON) for path in self.asked)

    def update(self, folder: Path) -> None:
        self.pages.files = Pages(folder, PlainTextResponse("")).files


@contextmanager
def served(folder: Path) -> Iterator[FileServer]:
    files = FileServer(folder)
    config = uvicorn.Config(files, port=files.port, log_level="warning", lifespan="off")
    process = uvicorn.Server(config)
    thread = threading.Thread(target=process.run)
    thread.start()
    try:
        while not process.started:
            time.sleep(0.01)
        yield files
    finally:
        files.sends_python.set()
        process.should_exit = True
        thread.join()


def next_version(folder: Path) -> Path:
    """The app with an engine and other files of new names."""
    shutil.copytree(app_folder(), folder)
    manifest = folder / "engine.json"
    values = json.loads(manifest.read_text(encoding="utf-8"))
    before, after = values["hash"], "f" * 16
    (folder / "py" / before).rename(folder / "py" / after)
    manifest.write_text(json.dumps(values).replace(before, after), encoding="utf-8")
    _rename_assets(folder)
    return folder


def _rename_assets(folder: Path) -> None:
    """Give all files of the app other names, wherever they are named."""
    for packed in [*folder.glob("*.br"), *folder.glob("*.gz"), *folder.glob("assets/*.[bg][rz]")]:
        packed.unlink()
    names = [file.name for file in folder.glob("assets/*")]
    any_name = re.compile("|".join(map(re.escape, names)))
    for file in [*folder.glob("assets/*"), folder / "index.html", folder / "engine.json"]:
        if file.suffix in (".js", ".css", ".html", ".json"):
            text = any_name.sub(lambda found: f"next-{found[0]}", file.read_text(encoding="utf-8"))
            file.write_text(text, encoding="utf-8")
        if file.name in names:
            file.rename(file.with_name(f"next-{file.name}"))


def is_next(page: Page) -> bool:
    """Whether the page is of the new version."""
    return "/next-" in page.evaluate(SCRIPT)


def kept_versions(page: Page) -> list[str]:
    found: list[str] = page.evaluate(KEPT)
    return found


@pytest.mark.parametrize("first_tab", ["stays", "dies"])
def test_of_two_tabs_one_fetches_and_both_show_how_far_it_is(
    first_tab: str, browser: Browser, server: Server
) -> None:
    with served(app_folder()) as files, visiting(browser, server) as people:
        visitor = people.visit(metered=False, expects=(REFUSED, *UNREACHABLE))
        files.sends_python.clear()
        first, second = visitor.page, visitor.context.new_page()
        for page in (first, second):
            page.goto(f"{files.url}/settings")
            page.get_by_role("progressbar").wait_for()
        visitor.wait_for(lambda: files.times_python() > 0)
        assert files.times_python() == 1
        if first_tab == "dies":
            first.close()
            visitor.page = second
            visitor.wait_for(lambda: files.times_python() > 1)
        files.sends_python.set()
        for page in (first, second):
            if not page.is_closed():
                ready = page.get_by_text(visitor.say("offline-ready"))
                ready.wait_for(timeout=INSTALL_TIMEOUT)
        assert files.times_python() == (1 if first_tab == "stays" else 2)


HOLD_LOCK = """() => void navigator.locks
  .request('trimino-install', () => new Promise(() => {})).catch(() => {})"""


def test_a_suspended_tab_does_not_keep_others_from_fetching(
    browser: Browser, server: Server
) -> None:
    with served(app_folder()) as files, visiting(browser, server) as people:
        visitor = people.visit(metered=False, expects=(REFUSED, *UNREACHABLE))
        suspended, page = visitor.page, visitor.context.new_page()
        suspended.goto(f"{files.url}/engine.json")
        suspended.evaluate(HOLD_LOCK)
        page.clock.install()
        page.goto(f"{files.url}/settings")
        visitor.wait_for(lambda: page.evaluate(WAITING) > 0)
        assert files.times_python() == 0
        page.clock.fast_forward(61_000)
        visitor.page = page
        install(visitor)


def test_old_files_stay_while_another_tab_uses_them(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with served(app_folder()) as files, visiting(browser, server) as people:
        visitor = people.visit(metered=False, expects=(REFUSED, *UNREACHABLE))
        page = visitor.page
        page.goto(f"{files.url}/settings")
        install(visitor)
        (before,) = kept_versions(page)
        files.update(next_version(tmp_path / "next"))
        newer = visitor.context.new_page()
        newer.goto(f"{files.url}/settings")
        visitor.wait_for(lambda: len(kept_versions(newer)) == 2)
        visitor.wait_for(lambda: "ffff" in newer.evaluate(CURRENT))
        newer.reload()
        newer.get_by_text(visitor.say("offline-ready")).wait_for()
        assert before in kept_versions(newer)
        page.close()
        newer.reload()
        visitor.page = newer
        visitor.wait_for(lambda: before not in kept_versions(newer))


def test_a_game_is_finished_by_the_version_it_began_with(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with served(app_folder()) as files, visiting(browser, server) as people:
        visitor = people.visit(metered=False, expects=(REFUSED, *UNREACHABLE))
        page = visitor.page
        visitor.context.add_init_script(DRAW_AT_ONCE)
        page.goto(f"{files.url}/settings")
        install(visitor)
        page.goto(files.url)
        visitor.press("home-play-now")
        at_table(page)
        game, table = page.url, table_in(page)
        play(visitor, Mouse(), until=lambda screen: bool(screen.tiles))
        began = kept_head(page, table)["engine"]
        files.update(next_version(tmp_path / "next"))
        play(visitor, Mouse(), until=lambda screen: bool(screen.tiles))
        page.goto(f"{files.url}/settings")
        install(visitor)
        visitor.wait_for(lambda: any("f" * 16 in name for name in kept_versions(page)))
        assert any(began in name for name in kept_versions(page))
        assert is_next(page)
        # Pages of the new version lead to the game in the old one, as its address does.
        page.goto(files.url)
        page.locator(f"a[href='/table/{table}']").first.click()
        at_table(page)
        visitor.wait_for(lambda: not is_next(page))
        page.goto(game)
        at_table(page)
        assert not is_next(page)
        play(visitor, Mouse(), until=lambda screen: bool(screen.tiles))
        assert kept_head(page, table)["engine"] == began
        visitor.press("table-more")
        visitor.press("remove-ended-do")
        visitor.dialog().get_by_role("button", name=visitor.say("remove-ended-do")).last.click()
        visitor.wait_for(lambda: kept_head(page, table)["line"]["status"] == "over")
        page.goto(f"{files.url}/settings")
        install(visitor)
        visitor.wait_for(lambda: not any(began in name for name in kept_versions(page)))
        page.goto(game)
        assert is_next(page)
        page.goto(files.url)
        expect(visitor.button("home-play-now")).to_be_visible()


def test_an_evening_is_finished_by_the_version_it_began_with(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with served(app_folder()) as files, visiting(browser, server) as people:
        visitor = people.visit(metered=False, expects=(REFUSED, *UNREACHABLE))
        page = visitor.page
        page.goto(f"{files.url}/settings")
        install(visitor)
        page.goto(f"{files.url}/pad")
        fill_form(visitor, "Anna", "Juris")
        visitor.press("evening-begin", count=2)
        as_player(visitor, 0)
        lay(visitor, "5-5-5")
        scored(visitor, 2)
        evening, began = page.url, page.evaluate(ENGINES)
        page.evaluate("() => void (document.body.dataset.same = 'page')")
        files.update(next_version(tmp_path / "next"))
        newer = visitor.context.new_page()
        newer.goto(f"{files.url}/settings")
        newer.get_by_text(visitor.say("offline-ready")).wait_for(timeout=INSTALL_TIMEOUT)
        visitor.wait_for(lambda: "f" * 16 in newer.evaluate(CURRENT))
        newer.close()
        # Nothing changes under those who are writing; parts that were not loaded before still come.
        lay(visitor, "4-5-5")
        scored(visitor, 3)
        visitor.press("evening-menu")
        visitor.dialog().get_by_role("switch").first.wait_for()
        page.keyboard.press("Escape")
        assert page.locator("body[data-same=page]").count() == 1
        assert page.evaluate(ENGINES) == began
        # The phone closes the tab: the page comes back as it was, with the same Python.
        page.reload()
        keys(visitor).first.wait_for()
        lay(visitor, "4-4-5")
        scored(visitor, 4)
        assert not is_next(page)
        assert page.evaluate(ENGINES) == began
        page.goto(f"{files.url}/pad")
        assert is_next(page)
        page.locator("[data-evening] a").first.click()
        scored(visitor, 4)
        assert not is_next(page)
        shown = totals(visitor)
        end_round(visitor)
        write_hands(visitor, 0, MATCH_WON)
        visitor.button("evening-share").wait_for()
        visitor.wait_for(lambda: page.evaluate(HELD) == 0)
        page.goto(evening)
        visitor.button("evening-share").wait_for()
        assert is_next(page)
        has_totals(visitor, shown[0] + MATCH_WON, shown[1])


def test_what_begins_before_an_update_is_here_is_of_the_new_version_already(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    """A page must not ask an older Python for what only its own knows."""
    with served(app_folder()) as files, visiting(browser, server) as people:
        visitor = people.visit(metered=False, expects=(REFUSED, *UNREACHABLE))
        page = visitor.page
        page.goto(f"{files.url}/settings")
        install(visitor)
        files.update(next_version(tmp_path / "next"))
        page.goto(f"{files.url}/pad")
        assert is_next(page)
        fill_form(visitor, "Anna", "Juris")
        visitor.press("evening-begin", count=2)
        scored(visitor, 1)
        (engine,) = page.evaluate(ENGINES)
        assert "f" * 16 in engine


def test_where_data_is_counted_a_new_evening_is_of_the_version_that_is_kept(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    """Page and Python agree, and nothing is fetched before somebody asks for it."""
    with served(app_folder()) as files, visiting(browser, server) as people:
        visitor = people.visit(metered=False, expects=(REFUSED, *UNREACHABLE))
        page = visitor.page
        page.goto(f"{files.url}/settings")
        install(visitor)
        visitor.context.add_init_script(METERED)
        files.update(next_version(tmp_path / "next"))
        asked = files.times_python()
        page.goto(f"{files.url}/pad")
        assert is_next(page)
        fill_form(visitor, "Anna", "Juris")
        visitor.press("evening-begin", count=2)
        scored(visitor, 1)
        assert not is_next(page)
        (engine,) = page.evaluate(ENGINES)
        assert "f" * 16 not in engine
        # What only a newer version can have written is not called damaged.
        page.goto(f"{files.url}{a_link('edit of a later version')}")
        visitor.sees("evening-old-rules")
        assert files.times_python() == asked
        page.goto(f"{files.url}/settings")
        page.get_by_role("button", name="MB").click()
        install(visitor)
        page.goto(f"{files.url}{a_link('edit of a later version')}")
        visitor.sees("evening-bad-link")


def test_without_a_network_the_newest_version_stays_the_current_one(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    """The version of an unfinished game is kept beside it, and is the older of the two."""
    with served(app_folder()) as files, visiting(browser, server) as people:
        visitor = people.visit(metered=False, expects=(REFUSED, *UNREACHABLE))
        page = visitor.page
        page.goto(f"{files.url}/settings")
        install(visitor)
        page.goto(files.url)
        visitor.press("home-play-now")
        at_table(page)
        game = page.url
        files.update(next_version(tmp_path / "next"))
        page.goto(f"{files.url}/settings")
        install(visitor)
        current, both = page.evaluate(CURRENT), kept_versions(page)
        assert "f" * 16 in current
        assert len(both) == 2
        visitor.go_offline()
        page.goto(f"{files.url}/settings")
        install(visitor)
        assert (page.evaluate(CURRENT), kept_versions(page)) == (current, both)
        assert is_next(page)
        page.goto(game)
        at_table(page)
        assert not is_next(page)


def test_the_archive_of_python_is_fetched_last() -> None:
    """So a version that has it is whole."""
    manifest = json.loads((app_folder() / "engine.json").read_text(encoding="utf-8"))
    assert manifest["files"][-1]["path"] == f"/py/{manifest['hash']}/python.zip"
