"""Records from before settlements were amended: judged by how these were read then."""

import copy
import random
from typing import Any

import pytest

from tests.records.earlier import DRAW, READINGS, WINNER, earlier_records
from tests.records.playing import every_table, names, played, said
from trimino.records.record import RecordError, RecordReason, record_of, replay, replay_to
from trimino.rules import DRAW as TO_DRAW
from trimino.rules import RULESETS, EarlierReading, Match, Solo, WinnerReason, published
from trimino.rules.earlier_readings import earlier_readings, rules_as_read
from trimino.rules.sampling import possible_match
from trimino.rules.scoring import best_seats
from trimino.words import match_messages, say

Record = dict[str, Any]
RECORDS = earlier_records()
PAIRS = list(zip(RECORDS, READINGS, strict=True))
every_record = pytest.mark.parametrize(("document", "readings"), PAIRS, ids=range(len(PAIRS)))


@every_record
def test_it_is_right_by_the_earlier_reading(
    document: Record, readings: tuple[EarlierReading, ...]
) -> None:
    match = Match.from_record(document)
    assert match.earlier == match.view(0).earlier == match.copy().earlier == readings
    assert list(match.winners) == document["winners"]
    assert list(match.totals) == document["rounds"][-1]["totals"]
    for reading in readings:
        assert say(reading.value).endswith(".")


@every_record
def test_its_match_is_the_same_after_it_is_written_again(
    document: Record, readings: tuple[EarlierReading, ...]
) -> None:
    match = replay(document)
    again = record_of(match, document["players"])
    assert replay(again) == match
    # Other fields of the rules say how the solo game scored, so that nothing is left to explain.
    assert replay(again).earlier == ((WINNER,) if WINNER in readings else ())


@every_record
def test_every_moment_is_of_the_earlier_reading(
    document: Record, readings: tuple[EarlierReading, ...]
) -> None:
    for number, written in enumerate(document["rounds"], start=1):
        for action in range(len(written["actions"]) + 1):
            match = replay_to(document, number, action)
            assert match.earlier == readings
            if DRAW in readings and TO_DRAW in match.legal:
                assert sum(score.points for score in match.legal.scores(TO_DRAW)) == -5


@every_record
def test_a_mistake_in_it_is_named_where_it_is(
    document: Record, readings: tuple[EarlierReading, ...]
) -> None:
    spoilt = copy.deepcopy(document)
    actions = spoilt["rounds"][-1]["actions"]
    actions[-1]["points"] += 1
    with pytest.raises(RecordError) as caught:
        replay(spoilt)
    assert caught.value.reason is RecordReason.DISAGREES
    place = caught.value.message.details
    assert (place["round"], place["action"]) == (len(spoilt["rounds"]), len(actions))
    assert said(caught.value)
    # What comes before the mistake can be looked at, as always.
    assert replay_to(spoilt, 1, 1).rounds_dealt == 1


@every_record
def test_rules_that_use_a_later_field_have_no_earlier_reading(
    document: Record, readings: tuple[EarlierReading, ...]
) -> None:
    rules = document["rules"]
    house = {"base": rules} if isinstance(rules, str) else rules
    later = {**document, "rules": {**house, "stop_cost": 1}}
    with pytest.raises(RecordError):
        replay(later)


def test_the_winner_of_the_last_round_is_explained() -> None:
    for document, readings in PAIRS:
        if WINNER in readings:
            view = replay(document).view(None)
            assert view.outcome is not None
            assert view.outcome.won_by is WinnerReason.ROUND_WINNER
            assert view.winners == view.outcome.winners != best_seats(view.totals)
            assert "won the last round, and with it the match" in say(
                match_messages(view, "AB")[-1]
            )


@every_table
def test_a_match_of_today_has_no_earlier_reading(table: tuple[Any, int]) -> None:
    match = played(table, seed=11)
    assert replay(record_of(match, names(match))).earlier == ()


def test_of_the_published_rules_only_one_solo_game_was_read_otherwise() -> None:
    for rules in RULESETS:
        assert earlier_readings(rules, solo=False) == ()
        expected = (DRAW,) if rules.base == "triple-domino" else ()
        assert earlier_readings(rules, solo=True) == expected


def test_a_solo_game_with_a_cost_of_its_own_was_never_read_otherwise() -> None:
    rules = published("triple-domino").replace(solo=Solo(0, 19, draw_cost=2))
    assert earlier_readings(rules, solo=True) == ()
    assert rules_as_read(rules, ()) == rules


def test_a_possible_match_is_of_the_same_reading() -> None:
    match = replay(RECORDS[3])
    assert possible_match(match.view(0), random.Random(1)).winners == match.winners
