"""Refusals in words: none of them is bare."""

import re
from pathlib import Path

import pytest

LOCALES = Path(__file__).parents[2] / "trimino" / "locales"
BARE = {
    "en": "cannot be laid now",
    "lv": "pašlaik nevar izspēlēt",
    "lt": "dabar dėti negalima",
    "ru": "сейчас выложить нельзя",
    "cs": "teď přiložit nelze",
}
"""What was once said of a tile, without a reason."""


@pytest.mark.parametrize("language", BARE)
def test_no_refusal_in_the_browser_is_bare(language: str) -> None:
    for name in ("game", "home", "server", "web"):
        text = (LOCALES / language / f"{name}.ftl").read_text("utf-8")
        assert not re.findall(rf".*{BARE[language]}.*", text, re.IGNORECASE)


def test_every_language_is_looked_at() -> None:
    assert set(BARE) == {folder.name for folder in LOCALES.iterdir() if folder.is_dir()}
