"""A grammar of nonsense: commands that are nearly right, and frames that are nothing at all."""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, get_args

from trimino.room.commands import Command, Greeting

Values = dict[str, Any]

MODELS = {
    get_args(model.__annotations__["type"])[0]: model for model in get_args(get_args(Command)[0])
}
"""Every command by its type."""

NAUGHTY: Sequence[Any] = (
    None, True, -1, 0, 10**30, 1.5, 1e308, "", "x" * 5000, "\0", "\u202e", "null", "0", [], {},
    [[]], [0] * 100, {"kind": "bot", "bot": "exec:sh"}, {"kind": "bot"}, {"$ref": "#"}, [None],
    ["0"],
)  # fmt: skip

ACTIONS = (
    "draw", "pass", "decline", "place", "d", "0", "555u0,0", "555d0,0f1", "012u0,0", "345u-1,0f9",
    "999u0,0", "012u999999999,0", "012u0,0f-1", "012x0,0", " ", "draw draw", "012u0,0;pass", "ⅻ",
)  # fmt: skip

NOTHING: Sequence[str | bytes] = (
    "", " ", "null", "[]", "{}", "1", '"sit"', "{", "}", "[" * 5000, '{"id":' * 500, "NaN",
    '{"id": "a", "id": "b", "type": "leave"}', '{"type": "leave"}', '{"id": 1, "type": "leave"}',
    '{"id": "a", "type": "reboot"}', '{"id": "\\ud800", "type": "leave"}', '{"id": "a"',
    '{"id": "a", "type": "play", "decision": 1e999, "action": "pass"}', "\ufeff{}", "\0",
    b"", b"\xff\xfe", b"\x00" * 100, b'{"id": "a", "type": "leave"}', b"\x89PNG", "x" * 16_000,
)  # fmt: skip


class Nonsense:
    """Frames for one socket, from a random source; `clock` tells the decision there is."""

    def __init__(self, rng: random.Random, clock: Callable[[], Values]) -> None:
        self._rng = rng
        self._clock = clock
        self._used = ["again"]

    def frame(self) -> str | bytes:
        """One frame: nothing at all, or a command that is right, or is nearly so."""
        if self._rng.random() < 0.2:
            return self._rng.choice(NOTHING)
        command = self.command()
        for _ in range(self._rng.choice((0, 1, 1, 2))):
            self._spoil(command)
        return json.dumps(command)

    def command(self) -> Values:
        """A command in its right form; whether it is carried out is another question."""
        type = self._rng.choice([*MODELS])
        names = {field.name for field in fields(MODELS[type])} - {"id", "type"}
        return {"id": self._id(), "type": type, **{n: self._value(n) for n in sorted(names)}}

    def _id(self) -> str:
        if self._rng.random() < 0.2:
            return self._rng.choice(self._used)
        self._used = [*self._used[-20:], f"{self._rng.getrandbits(48):x}"]
        return self._used[-1]

    def _value(self, name: str) -> Any:
        rng, seats = self._rng, range(6)
        decision = self._clock().get("decision", 0)
        plans = ({"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"})
        values: dict[str, Sequence[Any]] = {
            "seat": seats,
            "seats": [[rng.choice(seats)], [0, 1], [1, 1], [*seats], [5, 0]],
            "names": [None, ["A"], ["A", "B"], [""], ["\u202e"], ["x" * 100]],
            "contribution": [None, f"{rng.getrandbits(256):064x}", "0" * 63, "G" * 64],
            "plan": plans,
            "decision": [decision, decision - 1, decision + 1, 0, 10**9],
            "action": ACTIONS,
            "greeting": [greeting.value for greeting in Greeting],
            "perfect": [True, False],
            "players": [None, 0, 1, 2, 7, 10**9],
        }
        return rng.choice(values[name])

    def _spoil(self, command: Values) -> None:
        """Drop a field, change its type, swap two, or add one."""
        rng, names = self._rng, [*command]
        if not names:
            return
        one, other = rng.choice(names), rng.choice(names)
        match rng.randrange(5):
            case 0:
                del command[one]
            case 1:
                command[one] = rng.choice(NAUGHTY)
            case 2:
                command[one], command[other] = command[other], command[one]
            case 3:
                command[rng.choice(("seat", "guest", "version", "by", "__proto__"))] = 0
            case _:
                command["type"] = rng.choice([*MODELS])
