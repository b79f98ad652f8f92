"""Random commands: each is carried out or refused, and replaying the log gives the same room."""

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from pydantic import TypeAdapter

from tests.room.logs import ANNA, GUESTS, PACE, Log
from trimino.room.due_tasks import TableTask, next_due
from trimino.room.frame_types import Frame
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.room_state import Room
from trimino.rules import RULESETS, Action, TriminoError
from trimino.server.live.table_head import head_of
from trimino.words import in_english

FRAMES: TypeAdapter[Frame] = TypeAdapter(Frame)
REACHED: set[str] = set()
READERS = (*GUESTS, "stranger", None)

ON_TURN, HOST = "whose turn it is", "the host"

guests = st.sampled_from(GUESTS)
hosts = st.sampled_from((*GUESTS, HOST, HOST, HOST, HOST))
askers = st.sampled_from((*GUESTS, ON_TURN, ON_TURN, ON_TURN))
seats = st.integers(0, 3)
plans = st.sampled_from(
    [
        {"kind": "person"},
        {"kind": "open"},
        {"kind": "bot", "bot": "greedy"},
        {"kind": "bot", "bot": "x"},
    ]
)


class AnyTable(RuleBasedStateMachine):
    """A table at which anyone may ask for anything at any time."""

    log: Log

    @initialize(
        kinds=st.lists(st.sampled_from(["person", "open", "greedy"]), min_size=1, max_size=4),
        rules=st.sampled_from([rules.base for rules in RULESETS]),
        seed=st.integers(0, 1000),
        when_away=st.sampled_from(["bot", "clock"]),
        turn_seconds=st.sampled_from([None, 15]),
        hints=st.booleans(),
        party=st.sampled_from(["people", "people", "device", "device", "nobody"]),
    )
    def open(self, kinds: list[str], rules: str, seed: int, party: str, **chosen: Any) -> None:
        kinds[0] = "person"
        one = rules if len(kinds) > 1 else "trimino"
        self.log = Log(*kinds, seed=seed, rules=one, stand_in="greedy", **chosen)
        self.seen = 0
        free = [number for number, kind in enumerate(kinds) if kind != "greedy"]
        if party == "device":
            self.log.begin(tuple(free))
        elif party == "people":
            self.log.begin(*((number,) for number in free))

    def ask(self, guest: str, type: str, **details: Any) -> None:
        room, version = self.log.room, self.log.room.version
        if guest in (ON_TURN, HOST):
            away = guest == HOST or room.turn is None
            guest = room.host if away else self.log.holder or room.host
        try:
            self.log.do(guest, type, **details)
        except TriminoError:
            assert self.log.room.version == version

    @rule(guest=guests, wanted=st.lists(seats, min_size=1, max_size=3), sends=st.booleans())
    def sit(self, guest: str, wanted: list[int], sends: bool) -> None:
        contribution = {"contribution": "ab" * 32} if sends else {}
        self.ask(guest, "sit", seats=wanted, **contribution)

    @rule(guest=askers, type=st.sampled_from(["leave", "come-back", "start", "go-on", "give-up"]))
    def say(self, guest: str, type: str) -> None:
        self.ask(guest, type)

    @rule(guest=hosts, players=st.integers(2, 4))
    def start_with(self, guest: str, players: int) -> None:
        self.ask(guest, "start", players=players)

    @rule(guest=hosts, seat=seats, plan=plans)
    def set_seat(self, guest: str, seat: int, plan: dict[str, str]) -> None:
        self.ask(guest, "set-seat", seat=seat, plan=plan)

    @rule(guest=hosts, seat=seats, present=st.sets(guests))
    def free(self, guest: str, seat: int, present: set[str]) -> None:
        self.ask(guest, "free", seat=seat, present=present)

    @rule(
        guest=askers,
        type=st.sampled_from(["uncover", "take-back", "hint"]),
        late=st.sampled_from([0, 0, 0, 1]),
    )
    def answer(self, guest: str, type: str, late: int) -> None:
        self.ask(guest, type, decision=max(0, self.log.room.decision - late))

    @rule()
    def look_and_ask(self) -> None:
        decision = self.log.room.decision
        self.ask(ON_TURN, "uncover", decision=decision)
        self.ask(ON_TURN, "hint", decision=decision)

    @rule(choice=st.integers(0, 99))
    def think_better_of_it(self, choice: int) -> None:
        self.step(choice)
        self.ask(HOST, "take-back", decision=self.log.room.decision)

    @rule(guest=askers, action=st.sampled_from(["draw", "pass", "decline", "555u0,0", "?"]))
    def try_to_play(self, guest: str, action: str) -> None:
        self.ask(guest, "play", decision=self.log.room.decision, action=action)

    @rule(choices=st.lists(st.integers(0, 99), min_size=1, max_size=25))
    def play_on(self, choices: list[int]) -> None:
        """People, bots and the clock go on for a while."""
        for choice in choices:
            self.step(choice)

    @rule(ready=st.sets(guests), seed=st.integers(0, 99))
    def end_the_round(self, ready: set[str], seed: int) -> None:
        rng, room = random.Random(seed), self.log.room
        for _ in range(400):
            if room.match is None or room.match.needs_deal:
                break
            self.step(rng.randrange(100))
        for guest in (HOST, *sorted(ready)):
            self.ask(guest, "go-on")

    def step(self, choice: int) -> None:
        """Play for the seat on turn, or do what is due."""
        room, due = self.log.room, next_due(self.log.room, PACE)

        def choose(found: list[Action]) -> Action:
            return found[choice % len(found)]

        waits = due is not None and due.task in (TableTask.LIMIT, TableTask.GRACE, TableTask.EXPIRE)
        if waits and room.turn is not None and self.log.holder is not None:
            self.log.play(choose)
        elif due is not None and due.task is not TableTask.EXPIRE:
            self.log.carry_out_due(choose)

    @rule(choice=st.integers(0, 99), here=st.sets(guests))
    def wait(self, choice: int, here: set[str]) -> None:
        due = next_due(self.log.room, PACE)
        if due is not None and (due.task is not TableTask.EXPIRE or choice < 10):
            self.log.carry_out_due(lambda found: found[choice % len(found)], here)

    @rule(guest=guests)
    def greet(self, guest: str) -> None:
        self.ask(guest, "greet", greeting="hello")

    @invariant()
    def frames_are_frames(self) -> None:
        if not hasattr(self, "log") or self.seen == self.log.room.version:
            return
        for guest in READERS:
            FRAMES.validate_python(self.frames(self.log.room).update(guest, self.seen))
        self.seen = self.log.room.version

    def teardown(self) -> None:
        if not hasattr(self, "log"):
            return
        REACHED.update(row.kind for row in self.log.rows)
        live, again = self.log.room, load_room(self.log.rows)
        assert [row.version for row in self.log.rows] == list(range(1, live.version + 1))
        assert (head_of(live, None, 0.0), next_due(live, PACE)) == (
            head_of(again, None, 0.0),
            next_due(again, PACE),
        )
        assert live.commands == again.commands
        for guest in READERS:
            first, second = self.frames(live), self.frames(again)
            FRAMES.validate_python(first.view(guest))
            assert first.view(guest) == second.view(guest)
            for since in {0, live.version // 2, live.version - 1, live.version}:
                assert first.update(guest, since) == second.update(guest, since)

    @staticmethod
    def frames(room: Room) -> FrameBuilder:
        return FrameBuilder(room, [ANNA] * len(room.seats), in_english)


def test_anything_is_carried_out_or_refused() -> None:
    REACHED.clear()
    # Fewer tables than these need not reach the end of a round.
    tried = settings(stateful_step_count=25, max_examples=max(300, settings().max_examples))
    run_state_machine_as_test(AnyTable, settings=tried)
    # Each fact has tests of its own; here matches must have been under way at least.
    assert {"sat", "started", "dealt", "played", "uncovered", "went-on"} <= REACHED
