"""Records that prove their deals fair, falsified ones, and ones that prove nothing."""

import json
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.fair_matches import deal_of, fair_match, fair_record
from tests.records.playing import MINIATURE, Table, every_table, names, said
from trimino.records.fair_deal import Fairness, fair_deal
from trimino.records.record import (
    RecordError,
    RecordReason,
    check_fair,
    dump,
    load,
    record_of,
    replay,
)
from trimino.rules import Deal, Match, published

Document = dict[str, Any]
R = RecordReason
TRIOMINO = published("triomino")


@every_table
def test_a_fair_match_is_proven(table: Table) -> None:
    match = fair_match(table)
    document = load(dump(fair_record(match)))
    assert replay(document) == match
    assert check_fair(document, match)


def test_the_well_that_was_chosen_is_dealt() -> None:
    match = fair_match((TRIOMINO, 1), well_size=5)
    assert len(match.rounds[0].deal.well) == 5
    assert check_fair(fair_record(match), match)


def test_a_match_broken_off_is_proven_as_far_as_it_went() -> None:
    match = Match(TRIOMINO, 3)
    assert check_fair(fair_record(match), match)
    match.deal(deal_of(match, 1, seed=1))
    assert check_fair(fair_record(match), match)


def test_nothing_is_proven_without_fair_or_without_a_contribution() -> None:
    match = fair_match((MINIATURE, 2))
    assert not check_fair(record_of(match, names(match)), match)
    alone = Match(MINIATURE, 2)
    fairness = Fairness(bytes(32), (None, None))
    alone.deal(fair_deal(MINIATURE, 2, *fairness, 1))
    assert not check_fair(record_of(alone, names(alone), {"fair": fairness.to_json()}), alone)


def refused(document: object, match: Match) -> RecordError:
    with pytest.raises(RecordError) as caught:
        check_fair(document, match)
    said(caught.value)
    return caught.value


@pytest.mark.parametrize("bent", [1, 2, 3])
def test_a_bent_deal_is_refused_with_its_round(bent: int) -> None:
    match = fair_match((published("triodominio"), 3), bent=bent)
    document = fair_record(match)
    assert replay(document) == match
    error = refused(document, match)
    assert (error.reason, error.message.details) == (R.FAIR_DEAL, {"round": bent, "action": 0})
    assert said(error) == (
        f"Round {bent}: The deal was tampered with: it does not follow from the secret "
        "and the contributions in “fair”."
    )


def test_two_tiles_at_the_bottom_of_the_well_are_a_bent_deal() -> None:
    fair = Match(TRIOMINO, 2)
    hands, well = (deal := deal_of(fair, 1, seed=1)).hands, deal.well
    fair.deal(Deal(hands, (*well[:-2], well[-1], well[-2])))
    assert refused(fair_record(fair), fair).reason is R.FAIR_DEAL


def test_a_bent_start_of_a_solo_game() -> None:
    match = fair_match((TRIOMINO, 1), bent=1)
    assert refused(fair_record(match), match).message.details["round"] == 1


def test_deals_of_one_match_prove_nothing_for_another() -> None:
    match = fair_match((MINIATURE, 2), seed=1)
    assert refused(fair_record(match, seed=2), match).reason is R.FAIR_DEAL


@cache
def miniature() -> Match:
    return fair_match((MINIATURE, 3))


def spoilt(**changes: object) -> Document:
    """A fair record with keys of `fair` changed."""
    document: Document = deepcopy(fair_record(miniature()))
    document["fair"].update(changes)
    return document


GOOD = "0f" * 32
CASES: dict[str, tuple[dict[str, object], RecordReason, str]] = {
    "another method": ({"method": "trimino-deal/2"}, R.FAIR_METHOD, "method"),
    "method 1": ({"method": 1}, R.FAIR_METHOD, "method"),
    "method null": ({"method": None}, R.FAIR_METHOD, "method"),
    "another commitment": ({"commitment": GOOD}, R.FAIR_SECRET, "secret"),
    "another secret": ({"secret": GOOD}, R.FAIR_SECRET, "secret"),
    "a short commitment": ({"commitment": GOOD[2:]}, R.WRONG_TYPE, "commitment"),
    "commitment null": ({"commitment": None}, R.WRONG_TYPE, "commitment"),
    "a short secret": ({"secret": GOOD[1:]}, R.WRONG_TYPE, "secret"),
    "a long secret": ({"secret": GOOD + "00"}, R.WRONG_TYPE, "secret"),
    "a secret with a line break": ({"secret": GOOD + "\n"}, R.WRONG_TYPE, "secret"),
    "a secret in capitals": ({"secret": GOOD.upper()}, R.WRONG_TYPE, "secret"),
    "a secret with blanks": ({"secret": "0f 0" * 16}, R.WRONG_TYPE, "secret"),
    "a secret of other digits": ({"secret": "\u0660" * 64}, R.WRONG_TYPE, "secret"),
    "a secret of numbers": ({"secret": [15] * 32}, R.WRONG_TYPE, "secret"),
    "contributions null": ({"contributions": None}, R.WRONG_TYPE, "contributions"),
    "contributions by seat": ({"contributions": {"0": GOOD}}, R.WRONG_TYPE, "contributions"),
    "no contributions": ({"contributions": []}, R.FAIR_SEATS, "contributions"),
    "one contribution": ({"contributions": [GOOD]}, R.FAIR_SEATS, "contributions"),
    "four contributions": ({"contributions": [None] * 4}, R.FAIR_SEATS, "contributions"),
    "an empty contribution": ({"contributions": ["", None, None]}, R.WRONG_TYPE, "contributions"),
    "contribution false": ({"contributions": [False] * 3}, R.WRONG_TYPE, "contributions"),
    "contribution 0": ({"contributions": [0] * 3}, R.WRONG_TYPE, "contributions"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_spoilt_fair_is_refused_with_its_place(name: str) -> None:
    changes, reason, key = CASES[name]
    error = refused(spoilt(**changes), miniature())
    assert (error.reason, error.message.details["key"]) == (reason, f"fair.{key}")
    assert f"“fair.{key}”" in said(error)


@pytest.mark.parametrize("key", ["method", "commitment", "secret", "contributions"])
def test_a_key_of_fair_that_is_missing(key: str) -> None:
    document = spoilt()
    del document["fair"][key]
    error = refused(document, miniature())
    assert (error.reason, error.message.details["key"]) == (R.MISSING, f"fair.{key}")


@pytest.mark.parametrize("fair", [None, True, [], "trimino-deal/1"])
def test_fair_must_be_an_object(fair: object) -> None:
    error = refused({**spoilt(), "fair": fair}, miniature())
    assert (error.reason, error.message.details["key"]) == (R.WRONG_TYPE, "fair")


def test_more_keys_may_stand_in_fair() -> None:
    assert check_fair(spoilt(unknown={"nested": [1.5, None]}), miniature())


scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.just(10**4000)
    | st.floats()
    | st.text(max_size=5)
    | st.text("0123456789abcdefABCDEF\ud800", min_size=62, max_size=66)
    | st.sampled_from(["trimino-deal/1", GOOD])
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)
keys = st.sampled_from(["method", "commitment", "secret", "contributions"])
sent_anything = st.fixed_dictionaries({"contributions": st.lists(scalars, min_size=3, max_size=3)})


@given(values | st.dictionaries(keys, values))
def test_any_fair_is_refused(fair: object) -> None:
    refused({**spoilt(), "fair": fair}, miniature())


@given(st.dictionaries(keys, values, min_size=1) | sent_anything)
def test_a_fair_that_is_partly_right_is_refused_unless_it_is_the_same(changes: Document) -> None:
    document = spoilt(**changes)
    try:
        assert check_fair(document, miniature())
    except RecordError as error:
        said(error)
    else:
        assert json.dumps(document["fair"]) == json.dumps(spoilt()["fair"])
