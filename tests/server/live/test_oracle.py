"""The oracle finds tiles however they are written, and a frame that says too much is caught."""

import copy
import json
import random
from typing import Any

import pytest

from tests.server.live.mentions import Leak, corners, leaks, tiles_in
from tests.server.live.oracle import OracleRow, Truth
from trimino.records.notation import format_action, format_position, format_tile
from trimino.records.record import record_of
from trimino.records.view_json import view_values
from trimino.rules import TILES, Match, Tile, published

ANNA, JURIS, EVA = "anna", "juris", "eva"
OF_TWO = {ANNA: [0], JURIS: [1]}
DEVICE = {ANNA: [0, 1]}
DEVICE_AND_ONE = {ANNA: [0, 2], JURIS: [1]}


class PlayedMatch:
    """A match with its log, and what each could be shown at every version."""

    def __init__(
        self, rules: str = "triomino", people: dict[str, list[int]] = OF_TWO, seed: int = 1
    ) -> None:
        self.log: list[OracleRow] = []
        self.matches: dict[int, Match] = {}
        seats = sum(map(len, people.values()))
        self.match, rng = Match(published(rules), seats), random.Random(seed)
        self._note("opened", ANNA)
        for guest, own in people.items():
            self._note("sat", guest, seats=own)
        self._note("started", ANNA)
        while not self.match.over:
            if self.match.needs_deal:
                self.match.deal(rng)
                self._note("dealt", None)
            seat = self.match.round.turn
            if seat in people[ANNA] and len(people[ANNA]) > 1:
                self._note("uncovered", ANNA, seat=seat)
            action = rng.choice(list(self.match.legal))
            self.match.play(action)
            self._note("played", None, seat=seat, action=format_action(action), by="person")
        self.record = record_of(self.match, ["Anna", "Juris", "Eva"][:seats])
        self.truth = Truth(self.log, self.record)

    def first(self, kind: str, **body: Any) -> int:
        """The version of the first row of a kind, and with that in it."""
        found = (row for row in self.log if row.kind == kind and row.body.items() >= body.items())
        return next(found).version

    def truth_with(self, after: int, kind: str, guest: str | None, **body: Any) -> Truth:
        """The truth if one more thing had happened, right after a version."""
        rows = [*self.log[:after], OracleRow(0, kind, guest, body), *self.log[after:]]
        log = [row._replace(version=version) for version, row in enumerate(rows, 1)]
        return Truth(log, self.record)

    def _note(self, kind: str, guest: str | None, **body: Any) -> None:
        version = len(self.log) + 1
        self.log.append(OracleRow(version, kind, guest, body))
        self.matches[version] = self.match.copy()

    def versions(self) -> list[int]:
        """Some of those at which tiles are hidden, and every end of a round."""
        hidden = [v for v, match in self.matches.items() if match.rounds and not match.over]
        return [v for v in hidden if v % 4 == 1 or self.matches[v].round.over or v == hidden[0]]

    def frame(self, version: int, seat: int | None) -> dict[str, Any]:
        """A view of a seat, as an honest server would send it."""
        match = view_values(self.matches[version].view(seat))
        return {"type": "view", "version": version, "match": match}


@pytest.mark.parametrize("rules", ["triomino", "triodominio-reverse", "trimino"])
def test_what_a_seat_may_see_is_no_leak(rules: str) -> None:
    game = PlayedMatch(rules)
    for version in game.versions():
        for guest, seat in ((ANNA, 0), (JURIS, 1), (EVA, None), (None, None)):
            assert game.truth.leaks(game.frame(version, seat), guest, version) == []


def test_the_hand_of_another_is_a_leak() -> None:
    game = PlayedMatch()
    caught = 0
    for version in game.versions():
        round = game.matches[version].round
        hidden = set(round.hands[1]) if not round.over else set()
        for guest in (ANNA, EVA, None):
            found = game.truth.leaks(game.frame(version, 1), guest, version)
            assert {leak.tile for leak in found} >= {tuple(tile) for tile in hidden}
            caught += len(found)
    assert caught > 100


def test_one_tile_of_the_well_is_a_leak_wherever_it_stands() -> None:
    game = PlayedMatch()
    version = game.versions()[0]
    tile = game.matches[version].round.well[0]
    for stand_in in _ways_to_say(tile):
        frame = copy.deepcopy(game.frame(version, 0))
        frame["match"]["actions"].append({"seat": 1, "note": stand_in})
        assert {leak.tile for leak in game.truth.leaks(frame, ANNA, version)} == {tuple(tile)}


def test_the_tile_that_another_drew_is_a_leak_in_an_event() -> None:
    game = PlayedMatch()
    drawn = [row for row in game.log if row.body.get("action") == "draw" and row.body["seat"] == 1]
    row = drawn[0]
    tile = game.matches[row.version].round.events[-1].drawn
    assert tile is not None
    event = {"version": row.version, "action": {"seat": 1, "do": "draw", "tile": str(tile)}}
    frame = {"type": "update", "version": row.version, "events": [event]}
    assert game.truth.leaks(frame, ANNA, row.version) == [
        Leak(f"event {row.version}.action.tile", corners(tile))
    ]
    assert game.truth.leaks(frame, JURIS, row.version) == []


def test_a_tile_of_the_last_round_says_nothing_about_this_one() -> None:
    """Each tile was seen before, and yet it is hidden again."""
    game = PlayedMatch()
    second = next(v for v, m in game.matches.items() if len(m.rounds) == 2)
    hidden = game.matches[second].round.hands[1]
    frame = {"type": "update", "version": second, "now": {"hand": [str(t) for t in hidden]}}
    assert {leak.tile for leak in game.truth.leaks(frame, ANNA, second)} == {*map(tuple, hidden)}


def test_a_story_that_says_too_much_of_any_round_is_caught() -> None:
    game = PlayedMatch("triodominio-reverse")
    second = next(v for v, m in game.matches.items() if len(m.rounds) == 2)
    first, now = game.matches[second].rounds
    honest = {"round": 1, "hand": [str(tile) for tile in first.deal.hands[0]]}
    story = {"version": second, "rounds": [{"dealt": honest}, {"dealt": {"round": 2}}]}
    assert game.truth.story_leaks(story, ANNA) == []
    assert {leak.where for leak in game.truth.story_leaks(story, EVA)} <= {"round 1.dealt.hand"}
    assert game.truth.story_leaks(story, EVA) != []
    story["rounds"][1]["dealt"]["well"] = [str(now.well[0])]  # type: ignore[index]
    assert game.truth.story_leaks(story, ANNA) == [Leak("round 2.dealt.well", corners(now.well[0]))]


def test_hands_that_are_not_counted_stay_hidden() -> None:
    """Settlement 18: after a round of the reverse game hands are nobody's business."""
    game = PlayedMatch("triodominio-reverse")
    ended = next(v for v in game.versions() if game.matches[v].round.over)
    left = [tile for hand in game.matches[ended].round.hands for tile in hand]
    frame = {"type": "update", "version": ended, "now": {"hands": [str(tile) for tile in left]}}
    assert len(game.truth.leaks(frame, EVA, ended)) == len(left) > 0


def test_around_one_device_a_covered_hand_is_a_leak() -> None:
    game = PlayedMatch(people=DEVICE)
    for row in game.log:
        match = game.matches[row.version]
        if row.kind != "uncovered":
            continue
        turn = match.round.turn
        assert game.truth.leaks(game.frame(row.version, turn), ANNA, row.version) == []
        assert game.truth.leaks(game.frame(row.version, 1 - turn), ANNA, row.version) != []
    dealt = game.first("dealt")
    assert game.truth.leaks(game.frame(dealt, 0), ANNA, dealt) != []
    assert game.truth.leaks(game.frame(dealt, None), ANNA, dealt) == []


def test_a_hand_is_covered_when_its_turn_is_over() -> None:
    game = PlayedMatch(people=DEVICE)
    for row in game.log:
        match = game.matches[row.version]
        if row.kind == "played" and not match.round.over and match.round.turn != row.body["seat"]:
            told = game.frame(row.version, row.body["seat"])
            hidden = match.round.hands[row.body["seat"]]
            found = {leak.tile for leak in game.truth.leaks(told, ANNA, row.version)}
            assert found >= {tuple(tile) for tile in hidden}


@pytest.mark.parametrize(
    ("kind", "guest", "body"),
    [
        ("left", ANNA, {}),
        ("came-back", ANNA, {}),
        ("went-away", None, {"seat": 0}),
        ("freed", JURIS, {"seat": 0}),
        ("sat", EVA, {"seats": [0]}),
    ],
)
def test_a_hand_is_covered_when_who_plays_it_goes_comes_or_changes(
    kind: str, guest: str | None, body: dict[str, Any]
) -> None:
    game = PlayedMatch(people=DEVICE_AND_ONE)
    shown = game.first("uncovered", seat=0)
    told, truth = game.frame(shown, 0), game.truth_with(shown, kind, guest, **body)
    assert truth.leaks(told, ANNA, shown) == []
    assert truth.leaks(told, ANNA, shown + 1) != []


@pytest.mark.parametrize("kind", ["left", "came-back"])
def test_it_stays_uncovered_when_somebody_else_goes_or_comes(kind: str) -> None:
    game = PlayedMatch(people=DEVICE_AND_ONE)
    shown = game.first("uncovered", seat=0)
    truth = game.truth_with(shown, kind, JURIS)
    assert truth.leaks(game.frame(shown, 0), ANNA, shown + 1) == []
    assert truth.leaks(game.frame(shown, 2), ANNA, shown + 1) != []


def test_who_leaves_once_the_match_has_started_keeps_the_seat() -> None:
    game = PlayedMatch()
    started = game.first("started")
    truth = game.truth_with(started, "left", ANNA)
    dealt = game.frame(game.first("dealt"), 0)
    assert truth.leaks(dealt, ANNA, game.first("dealt") + 1) == []
    truth = game.truth_with(started - 1, "left", ANNA)
    assert truth.leaks(dealt, ANNA, game.first("dealt") + 1) != []


def test_when_the_match_is_over_nothing_is_hidden() -> None:
    game = PlayedMatch()
    last = game.truth.over_at
    assert last == game.log[-1].version
    assert game.truth.leaks({"type": "view", "record": game.record}, None, last) == []
    assert leaks(game.record, ()) != []


def test_every_tile_is_found_however_it_is_written() -> None:
    for tile in TILES:
        for text in _ways_to_say(tile):
            assert {found for _, found in tiles_in({"note": text})} == {tuple(tile)}, text


def test_numbers_that_are_no_tiles_are_passed_over() -> None:
    harmless = {
        "counts": [3, 4, 5],
        "totals": [0, 1, 2],
        "at": 1_700_000_123.5,
        "id": "252d66dea369b9cf",
        "commitment": "0123450123",
        "text": "There are 6 seats; 400 points win.",
    }
    assert list(tiles_in(harmless)) == []


def test_a_position_names_its_hand() -> None:
    match = Match(published("triomino"), 2)
    match.deal(random.Random(3))
    view = match.view(0)
    text = format_position(view.now.position)
    hand = {tuple(tile) for tile in view.now.position.hand}
    assert {tile for _, tile in tiles_in(json.loads(json.dumps({"position": text})))} == hand


def _ways_to_say(tile: Tile) -> list[Any]:
    a, b, c = tile
    return [
        str(tile),
        f"You hold {tile}.",
        format_tile(tile),
        f"{c}{a}{b}d-1,2f1",
        {str(tile): 1},
        [c, a, b],
        {"corners": (b, c, a)},
        f"hand={format_tile(tile)}/well=3",
    ]
