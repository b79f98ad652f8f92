"""Whoever reads a sentence about themselves is addressed: You lay, Anna lays."""

import re

import pytest

from tests.words.locales import messages, uses
from trimino.messages.players import ReaderName, listed_players
from trimino.rules import Message
from trimino.words import Words, languages

NUMBER_OF_PLAYERS = (
    "end-blocked",
    "hand-size-",
    "new-hand-of",
    "no-such-player",
    "rules-",
    "ruleset-",
    "solo-is-alone",
    "too-few-tiles",
    "value-hand",
)
"""Messages in which `$players` is a number begin like this."""

ONLY_NAMES = {
    "end-points": "a name before a colon",
    "end-screen-others-ready": "those who are ready beside the reader",
    "hand-over": "several people share a screen, and have names",
    "lobby-free-seat": "another player's seat",
    "no-such-player": "a number",
    "online-absent": "others that are not here",
    "page-standing": "a name before a colon",
    "play-forfeit": "a bot",
    "remove-label": "names after a colon",
    "remove-won-means": "the other player",
    "replay-player": "a name before a colon",
    **{
        f"table-away-{who}{when}": "others that are not here"
        for who in ("bot", "clock")
        for when in ("", "-later", "-soon")
    },
    "table-away-waits": "others that are not here",
    "table-pass-device": "several people share a device, and have names",
    "table-uncover": "several people share a device, and have names",
}
"""Messages that need no second person, and why."""

SECOND_PERSON = {
    language: re.compile(rf"\b({words})\b", re.IGNORECASE)
    for language, words in {
        "en": "you|your",
        "lv": "tu|tev|tevi|tav[ast]?|tavā|tavi|taviem|tavu",
        "lt": "tu|tau|tave|tavo|laimėjai|pralaimėjai|dėjai|delsei|pirmavai|išplėšei",
        "ru": "вы|вам|вас|ваш|ваша|ваше|вашей|вашего|ваших|вашу|вами",
        "cs": "ty|ti|tě|tobě|tvůj|tvoje|tvé|tvých|tv[éý]m|přikládáš|vyčkáváš|vyhráváš|prohráváš|"
        "dělíš",
    }.items()
}
"""Words that address the reader, by language; not all forms of verbs."""

YOU, ANNA, JURIS = ReaderName("You"), "Anna", "Juris"


def persons_needed(name: str) -> dict[str, set[str]]:
    """The players that a message is about, and the persons that it must tell apart."""
    needed = {}
    variables = uses(name).variables
    if "player" in variables:
        needed["player"] = {"you", "other"}
    if "players" in variables and not name.startswith(NUMBER_OF_PLAYERS):
        several = {"you-too"} if "count" in variables else set()
        needed["players"] = {"you", "other", *several}
    return needed


@pytest.mark.parametrize("language", languages())
def test_every_sentence_about_a_player_has_a_second_person(language: str) -> None:
    lacking = {
        (name, player): missing
        for name in messages()
        if name not in ONLY_NAMES
        for player, needed in persons_needed(name).items()
        if (missing := needed - uses(name, language).persons.get(player, set()))
    }
    assert lacking == {}


def test_the_exceptions_are_about_players() -> None:
    assert [name for name in ONLY_NAMES if not persons_needed(name)] == []


def said(language: str, name: str, *players: str, **details: object) -> str:
    named = listed_players(range(len(players)), players)
    details |= {"player": named, "players": named, "count": len(players)}
    return Words(language).say(Message(name, details))


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["You lay 3-4-4", "Anna lays 3-4-4"]),
        ("lv", ["Tu izspēlē 3-4-4", "Anna izspēlē 3-4-4"]),
        ("lt", ["Tu dedi 3-4-4", "Anna deda 3-4-4"]),
        ("ru", ["Вы выкладываете 3-4-4", "Anna выкладывает 3-4-4"]),
        ("cs", ["Přikládáš 3-4-4", "Anna přikládá 3-4-4"]),
    ],
)
def test_the_verb_follows_the_person(language: str, sentences: list[str]) -> None:
    told = [said(language, "event-lays", who, tile="3-4-4", field=1) for who in (YOU, ANNA)]
    assert told == sentences


@pytest.mark.parametrize(
    ("language", "shared", "among_others"),
    [
        (
            "en",
            "You and Anna have the highest total, 90, and share the win.",
            "Anna and Juris have the highest total, 90, and share the win.",
        ),
        (
            "lv",
            "Tu un Anna dalāt uzvaru: lielākā kopsumma, 90.",
            "Ar lielāko kopsummu, 90, uzvaru dala Anna un Juris.",
        ),
        (
            "lt",
            "Tu ir Anna turite didžiausią sumą, 90, ir dalijatės pergale.",
            "Anna ir Juris turi didžiausią sumą, 90, ir dalijasi pergale.",
        ),
        (
            "ru",
            "Вы и Anna набираете больше всех, 90, и делите победу.",
            "Anna и Juris набирают больше всех, 90, и делят победу.",
        ),
        (
            "cs",
            "Ty a Anna máte nejvyšší skóre, 90, a dělíte se o výhru.",
            "Anna a Juris mají nejvyšší skóre, 90, a dělí se o výhru.",
        ),
    ],
)
def test_the_reader_comes_first_among_several(
    language: str, shared: str, among_others: str
) -> None:
    you = ReaderName(Words(language).say("player-you"))
    assert said(language, "match-highest", ANNA, you, total=90) == shared
    assert said(language, "match-highest", ANNA, JURIS, total=90) == among_others


def test_a_person_who_is_called_you_is_somebody_else() -> None:
    assert said("en", "event-passes", "You") == "You passes"
    assert said("en", "event-passes", YOU) == "You pass"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 11, 25])
def test_a_review_of_another_player_does_not_say_you(language: str, number: int) -> None:
    reviews = [name for name in messages() if name.startswith(("review-", "moment-"))]
    assert len(reviews) > 40
    for name in reviews:
        details = {**dict.fromkeys(uses(name).variables, number), "player": ANNA}
        told = Words(language).say(name, **details)
        assert not SECOND_PERSON[language].search(told), told


DRAWN = {"round": 2, "who": "own", "tile": "1-2-3", "fate": "…", "points": 5, "percent": 10}
"""A draw that a review tells of."""

LEFT = {
    "tiles": 3,
    "value": 20,
    "own": 9,
    "other": 1,
    "own_tiles": 2,
    "other_tiles": 1,
    "other_value": 5,
    "drawn": 8,
    "rival": "Anna",
}
"""What a review tells of the end of a round."""


@pytest.mark.parametrize("language", languages())
def test_a_review_of_the_reader_says_you(language: str) -> None:
    for name in ("review-won", "review-lost", "review-won-many", "review-why-unlucky"):
        told = said(language, name, YOU, own=1, other=2, rounds=3, **DRAWN)
        assert SECOND_PERSON[language].search(told), told
    for name in ("left", "others", "out", "blocked", "drawn", "count"):
        told = said(
            language,
            f"review-end-{name}",
            YOU,
            round=2,
            who="own",
            many=0,
            free=2,
            rounds=3,
            **LEFT,
        )
        assert SECOND_PERSON[language].search(told), told
