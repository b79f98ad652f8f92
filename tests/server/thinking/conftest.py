"""What the tests of thinking share."""

import pytest

from trimino.engine.warm import make_ready


@pytest.fixture(scope="session")
def compiled() -> None:
    """Everything is compiled once; of several processes the others wait for it."""
    make_ready()
