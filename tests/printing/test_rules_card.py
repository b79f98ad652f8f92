"""Rules cards: one page, in the sentences of the rules, large enough to read."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings

from tests.printing.pdf_reading import ReadPage, read_pages
from tests.strategies import rulesets
from trimino.messages.sheet_messages import rules_sections
from trimino.printing.card_figures import card_figures
from trimino.printing.document import document_pdf
from trimino.printing.paper import MM_PER_POINT, Paper
from trimino.printing.rules_card import LEAST_NEEDED, READABLE, RulesCard
from trimino.rules import RULESETS, PlacementKind, Ruleset, published
from trimino.words import Words, knows, languages

CENTRE = Paper.A4.size.width / 2
WORDS = {language: Words(language) for language in languages()}


def printed(card: RulesCard, language: str = "en") -> ReadPage:
    (page,) = read_pages(document_pdf(card, WORDS[language]))
    return page


def sentences(rules: Ruleset, language: str) -> dict[str, str]:
    lines = (line for section in rules_sections(rules) for line in section.lines)
    return {line.name: WORDS[language].say(line) for line in lines}


def body_size(page: ReadPage) -> float:
    """The size of the dots before the sentences, in points."""
    return min(text.size for text in page.texts() if text.text == "•") / MM_PER_POINT


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_card_has_one_readable_page_in_every_language(
    rules: Ruleset, count: Callable[[int, int], int]
) -> None:
    """In a sample each sheet is printed in two languages, and each language on both papers."""
    every = list(product(languages(), Paper))
    first = 3 * RULESETS.index(rules)
    for number in range(count(2, len(every))):
        language, paper = every[(first + number) % len(every)]
        page = printed(RulesCard(rules, paper=paper), language)
        assert page.size == tuple(paper.size)
        assert_complete(page, rules, language)


def assert_complete(page: ReadPage, rules: Ruleset, language: str) -> None:
    assert body_size(page) * MM_PER_POINT >= READABLE - 0.001
    assert_inside(page)
    text = page.words.replace("• ", "")
    assert WORDS[language].say(f"ruleset-{rules.base}") in text
    missing = {name for name, line in sentences(rules, language).items() if line not in text}
    assert missing == left_out(missing), missing
    assert bool(missing) is (WORDS[language].say("print-card-shortened") in text)


def left_out(names: set[str]) -> set[str]:
    """Those of them that a card may leave out."""
    patterns = [pattern.rstrip("*") for group in LEAST_NEEDED for pattern in group]
    return {
        name
        for name in names
        if any(name.startswith(pattern.split("*")[0]) for pattern in patterns)
    }


def assert_inside(page: ReadPage) -> None:
    width, height = page.size
    for text in page.texts():
        assert 10 < text.at.x < width - 10, text
        assert 10 < text.at.y < height - 10, text


@pytest.mark.parametrize("language", languages())
def test_no_line_of_a_sentence_stands_alone_in_a_column(language: str) -> None:
    for rules in RULESETS:
        texts = printed(RulesCard(rules), language).texts()
        texts = texts[[text.text for text in texts].index("•") :]
        right = [text for text in texts if text.at.x > CENTRE]
        first = texts.index(right[0])
        if right[0].at.x > min(text.at.x for text in right):
            # It goes on from the first column; a dot stands before the first line of a sentence.
            around = [text.text for text in texts[first - 2 : first + 2]]
            assert "•" not in around, around
            assert right[1].at.x == right[0].at.x, around


def test_every_message_that_may_be_left_out_exists() -> None:
    for group in LEAST_NEEDED:
        for pattern in group:
            if "*" not in pattern:
                assert knows(pattern), pattern


@settings(max_examples=15)
@given(rulesets())
def test_house_rules_fit_on_one_page(rules: Ruleset) -> None:
    page = printed(RulesCard(rules, name="Наши правила"), "ru")
    assert "Наши правила" in page.words
    assert_inside(page)


def test_house_rules_say_how_they_differ() -> None:
    rules = published("goliath").replace(draw_limit=2)
    page = printed(RulesCard(rules, name="Grandma’s"))
    assert "draw limit per turn: 2 (sheet: 3)" in page.words
    assert WORDS["en"].say("ruleset-goliath-about") not in page.words


def test_figures_show_what_they_are_called() -> None:
    kinds = [figure.field.kind(figure.place.at)[0] for figure in card_figures(published("trimino"))]
    assert kinds == [PlacementKind.BRIDGE, PlacementKind.DOUBLE, PlacementKind.HEXAGON]


def test_figures_say_what_the_rules_pay() -> None:
    page = printed(RulesCard(published("triomino").replace(bridge=15, double=0)))
    assert "bridge +15" in page.words
    assert "hexagon +50" in page.words
    assert "double +" not in page.words


def test_a_smaller_set_is_not_shown_tiles_it_lacks() -> None:
    assert not list(card_figures(published("triomino").replace(highest_value=4)))
