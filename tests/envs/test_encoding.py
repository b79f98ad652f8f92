"""Numbers and actions correspond one to one, and the mask shows the legal ones."""

import random
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from tests.envs.positions import BY_HAND, every_table, positions
from tests.envs.second_numbering import place_number, start_number
from tests.rules.positions import TABLES, Table
from tests.rules.setting import tile
from trimino.envs.encoding import (
    ACTIONS,
    DECLINE_NUMBER,
    DRAW_NUMBER,
    PASS_NUMBER,
    action_from_number,
    action_mask,
    action_number,
)
from trimino.envs.errors import EnvError, EnvReason
from trimino.rules import (
    Cell,
    Decline,
    Draw,
    Field,
    IllegalAction,
    Pass,
    Phase,
    Place,
    Position,
    Reason,
    TriminoError,
)
from trimino.rules.lattice import neighbours
from trimino.words import say

Count = Callable[[int, int], int]


@every_table
def test_every_legal_action_has_a_number_of_its_own_that_leads_back(
    table: Table, count: Count
) -> None:
    for position in positions(table, 1, rounds=count(1, 15)):
        legal = list(position.legal)
        numbers = [action_number(position, each) for each in legal]
        assert len(set(numbers)) == len(legal)
        assert [action_from_number(position, each) for each in numbers] == legal
        assert np.flatnonzero(action_mask(position)).tolist() == sorted(numbers)


@every_table
def test_numbers_are_those_of_a_second_reading(table: Table) -> None:
    for position in positions(table, 2):
        for each in position.legal:
            assert action_number(position, each) == _read_again(position, each)


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
    for position in random.Random(3).sample(seen, min(len(seen), count(4, 50))):
        allowed = action_mask(position)
        for each in range(ACTIONS):
            assert allowed[each] == (_refused(position, each) is None)


def _refused(position: Position, each: object) -> TriminoError | None:
    try:
        action_from_number(position, each)
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


def test_numbers_can_be_worked_out_by_hand() -> None:
    # From 3 to 5 clockwise lies its second edge, where a 4 makes 3-4-5; from 5 to 3 its third,
    # where a 0 makes 0-3-5.
    right = Place(tile("3-4-5"), Cell(1, -1), (3, 4, 5))
    left = Place(tile("0-3-5"), Cell(0, -1), (3, 5, 0))
    assert action_number(BY_HAND, right) == (48 * 3 + 1) * 6 + 4 == 874
    assert action_number(BY_HAND, left) == (48 * 3 + 2) * 6 + 0 == 876
    assert np.flatnonzero(action_mask(BY_HAND)).tolist() == [874, 876]


def test_a_gap_beside_three_tiles_goes_by_its_lowest_number() -> None:
    """0-0-1, 0-2-2 and 1-1-2 lie around a gap for 0-1-2, each with two of its corners."""
    around = [
        Place(tile("0-0-1"), Cell(0, 0), (1, 0, 0)),
        Place(tile("0-2-2"), Cell(1, 0), (2, 2, 0)),
        Place(tile("1-1-2"), Cell(0, 1), (1, 2, 1)),
    ]
    field = Field()
    for place in around:
        # Not connected: in a real round other tiles would lie between them.
        field = field.lay_unchecked(place)
    position = BY_HAND._replace(fields=(field,), hand=(tile("0-1-2"),))
    middle = Place(tile("0-1-2"), Cell(0, 0, down=True), (0, 1, 2))
    lowest, *others = (1 * 3 + 2) * 6 + 2, (11 * 3 + 0) * 6 + 1, (22 * 3 + 2) * 6 + 0
    assert action_number(position, middle) == lowest
    assert action_from_number(position, lowest) == middle
    for other in others:
        error = _refused(position, other)
        assert error
        assert error.message.details == {"number": other, "known": lowest}


NONSENSE = [-1, ACTIONS, 10**30, None, "5", 1.0, (), np.array(1.0), np.array([1, 2])]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_what_is_no_number_of_an_action_is_refused(nonsense: object) -> None:
    with pytest.raises(EnvError) as caught:
        action_from_number(BY_HAND, nonsense)
    assert caught.value.reason is EnvReason.ACTION_UNKNOWN
    assert say(caught.value.message)


def test_numbers_of_numpy_are_numbers() -> None:
    assert (
        action_from_number(BY_HAND, np.int32(874))
        == action_from_number(BY_HAND, np.array(874))
        == action_from_number(BY_HAND, 874)
    )


@pytest.mark.parametrize(
    ("forbidden", "reason"),
    [
        (0, EnvReason.ACTION_TILE_NOT_LAID),
        (46 * 18 + 6, EnvReason.ACTION_EDGE_TAKEN),
        (874 - 4, EnvReason.ACTION_NO_SUCH_TILE),
        (874 + 1, Reason.TILE_NOT_HELD),
        (1008 + 1, Reason.NOT_A_TURN_OF_THE_TILE),
        (1008 + 3 * 20, Reason.TILE_NOT_HELD),
        (DRAW_NUMBER, Reason.MUST_PLACE),
        (PASS_NUMBER, Reason.MUST_PLACE),
        (DECLINE_NUMBER, Reason.NOTHING_OFFERED),
    ],
)
def test_a_refusal_says_what_is_wrong(forbidden: int, reason: object) -> None:
    with pytest.raises((EnvError, IllegalAction)) as caught:
        action_from_number(BY_HAND, forbidden)
    assert caught.value.reason is reason
    assert say(caught.value.message)
