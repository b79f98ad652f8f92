"""Fixtures of the tests of the engine."""

import pytest

from trimino.engine.warm import ensure_compiled


@pytest.fixture(autouse=True, scope="session")
def _compiled() -> None:
    """Everything is compiled once; of several processes the others wait for it."""
    ensure_compiled()
