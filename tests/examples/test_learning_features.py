"""Features of the learning example: right by the rules, from the seat's observation alone."""

import random
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from examples.learning.board import BRIDGE, HEXAGON, PLAIN, LatticeBoard
from examples.learning.features import NAMES, features, fits_after
from examples.learning.reading import choices_in, choices_of, seen_by, seen_in
from trimino.envs.encoding import action_mask, action_number, observe
from trimino.records.view_json import view_values
from trimino.rules import Match, MatchView, Place, PlacementKind, published
from trimino.rules.events import total
from trimino.rules.field import Field
from trimino.rules.sampling import possible_match
from trimino.rules.tiles import bit_of

Count = Callable[[int, int], int]

RULES = published("tri-domino")
KINDS = {
    PlacementKind.PLAIN: PLAIN,
    PlacementKind.BRIDGE: BRIDGE,
    PlacementKind.DOUBLE: BRIDGE,
    PlacementKind.HEXAGON: HEXAGON,
}


def moments(rounds: int, seats: int = 2, rules: str = "tri-domino") -> Iterator[Match]:
    """Matches at random before every decision of a round."""
    rng = random.Random(4)
    for _ in range(rounds):
        match = Match(published(rules), seats)
        match.deal(rng)
        while not match.round.over:
            yield match
            match.play(rng.choice(list(match.legal)))


def own_view(match: Match) -> MatchView:
    return match.view(match.round.turn)


def test_the_environment_and_a_view_of_a_bot_from_outside_show_the_same(count: Count) -> None:
    for seats, rules in ((2, "tri-domino"), (4, "tri-domino"), (3, "triomino")):
        for match in moments(count(3, 20), seats, rules):
            view, position = own_view(match), match.round.position(match.round.turn)
            rows, masks = observe(view)[None], action_mask(position)[None]
            values = view_values(view)
            seen, told = seen_in(rows), seen_by(values)
            choices, numbers = choices_in(rows, masks, seen)
            order = np.argsort([action_number(position, action) for action in view.legal])
            assert (
                sorted(action_number(position, action) for action in view.legal) == numbers.tolist()
            )
            by_number = features(told, choices_of(values), RULES)[order]
            np.testing.assert_array_equal(features(seen, choices, RULES), by_number)


def fits_by_rules(field: Field) -> list[int]:
    """The tiles that fit into gaps of each kind, as bits in the order of the rules."""
    fits = [0, 0, 0]
    for gap in field.gaps.values():
        fits[KINDS[gap.kind]] |= gap.fits
    return fits


def test_what_fits_after_a_placement_is_what_the_rules_say(count: Count) -> None:
    compared = 0
    for match in moments(count(8, 100)):
        position = match.round.position(match.round.turn)
        rows, masks = observe(own_view(match))[None], action_mask(position)[None]
        seen = seen_in(rows)
        choices, numbers = choices_in(rows, masks, seen)
        found = fits_after(LatticeBoard(seen), choices)
        named = {action_number(position, action): action for action in match.legal}
        for fits, action in zip(found, (named[one] for one in numbers), strict=True):
            if isinstance(action, Place) and position.fields:
                after = position.fields[0].lay(action)
                assert [int(one) for one in fits] == fits_by_rules(after)
                compared += 1
    assert compared > 100
    assert bit_of(RULES.tiles[5]) == 1 << 5


def test_points_are_what_the_rules_score() -> None:
    for match in moments(5):
        view = own_view(match)
        values = view_values(view)
        rows = features(seen_by(values), choices_of(values), RULES)
        for row, action in zip(rows, view.legal, strict=True):
            if isinstance(action, Place) and view.now.position.fields:
                assert row[NAMES.index("points now")] * 50 == pytest.approx(
                    total(view.legal.scores(action))
                )


def test_features_never_depend_on_hidden_tiles() -> None:
    rng = random.Random(9)
    differing = 0
    for match in moments(3):
        twin = possible_match(own_view(match), rng)
        differing += twin.round.state != match.round.state
        one, other = (view_values(own_view(each)) for each in (match, twin))
        np.testing.assert_array_equal(
            features(seen_by(one), choices_of(one), RULES),
            features(seen_by(other), choices_of(other), RULES),
        )
    assert differing


def test_every_feature_has_a_name_and_stays_small() -> None:
    rows = []
    for match in moments(4):
        values = view_values(own_view(match))
        rows.append(features(seen_by(values), choices_of(values), RULES))
    together = np.concatenate(rows)
    assert together.shape[1] == len(NAMES)
    assert np.abs(together).max() < 10
