"""A table without a server: commands become rows of a log, and rows the room."""

import random
from collections.abc import Callable, Collection
from typing import Any

from trimino.records.notation import format_action
from trimino.room.command_handlers import CommandContext, decide
from trimino.room.due_tasks import Pace, TableTask, due_fact, next_due
from trimino.room.fact_handlers import apply_row
from trimino.room.fact_json import read_table_settings, write_fact
from trimino.room.facts import Dealt, Fact, Opened, Played, Practice
from trimino.room.guided_round import GUIDED_SEAT, guided_opening
from trimino.room.log_replay import load_room
from trimino.room.log_row import LogRow
from trimino.room.settings import BotSeat, OpenSeat, PersonSeat, SeatPlan
from trimino.rules import Action
from trimino.server.http.schemas.command_schema import COMMANDS

ANNA, JURIS, EVA, OTTO = "anna", "juris", "eva", "otto"
GUESTS = (ANNA, JURIS, EVA, OTTO)
PACE = Pace(bot=1.0, deal=15.0, grace=120.0, undo=3.0)
START = 1_000.0
BOTS = ("random", "greedy", "casual")

Choose = Callable[[list[Action]], Action]


class Log:
    """The log of a table that Anna opened, and its room; each row is a second later."""

    def __init__(
        self,
        *seats: str,
        seed: int = 1,
        kept: dict[int, str] | None = None,
        practice: Practice | None = None,
        guided: bool = False,
        **settings: Any,
    ) -> None:
        self.rows: list[LogRow] = []
        self.now = START
        self.opened = Opened(
            settings=read_table_settings(settings),
            seats=tuple(map(plan, seats)),
            secret=f"{seed:064x}",
            kept=kept or {},
            practice=practice,
            guided=guided,
        )
        row = self._row(self.opened, ANNA, None)
        self.room = load_room([row])
        self.rows.append(row)

    def do(self, guest: str, type: str, present: Collection[str] = (), **details: object) -> Fact:
        """Carry out a command, or raise its refusal."""
        name = f"c{self.room.version}"
        command = COMMANDS.validate_python({"id": name, "type": type, **details})
        fact = decide(self.room, command, CommandContext(guest, present, BOTS))
        self.happen(fact, guest, name)
        return fact

    def sit(self, guest: str, *seats: int) -> None:
        self.do(guest, "sit", seats=list(seats), contribution=f"{len(self.rows):064x}")

    def begin(self, *people: tuple[int, ...]) -> None:
        """People sit down, Anna first; she starts, and the first round is dealt."""
        for guest, seats in zip(GUESTS, people, strict=False):
            self.sit(guest, *seats)
        self.do(ANNA, "start")
        self.happen(Dealt())

    def happen(self, fact: Fact, guest: str | None = None, command: str | None = None) -> None:
        row = self._row(fact, guest, command)
        apply_row(self.room, row)
        self.rows.append(row)

    def answer(self, guest: str, type: str, **details: Any) -> Fact:
        """Send a command about the open decision."""
        return self.do(guest, type, decision=self.room.decision, **details)

    def play(self, choose: Choose | None = None) -> None:
        """Play for the seat on turn, as its person or its bot."""
        turn = self.turn
        actions = list(self.match.legal)
        action = format_action((choose or (lambda found: found[0]))(actions))
        guest = self.room.seats[turn].guest
        if guest is None:
            self.happen(Played(seat=turn, action=action, by="bot"))
            return
        if self.room.viewing_seat(guest) != turn:
            self.answer(guest, "uncover")
        self.answer(guest, "play", action=action)

    def clock_plays(self) -> None:
        action = format_action(self.match.legal.default)
        self.happen(Played(seat=self.turn, action=action, by="clock"))

    def play_until(self, is_so: Callable[[], bool], seed: int = 1) -> None:
        rng = random.Random(seed)
        while not is_so():
            if self.match.needs_deal:
                self.happen(Dealt())
            else:
                self.play(rng.choice)

    def play_out(self, seed: int = 1) -> None:
        self.play_until(lambda: self.match.over, seed)

    def carry_out_due(self, choose: Choose, here: Collection[str] = ()) -> TableTask | None:
        """Do what is due as a server would, which waits for people who are connected."""
        due = next_due(self.room, PACE)
        if due is None:
            return None
        self.now = max(self.now, due.at)
        if due.task is TableTask.BOT:
            action = format_action(choose(list(self.match.legal)))
            self.happen(Played(seat=self.turn, action=action, by="bot"))
        elif fact := due_fact(self.room, due.task, here):
            self.happen(fact)
        return due.task

    @property
    def match(self) -> Any:
        assert self.room.match is not None
        return self.room.match

    @property
    def turn(self) -> int:
        assert self.room.turn is not None
        return self.room.turn

    @property
    def holder(self) -> str | None:
        return self.room.seats[self.turn].guest

    def _row(self, fact: Fact, guest: str | None, command: str | None) -> LogRow:
        self.now += 1
        version = len(self.rows) + 1
        before = self.room.head.hex() if self.rows else None
        body = write_fact(fact)
        return LogRow("table", version, self.now, fact.kind, guest, command, body, before)


def plan(seat: str) -> SeatPlan:
    if seat == "person":
        return PersonSeat(kind="person")
    return OpenSeat(kind="open") if seat == "open" else BotSeat(kind="bot", bot=seat)


def around_one_device(**settings: Any) -> Log:
    log = Log("person", "person", **settings)
    log.begin((0, 1))
    return log


def guided(rules: str | None = None) -> Log:
    """The guided round, begun by Anna, by her own rules if these can be taught."""
    opened = guided_opening("0" * 64, rules)
    taught = opened.settings.rules
    log = Log("person", "novice", practice=opened.practice, guided=True, rules=taught)
    log.sit(ANNA, GUIDED_SEAT)
    log.do(ANNA, "start")
    return log


def of_two(**settings: Any) -> Log:
    log = Log("person", "person", **settings)
    log.begin((0,), (1,))
    return log


def counting(**settings: Any) -> Log:
    """Anna and a bot, at a table that was made to count."""
    return with_bot(friendly=False, **settings)


def with_bot(**settings: Any) -> Log:
    log = Log("person", "greedy", **settings)
    log.begin((0,))
    return log
