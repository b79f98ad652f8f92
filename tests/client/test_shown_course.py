"""A whole view is compared with what a client was shown before, move by move."""

import random
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.room.logs import ANNA, JURIS, Log, counting, of_two, with_bot
from trimino.client import Contradiction, HistoryWarning, SeenStore
from trimino.client.history import history_of
from trimino.client.seen_store import MemorySeen
from trimino.client.table_witness import TableWitness, longest_stretches
from trimino.records.seen import format_seen, parse_seen
from trimino.room.facts import Dealt
from trimino.room.frames import FrameBuilder
from trimino.room.log_replay import load_room
from trimino.room.room_state import Room
from trimino.room.story import table_story
from trimino.room.taking_back import step_back
from trimino.rules import RULESETS
from trimino.words import in_english

TABLE = "t"
SHORT_ROUNDS = {"base": "triomino", "hand": dict.fromkeys("23456", 2), "solo": None}


class Watched:
    """A table whose frames a witness takes, over a store that lasts longer than the witness."""

    def __init__(self, log: Log) -> None:
        self.log, self.store = log, MemorySeen()
        self.witness = TableWitness(TABLE, self.store)
        self.witness.take(self.view())

    def view(self) -> Any:
        """The whole view that a client gets which comes back."""
        return deepcopy(self._frames.view(ANNA, self.witness.kept))

    def follow(self) -> None:
        """The client stays connected."""
        self.witness.take(deepcopy(self._frames.update(ANNA, self.witness.kept or 0)))

    def open_again(self) -> None:
        """The client is started again, with the line that it kept."""
        kept = self.store.seen(TABLE)
        assert kept is not None
        self.store.keep(parse_seen(format_seen(kept)))
        self.witness = TableWitness(TABLE, self.store)

    @property
    def _frames(self) -> FrameBuilder:
        return frames_of(self.log.room)


def frames_of(room: Room) -> FrameBuilder:
    return FrameBuilder(room, [None] * len(room.seats), in_english)


def play_on(log: Log, rng: random.Random) -> None:
    """One more row: a deal, an action, or actions taken back."""
    who = next((one for one in (ANNA, JURIS) if step_back(log.room, one) is not None), None)
    if who is not None and rng.random() < 0.2:
        log.answer(who, "take-back")
    elif log.match.needs_deal:
        log.happen(Dealt())
    else:
        log.play(rng.choice)


def rules_id(rules: Any) -> str:
    return rules if isinstance(rules, str) else "short rounds"


@pytest.mark.parametrize("rules", [*(one.base for one in RULESETS), SHORT_ROUNDS], ids=rules_id)
@pytest.mark.parametrize("begin", [counting, with_bot, of_two])
def test_an_honest_table_is_not_doubted_however_often_a_client_comes_back(
    rules: Any, begin: Callable[..., Log]
) -> None:
    rng = random.Random(7)
    watched = Watched(begin(rules=rules))
    compared = 0
    for _ in range(120):
        if watched.log.match.over:
            break
        play_on(watched.log, rng)
        if rng.random() < 0.6:
            watched.follow()
        if rng.random() < 0.3:
            watched.open_again()
        if rng.random() < 0.3:
            watched.witness.take(watched.view())
            compared += 1
        assert watched.witness.doubt is None
    assert compared > 5


def shift_tile(match: Any) -> None:
    match["fields"][0][-1]["at"][0] += 1


def shift_move(match: Any) -> None:
    """Another place, in the list of actions and on the table alike."""
    placed = next(action for action in match["actions"] if action["do"] == "place")
    tile = next(one for one in match["fields"][0] if one["tile"] == placed["tile"])
    placed["at"][0] += 50
    tile["at"] = list(placed["at"])


def change_seat(match: Any) -> None:
    """The points go to the others, and the totals with them."""
    action = next(action for action in match["actions"] if action["points"])
    match["totals"][action["seat"]] -= action["points"]
    action["seat"] = 1 - action["seat"]
    match["totals"][action["seat"]] += action["points"]


def change_points(match: Any) -> None:
    match["actions"][0]["points"] += 5
    match["totals"][match["actions"][0]["seat"]] += 5


def change_total(match: Any) -> None:
    match["totals"][0] += 1


def drop_last(match: Any) -> None:
    action = match["actions"].pop()
    match["totals"][action["seat"]] -= action["points"]
    for tiles in match["fields"]:
        tiles[:] = [one for one in tiles if one["tile"] != action.get("tile")]


def change_round_before(match: Any) -> None:
    """Two points more in the first round, and ever since."""
    for totals in (*(played["totals"] for played in match["played"]), match["totals"]):
        totals[0] += 2


def add_round(match: Any) -> None:
    match["played"].append(match["played"][-1])


CHEATS = (
    shift_tile,
    shift_move,
    change_seat,
    change_points,
    change_total,
    drop_last,
    change_round_before,
    add_round,
)


def third_round() -> Watched:
    """In the middle of the third round, followed from the start."""
    watched = Watched(of_two(rules={"base": "triomino", "target": 2000}))
    rng = random.Random(3)
    while not (len(watched.log.match.rounds) == 3 and len(watched.log.match.round.events) > 6):
        play_on(watched.log, rng)
        watched.follow()
    return watched


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__)
@pytest.mark.parametrize("missed", [0, 3])
@pytest.mark.parametrize("restarted", [False, True])
def test_a_view_that_shows_another_match_is_doubted(
    cheat: Callable[[Any], None], missed: int, restarted: bool
) -> None:
    watched = third_round()
    rng = random.Random(4)
    for _ in range(missed):
        play_on(watched.log, rng)
    if restarted:
        watched.open_again()
    kept, view = watched.store.seen(TABLE), watched.view()
    cheat(view["match"])
    with pytest.warns(HistoryWarning):
        watched.witness.take(view)
    assert watched.witness.doubt is Contradiction.HISTORY
    assert kept is not None
    assert watched.store.seen(TABLE) == kept._replace(doubt=Contradiction.HISTORY)


def test_a_doubt_outlasts_a_server_that_shows_the_true_match_again() -> None:
    watched = third_round()
    view = watched.view()
    shift_move(view["match"])
    with pytest.warns(HistoryWarning):
        watched.witness.take(view)
    kept = watched.store.seen(TABLE)
    watched.open_again()
    with pytest.warns(HistoryWarning, match=Contradiction.HISTORY.value):
        watched.witness.take(watched.view())
    # It is said once, not with every frame.
    watched.witness.take(watched.view())
    assert watched.witness.doubt is Contradiction.HISTORY
    assert watched.store.seen(TABLE) == kept


def test_a_loss_that_a_server_declares_later_is_told_as_one() -> None:
    watched = third_round()
    view, kept = watched.view(), watched.witness.kept
    assert kept is not None
    view["version"] -= 1
    with pytest.warns(HistoryWarning, match=Contradiction.SHORTER.value):
        watched.witness.take(view)
    watched.open_again()
    declared = watched.view()
    declared["table"]["lost"] = [{"after": kept - 1, "upto": kept}]
    with pytest.warns(HistoryWarning, match=Contradiction.LOST.value):
        watched.witness.take(declared)
    watched.open_again()
    with pytest.warns(HistoryWarning, match=Contradiction.LOST.value):
        watched.witness.take(watched.view())


def test_a_client_beside_another_does_not_dispel_its_doubt() -> None:
    watched, rng = third_round(), random.Random(6)
    other = TableWitness(TABLE, watched.store)
    view = watched.view()
    shift_move(view["match"])
    with pytest.warns(HistoryWarning):
        watched.witness.take(view)
    play_on(watched.log, rng)
    other.take(frames_of(watched.log.room).update(ANNA, other.kept or 0))
    kept = watched.store.seen(TABLE)
    assert kept is not None
    assert kept.doubt is Contradiction.HISTORY


@pytest.mark.parametrize("cheat", [change_round_before, shift_move, change_seat])
def test_a_view_of_a_later_round_is_compared_too(cheat: Callable[[Any], None]) -> None:
    watched = third_round()
    rng = random.Random(5)
    while len(watched.log.match.rounds) < 4 or not watched.log.match.round.events:
        play_on(watched.log, rng)
    watched.open_again()
    view = watched.view()
    assert "missed" in view
    cheat(view["match"])
    with pytest.warns(HistoryWarning):
        watched.witness.take(view)


@pytest.mark.parametrize("cheat", ["start", "actions", "totals", "rounds"])
def test_a_story_that_tells_another_match_is_doubted(cheat: str) -> None:
    """A client draws the table from the story, and not from the view."""
    watched = third_round()
    story: Any = deepcopy(table_story(watched.log.room, [None, None], ANNA, in_english))
    watched.witness.take_history(history_of(story))
    assert watched.witness.doubt is None
    *_, before, last = story["rounds"]
    if cheat == "start":
        last["dealt"]["start"] = {
            "tile": "0-0-0",
            "field": 0,
            "at": [0, 0, "up"],
            "corners": [0] * 3,
        }
    elif cheat == "actions":
        last["events"][0]["action"]["at"][0] += 1
    elif cheat == "totals":
        before["before"][0] += 1
    else:
        story["rounds"].remove(before)
    with pytest.warns(HistoryWarning):
        watched.witness.take_history(history_of(story))
    assert watched.witness.doubt is Contradiction.HISTORY


def test_two_clients_on_one_computer_keep_what_both_were_shown(tmp_path: Path) -> None:
    log, store, sent = Log("person", "person", rules="triomino"), SeenStore(tmp_path), "ab" * 32
    first, second = (TableWitness(TABLE, store) for _ in range(2))
    for witness in (first, second):
        witness.take(frames_of(log.room).view(ANNA))
    first.contribute(frames_of(log.room).table(ANNA), [0], sent)
    log.begin((0,), (1,))
    rng = random.Random(8)
    for _ in range(4):
        play_on(log, rng)
        first.take(frames_of(log.room).update(ANNA, first.kept or 0))
    kept = store.seen(TABLE)
    assert kept is not None
    assert (kept.contributions, list(kept.heads)) == ({0: sent}, [log.room.version])
    # The other one is behind, and sent nothing itself.
    for room in (load_room(log.rows[:-2]), log.room):
        second.take(frames_of(room).update(ANNA, second.kept or 0))
        assert store.seen(TABLE) == kept
    assert (second.kept, first.doubt, second.doubt) == (log.room.version, None, None)


def test_of_stretches_the_longest_are_kept() -> None:
    one, other = {(1, 3): "a", (4, 9): "b"}, {(1, 5): "c", (9, 10): "d"}
    assert longest_stretches(one, other) == {(4, 9): "b", (9, 10): "d", (1, 3): "a"}


def test_a_view_without_the_match_is_doubted() -> None:
    watched = third_round()
    view = watched.view()
    view["match"] = None
    with pytest.warns(HistoryWarning):
        watched.witness.take(view)


def test_moves_that_are_shown_but_not_in_the_view_are_doubted() -> None:
    watched = third_round()
    before = watched.view()
    play_on(watched.log, random.Random(6))
    after = watched.view()
    after["match"] = before["match"]
    with pytest.warns(HistoryWarning):
        watched.witness.take(after)
