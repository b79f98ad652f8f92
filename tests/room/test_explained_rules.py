"""Rules in words, and for as many players as sit down."""

import pytest

from trimino.room.rules_values import explained_rules
from trimino.rules import SetupError
from trimino.words import in_english

FORTY = {"base": "trimino", "hand": {"2": 40}}


def test_rules_that_deal_some_tables_are_explained() -> None:
    assert explained_rules(FORTY, in_english)["tables"] == [3, 4, 5, 6]
    assert explained_rules(FORTY, in_english, 3)["tables"] == [3, 4, 5, 6]


def test_rules_that_cannot_be_dealt_to_the_players_are_refused_in_words() -> None:
    with pytest.raises(SetupError, match="only 56 tiles, too few to deal each of them 40"):
        explained_rules(FORTY, in_english, 2)
