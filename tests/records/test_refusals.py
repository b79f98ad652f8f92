"""Refusals of records that are well-formed JSON, with the place of the error."""

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from tests.records.playing import played, said
from tests.referee.records import BY_HAND
from trimino.records.record import RecordError, RecordReason, record_of, replay
from trimino.rules import DRAW, Match, Place, published
from trimino.words import Words, languages

Document = dict[str, Any]


class Case(NamedTuple):
    """A way to spoil a record, and what the referee then says, about which round and action."""

    spoil: Callable[[Document], object]
    reason: RecordReason
    round: int = 0
    action: int = 0


def first(document: Document) -> Document:
    """The first round."""
    written: Document = document["rounds"][0]
    return written


def act(number: int, **changes: object) -> Callable[[Document], object]:
    """Change keys of an action of the first round."""
    return lambda document: first(document)["actions"][number - 1].update(changes)


def ended(**changes: object) -> Callable[[Document], object]:
    return lambda document: first(document)["end"].update(changes)


def top(**changes: object) -> Callable[[Document], object]:
    return lambda document: document.update(changes)


def dealt(**changes: object) -> Callable[[Document], object]:
    return lambda document: first(document).update(changes)


def ruled(**changes: object) -> Callable[[Document], object]:
    return lambda document: document["rules"].update(changes)


def break_off(document: Document) -> None:
    """Take away the last action and all that follows from it."""
    first(document)["actions"].pop()
    del first(document)["end"]
    document.update(finished=False, winners=[])
    first(document)["totals"] = [3, 2]


def broken_off(spoil: Callable[[Document], object]) -> Callable[[Document], object]:
    def both(document: Document) -> None:
        break_off(document)
        spoil(document)

    return both


R = RecordReason
CASES = {
    "no format": Case(lambda d: d.pop("format"), R.MISSING),
    "another format": Case(top(format="trimino-record/2"), R.WRONG_FORMAT),
    "format a number": Case(top(format=1), R.WRONG_FORMAT),
    "no rules": Case(lambda d: d.pop("rules"), R.MISSING),
    "rules a list": Case(top(rules=["triomino"]), R.WRONG_TYPE),
    "unknown rules": Case(top(rules="domino"), R.BAD_RULES),
    "no base": Case(lambda d: d["rules"].pop("base"), R.MISSING),
    "base null": Case(ruled(base=None), R.WRONG_TYPE),
    "unknown base": Case(ruled(base="domino"), R.BAD_RULES),
    "a rule out of range": Case(ruled(draw_limit=-1), R.BAD_RULES),
    "a rule of another type": Case(ruled(draw_limit=3.0), R.BAD_RULES),
    "a yes that is 1": Case(ruled(free_draw=1), R.BAD_RULES),
    "rules that never end": Case(ruled(rounds=None), R.BAD_RULES),
    "no players": Case(lambda d: d.pop("players"), R.MISSING),
    "players text": Case(top(players="AB"), R.WRONG_TYPE),
    "a name a number": Case(top(players=["Anna", 7]), R.WRONG_TYPE),
    "a name that moves the cursor": Case(top(players=["Anna", "\x1b[A"]), R.BAD_NAME),
    "nobody": Case(top(players=[]), R.BAD_SETUP),
    "too many players": Case(top(players=["A", "B", "C"]), R.BAD_SETUP),
    "one player who is not solo": Case(top(players=["Anna"]), R.MISSING),
    "one player and solo false": Case(top(players=["Anna"], solo=False), R.DISAGREES),
    "two players solo": Case(top(solo=True), R.DISAGREES),
    "solo a number": Case(top(solo=0), R.DISAGREES),
    "youngest not there": Case(top(youngest=2), R.BAD_SETUP),
    "youngest true": Case(top(youngest=True), R.WRONG_TYPE),
    "youngest null": Case(top(youngest=None), R.WRONG_TYPE),
    "no such number of rounds": Case(top(rounds_to_play=0), R.BAD_SETUP),
    "rounds to play null": Case(top(rounds_to_play=None), R.WRONG_TYPE),
    "a well's size for two": Case(top(well_size=0), R.BAD_SETUP),
    "no rounds key": Case(lambda d: d.pop("rounds"), R.MISSING),
    "rounds an object": Case(top(rounds={}), R.WRONG_TYPE),
    "no rounds": Case(top(rounds=[]), R.MATCH_UNFINISHED),
    "too few rounds": Case(top(rounds_to_play=2), R.MATCH_UNFINISHED),
    "a round too many": Case(
        lambda d: d["rounds"].append(deepcopy(first(d))), R.ROUND_AFTER_MATCH, 2
    ),
    "a round that is none": Case(top(rounds=[None]), R.WRONG_TYPE, 1),
    "no hands": Case(lambda d: first(d).pop("hands"), R.MISSING, 1),
    "a hand that is text": Case(dealt(hands=["0-0-0", "1-1-1"]), R.WRONG_TYPE, 1),
    "a hand missing": Case(lambda d: first(d)["hands"].pop(), R.BAD_DEAL, 1),
    "a tile missing": Case(lambda d: first(d)["hands"][0].pop(), R.BAD_DEAL, 1),
    "a tile in the well twice": Case(dealt(well=["0-0-0"]), R.BAD_DEAL, 1),
    "a tile of a larger set": Case(dealt(well=["5-5-5"]), R.BAD_DEAL, 1),
    "an unknown tile": Case(dealt(well=["0-0-6"]), R.UNKNOWN_TILE, 1),
    "a tile the other way round": Case(dealt(well=["1-0-0"]), R.UNKNOWN_TILE, 1),
    "a tile that is a list": Case(dealt(well=[[0, 0, 0]]), R.UNKNOWN_TILE, 1),
    "no well": Case(lambda d: first(d).pop("well"), R.MISSING, 1),
    "a start for two": Case(dealt(start="2-2-2"), R.BAD_DEAL, 1),
    "no actions key": Case(lambda d: first(d).pop("actions"), R.MISSING, 1),
    "no actions": Case(dealt(actions=[]), R.ROUND_UNFINISHED, 1),
    "an action that is none": Case(dealt(actions=["place"]), R.WRONG_TYPE, 1, 1),
    "an action missing": Case(lambda d: first(d)["actions"].pop(), R.ROUND_UNFINISHED, 1),
    "an action too many": Case(
        lambda d: first(d)["actions"].append({"seat": 0, "do": "pass", "points": -10}),
        R.ACTION_AFTER_END, 1, 5,
    ),
    "no seat": Case(lambda d: first(d)["actions"][0].pop("seat"), R.MISSING, 1, 1),
    "the wrong seat": Case(act(2, seat=0), R.DISAGREES, 1, 2),
    "seat false": Case(act(1, seat=False), R.DISAGREES, 1, 1),
    "seat 1.0": Case(act(2, seat=1.0), R.DISAGREES, 1, 2),
    "no do": Case(lambda d: first(d)["actions"][0].pop("do"), R.MISSING, 1, 1),
    "do nothing": Case(act(2, do="nothing"), R.UNKNOWN_ACTION, 1, 2),
    "do a list": Case(act(2, do=["place"]), R.UNKNOWN_ACTION, 1, 2),
    "a draw from no well": Case(act(3, do="draw", tile="0-0-0"), R.ILLEGAL, 1, 3),
    "a pass of one who can place": Case(act(2, do="pass"), R.ILLEGAL, 1, 2),
    "nothing to decline": Case(act(2, do="decline"), R.ILLEGAL, 1, 2),
    "not the tile that opens": Case(act(1, tile="0-0-0", corners=[0, 0, 0]), R.ILLEGAL, 1, 1),
    "not a turn of the tile": Case(act(2, corners=[1, 0, 0]), R.ILLEGAL, 1, 2),
    "turned another way": Case(act(2, corners=[0, 1, 1]), R.ILLEGAL, 1, 2),
    "a cell too far": Case(act(2, at=[7, 7, "up"]), R.ILLEGAL, 1, 2),
    "a cell very far": Case(act(2, at=[10**400, 0, "up"]), R.ILLEGAL, 1, 2),
    "no such field": Case(act(2, field=1), R.ILLEGAL, 1, 2),
    "field -1": Case(act(2, field=-1), R.ILLEGAL, 1, 2),
    "field false": Case(act(2, field=False), R.WRONG_TYPE, 1, 2),
    "a cell sideways": Case(act(2, at=[0, 0, "left"]), R.WRONG_TYPE, 1, 2),
    "a cell without a way": Case(act(2, at=[0, 0]), R.WRONG_TYPE, 1, 2),
    "a cell of booleans": Case(act(2, at=[False, False, "down"]), R.WRONG_TYPE, 1, 2),
    "a cell of floats": Case(act(2, at=[0.0, 0, "down"]), R.WRONG_TYPE, 1, 2),
    "two corners": Case(act(2, corners=[1, 1]), R.WRONG_TYPE, 1, 2),
    "corners of booleans": Case(act(2, corners=[True, True, False]), R.WRONG_TYPE, 1, 2),
    "no points": Case(lambda d: first(d)["actions"][2].pop("points"), R.MISSING, 1, 3),
    "wrong points": Case(act(3, points=-9), R.DISAGREES, 1, 3),
    "points with the end's": Case(act(4, points=26), R.DISAGREES, 1, 4),
    "points true": Case(act(4, points=True), R.DISAGREES, 1, 4),
    "points 1.0": Case(act(4, points=1.0), R.DISAGREES, 1, 4),
    "by nobody": Case(act(3, by="nobody"), R.DISAGREES, 1, 3),
    "by null": Case(act(3, by=None), R.DISAGREES, 1, 3),
    "not the clock's play": Case(act(2, by="clock"), R.ILLEGAL, 1, 2),
    "no end": Case(lambda d: first(d).pop("end"), R.MISSING, 1),
    "end null": Case(dealt(end=None), R.WRONG_TYPE, 1),
    "end for another reason": Case(ended(reason="blocked"), R.DISAGREES, 1),
    "other points at the end": Case(ended(points=[0, 24]), R.DISAGREES, 1),
    "points at the end 25.0": Case(ended(points=[0, 25.0]), R.DISAGREES, 1),
    "points at the end of one": Case(ended(points=[25]), R.DISAGREES, 1),
    "another winner of the round": Case(ended(winners=[0]), R.DISAGREES, 1),
    "a winner of the round twice": Case(ended(winners=[1, 1]), R.DISAGREES, 1),
    "a winner of the round true": Case(ended(winners=[True]), R.WRONG_TYPE, 1),
    "no totals": Case(lambda d: first(d).pop("totals"), R.MISSING, 1),
    "wrong totals": Case(dealt(totals=[3, 27]), R.DISAGREES, 1),
    "a total too many": Case(dealt(totals=[3, 28, 0]), R.DISAGREES, 1),
    "no winners": Case(lambda d: d.pop("winners"), R.MISSING),
    "another winner": Case(top(winners=[0]), R.DISAGREES),
    "winners a number": Case(top(winners=1), R.WRONG_TYPE),
    "no finished": Case(lambda d: d.pop("finished"), R.MISSING),
    "finished 1": Case(top(finished=1), R.WRONG_TYPE),
    "not finished though over": Case(top(finished=False, winners=[]), R.MATCH_FINISHED),
    "finished though broken off": Case(broken_off(top(finished=True)), R.ROUND_UNFINISHED, 1),
    "broken off with an end": Case(
        broken_off(dealt(end={"reason": "blocked", "points": [0, 0], "winners": []})),
        R.END_TOO_EARLY, 1,
    ),
    "broken off with an end that is null": Case(broken_off(dealt(end=None)), R.END_TOO_EARLY, 1),
    "broken off with wrong totals": Case(broken_off(dealt(totals=[3, 3])), R.DISAGREES, 1),
    "broken off with a winner": Case(broken_off(top(winners=[1])), R.DISAGREES),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_spoilt_record_is_refused_with_its_place(name: str) -> None:
    case, document = CASES[name], deepcopy(BY_HAND)
    case.spoil(document)
    error = refused(document)
    details = error.message.details
    place = details.get("round", 0), details.get("action", 0)
    assert (error.reason, *place) == (case.reason, case.round, case.action)
    sentence = said(error)
    if case.action:
        assert sentence.startswith(f"Round {case.round}, action {case.action}: ")
    elif case.round:
        assert sentence.startswith(f"Round {case.round}: ")


def refused(document: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(document)
    return caught.value


@pytest.mark.parametrize("document", [None, [], "record", 7, [BY_HAND]])
def test_what_is_no_object_is_no_record(document: object) -> None:
    assert refused(document).reason is R.WRONG_TYPE


def test_an_error_carries_what_was_expected_and_found() -> None:
    document = deepcopy(BY_HAND)
    first(document)["totals"] = [3, 27]
    error = refused(document)
    details = error.message.details
    assert (details["key"], details["expected"], details["found"]) == (
        "totals",
        "[3, 28]",
        "[3, 27]",
    )
    assert said(error) == (
        "Round 1: “totals” is [3, 27] in the record, but by the rules it is [3, 28]."
    )


@pytest.mark.parametrize("language", languages())
def test_a_number_below_zero_has_the_minus_of_sentences(language: str) -> None:
    document = deepcopy(BY_HAND)
    first(document)["actions"][2]["points"] = -9
    sentence = Words(language).say(refused(document).message)
    assert "\N{MINUS SIGN}9" in sentence
    assert "-9" not in sentence


def test_a_key_within_an_object_is_named_in_full() -> None:
    document = deepcopy(BY_HAND)
    first(document)["end"]["points"] = [0, 24]
    assert refused(document).message.details["key"] == "end.points"
    del document["rules"]["base"]
    assert refused(document).message.details["key"] == "rules.base"


def test_the_rules_own_reason_is_inside() -> None:
    document = deepcopy(BY_HAND)
    first(document)["actions"][1]["do"] = "pass"
    assert said(refused(document)) == (
        "Round 1, action 2: The rules do not allow this. "
        "You have a tile that fits, so you must lay one."
    )


def test_what_may_be_left_out_of_a_match_broken_off() -> None:
    for keys in ([], ["winners"], ["totals"], ["winners", "totals"]):
        document = deepcopy(BY_HAND)
        break_off(document)
        for key in keys:
            document.pop(key, None)
            first(document).pop(key, None)
        match = replay(document)
        assert not match.over
        assert len(match.round.events) == 3


def test_only_the_last_round_may_break_off() -> None:
    document = deepcopy(BY_HAND)
    whole = deepcopy(first(document))
    break_off(document)
    document.update(rounds_to_play=2)
    document["rounds"].append(whole)
    error = refused(document)
    assert (error.reason, error.message.details["round"]) == (R.ROUND_UNFINISHED, 1)


def test_what_is_not_known_is_passed_over_everywhere() -> None:
    document = deepcopy(BY_HAND)
    for part in (
        document,
        document["rules"],
        first(document),
        first(document)["end"],
        *first(document)["actions"],
    ):
        part["unknown"] = {"nested": [1.5, None]}
    assert replay(document) == replay(BY_HAND)


def test_winners_may_be_listed_in_any_order() -> None:
    shared = next(
        match
        for seed in range(200)
        if len((match := played((published("goliath-kids"), 4), seed)).winners) > 1
    )
    document = record_of(shared, ["Anna", "Juris", "Ina", "Pēteris"])
    document["winners"].reverse()
    assert replay(document).winners == shared.winners


def two_draws(*by_clock: bool) -> Document:
    """A match broken off after an opening and draws by the clock or not."""
    for seed in range(1000):
        match = Match(published("tri-domino"), 2)
        match.deal(random.Random(seed))
        match.play(match.legal.default)
        for clock in by_clock:
            if match.legal.default == DRAW:
                match.push(DRAW, by_clock=clock)
        if len(match.round.events) == 1 + len(by_clock):
            return record_of(match, ["Anna", "Juris"])
    raise AssertionError("nobody ever had to draw twice")


def test_the_clock_plays_the_whole_turn() -> None:
    for by_clock in ((True, True), (False, True), (False, False)):
        replay(two_draws(*by_clock))
    error = refused(two_draws(True, False))
    assert error.reason is R.DISAGREES
    details = error.message.details
    assert (details["key"], details["expected"], details["action"]) == ("by", '"clock"', 3)


def test_a_drawn_tile_is_the_next_of_the_well() -> None:
    document = two_draws(False, False)
    first(document)["actions"][1]["tile"] = first(document)["well"][1]
    error = refused(document)
    assert (error.reason, error.message.details["key"]) == (R.DISAGREES, "tile")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"start": None}, R.UNKNOWN_TILE),
        ({"hands": [[]]}, R.BAD_DEAL),
        ({"well": []}, R.BAD_DEAL),
    ],
)
def test_a_spoilt_solo_deal_is_refused(changes: dict[str, object], reason: RecordReason) -> None:
    document = record_of(played((published("trimino"), 1), 1), ["Anna"])
    assert document["solo"] is True
    replay(document)
    first(document).update(changes)
    error = refused(document)
    assert (error.reason, error.message.details["round"]) == (reason, 1)
    del first(document)["start"]
    assert refused(document).reason is R.BAD_DEAL


def test_millions_of_actions_cost_no_more_than_those_of_a_round() -> None:
    document = deepcopy(BY_HAND)
    first(document)["actions"] += [{}] * 3_000_000
    assert refused(document).reason is R.ACTION_AFTER_END


def test_every_action_of_a_whole_match_is_looked_at() -> None:
    match = played((published("triodominio-reverse"), 3), 5)
    document = record_of(match, ["Anna", "Juris", "Ina"])
    for number, written in enumerate(document["rounds"], 1):
        for count, action in enumerate(written["actions"], 1):
            action["points"] += 1
            details = refused(document).message.details
            assert (details["round"], details["action"]) == (number, count)
            action["points"] -= 1
    assert isinstance(match.rounds[0].events[0].action, Place)
    replay(document)
