"""The library as Python programmers expect it: repr, copy, length, pictures, text."""

import copy
import inspect
import random
import subprocess
import sys
import xml.etree.ElementTree as ET
from typing import Any

import pytest

import trimino
from tests.rules.positions import TABLES, Table, by_name, moments
from trimino.rules import (
    DECLINE,
    DRAW,
    ORIGIN,
    PASS,
    RULESETS,
    TILES,
    IllegalAction,
    Match,
    Place,
    Reason,
    Tile,
    published,
)

NAMES = {name: getattr(trimino, name) for name in trimino.__all__}


def played(rules: str = "triomino", players: int = 2, actions: int = 30) -> Match:
    match, rng = Match(published(rules), players), random.Random(2)
    match.deal(rng)
    while len(match.round.events) < actions and not match.round.over:
        match.play(rng.choice(list(match.legal)))
    return match


def values(table: Table) -> list[Any]:
    *_, match = moments(table, 1, rounds=1)
    view = match.view(0)
    return [
        table.rules,
        match.round.deal,
        *match.round.events,
        match.round.end,
        match.outcome,
        view.now.events,
    ]


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_values_can_be_pasted_back(table: Table) -> None:
    for value in values(table):
        assert eval(repr(value), NAMES) == value


@pytest.mark.parametrize("value", [*TILES[:3], ORIGIN, DRAW, PASS, DECLINE, *RULESETS], ids=str)
def test_small_values_can_be_pasted_back(value: object) -> None:
    assert eval(repr(value), NAMES) == value


def test_what_cannot_be_pasted_back_is_a_summary() -> None:
    match = played()
    view = match.view(0)
    things = match, match.round, match.legal, match.round.state, match.round.fields[0], view
    for thing in (*things, view.now, view.now.position):
        shown = repr(thing)
        assert shown.startswith("<")
        assert shown.endswith(">")
        assert len(shown) < 200
        assert " object at " not in shown


def test_a_summary_counts_one_of_a_kind() -> None:
    match = played(actions=1)
    assert repr(match) == "<Match of triomino, 2 players, 1 round>"
    assert repr(match.round) == "<Round of triomino: 1 action, turn>"
    assert repr(match.round.fields[0]) == "<Field 0: 1 tile>"
    assert repr(match.view(0)) == "<MatchView of triomino, 2 players, 1 round>"
    assert (
        repr(Match(published("triomino"), players=1)) == "<Match of triomino, 1 player, 0 rounds>"
    )


def test_values_that_are_equal_have_the_same_hash() -> None:
    match, twin = played(), played()
    error = IllegalAction(Reason.TILE_NOT_HELD, tile=Tile(3, 4, 4))
    again = IllegalAction(Reason.TILE_NOT_HELD, tile=Tile(3, 4, 4))
    listed = trimino.Message("list", {"parts": [1, {"a": 2}]})
    pairs = [
        (match.rules.replace(), twin.rules),
        (match.round.deal, twin.round.deal),
        (match.round.fields[0], twin.round.fields[0]),
        (match.round.state, twin.round.state),
        (match.round.events, twin.round.events),
        (match.view(0), twin.view(0)),
        (match.rules.hand, trimino.HandSizes(dict(match.rules.hand))),
        (error.message, again.message),
        (listed, trimino.Message("list", {"parts": [1, {"a": 2}]})),
    ]
    for one, other in pairs:
        assert one == other
        assert hash(one) == hash(other)


def test_an_error_is_a_sentence_and_pastes_back() -> None:
    error = IllegalAction(Reason.TILE_NOT_HELD, tile=Tile(3, 4, 4))
    assert str(error) == "3-4-4 is not in your hand. Lay a tile you hold."
    again = eval(repr(error), NAMES)
    assert (type(again), again.reason, again.message) == (type(error), error.reason, error.message)
    with pytest.raises(trimino.SetupError, match="There is no tile 9-9-9 in this set"):
        Tile(9, 9, 9)


def test_without_fluent_an_error_is_its_name_and_details() -> None:
    code = (
        "import sys; sys.modules['fluent'] = sys.modules['fluent.runtime'] = None\n"
        "import trimino\n"
        "try: trimino.Tile(9, 9, 9)\n"
        "except trimino.TriminoError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "tile-unknown (tile=9-9-9)\n"


@pytest.mark.parametrize(
    ("use", "expected"),
    [
        ("trimino", {"trimino", "trimino.rules"}),
        ("trimino.replay", {"trimino", "trimino.rules", "trimino.records"}),
    ],
)
def test_importing_the_package_loads_the_rules_alone(use: str, expected: set[str]) -> None:
    """Records, drawing and sentences are loaded by the first of their names that is used."""
    code = (
        f"import sys; before = set(sys.modules); import trimino; {use}\n"
        "print(*sorted(name for name in set(sys.modules) - before\n"
        "    if name.partition('.')[0] not in sys.stdlib_module_names))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    parts = {".".join(name.split(".")[:2]) for name in done.stdout.split()}
    # Records take TypedDict from there, if it is installed and Python is older than 3.12.
    assert parts - {"typing_extensions"} == expected
    assert use != "trimino" or "typing_extensions" not in parts


def test_a_match_asks_for_a_rule_set_not_for_its_id() -> None:
    with pytest.raises(TypeError, match=r"such as published\('triomino'\), not 'tri-domino'"):
        trimino.Match("tri-domino", players=2)  # type: ignore[arg-type]  # The mistake.


def test_names_that_are_lazy_are_there() -> None:
    assert {"draw_svg", "draw_text", "say"} <= set(dir(trimino)) & set(trimino.__all__)
    assert trimino.say("tile-not-held", tile="3-4-4").startswith("3-4-4 is not in your hand")
    with pytest.raises(AttributeError, match="nonsense"):
        getattr(trimino, "nonsense")  # noqa: B009 - mypy knows that it is not there


@pytest.mark.parametrize("table", TABLES[::6], ids=by_name)
def test_the_number_of_legal_actions(table: Table) -> None:
    for match in moments(table, 2, rounds=1):
        assert len(match.round.copy().legal) == len(list(match.legal))
        assert bool(match.legal) == (len(match.legal) > 0)


def test_a_shallow_copy_is_a_match_of_its_own() -> None:
    match = played(actions=10)
    for twin in (copy.copy(match), copy.deepcopy(match)):
        assert twin == match
        twin.play(twin.legal.default)
        assert len(match.round.events) == 10
        assert twin != match
    round = copy.copy(match.round)
    round.undo()
    assert len(match.round.events) == 10


@pytest.mark.parametrize("table", TABLES[::4], ids=by_name)
def test_a_match_is_set_up_like_another(table: Table) -> None:
    *_, match = moments(table, 1, rounds=1)
    for other in (match, match.view(None)):
        again = Match.with_setup_of(other)
        assert again.needs_deal
        assert not again.rounds
        again.deal(match.round.deal)
        for event in match.round.events:
            again.play(event.action, by_clock=event.by_clock)
        assert again == match


def test_a_match_is_read_from_its_record() -> None:
    match = played()
    document = trimino.record_of(match, ["Anna", "Juris"])
    assert Match.from_record(document) == Match.from_record(trimino.dump(document)) == match
    with pytest.raises(trimino.RecordError):
        Match.from_record("{}")


def test_tiles_and_placements_are_read_from_text() -> None:
    assert Tile.from_text("3-4-4") == Tile.from_text("344") == Tile(3, 4, 4)
    match = played()
    for place in (event.action for event in match.round.events):
        if isinstance(place, Place):
            assert Place.from_text(trimino.format_place(place)) == place
    for read in (Tile.from_text, Place.from_text):
        with pytest.raises(trimino.NotationError):
            read("434")


def test_pictures_for_notebooks_show_no_hidden_hand() -> None:
    match = played()
    own, tile = match.view(0), Tile(3, 4, 4)
    pictures = [thing._repr_svg_() for thing in (match, match.round, match.view(None))]
    assert len(set(pictures)) == 1
    others = [own._repr_svg_(), own.now._repr_svg_(), own.now.position._repr_svg_()]
    assert len(set(others)) == 1
    assert others[0] != pictures[0]
    undealt = Match(published("triomino"), players=2)
    more = [match.round.fields[0]._repr_svg_(), tile._repr_svg_(), undealt._repr_svg_()]
    for picture in (*pictures, *others, *more, undealt.view(0)._repr_svg_()):
        assert ET.fromstring(picture).tag.endswith("svg")


def test_every_public_name_has_a_docstring() -> None:
    missing = []
    for name in trimino.__all__:
        thing = getattr(trimino, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            missing += [name] if not inspect.getdoc(thing) else []
        if inspect.isclass(thing) and thing.__module__.startswith("trimino."):
            missing += [f"{name}.{member}" for member in _undocumented(thing)]
    assert not missing


def _undocumented(kind: type) -> list[str]:
    own = [(name, member) for name, member in vars(kind).items() if not name.startswith("_")]
    return [
        name
        for name, member in own
        if isinstance(member, (property, classmethod, staticmethod)) or inspect.isfunction(member)
        if not inspect.getdoc(getattr(kind, name) if not isinstance(member, property) else member)
    ]
