"""Fixtures of the tests of thinking."""

import pytest

from trimino.engine.warm import ensure_compiled


@pytest.fixture(scope="session")
def compiled() -> None:
    """Everything is compiled once; of several processes the others wait for it."""
    ensure_compiled()
