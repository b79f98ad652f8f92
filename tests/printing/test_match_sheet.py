"""Score sheets of matches: every turn adds up to the totals of the rules."""

import random

import pytest

from tests.printing.pdf_reading import read_pages
from trimino.messages.ending_messages import match_messages
from trimino.printing.document import document_pdf
from trimino.printing.match_sheet import MatchSheet
from trimino.rules import RULESETS, Match, Ruleset, published
from trimino.words import Words, languages

NAMES = ("Anna", "Jānis", "Žydrė", "Řehoř", "Ева", "Zoë")


def played(rules: Ruleset, players: int, seed: int = 4) -> Match:
    rng, match = random.Random(seed), Match(rules, players=players)
    while not match.over:
        if match.needs_deal:
            match.deal(rng)
        match.play(rng.choice(list(match.legal)))
    return match


def number(text: str) -> int:
    return int(text.replace("−", "-") or 0)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_lines_add_up_to_the_totals(rules: Ruleset) -> None:
    for players in {rules.tables[0], rules.tables[-1], *([1] if rules.solo else [])}:
        match = played(rules, players)
        words = Words(languages()[players % len(languages())])
        rows = list(MatchSheet(match, NAMES[:players])._rows(words))
        for seat in range(players):
            cells = [row.cells[seat] for row in rows]
            points = [number(text) for texts in cells for text in texts[:-1]]
            assert sum(points) == match.totals[seat]
            totals = [number(texts[-1]) for texts in cells if texts[-1]]
            assert totals[-1:] in ([match.totals[seat]], [])
        assert sum(row.closes_round for row in rows) == len(match.rounds)


def test_turns_of_a_solo_game_have_lines_of_their_own() -> None:
    match = played(published("trimino"), 1)
    rows = list(MatchSheet(match, NAMES[:1])._rows(Words("en")))
    laid = sum(event.laid is not None for event in match.rounds[0].events)
    assert len(rows) > laid > 2


@pytest.mark.parametrize("language", languages())
def test_a_long_match_goes_on_over_pages_and_says_who_won(language: str) -> None:
    words = Words(language)
    match = played(published("triomino"), 4)
    pages = read_pages(document_pdf(MatchSheet(match, NAMES[:4]), words))
    for page in pages:
        assert all(name in page.words for name in NAMES[:4])
    endings = [words.say(line) for line in match_messages(match.view(None), NAMES[:4])]
    assert all(line in pages[-1].words for line in endings)
    texts = [text.text for page in pages for text in page.texts()]
    assert all(str(total).replace("-", "−") in texts for total in match.totals)
    assert any(words.say("pad-round", round=len(match.rounds)) in text for text in texts)
