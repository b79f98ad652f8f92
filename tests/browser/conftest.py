"""A real browser at a real server with the app as it is built; whose console must stay empty."""

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.visitor import Visitor, visiting
from tests.server.servers import Server, serving
from trimino.server.http.pages import app_folder

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a process share; each has guests and tables of its own."""
    with hosting(tmp_path_factory) as running:
        yield running


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that one test may kill."""
    with hosting(tmp_path_factory) as running:
        yield running


@pytest.fixture
def visit(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[..., Visitor]]:
    """Somebody opens the app: `visit()`, with options such as `touch=True` or `dark=True`."""
    with visiting(browser, server) as people:
        yield people.visit
        if request.node.stash.get(FAILED, False):
            pytest.fail(f"What was seen: {[*people.look(tmp_path)]}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def hosting(folders: pytest.TempPathFactory) -> AbstractContextManager[Server]:
    assert (app_folder() / "index.html").is_file(), "The app is not built: python3 run.py web"
    # The next round is dealt when everyone is ready, and not by itself before they are.
    return serving(f"sqlite:///{folders.mktemp('browser') / 'tables.db'}", TRIMINO_DEAL_PAUSE="60")
