"""Forfeited moves: a bot fails to answer, and the default is played for it (settlement 19)."""

from trimino.rules.errors import TriminoError
from trimino.rules.word_enum import WordEnum


class ForfeitReason(WordEnum):
    """Reasons why an external bot forfeits its move."""

    NOT_STARTED = "forfeit-not-started"
    WRONG_HELLO = "forfeit-wrong-hello"
    GIVEN_UP = "forfeit-given-up"
    TOO_LATE = "forfeit-too-late"
    ENDED = "forfeit-ended"
    TOO_LONG = "forfeit-too-long"
    NOT_JSON = "forfeit-not-json"
    NOT_AN_ANSWER = "forfeit-not-an-answer"
    ILLEGAL = "forfeit-illegal"


class Forfeit(TriminoError):
    """A decision without a playable action; `name` in the details is the bot's."""

    reason: ForfeitReason
