"""Numbers and actions are one to one, and an observation tells a seat what it sees, no more."""

import random
import re
from collections.abc import Callable, Iterator
from itertools import islice

import numpy as np
import pytest

from tests.docs.pages import DOCS, text
from tests.envs.second_numbering import (
    Numbers,
    corner_vertices,
    place_number,
    placements_observed,
    start_number,
)
from tests.rules.hidden import known
from tests.rules.positions import TABLES, Table, by_name, moments
from tests.rules.setting import tile
from trimino.envs.encoding import (
    ACTIONS,
    DECLINE,
    DRAW,
    FIELDS,
    HIGH,
    LAYOUT,
    LOW,
    PASS,
    SIZE,
    action,
    mask,
    number,
    observe,
    observe_position,
)
from trimino.envs.errors import EnvError, EnvReason
from trimino.rules import (
    ORIGIN,
    TILES,
    Cell,
    Decline,
    Draw,
    Field,
    IllegalAction,
    Kind,
    Match,
    MatchView,
    Pass,
    Phase,
    Place,
    Position,
    Reason,
    TriminoError,
    possible_match,
    published,
)
from trimino.rules.lattice import neighbours, vertices
from trimino.words import say

Count = Callable[[int, int], int]

every_table = pytest.mark.parametrize("table", TABLES, ids=by_name)


def positions(table: Table, seed: int, rounds: int = 1) -> Iterator[Position]:
    """What the seat to act sees, at every moment of a match."""
    for match in moments(table, seed, rounds=rounds):
        if not match.round.over:
            yield match.round.position(match.round.turn)


@every_table
def test_every_legal_action_has_a_number_of_its_own_that_leads_back(
    table: Table, count: Count
) -> None:
    for position in positions(table, 1, rounds=count(1, 30)):
        legal = list(position.legal)
        numbers = [number(position, each) for each in legal]
        assert len(set(numbers)) == len(legal)
        assert [action(position, each) for each in numbers] == legal
        assert np.flatnonzero(mask(position)).tolist() == sorted(numbers)


@every_table
def test_numbers_are_those_of_a_second_reading(table: Table) -> None:
    for position in positions(table, 2):
        for each in position.legal:
            assert number(position, each) == _read_again(position, each)


def _read_again(position: Position, each: object) -> int:
    match each:
        case Place(field=field) if field == len(position.fields):
            return start_number(each)
        case Place(field=field):
            return place_number(position.fields[field], each)
        case Draw():
            return 1176
        case Pass():
            return 1177
        case _:
            return 1178


@every_table
def test_the_mask_forbids_all_that_is_refused_and_nothing_else(table: Table, count: Count) -> None:
    seen = list(positions(table, 3))
    for position in random.Random(3).sample(seen, min(len(seen), count(4, 100))):
        allowed = mask(position)
        for each in range(ACTIONS):
            assert allowed[each] == (_refused(position, each) is None)


def _refused(position: Position, each: object) -> TriminoError | None:
    try:
        action(position, each)
    except TriminoError as error:
        return error
    return None


def test_random_rounds_come_to_everything_that_is_hard_to_number() -> None:
    found = set()
    for table in TABLES:
        # Of the seeds tried, this one lets 0-0-0 open.
        seed, rounds = (11, 12) if table.name == "tri-domino-2" else (1, 1)
        for position in positions(table, seed, rounds):
            found |= {*_hard(position)}
    assert found == {
        *("beside two", "beside a triple", "second field"),
        *(Phase.OPENING, Phase.TURN, Phase.FOLLOW_UP, Phase.NEW_FIELD, "draw", "pass", "decline"),
    }


def _hard(position: Position) -> Iterator[str]:
    yield position.phase
    for each in position.legal:
        match each:
            case Place(_, at, _, field) if field < len(position.fields):
                laid = position.fields[field].laid
                beside = [laid[cell].tile for cell in neighbours(at) if cell in laid]
                yield from ["beside two"] * (len(beside) == 2)
                yield from ["beside a triple"] * any(one.is_triple for one in beside)
                yield from ["second field"] * (field > 0)
            case Draw() | Pass() | Decline():
                yield type(each).__name__.lower()


TOP = Place(tile("3-3-3"), ORIGIN, (3, 3, 3))
BELOW = Place(tile("3-3-5"), Cell(0, -1, down=True), (5, 3, 3))
BY_HAND = Position(
    rules=published("tri-domino"),
    reader=1,
    turn=1,
    phase=Phase.TURN,
    fields=(Field().lay(TOP).lay(BELOW),),
    counts=(5, 2, 6),
    well=41,
    hand=(tile("0-3-5"), tile("3-4-5")),
    draws=0,
    drawn=(),
    passes=0,
    totals=(30, 20, 10),
)
"""3-3-3 lies up, 3-3-5 below it, its 5 at the bottom: it is the 49th tile of the set."""


def test_numbers_can_be_worked_out_by_hand() -> None:
    # From 3 to 5 clockwise lies its second edge, where a 4 makes 3-4-5; from 5 to 3 its third,
    # where a 0 makes 0-3-5.
    right = Place(tile("3-4-5"), Cell(1, -1), (3, 4, 5))
    left = Place(tile("0-3-5"), Cell(0, -1), (3, 5, 0))
    assert number(BY_HAND, right) == (48 * 3 + 1) * 6 + 4 == 874
    assert number(BY_HAND, left) == (48 * 3 + 2) * 6 + 0 == 876
    assert np.flatnonzero(mask(BY_HAND)).tolist() == [874, 876]


def test_an_observation_can_be_worked_out_by_hand() -> None:
    seen = observe_position(BY_HAND, (10, 15, 10), 2)
    marked = {name: np.flatnonzero(seen[FIELDS[name]]).tolist() for name in ("hand", "laid", "gap")}
    assert marked == {
        "hand": [TILES.index(tile("0-3-5")), TILES.index(tile("3-4-5"))],
        "laid": [46, 48],
        "gap": [46 * 3, 46 * 3 + 2, 48 * 3 + 1, 48 * 3 + 2],
    }
    place = seen[FIELDS["place"]].reshape(56, 4)
    assert place[46].tolist() == [1, 0, 0, 0]
    assert place[48].tolist() == [1, 0, -1, 4]
    assert seen[FIELDS["counts"]].tolist() == [2, 6, 5, 0, 0, 0]
    assert seen[FIELDS["totals"]].tolist() == [20, 10, 30, 0, 0, 0]
    assert seen[FIELDS["points"]].tolist() == [5, 0, 20, 0, 0, 0]
    assert seen[FIELDS["well"].start :].tolist() == [41, 1, 0, 0, 0, 3, 2]


def test_a_gap_beside_three_tiles_goes_by_its_lowest_number() -> None:
    """0-0-1, 0-2-2 and 1-1-2 lie around a gap for 0-1-2, each with two of its corners."""
    around = [
        Place(tile("0-0-1"), Cell(0, 0), (1, 0, 0)),
        Place(tile("0-2-2"), Cell(1, 0), (2, 2, 0)),
        Place(tile("1-1-2"), Cell(0, 1), (1, 2, 1)),
    ]
    field = Field()
    for place in around:
        field = field.lay(place)
    position = BY_HAND._replace(fields=(field,), hand=(tile("0-1-2"),))
    middle = Place(tile("0-1-2"), Cell(0, 0, down=True), (0, 1, 2))
    lowest, *others = (1 * 3 + 2) * 6 + 2, (11 * 3 + 0) * 6 + 1, (22 * 3 + 2) * 6 + 0
    assert number(position, middle) == lowest
    assert action(position, lowest) == middle
    for other in others:
        error = _refused(position, other)
        assert error
        assert error.message.details == {"number": other, "known": lowest}


NONSENSE = [-1, ACTIONS, 10**30, None, "5", 1.0, (), np.array(1.0), np.array([1, 2])]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_what_is_no_number_of_an_action_is_refused(nonsense: object) -> None:
    with pytest.raises(EnvError) as caught:
        action(BY_HAND, nonsense)
    assert caught.value.reason is EnvReason.ACTION_UNKNOWN
    assert say(caught.value.message)


def test_numbers_of_numpy_are_numbers() -> None:
    assert action(BY_HAND, np.int32(874)) == action(BY_HAND, np.array(874)) == action(BY_HAND, 874)


@pytest.mark.parametrize(
    ("forbidden", "reason"),
    [
        (0, EnvReason.ACTION_TILE_NOT_LAID),
        (46 * 18 + 6, EnvReason.ACTION_EDGE_TAKEN),
        (874 - 4, EnvReason.ACTION_NO_SUCH_TILE),
        (874 + 1, Reason.TILE_NOT_HELD),
        (1008 + 1, Reason.NOT_A_TURN_OF_THE_TILE),
        (1008 + 3 * 20, Reason.TILE_NOT_HELD),
        (DRAW, Reason.MUST_PLACE),
        (PASS, Reason.MUST_PLACE),
        (DECLINE, Reason.NOTHING_OFFERED),
    ],
)
def test_a_refusal_says_what_is_wrong(forbidden: int, reason: object) -> None:
    with pytest.raises((EnvError, IllegalAction)) as caught:
        action(BY_HAND, forbidden)
    assert caught.value.reason is reason
    assert say(caught.value.message)


def test_the_fields_of_an_observation_follow_one_another_without_a_gap() -> None:
    assert [FIELDS[part.name] for part in LAYOUT] == list(FIELDS.values())
    ends = [0, *(part.stop for part in FIELDS.values())]
    assert [part.start for part in FIELDS.values()] == ends[:-1]
    assert ends[-1] == SIZE == len(LOW) == len(HIGH) == 753


@every_table
def test_an_observation_tells_what_the_reader_sees(table: Table, count: Count) -> None:
    for match in islice(moments(table, 5, rounds=1), None, None, count(7, 1)):
        for seat in range(match.seats):
            view = match.view(seat)
            seen = observe(view)
            assert seen.dtype == np.int16
            assert (seen >= LOW).all()
            assert (seen <= HIGH).all()
            assert _told(seen) == _seen(view)


def _told(seen: Numbers) -> list[object]:
    """An observation, read back."""
    part = {name: seen[where].tolist() for name, where in FIELDS.items()}
    (seats,), (turn,), (phase,) = part["seats"], part["turn"], part["phase"]
    places = [(n, *row) for n, row in enumerate(seen[FIELDS["place"]].reshape(56, 4).tolist())]
    return [
        [TILES[n] for n in range(56) if part["hand"][n]],
        [TILES[n] for n in range(56) if part["drawn"][n]],
        {TILES[n] for n in range(56) if part["laid"][n]},
        {(TILES[n], field - 1, x, y, way) for n, field, x, y, way in places if field},
        [part[name][:seats] for name in ("counts", "totals", "points")],
        [part[name][seats:] for name in ("counts", "totals", "points")] == [[0] * (6 - seats)] * 3,
        (turn, list(Phase)[phase], *part["well"], *part["draws"], *part["passes"], *part["round"]),
    ]


def _seen(view: MatchView) -> list[object]:
    position, seats = view.now.position, view.seats
    reader = position.reader or 0
    lying = [place for field in position.fields for place in field.laid.values()]
    points = [now - then for now, then in zip(view.totals, view.now.before, strict=True)]
    return [
        list(position.hand),
        [each for each in position.drawn if each in position.hand],
        {place.tile for place in lying},
        {(place.tile, place.field, *place.at[:2], _way(place)) for place in lying},
        [
            [row[(reader + n) % seats] for n in range(seats)]
            for row in (position.counts, view.totals, points)
        ],
        True,
        (
            *((position.turn - reader) % seats, position.phase, position.well),
            *(position.draws, position.passes, len(view.rounds) - 1),
        ),
    ]


def _way(place: Place) -> int:
    first = corner_vertices(place)[0]
    return vertices(place.at).index(first) + 3 * place.at.down


@every_table
def test_what_can_be_laid_follows_from_the_observation(table: Table) -> None:
    """So gaps, and what they need, are told rightly and under the names that count."""
    for match in moments(table, 6, rounds=1):
        view = match.view(match.round.turn)
        if match.round.phase in (Phase.TURN, Phase.FOLLOW_UP):
            free = table.rules.free_draw and match.round.phase is Phase.TURN
            placed = [*placements_observed(observe(view), free_draw=free)]
            legal = np.flatnonzero(mask(view.now.position)[:1008]).tolist()
            assert sorted(placed) == legal


@every_table
def test_gaps_are_told_with_their_kinds(table: Table) -> None:
    for position in positions(table, 7):
        kinds = observe_position(position, position.totals, 0)[FIELDS["gap"]]
        told = sorted(kinds[kinds > 0].tolist())
        gaps = (gap for field in position.fields for gap in field.gaps.values())
        assert told == sorted(list(Kind).index(gap.kind) + max(1, gap.hexagons) for gap in gaps)


@every_table
def test_an_observation_never_depends_on_hidden_tiles(table: Table, count: Count) -> None:
    rng = random.Random(8)
    differing = 0
    for match in islice(moments(table, 8, rounds=1), None, None, count(30, 1)):
        if not match.over:
            for seat in range(match.seats):
                twin = possible_match(match.view(seat), rng)
                assert known(twin, seat) == known(match, seat)
                differing += twin.round.state != match.round.state
                assert observe(twin.view(seat)).tolist() == observe(match.view(seat)).tolist()
                one, other = (each.round.position(seat) for each in (match, twin))
                assert mask(one).tolist() == mask(other).tolist()
    # With all tiles in two hands nothing is hidden.
    assert differing or not match.round.deal.well


def test_a_spectator_sees_the_table_from_seat_0_without_a_hand() -> None:
    match = Match(published("triomino"), 3)
    match.deal(random.Random(1))
    own, open_to_all = observe(match.view(0)), observe(match.view(None))
    assert own[FIELDS["hand"]].sum() == 7
    assert open_to_all[FIELDS["hand"]].sum() == 0
    assert own[56:].tolist() == open_to_all[56:].tolist()


def test_points_beyond_measure_are_told_as_the_nearest_number() -> None:
    far = BY_HAND._replace(totals=(90_000, -90_000, 32_767))
    seen = observe_position(far, (0, 0, 40_000), 100_000)
    assert seen[FIELDS["totals"]].tolist() == [-32768, 32767, 32767, 0, 0, 0]
    assert seen[FIELDS["points"]].tolist() == [-32768, -7233, 32767, 0, 0, 0]
    assert seen[FIELDS["round"]].tolist() == [32767]


def test_the_page_tells_every_field_where_it_is() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (\d+) \| (\d+) \|", text(DOCS / "environments.md"), re.MULTILINE
    )
    told = [(name, int(start), int(start) + int(size)) for name, start, size in rows]
    assert told == [(name, part.start, part.stop) for name, part in FIELDS.items()]
