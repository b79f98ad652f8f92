"""Blank score sheets: the columns and lines of what the rules score."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.printing.pdf_reading import ReadPage, read_pages
from trimino.printing.document import document_pdf
from trimino.printing.paper import Paper
from trimino.printing.score_grid import ScoreColumn, columns_for
from trimino.printing.score_sheet import ScoreSheet
from trimino.rules import RULESETS, Ruleset, SetupError, published
from trimino.rules.scored_items import items_at_end, items_in_play
from trimino.words import Words, languages

WORDS = {language: Words(language) for language in languages()}
TABLES = [
    (rules, players)
    for rules in RULESETS
    for players in ([1] if rules.solo else []) + list(rules.tables)
]


def printed(sheet: ScoreSheet, language: str = "en") -> ReadPage:
    (page,) = read_pages(document_pdf(sheet, WORDS[language]))
    return page


def heads(rules: Ruleset, players: int = 2) -> list[str]:
    columns = columns_for(items_in_play(rules, players))
    return [column.name.lower() for column in columns]


@pytest.mark.parametrize(
    ("rules", "players"), TABLES, ids=[f"{rules.base}-{players}" for rules, players in TABLES]
)
def test_one_page_has_the_columns_of_every_player(
    rules: Ruleset, players: int, count: Callable[[int, int], int]
) -> None:
    language = languages()[(players + len(rules.base)) % len(languages())]
    say = WORDS[language].say
    # A sample has both papers in turn.
    for paper in [*Paper][players % count(2, 1) :: count(2, 1)]:
        page = printed(ScoreSheet(rules, players, paper=paper), language)
        size = paper.size
        assert page.size in [(size.width, size.height), (size.height, size.width)]
        texts = [text.text for text in page.texts()]
        for column in columns_for(items_in_play(rules, players)):
            assert texts.count(say(column)) == players
        for item in items_at_end(rules, players):
            assert any(text.endswith(say(f"item-{item}")) for text in texts)
        for path in page.paths():
            assert all(0 < x < page.size[0] and 0 < y < page.size[1] for x, y in path.points)


def test_turns_are_not_numbered_like_rounds() -> None:
    texts = [text.text for text in printed(ScoreSheet(published("goliath"), 3)).texts()]
    first, second = (texts.index(f"round {number} · 1") for number in (1, 2))
    assert "2" in texts[first:second]
    assert not {"round 1", "round 2"} & {*texts}


def test_columns_follow_the_fields() -> None:
    triomino = published("triomino")
    free = triomino.replace(draw_cost=0, stuck_cost=0, empty_well_cost=0)
    plain = triomino.replace(bridge=0, double=0, hexagons=(0, 0, 0), opening_bonus=0)
    assert heads(triomino) == ["tile", "bonus", "cost", "total"]
    assert heads(free) == ["tile", "bonus", "total"]
    assert heads(plain) == ["tile", "cost", "total"]
    assert heads(published("triodominio")) == ["points", "total"]
    assert heads(published("triodominio-reverse")) == ["tile", "total"]


def test_columns_do_not_follow_the_name() -> None:
    reverse = published("triodominio-reverse")
    renamed = reverse.replace(base="triomino")
    assert heads(renamed) == heads(reverse)


def test_the_head_says_what_scores() -> None:
    page = printed(ScoreSheet(published("goliath"), 2))
    for phrase in ("to 400", "tile (its value)", "bridge +40", "hexagon +50/+60/+70", "draw −5"):
        assert phrase in page.words.replace("\u00a0", " ")
    assert "double" not in page.words


def test_house_rules_have_their_name() -> None:
    rules = published("triomino").replace(bridge=15)
    page = printed(ScoreSheet(rules, 2, name="Бабушкины правила"), "ru")
    assert "Бабушкины правила" in page.words
    assert "+15" in page.words


def test_a_name_of_any_length_fits() -> None:
    page = printed(ScoreSheet(published("triomino"), 2, name="W" * 80))
    (title,) = (text for text in page.texts() if "W" in text.text)
    assert title.size < 5


@pytest.mark.parametrize(("ruleset", "players"), [("goliath", 1), ("triodominio", 5)])
def test_a_sheet_for_players_who_cannot_play_is_refused(ruleset: str, players: int) -> None:
    with pytest.raises(SetupError):
        ScoreSheet(published(ruleset), players)


@pytest.mark.parametrize("players", range(1, 7))
def test_columns_are_wide_enough_to_write_in(players: int) -> None:
    page = printed(ScoreSheet(published("trimino"), players))
    middles = sorted(
        {text.at.x for text in page.texts() if text.text in map(WORDS["en"].say, ScoreColumn)}
    )
    assert len(middles) == 4 * players
    assert min(b - a for a, b in pairwise(middles)) > 7
