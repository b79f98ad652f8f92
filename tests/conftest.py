"""Sample sizes of the tests: small by default, full with --long."""

import gc
import os
import signal
import tempfile
from collections.abc import Callable

import pytest
from hypothesis import settings

from tests.counts import LONG, SAMPLE

# The sample is the same each time, so that only a change of the project can make it fail.
settings.register_profile("sample", max_examples=SAMPLE, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=LONG, deadline=None, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the full counts, not a sample")


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Shells start background jobs with it ignored, and programs under test would inherit that.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # Tests start hundreds of programs; each would compile every module again if none may be kept.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # Tests expect English, whatever the language of the machine.
    os.environ["TRIMINO_LANGUAGE"] = "en"
    # Nor do they depend on rules and guests that somebody keeps on this machine.
    data = tempfile.TemporaryDirectory(prefix="trimino-data-")
    os.environ["XDG_DATA_HOME"] = data.name
    config.add_cleanup(data.cleanup)
    settings.load_profile("long" if config.getoption("--long") else "sample")


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over modules and tests, which saves 7 % of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of tests that are coroutines."""
    return "asyncio"


@pytest.fixture(scope="session")
def count(pytestconfig: pytest.Config) -> Callable[[int, int], int]:
    """`count(sample, full)` is the number of repetitions: `full` with --long."""
    long = bool(pytestconfig.getoption("--long"))
    return lambda sample, full: full if long else sample
