"""Facts as JSON text, as they stand in the rows of a log.

>>> from trimino.room.facts import Played
>>> write_fact(Played(0, "draw", "bot"))
'{"kind":"played","seat":0,"action":"draw","by":"bot"}'
>>> read_fact('{"kind":"played","seat":0,"action":"draw","by":"bot"}')
Played(seat=0, action='draw', by='bot')

Rows are read as every version has written them: keys may be missing where a field has a default.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, get_args

from trimino.room.commands import Greeting
from trimino.room.facts import (
    EARLIER_READING,
    Fact,
    Greeted,
    Opened,
    Practice,
    Sat,
    SeatSet,
    Started,
    TakenBack,
)
from trimino.room.settings import Away, BotSeat, OpenSeat, PersonSeat, SeatPlan, Settings

FactValues = Mapping[str, Any]

_FACTS: dict[str, Callable[..., Fact]] = {fact.kind: fact for fact in get_args(Fact)}
_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_PLANS: dict[str, Callable[..., SeatPlan]] = {
    "person": PersonSeat,
    "open": OpenSeat,
    "bot": BotSeat,
}


def write_fact(fact: Fact) -> str:
    """A fact as one line of JSON."""
    nested = isinstance(fact, (Opened, SeatSet))
    values = {"kind": fact.kind, **(asdict(fact) if nested else vars(fact))}
    # Earlier versions do not know these keys, and can read tables that do without them.
    if isinstance(fact, Opened):
        _drop_default(values, guided=False, cast=None, nameless=())
        _drop_default(values["settings"], rules_name=None, friendly=True)
    if isinstance(fact, Started):
        _drop_default(values, players=None)
    if isinstance(fact, TakenBack):
        _drop_default(values, actions=1, after_reveal=False)
    if values.get("reading") == EARLIER_READING:
        # As it was written when there was no other.
        del values["reading"]
    return _JSON.encode(values)


def _drop_default(values: dict[str, Any], **defaults: object) -> None:
    """Remove the keys that have their default value."""
    for key, default in defaults.items():
        if values[key] == default:
            del values[key]


def read_fact(text: str) -> Fact:
    """The fact that a row's text holds."""
    values = json.loads(text)
    kind = values.pop("kind")
    read = _READERS.get(kind)
    return read(values) if read else _FACTS[kind](**values)


def read_table_settings(values: FactValues) -> Settings:
    """Settings from values of JSON."""
    away = Away(values.get("when_away", Away.BOT))
    return Settings(**{**values, "when_away": away})


def read_plan(values: FactValues) -> SeatPlan:
    """A seat's plan from values of JSON."""
    return _PLANS[values["kind"]](**values)


def _opened(values: FactValues) -> Opened:
    practice = values.get("practice")
    return Opened(
        settings=read_table_settings(values["settings"]),
        seats=tuple(map(read_plan, values["seats"])),
        secret=values["secret"],
        kept={int(seat): guest for seat, guest in values.get("kept", {}).items()},
        practice=None if practice is None else Practice(**practice),
        reading=values.get("reading", EARLIER_READING),
        guided=values.get("guided", False),
        cast=values.get("cast"),
        nameless=tuple(values.get("nameless", ())),
    )


def _sat(values: FactValues) -> Sat:
    return Sat(tuple(values["seats"]), values["contribution"])


def _seat_set(values: FactValues) -> SeatSet:
    return SeatSet(values["seat"], read_plan(values["plan"]))


def _greeted(values: FactValues) -> Greeted:
    return Greeted(Greeting(values["greeting"]))


_READERS: dict[str, Callable[[FactValues], Fact]] = {
    Opened.kind: _opened,
    Sat.kind: _sat,
    SeatSet.kind: _seat_set,
    Greeted.kind: _greeted,
}
"""Facts that hold more than numbers and text."""
