"""Sample instances of the classes that the API reference lists."""

import enum
import random
import sys
import types
from collections import Counter, abc
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from tests.room.logs import Log
from trimino.analysis import MatchAnalysis, PositionAnalysis
from trimino.analysis.decision import CarefulPlace, Decision
from trimino.analysis.ledger import Loss
from trimino.analysis.match_analysis import PlayerAnalysis
from trimino.analysis.opened_gifts import OpenedGift
from trimino.bots import Bot
from trimino.bots.program_bot import ProgramBot
from trimino.bots.simple import play_greedy
from trimino.client import RequestRefused, TableClient, TableState
from trimino.engine import Budget
from trimino.envs.aec import TriminoEnv
from trimino.envs.openspiel import TriminoGame, TriminoObserver, TriminoState
from trimino.envs.solo import SoloEnv
from trimino.envs.vector import VectorTables
from trimino.room.frames import FrameBuilder
from trimino.rules import (
    Deal,
    LegalActions,
    Match,
    MatchView,
    Place,
    Position,
    Round,
    Ruleset,
    SetupError,
    Tile,
    TriminoError,
    View,
    published,
)
from trimino.rules.field_domains import ChoiceDomain
from trimino.rules.ruleset import BlockedWhen
from trimino.words import in_english
from trimino.workers.pool import DaskPool


def sample(kind: Any) -> Any:
    """A value of a type: the one that is made here, else one that is built by its type hints."""
    make = SAMPLES.get(kind)
    if make is not None:
        return make()
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return next(iter(kind))
    if isinstance(kind, type) and issubclass(kind, TriminoError):
        return kind(sample(get_type_hints(kind)["reason"]), tile=Tile(3, 4, 4))
    origin = get_origin(kind)
    if origin is None:
        return kind(**{name: sample(hint) for name, hint in _parts(kind).items()})
    return _generic(origin, get_args(kind))


def _generic(origin: Any, args: tuple[Any, ...]) -> Any:
    if origin is Literal:
        return args[0]
    if origin in (Union, types.UnionType):
        return sample(next(arg for arg in args if arg is not types.NoneType))
    if origin in (dict, abc.Mapping):
        return {sample(args[0]): sample(args[1])}
    return tuple(sample(arg) for arg in args if arg is not ...)


def _parts(kind: Any) -> dict[str, Any]:
    """The fields of a data class or a named tuple, else what the constructor takes."""
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        return {field.name: hints[field.name] for field in fields(kind) if field.init}
    if issubclass(kind, tuple):
        return get_type_hints(kind)
    hints = get_type_hints(kind.__init__)
    return {name: hint for name, hint in hints.items() if name != "return"}


def _match() -> Match:
    match = Match(published("triomino"), players=2)
    match.deal(random.Random(2))
    match.play(match.legal.default)
    return match


def _table_state() -> TableState:
    log = Log("person", "greedy")
    log.begin((0,))
    frame = FrameBuilder(log.room, ["Anna", "Bot"], in_english).view(log.room.seats[0].guest)
    return TableState(frame, None)


def _without_init(kind: type, **attributes: object) -> Any:
    """An instance that has not connected to anything."""
    made: Any = object.__new__(kind)
    vars(made).update(attributes)
    return made


SAMPLES: Mapping[Any, Callable[[], Any]] = {
    Any: lambda: 1,
    object: lambda: 1,
    bool: lambda: True,
    bytes: lambda: b"1",
    float: lambda: 0.5,
    int: lambda: 1,
    str: lambda: "text",
    Bot: lambda: play_greedy,
    Budget: lambda: Budget(simulations=1),
    Executor: lambda: ThreadPoolExecutor(1),
    Path: lambda: Path("guests.json"),
    Deal: lambda: _match().round.deal,
    LegalActions: lambda: _match().legal,
    Match: _match,
    MatchView: lambda: _match().view(0),
    Position: lambda: _match().round.position(0),
    Round: lambda: _match().round,
    Ruleset: lambda: published("triomino"),
    View: lambda: _match().round.view(0),
    TriminoError: lambda: sample(SetupError),
    RequestRefused: lambda: RequestRefused({"name": "name", "details": {}, "text": "text"}),
    TableClient: lambda: TableClient("http://localhost:8000/table/abc"),
    TableState: _table_state,
    ProgramBot: lambda: ProgramBot(f"exec:{sys.executable}"),
    PositionAnalysis: lambda: PositionAnalysis(_match().view(0), *(sample(object),) * 3, (), None),
    CarefulPlace: lambda: CarefulPlace(sample(OpenedGift), sample(Place), sample(Loss)),
    Decision: lambda: Decision(1, 1, _match().round.events[-1], None, None),
    PlayerAnalysis: lambda: PlayerAnalysis(0, None, Counter(), 0, 0.0, 0.0, sample(object)),
    ChoiceDomain: lambda: ChoiceDomain(BlockedWhen),
    MatchAnalysis: lambda: MatchAnalysis(sample(object), (), (), (), ()),
    TriminoEnv: TriminoEnv,
    SoloEnv: SoloEnv,
    VectorTables: lambda: VectorTables(2),
    TriminoGame: TriminoGame,
    TriminoObserver: lambda: TriminoGame().make_py_observer(),
    TriminoState: lambda: TriminoGame().new_initial_state(),
    DaskPool: lambda: _without_init(DaskPool, address="tcp://localhost:8786", size=1),
}
