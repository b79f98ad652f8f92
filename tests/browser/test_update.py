"""A new version of the app that arrives in the middle of a game on the device."""

import json
import re
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, Page, expect
from starlette.responses import PlainTextResponse

from tests.browser.local_log import kept_head, table_in
from tests.browser.playing import Mouse, play
from tests.browser.test_offline import DRAW_AT_ONCE, at_table, install
from tests.browser.visitor import REFUSED, UNREACHABLE, visiting
from tests.server.servers import Server, free_port
from trimino.server.http.pages import Pages, app_folder

CURRENT = "caches.open('trimino-current').then((c) => c.match('/current')).then((r) => r.text())"
KEPT = "caches.keys().then((names) => names.filter((name) => name.startsWith('trimino-offline-')))"


class FileServer:
    """Serves the files of an app alone; another version can take its place."""

    def __init__(self, folder: Path) -> None:
        self.pages = Pages(folder, PlainTextResponse("", status_code=404))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def update(self, folder: Path) -> None:
        self.pages.files = Pages(folder, PlainTextResponse("")).files


@contextmanager
def served(folder: Path) -> Iterator[FileServer]:
    files = FileServer(folder)
    config = uvicorn.Config(files.pages, port=files.port, log_level="warning", lifespan="off")
    process = uvicorn.Server(config)
    thread = threading.Thread(target=process.run)
    thread.start()
    try:
        while not process.started:
            time.sleep(0.01)
        yield files
    finally:
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


def kept_versions(page: Page) -> list[str]:
    found: list[str] = page.evaluate(KEPT)
    return found


def test_old_files_stay_while_another_tab_uses_them(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with served(app_folder()) as files, visiting(browser, server) as people:
        visitor = people.visit(expects=(REFUSED, *UNREACHABLE))
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
        visitor = people.visit(expects=(REFUSED, *UNREACHABLE))
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
        page.goto(game)
        at_table(page)
        play(visitor, Mouse(), until=lambda screen: bool(screen.tiles))
        assert kept_head(page, table)["engine"] == began
        visitor.press("table-more")
        visitor.press("remove-ended-do")
        visitor.dialog().get_by_role("button", name=visitor.say("remove-ended-do")).last.click()
        visitor.wait_for(lambda: kept_head(page, table)["line"]["status"] == "over")
        page.goto(f"{files.url}/settings")
        install(visitor)
        visitor.wait_for(lambda: not any(began in name for name in kept_versions(page)))
        page.goto(files.url)
        expect(visitor.button("home-play-now")).to_be_visible()
