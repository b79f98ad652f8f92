"""Fixtures that keep the environment of a test run from changing its results."""

import pytest


@pytest.fixture(autouse=True)
def _on_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Output is as wide as 80 columns and without colours, whatever runs the tests."""
    for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("typer.rich_utils.FORCE_TERMINAL", None)
