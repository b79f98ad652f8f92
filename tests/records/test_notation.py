"""Tiles, placements, actions and positions as short text, and back."""

import random
import re
from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.records.playing import HOUSE_RULES, Table, every_table, moments, said
from tests.records.texts import (
    FOLLOW_UP,
    NEW_FIELD,
    NEWEST,
    OPENER_SET,
    OPENING,
    OVER,
    PASSED_FREELY,
    SOLO,
    TEXT,
    TWO_FIELDS,
)
from trimino.records.notation import (
    NotationError,
    NotationReason,
    format_action,
    format_place,
    format_position,
    format_tile,
    parse_action,
    parse_place,
    parse_position,
    parse_tile,
)
from trimino.rules import RULESETS, TILES, Cell, Match, Place, Position, Round, RulesetError, Tile
from trimino.words.language import Words

Count = Callable[[int, int], int]
R = NotationReason


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_a_tile_has_a_short_name_and_a_long_one(tile: Tile) -> None:
    assert parse_tile(format_tile(tile)) == parse_tile(str(tile)) == tile
    assert format_tile(tile) == f"{tile.a}{tile.b}{tile.c}"


@pytest.mark.parametrize("text", ["", "34", "443", "3-44", "346", "3444", "-3-4-4", "³44", "٣44"])
def test_what_is_no_tile_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tile(text)
    assert caught.value.reason is R.NOT_A_TILE
    assert said(caught.value)


placements = st.builds(
    lambda tile, turn, x, y, down, field: Place(
        tile, Cell(x, y, down), tile.turns[turn % len(tile.turns)], field
    ),
    st.sampled_from(TILES),
    st.integers(0, 2),
    st.integers(-60, 60),
    st.integers(-60, 60),
    st.booleans(),
    st.integers(0, 20),
)


@given(placements)
def test_a_placement_is_the_same_after_it_is_written_and_read(place: Place) -> None:
    text = format_place(place)
    assert parse_place(text) == parse_action(text) == place
    assert format_action(place) == text


def test_a_placement_is_corners_cell_and_field() -> None:
    place = Place(Tile(3, 4, 4), Cell(-1, 2, down=True), (4, 4, 3))
    assert format_place(place) == "443d-1,2"
    assert format_place(place._replace(field=3)) == "443d-1,2f3"


@pytest.mark.parametrize("word", ["draw", "pass", "decline"])
def test_other_actions_are_words(word: str) -> None:
    assert format_action(parse_action(word)) == word
    assert parse_action(f" {word.title()}\n") == parse_action(word)


@pytest.mark.parametrize(
    "text", ["", "443", "443d", "443d1", "443d1,2,3", "443x1,2", "443d1,2f", "d1,2", "443d1.0,2"]
)
def test_what_is_no_placement_is_refused(text: str) -> None:
    for parse, reason in ((parse_place, R.NOT_A_PLACEMENT), (parse_action, R.NOT_AN_ACTION)):
        with pytest.raises(NotationError) as caught:
            parse(text)
        assert caught.value.reason is reason
        assert said(caught.value)


@pytest.mark.parametrize("text", ["344d0,0", "434u5,-5f1", "012u0,0", "201d0,0"])
def test_a_tile_may_be_turned(text: str) -> None:
    assert format_place(parse_place(text)) == text


@pytest.mark.parametrize("text", ["021u0,0", "346u0,0"])
def test_a_tile_that_does_not_exist_cannot_be_placed(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.reason is R.NOT_A_PLACEMENT


def positions(round: Round) -> list[Position]:
    """What every seat sees, and a spectator."""
    return [round.view(reader).position for reader in (*range(round.players), None)]


@every_table
def test_a_position_is_the_same_after_it_is_written_and_read(table: Table, count: Count) -> None:
    for seed in range(count(1, 4)):
        rng = random.Random(seed)
        for match in moments(table, seed):
            if match.round.over or rng.random() < 1 / count(100, 8):
                for position in positions(match.round):
                    assert_round_trip(position)


def assert_round_trip(position: Position) -> None:
    text = format_position(position)
    again = parse_position(text)
    assert again == position
    assert again.rules == position.rules
    # Equal fields may have been laid in another order, which drawings show.
    assert [list(field.laid) for field in again.fields] == [
        list(field.laid) for field in position.fields
    ]
    assert list(again.legal) == list(position.legal)
    assert format_position(again) == text
    assert re.fullmatch(r"[a-z0-9=,.+:/-]+", text)
    assert "--" not in text
    assert ".." not in text


ALL_TEXTS = [TEXT, OPENING, FOLLOW_UP, NEW_FIELD, OVER, TWO_FIELDS, SOLO]
ALL_TEXTS += [OPENER_SET, NEWEST, PASSED_FREELY]


@pytest.mark.parametrize("text", ALL_TEXTS)
def test_a_text_is_the_same_after_it_is_read_and_written(text: str) -> None:
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize(
    "pasted",
    [
        f"  {TEXT} \n",
        TEXT.replace("/", "/\r\n"),
        TEXT.replace("fields", "fie\n lds"),
        "R" + TEXT[1:],
        f"\u00a0{TEXT}\u00a0",
    ],
)
def test_pasting_does_no_harm(pasted: str) -> None:
    assert parse_position(pasted) == parse_position(TEXT)


def test_tiles_may_be_in_any_order_and_by_their_long_names() -> None:
    other = TEXT.replace("014.122", "1-2-2.0-1-4")
    assert parse_position(other) == parse_position(TEXT)


def test_the_order_in_which_tiles_were_laid_is_kept() -> None:
    other = TEXT.replace("515d-1,0.055d0,-1", "055d0,-1.515d-1,0")
    assert parse_position(other) == parse_position(TEXT)
    assert format_position(parse_position(other)) == other


def test_an_opener_whom_the_round_before_decided_lays_the_triple_first() -> None:
    by_tile = OPENER_SET.replace("rules=triomino", "rules=triomino,opener=highest-tile")
    assert {place.tile for place in parse_position(by_tile).legal.placements} == {Tile(2, 2, 2)}
    # Without the section a tile decided, as in texts from before there was one.
    first = parse_position(by_tile.removesuffix("/opener=set"))
    assert {place.tile for place in first.legal.placements} == {Tile(3, 3, 4)}


def test_the_newest_tile_is_the_last_of_those_drawn() -> None:
    assert {place.tile for place in parse_position(NEWEST).legal.placements} == {Tile(1, 5, 5)}
    other = NEWEST.replace("235.233.155", "155.235.233")
    assert not parse_position(other).legal.placements


def test_everybody_may_have_passed_though_a_tile_fits() -> None:
    position = parse_position(PASSED_FREELY)
    assert any(field.places(tile) for tile in position.hand for field in position.fields)


@given(st.data())
def test_house_rules_are_told_in_full(data: st.DataObject) -> None:
    """Fields taken from any published rule set, as far as they can be played together."""
    sources = [rules.to_json() for rules in (*RULESETS, *HOUSE_RULES.values())]
    fields = data.draw(st.lists(st.sampled_from(list(sources[0])), unique=True, max_size=5))
    changes = {field: data.draw(st.sampled_from(sources))[field] for field in fields}
    try:
        rules = data.draw(st.sampled_from(RULESETS)).replace_json(changes)
    except RulesetError:
        assume(False)
    match = Match(rules, rules.players[0])
    match.deal(random.Random(1))
    assert_round_trip(match.round.view(0).position)


def test_house_rules_are_readable() -> None:
    rules = HOUSE_RULES["dear-draws"].replace_json(
        {"solo": {"hand": 0, "well": 12}, "hand": {"2": 8}, "players": [2, 3]}
    )
    match = Match(rules, 2)
    match.deal(random.Random(1))
    assert format_position(match.round.view(0).position).split("/")[0] == (
        "rules=trimino,players=2+3,hand=2:8+3:7,new-field=yes,draw-cost=40,target=60,"
        "rounds=3,solo=hand:0+well:12"
    )
    assert_round_trip(match.round.view(0).position)


def test_a_name_that_is_no_tile_is_quoted_as_each_language_does() -> None:
    with pytest.raises(NotationError) as refused:
        parse_tile("7-8-9")
    assert str(refused.value).startswith("“7-8-9” is not a tile.")
    assert "„7-8-9“ není kámen" in Words("cs").say(refused.value.message)
