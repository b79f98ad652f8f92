"""An observation tells a seat what it sees, no more."""

import random
import re
from collections.abc import Callable
from itertools import islice

import numpy as np
import pytest

from tests.docs.pages import DOCS, text
from tests.envs.positions import BY_HAND, every_table, positions
from tests.envs.second_numbering import Numbers, corner_vertices, placements_observed
from tests.rules.positions import Table, moments
from tests.rules.reader_knowledge import known
from tests.rules.setting import tile
from trimino.envs.encoding import (
    FIELD_SLICES,
    HIGH,
    LAYOUT,
    LOW,
    SIZE,
    action_mask,
    observe,
    observe_position,
)
from trimino.rules import (
    TILES,
    Match,
    MatchView,
    Phase,
    Place,
    PlacementKind,
    Position,
    possible_match,
    published,
)
from trimino.rules.lattice import vertices
from trimino.rules.ruleset import AfterDrawing
from trimino.rules.scoring import Hand

Count = Callable[[int, int], int]


def test_an_observation_can_be_worked_out_by_hand() -> None:
    seen = observe_position(BY_HAND, (10, 15, 10), 2)
    marked = {
        name: np.flatnonzero(seen[FIELD_SLICES[name]]).tolist() for name in ("hand", "laid", "gap")
    }
    assert marked == {
        "hand": [TILES.index(tile("0-3-5")), TILES.index(tile("3-4-5"))],
        "laid": [46, 48],
        "gap": [46 * 3, 46 * 3 + 2, 48 * 3 + 1, 48 * 3 + 2],
    }
    place = seen[FIELD_SLICES["place"]].reshape(56, 4)
    assert place[46].tolist() == [1, 0, 0, 0]
    assert place[48].tolist() == [1, 0, -1, 4]
    assert seen[FIELD_SLICES["counts"]].tolist() == [2, 6, 5, 0, 0, 0]
    assert seen[FIELD_SLICES["totals"]].tolist() == [20, 10, 30, 0, 0, 0]
    assert seen[FIELD_SLICES["points"]].tolist() == [5, 0, 20, 0, 0, 0]
    assert seen[FIELD_SLICES["well"].start :].tolist() == [41, 1, 0, 0, 0, 3, 2]


def test_the_fields_of_an_observation_follow_one_another_without_a_gap() -> None:
    assert [FIELD_SLICES[part.name] for part in LAYOUT] == list(FIELD_SLICES.values())
    ends = [0, *(part.stop for part in FIELD_SLICES.values())]
    assert [part.start for part in FIELD_SLICES.values()] == ends[:-1]
    assert ends[-1] == SIZE == len(LOW) == len(HIGH) == 753


def test_the_old_name_of_a_field_is_still_known() -> None:
    with pytest.warns(DeprecationWarning, match="players"):
        assert FIELD_SLICES["seats"] == FIELD_SLICES["players"]
    with pytest.raises(KeyError, match="nonsense"):
        FIELD_SLICES["nonsense"]


@every_table
def test_an_observation_tells_what_the_reader_sees(table: Table, count: Count) -> None:
    for match in islice(moments(table, 5, rounds=1), None, None, count(7, 1)):
        for seat in range(match.players):
            view = match.view(seat)
            seen = observe(view)
            assert seen.dtype == np.int16
            assert (seen >= LOW).all()
            assert (seen <= HIGH).all()
            assert _told(seen) == _seen(view)


def _told(seen: Numbers) -> list[object]:
    """An observation, read back."""
    part = {name: seen[where].tolist() for name, where in FIELD_SLICES.items()}
    (seats,), (turn,), (phase,) = part["players"], part["turn"], part["phase"]
    places = [
        (n, *row) for n, row in enumerate(seen[FIELD_SLICES["place"]].reshape(56, 4).tolist())
    ]
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
    position, seats = view.now.position, view.players
    reader = position.reader or 0
    lying = [place for field in position.fields for place in field.laid.values()]
    points = [now - then for now, then in zip(view.totals, view.now.before, strict=True)]
    return [
        list(position.hand),
        [each for each in position.hand if each in _shown_as_drawn(position)],
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


def _shown_as_drawn(position: Position) -> Hand:
    rules = position.rules
    newest = rules.free_draw and rules.after_drawing is AfterDrawing.NEWEST
    return position.drawn[-1:] if newest else position.drawn


def _way(place: Place) -> int:
    first = corner_vertices(place)[0]
    return vertices(place.at).index(first) + 3 * place.at.down


@every_table
def test_what_can_be_laid_follows_from_the_observation(table: Table) -> None:
    """Gaps and their needs are observed correctly, under the right names."""
    for match in moments(table, 6, rounds=1):
        view = match.view(match.round.turn)
        if match.round.phase in (Phase.TURN, Phase.FOLLOW_UP):
            gives_up = table.rules.after_drawing is not AfterDrawing.ANY
            free = table.rules.free_draw and match.round.phase is Phase.TURN and gives_up
            placed = [*placements_observed(observe(view), free_draw=free)]
            legal = np.flatnonzero(action_mask(view.now.position)[:1008]).tolist()
            assert sorted(placed) == legal


@every_table
def test_gaps_are_told_with_their_kinds(table: Table) -> None:
    for position in positions(table, 7):
        kinds = observe_position(position, position.totals, 0)[FIELD_SLICES["gap"]]
        told = sorted(kinds[kinds > 0].tolist())
        gaps = (gap for field in position.fields for gap in field.gaps.values())
        assert told == sorted(
            list(PlacementKind).index(gap.kind) + max(1, gap.hexagons) for gap in gaps
        )


@every_table
def test_an_observation_never_depends_on_hidden_tiles(table: Table, count: Count) -> None:
    rng = random.Random(8)
    differing = 0
    for match in islice(moments(table, 8, rounds=1), None, None, count(30, 5)):
        if not match.over:
            for seat in range(match.players):
                twin = possible_match(match.view(seat), rng)
                assert known(twin, seat) == known(match, seat)
                differing += twin.round.state != match.round.state
                assert observe(twin.view(seat)).tolist() == observe(match.view(seat)).tolist()
                one, other = (each.round.position(seat) for each in (match, twin))
                assert action_mask(one).tolist() == action_mask(other).tolist()
    # With all tiles in two hands nothing is hidden.
    assert differing or not match.round.deal.well


def test_a_spectator_sees_the_table_from_seat_0_without_a_hand() -> None:
    match = Match(published("triomino"), 3)
    match.deal(random.Random(1))
    own, open_to_all = observe(match.view(0)), observe(match.view(None))
    assert own[FIELD_SLICES["hand"]].sum() == 7
    assert open_to_all[FIELD_SLICES["hand"]].sum() == 0
    assert own[56:].tolist() == open_to_all[56:].tolist()


def test_points_beyond_measure_are_told_as_the_nearest_number() -> None:
    far = BY_HAND._replace(totals=(90_000, -90_000, 32_767))
    seen = observe_position(far, (0, 0, 40_000), 100_000)
    assert seen[FIELD_SLICES["totals"]].tolist() == [-32768, 32767, 32767, 0, 0, 0]
    assert seen[FIELD_SLICES["points"]].tolist() == [-32768, -7233, 32767, 0, 0, 0]
    assert seen[FIELD_SLICES["round"]].tolist() == [32767]


def test_the_page_tells_every_field_where_it_is() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (\d+) \| (\d+) \|", text(DOCS / "environments.md"), re.MULTILINE
    )
    told = [(name, int(start), int(start) + int(size)) for name, start, size in rows]
    assert told == [(name, part.start, part.stop) for name, part in FIELD_SLICES.items()]
