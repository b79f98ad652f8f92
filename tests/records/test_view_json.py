"""A view as JSON: all that its reader may know and do, and nothing else."""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.rules.positions import TABLES, Table, by_name, moments
from tests.rules.reader_knowledge import hidden_tiles, twins
from trimino.records.notation import NotationError, NotationReason, parse_place
from trimino.records.record import dump, record_of
from trimino.records.view_json import read_action, view_values
from trimino.rules import (
    Cell,
    Draw,
    Field,
    IllegalAction,
    LegalActions,
    Match,
    Phase,
    Place,
    Reason,
    Ruleset,
    Tile,
    published,
)

Count = Callable[[int, int], int]
Values = dict[str, Any]

every_table = pytest.mark.parametrize("table", TABLES, ids=by_name)


def seen(match: Match, reader: int | None) -> Values:
    """The JSON of a view, written and read again."""
    values: Values = json.loads(dump(view_values(match.view(reader))))
    return values


def some_moments(table: Table, count: Count) -> Iterator[Match]:
    for number, match in enumerate(moments(table, seed=3, rounds=count(2, 4))):
        if number % count(31, 5) == 2 or match.round.over:
            yield match


def tile(name: str) -> Tile:
    return Tile(*map(int, name.split("-")))


def texts(value: object) -> Iterator[str]:
    """Every text in a value of JSON, however deep."""
    match value:
        case str():
            yield value
        case dict():
            for inner in value.values():
                yield from texts(inner)
        case list():
            for inner in value:
                yield from texts(inner)


def rules_of(written: str | Values) -> Ruleset:
    if isinstance(written, str):
        return published(written)
    changes = dict(written)
    return published(changes.pop("base")).replace_json(changes)


def field_of(number: int, laid: list[Values]) -> Field:
    field = Field(number)
    for values in laid:
        x, y, points_to = values["at"]
        a, b, c = values["corners"]
        at = Cell(x, y, points_to == "down")
        field = field.lay(Place(tile(values["tile"]), at, (a, b, c), values["field"]))
    return field


def rebuilt(values: Values) -> LegalActions:
    """The legal actions, from the JSON alone."""
    if values["seat"] != values["turn"]:
        return LegalActions(rules_of(values["rules"]), Phase.OVER)
    fields = tuple(field_of(number, laid) for number, laid in enumerate(values["fields"]))
    hand, drawn = (tuple(map(tile, values[key])) for key in ("hand", "drawn"))
    rules, phase = rules_of(values["rules"]), Phase(values["phase"])
    solo, opener_is_set = values["seats"] == 1, "opener" in values
    return LegalActions(rules, phase, fields, hand, drawn, values["well"], solo, opener_is_set)


@every_table
def test_it_is_enough_to_tell_what_is_legal(table: Table, count: Count) -> None:
    for match in some_moments(table, count):
        for reader in (*range(match.players), None):
            values = seen(match, reader)
            legal = rebuilt(values)
            assert list(legal) == list(match.view(reader).legal)
            told = [read_action(choice["action"], legal) for choice in values["legal"]]
            assert told == list(legal)
            for choice, action in zip(values["legal"], told, strict=True):
                assert choice["points"] == sum(score.points for score in legal.scores(action))
                if isinstance(action, Place):
                    assert choice["kind"] == legal.kind(action)[0]
                    cells = [[[*cell] for cell in group] for group in legal.bonus(action)]
                    bonus = choice.get("bonus", [])
                    assert [[[x, y, way == "down"] for x, y, way in one] for one in bonus] == cells
                    assert [choice["tile"], choice["field"]] == [str(action.tile), action.field]


NEWEST = published("triomino").replace_json(
    {
        "after_drawing": "newest",
        "next_opener": "rotation",
        "opener": "highest-tile",
        "target": None,
        "target_met": None,
        "rounds": 3,
        "solo": {"hand": 9, "well": 20, "draw_cost": 2},
    }
)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_it_is_enough_where_the_newest_tile_or_the_round_before_decides(seats: int) -> None:
    for match in moments(Table(NEWEST, seats, "newest"), seed=5, rounds=3):
        for reader in (*range(seats), None):
            values = seen(match, reader)
            assert list(rebuilt(values)) == list(match.view(reader).legal)
            opener = match.view(reader).now.opener
            assert values.get("opener") == opener
            assert (opener is not None) == (match.rounds_dealt > 1)
            assert "opener" not in values or values["opener"] == match.round.opener


@every_table
def test_it_says_why_what_is_not_legal_is_refused(table: Table, count: Count) -> None:
    reasons = set()
    for match in some_moments(table, count):
        for reader in (*range(match.players), None):
            values = seen(match, reader)
            laid = {choice.get("tile", choice["do"]) for choice in values["legal"]}
            others = () if reader is None else ("draw", "pass")
            assert {*values["hand"], *others} - laid == set(values["refused"])
            reasons |= {why["name"] for why in values["refused"].values()}
    assert reasons <= set(Reason)


def test_whoever_changes_what_they_were_told_changes_it_for_nobody_else() -> None:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(1))
    match.play(match.legal.default)
    before = seen(match, match.round.turn)
    values: Any = view_values(match.view(match.round.turn))
    for told in (*values["legal"], *values["refused"].values()):
        told.clear()
    assert seen(match, match.round.turn) == before


@every_table
def test_what_is_hidden_makes_no_difference(table: Table, count: Count) -> None:
    rng, found = random.Random(table.name), 0
    for match in some_moments(table, count):
        for reader in (match.round.turn, (match.round.turn + 1) % match.players, None):
            for twin in twins(match, reader, rng, tries=2):
                assert dump(view_values(twin.view(reader))) == dump(view_values(match.view(reader)))
                found += twin != match
    assert found or table.seats == 1


@every_table
def test_no_hidden_tile_is_named(table: Table, count: Count) -> None:
    for match in some_moments(table, count):
        if match.over:
            continue
        for reader in (match.round.turn, (match.round.turn + 1) % match.players, None):
            said = list(texts(seen(match, reader)))
            named = {tile(text) for text in said if re.fullmatch(r"\d-\d-\d", text)}
            named |= {parse_place(text).tile for text in said if re.match(r"\d{3}[ud]", text)}
            assert not named & set(hidden_tiles(match.round, reader))
            assert bool(named) == (reader is not None or bool(match.round.fields))


@every_table
def test_it_speaks_as_the_record_does(table: Table, count: Count) -> None:
    for match in some_moments(table, count):
        names = [f"player {seat}" for seat in range(match.players)]
        record = json.loads(dump(record_of(match, names)))
        written, reader = record["rounds"][-1], match.round.turn
        values = seen(match, reader)
        for action in written["actions"]:
            if action["do"] == "draw" and action["seat"] != reader and not match.over:
                del action["tile"]
        assert values["actions"] == written["actions"]
        assert values["rules"] == record["rules"]
        assert values["end"] == written.get("end")
        assert values["totals"] == written["totals"]
        past = [{key: played[key] for key in ("end", "totals")} for played in record["rounds"][:-1]]
        assert values["played"] == past
        assert values["winners"] == record["winners"]


@pytest.mark.parametrize("table", TABLES[::5], ids=by_name)
def test_it_tells_the_table_as_it_stands(table: Table, count: Count) -> None:
    for match in some_moments(table, count):
        now = match.round
        for reader in (*range(match.players), None):
            values = seen(match, reader)
            assert values["seat"] == reader
            assert (values["seats"], values["turn"]) == (match.players, now.turn)
            assert values["counts"] == [len(hand) for hand in now.hands]
            assert values["well"] == len(now.well)
            assert values["hand"] == ([] if reader is None else list(map(str, now.hands[reader])))
            assert values["draws"] == len(now.drawn)
            assert values["drawn"] == (list(map(str, now.drawn)) if reader == now.turn else [])
            assert values["points"] == list(now.points)
            assert values["before"] == list(now.before)
            shown = match.over or (now.end is not None and now.end.hands_counted)
            assert values["hands"] == (
                [list(map(str, hand)) for hand in now.hands] if shown else None
            )


def test_what_the_table_chose_is_told() -> None:
    match = Match(published("trimino"), 1, well_size=7)
    match.deal(random.Random(1))
    values = seen(match, 0)
    assert (values["seats"], values["well_size"], values["rounds_to_play"]) == (1, 7, None)
    match = Match(published("triodominio"), 3, youngest=2, rounds_to_play=4)
    match.deal(random.Random(1))
    values = seen(match, 1)
    assert (values["youngest"], values["rounds_to_play"], values["well_size"]) == (2, 4, None)


def test_an_action_that_is_not_legal_is_refused_with_the_reason() -> None:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(1))
    with pytest.raises(IllegalAction) as refused:
        read_action("pass", match.legal)
    assert refused.value.reason is Reason.MUST_OPEN
    with pytest.raises(NotationError) as unread:
        read_action("resign", match.legal)
    assert unread.value.reason is NotationReason.NOT_AN_ACTION


def test_an_action_is_read_as_the_one_that_is_legal() -> None:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(1))
    match.play(match.legal.default)
    assert read_action(" Draw", match.legal) == Draw()
    assert read_action("draw", match.legal) in match.legal
