"""Fixtures: a real browser, a real server, and the built app, whose console must stay empty."""

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import FOR_TESTS, chromium
from tests.browser.visitor import LOOKS, Visitor, visiting
from tests.server.servers import Server, serving
from trimino.server.http.pages import app_folder

FAILED = pytest.StashKey[bool]()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests that take a look in two of them, and in all with --long."""
    if "look" in metafunc.fixturenames:
        full = len(LOOKS) if metafunc.config.getoption("--long") else 2
        metafunc.parametrize("look", [*LOOKS][:full])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium(*FOR_TESTS) as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Server shared by all tests of a process; each test has its own guests and tables."""
    with app_server(tmp_path_factory) as running:
        yield running


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Server of a single test, which may kill it."""
    with app_server(tmp_path_factory) as running:
        yield running


@pytest.fixture
def visit(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[..., Visitor]]:
    """Opens the app as a new visitor: `visit()`, with options like `touch=True` or `dark=True`."""
    with visiting(browser, server) as people:
        yield people.visit
        if request.node.stash.get(FAILED, False):
            pytest.fail(f"Screenshots: {[*people.screenshots(tmp_path)]}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def app_server(folders: pytest.TempPathFactory, **environ: str) -> AbstractContextManager[Server]:
    assert (app_folder() / "index.html").is_file(), "The app is not built: python3 run.py web"
    # A long pause: the next round is dealt once everyone is ready, not by the timer.
    file = folders.mktemp("browser") / "tables.db"
    return serving(f"sqlite:///{file}", TRIMINO_DEAL_PAUSE="60", **environ)
