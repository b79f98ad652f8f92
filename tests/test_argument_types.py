"""Arguments of wrong types: every public function refuses them with a sentence."""

import inspect
import io
import random
import re
from collections.abc import Callable, Iterator, Mapping
from enum import EnumType
from types import NoneType
from typing import Any, NamedTuple

import pytest

import trimino
import trimino.analysis
import trimino.bots
import trimino.engine
from trimino.analysis import analyse_match, analyse_position
from trimino.bots import find_player, play_match, seat_players
from trimino.engine import Budget, best_action, judge_actions
from trimino.rules import (
    TILES,
    Cell,
    Deal,
    Field,
    HandSizes,
    Match,
    MatchView,
    Place,
    Possibilities,
    Round,
    Tile,
    published,
)

WRONG = (None, 5, 2.5, "nonsense", b"x", [1], {"a": 1}, object())
"""Values of which every parameter but those of their own type must refuse each."""

RULES = published("triomino")
RECORD_NAMES = ["Anna", "Juris"]
TILE = Tile(3, 4, 4)
BUDGET = Budget(simulations=2)


def played() -> Match:
    match = Match(RULES, players=2)
    match.deal(random.Random(1))
    match.play(match.legal.default)
    return match


MATCH = played()
ROUND, LEGAL, FIELD = MATCH.round, MATCH.legal, MATCH.round.fields[0]
RECORD = trimino.record_of(MATCH, RECORD_NAMES)
OWN = MATCH.view(MATCH.round.turn)
POSITION = OWN.now.position
START = Place.from_text("444u0,0")
RNG = random.Random(1)


class Argument(NamedTuple):
    """A right value of a parameter, and the types that are right."""

    value: object
    kinds: tuple[type, ...]


def right(value: object, *kinds: type) -> Argument:
    return Argument(value, kinds or (type(value),))


def line() -> io.BytesIO:
    return io.BytesIO(trimino.dump(RECORD).encode())


Door = tuple[Callable[..., object], dict[str, Argument]]

RULES_ARGUMENT = {"rules": right(RULES)}
PLAYERS = {"players": right(2)}
SHUFFLE = {"rng": right(RNG)}
WELL_SIZE = {"well_size": right(None, NoneType, int)}
SEAT = {"seat": right(0, int, NoneType)}
TEXT = {"text": right("344")}
PLACEMENT = {"place": right(START)}
ACTION = {"action": right(MATCH.legal.default)}
RANDOMNESS = (random.Random, int, NoneType)
SEARCH = {
    "view": right(OWN),
    "budget": right(BUDGET),
    "rng": right(RNG, *RANDOMNESS),
}

DOORS: dict[str, Door] = {
    "Match.__init__": (
        Match,
        {
            **RULES_ARGUMENT,
            **PLAYERS,
            "youngest": right(0),
            "rounds_to_play": right(None, NoneType),
            "well_size": right(None, NoneType),
            "earlier": right((), tuple),
        },
    ),
    "Match.with_setup_of": (Match.with_setup_of, {"other": right(MATCH)}),
    "Match.from_record": (Match.from_record, {"record": right(RECORD)}),
    "Match.deal": (lambda source: Match(RULES, 2).deal(source), {"source": right(RNG)}),
    "Match.play": (lambda action: played().play(action), ACTION),
    "Match.push": (lambda action: played().push(action), ACTION),
    "Match.view": (MATCH.view, SEAT),
    "Round.__init__": (
        Round,
        {
            **RULES_ARGUMENT,
            "deal": right(ROUND.deal),
            "before": right(None, NoneType),
            "youngest": right(0),
            "opener": right(None, NoneType),
        },
    ),
    "Round.play": (played().round.play, ACTION),
    "Round.push": (played().round.push, ACTION),
    "Round.set_next_draw": (ROUND.copy().set_next_draw, {"tile": right(ROUND.well[1])}),
    "Round.view": (ROUND.view, SEAT),
    "Round.position": (ROUND.position, SEAT),
    "Deal.__init__": (
        lambda hands, well, start: Deal(hands, well, start).check(RULES),
        {
            "hands": right(ROUND.deal.hands),
            "well": right(ROUND.deal.well),
            "start": right(None),
        },
    ),
    "Deal.from_order": (
        lambda rules, players, tiles, well_size: Deal.from_order(
            rules, players, tiles, well_size
        ).check(rules),
        {**RULES_ARGUMENT, **PLAYERS, "tiles": right(TILES), "well_size": right(None)},
    ),
    "Deal.shuffled": (Deal.shuffled, {**RULES_ARGUMENT, **PLAYERS, **SHUFFLE}),
    "Deal.shuffled_solo": (Deal.shuffled_solo, {**RULES_ARGUMENT, **SHUFFLE, **WELL_SIZE}),
    "Deal.check": (ROUND.deal.check, RULES_ARGUMENT),
    "Field.__init__": (Field, {"number": right(0)}),
    "Field.places": (FIELD.places, {"tile": right(TILE)}),
    "Field.place": (FIELD.place, {"tile": right(TILE), "at": right(Cell(0, 0))}),
    "Field.kind": (FIELD.kind, {"at": right(Cell(0, 0))}),
    "Field.lay": (Field().lay, PLACEMENT),
    "Field.refusal": (Field().refusal, PLACEMENT),
    "LegalActions.of": (LEGAL.of, {"tile": right(TILE)}),
    "LegalActions.at": (LEGAL.at, {"cell": right(Cell(0, 0)), "field": right(0)}),
    "LegalActions.kind": (LEGAL.kind, PLACEMENT),
    "LegalActions.bonus": (LEGAL.bonus, PLACEMENT),
    "LegalActions.scores": (LEGAL.scores, ACTION),
    "Tile": (Tile, {"a": right(1), "b": right(2), "c": right(5)}),
    "Tile.from_text": (Tile.from_text, TEXT),
    "Place.from_text": (Place.from_text, {"text": right("445u0,0")}),
    "HandSizes.__init__": (HandSizes, {"sizes": right({2: 9}, dict)}),
    "Ruleset.replace_json": (RULES.replace_json, {"changes": right({"bridge": 50}, dict)}),
    "Ruleset.replace": (lambda hand: RULES.replace(hand=hand), {"hand": right(RULES.hand)}),
    "MatchView.of_position": (MatchView.of_position, {"position": right(POSITION)}),
    "Possibilities.__init__": (Possibilities, {"view": right(OWN.now)}),
    "Possibilities.sample": (Possibilities(OWN.now).sample, SHUFFLE),
    "check_fair": (trimino.check_fair, {"document": right(RECORD), "match": right(MATCH)}),
    "compare": (trimino.compare, {**RULES_ARGUMENT, "other": right(RULES)}),
    "departures": (trimino.departures, RULES_ARGUMENT),
    "draw_hand": (trimino.draw_hand, {"hand": right([TILE], tuple)}),
    "draw_svg": (
        trimino.draw_svg,
        {
            "fields": right([FIELD], tuple),
            "hands": right([[TILE]], tuple),
            "last": right(START, Place, NoneType),
            "marks": right([START], tuple),
            "title": right("A title"),
        },
    ),
    "draw_text": (
        trimino.draw_text,
        {"fields": right([FIELD], tuple), "last": right(START, Place, NoneType)},
    ),
    "dump": (trimino.dump, {"document": right(RECORD)}),
    "explain": (trimino.explain, RULES_ARGUMENT),
    "field_info": (trimino.field_info, {"name": right("hand", NoneType)}),
    "format_action": (trimino.format_action, ACTION),
    "format_place": (trimino.format_place, PLACEMENT),
    "format_position": (trimino.format_position, {"position": right(POSITION)}),
    "format_tile": (trimino.format_tile, {"tile": right(TILE)}),
    "load": (trimino.load, {"text": right("{}")}),
    "may_take_back": (trimino.may_take_back, {"view": right(OWN.now)}),
    "parse_action": (trimino.parse_action, {"text": right("draw")}),
    "parse_house_rules": (trimino.parse_house_rules, {"text": right("triomino")}),
    "parse_place": (trimino.parse_place, {"text": right("445u0,0")}),
    "parse_position": (
        trimino.parse_position,
        {"text": right(trimino.format_position(POSITION))},
    ),
    "parse_tile": (trimino.parse_tile, TEXT),
    "possible_match": (trimino.possible_match, {"view": right(OWN), **SHUFFLE}),
    "possible_round": (trimino.possible_round, {"view": right(OWN.now), **SHUFFLE}),
    "published": (published, {"ruleset_id": right("triomino", NoneType)}),
    "read_records": (
        lambda source: list(trimino.read_records(source or line())),
        {"source": right(None)},
    ),
    "record_of": (
        trimino.record_of,
        {
            "match": right(MATCH),
            "players": right(RECORD_NAMES, tuple),
            "extra": right(None, NoneType, dict),
        },
    ),
    "replay": (trimino.replay, {"document": right(RECORD)}),
    "replay_to": (
        trimino.replay_to,
        {"document": right(RECORD), "round": right(1), "action": right(1)},
    ),
    "say": (trimino.say, {"message": right("round-over", str)}),
    "tile_set": (trimino.tile_set, {"highest_value": right(5)}),
    "engine.Budget": (Budget, {"simulations": right(5)}),
    "engine.Budget.parse": (Budget.parse, {"text": right("10ms")}),
    "engine.best_action": (best_action, SEARCH),
    "engine.judge_actions": (judge_actions, SEARCH),
    "bots.find_player": (find_player, {"name": right("greedy", str)}),
    "bots.seat_players": (
        seat_players,
        {"players": right([find_player("greedy")], tuple), "seed": right(1)},
    ),
    "bots.play_match": (
        lambda match, seats, deals, rounds: play_match(
            match.copy() if isinstance(match, Match) else match, seats, deals, rounds
        ),
        {
            "match": right(MATCH),
            "seats": right(seat_players([find_player("greedy")] * 2, 1), tuple),
            "deals": right(RNG, *RANDOMNESS),
            "rounds": right(1, int, NoneType),
        },
    ),
    "analysis.analyse_match": (
        analyse_match,
        {
            "match": right(RECORD, Match),
            "budget": right(BUDGET),
            "rng": right(1, *RANDOMNESS),
        },
    ),
    "analysis.analyse_position": (
        analyse_position,
        SEARCH,
    ),
}

TRUSTED = {
    "Field.lay_unchecked": "trusts its caller, for speed",
    "Field.placements": "takes bits, for speed",
    "HouseRules": "holds what it is given",
    "LegalActions.__init__": "is called by rounds and views",
    "LegalActions.admits_kind": "answers about any object",
    "LegalActions.find": "answers about any object",
    "LegalActions.place_scores": "takes what `kind` returned",
    "Message": "holds what it is given",
    "Position.of_seat": "takes what a round holds",
    "Ruleset": "refuses a wrong value with a `RulesetError`, of all fields alike",
    "State": "takes what a round holds",
    "bots.Bot": "is a protocol",
    "bots.Player.choose": "takes what a match holds",
}
"""Callables that do not check what they are given; the name of a class stands for its methods."""


@pytest.mark.parametrize("name", DOORS)
def test_a_wrong_type_is_refused_with_a_sentence(name: str) -> None:
    call, arguments = DOORS[name]
    rights = {parameter: argument.value for parameter, argument in arguments.items()}
    for parameter, argument in arguments.items():
        for wrong in WRONG:
            if isinstance(wrong, argument.kinds):
                continue
            with pytest.raises((TypeError, trimino.TriminoError)) as refused:
                _call(call, {**rights, parameter: wrong})
            assert _is_sentence(refused.value, parameter), (parameter, wrong, refused.value)


@pytest.mark.parametrize("name", DOORS)
def test_right_types_are_accepted(name: str) -> None:
    call, arguments = DOORS[name]
    _call(call, {parameter: argument.value for parameter, argument in arguments.items()})


def test_every_public_callable_is_tried() -> None:
    callables = set(public_callables())
    assert {"Match.deal", "published", "engine.best_action"} <= callables
    tried = DOORS.keys() | {
        name for name in callables if name in TRUSTED or name.rpartition(".")[0] in TRUSTED
    }
    assert callables - tried == set()


def test_placements_made_of_wrong_parts_are_refused() -> None:
    tile, at, corners, field = MATCH.legal.placements[0]
    for place in (
        Place(str(tile), at, corners, field),  # type: ignore[arg-type]  # The mistake.
        Place(tile, (0, 0), corners, field),  # type: ignore[arg-type]  # Likewise.
        Place(tile, at, None, field),  # type: ignore[arg-type]  # Likewise.
        Place(tile, at, corners, "0"),  # type: ignore[arg-type]  # Likewise.
    ):
        for do in (played().play, played().push):
            with pytest.raises(trimino.IllegalAction, match="Place is not an action"):
                do(place)


def test_the_sentence_says_what_was_expected_and_what_was_given() -> None:
    with pytest.raises(
        TypeError, match=r"^rng must be a Random, such as random.Random\(1\), not 5$"
    ):
        trimino.possible_match(OWN, 5)  # type: ignore[arg-type]  # The mistake.
    with pytest.raises(TypeError, match=r"^each of players must be a str, not 5$"):
        trimino.record_of(MATCH, ["Anna", 5])  # type: ignore[list-item]  # Likewise.
    with pytest.raises(
        TypeError, match=r"^view must be a View, such as .*, not \[0, 0, 0.{50,60}…$"
    ):
        trimino.may_take_back([0] * 1000)  # type: ignore[arg-type]  # Likewise.


def _call(call: Callable[..., object], arguments: Mapping[str, object]) -> None:
    """Call with keywords, or in order where the parameters are named otherwise."""
    names = inspect.signature(call).parameters
    positional = [names[name].kind for name in arguments if name in names]
    if names.keys() >= arguments.keys() and inspect.Parameter.POSITIONAL_ONLY not in positional:
        call(**arguments)
    else:
        call(*arguments.values())


def _is_sentence(error: Exception, parameter: str) -> bool:
    if isinstance(error, trimino.TriminoError):
        return re.fullmatch(r"\S.*[.”]", str(error), re.DOTALL) is not None
    said = rf"(each of |a line of the )?{parameter}(\[0\])? must be .*, not .*"
    return re.fullmatch(said, str(error), re.DOTALL) is not None


def public_callables() -> Iterator[str]:
    """The functions of the package's everyday names, and constructors and methods of its classes.

    Values that are tuples, and errors, only hold what they are given.
    """
    rooms = {"": trimino, "engine.": trimino.engine, "bots.": trimino.bots}
    for prefix, room in {**rooms, "analysis.": trimino.analysis}.items():
        for name in room.__all__:
            thing = getattr(room, name)
            if inspect.isfunction(thing):
                yield prefix + name
            elif inspect.isclass(thing) and not isinstance(thing, EnumType):
                yield from _methods(prefix + name, thing)


def _methods(name: str, kind: Any) -> Iterator[str]:
    is_value = issubclass(kind, (Exception, tuple)) or not inspect.signature(kind).parameters
    if not is_value and "__init__" in vars(kind):
        yield f"{name}.__init__"
    for method, found in vars(kind).items():
        is_method = inspect.isfunction(found) or isinstance(found, classmethod)
        if is_method and not method.startswith("_"):
            parameters = inspect.signature(getattr(kind, method)).parameters
            if set(parameters) - {"self"}:
                yield f"{name}.{method}"
