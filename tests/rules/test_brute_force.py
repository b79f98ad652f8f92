"""In positions that hypothesis finds, legality and kinds are what brute force says.

They stay the same however the field is turned and in whatever order its tiles were laid.
"""

from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from tests.referee import board
from tests.rules.positions import TABLES, Table
from tests.rules.rotation import turned_cell, turned_field, turned_place
from tests.rules.second_opinion import board_of, check_gaps, check_places, placement_of
from tests.strategies import rulesets
from trimino.rules import TILES, Deal, Field, Match, Phase, Place, Round, Ruleset
from trimino.rules.lattice import neighbours

# Lists as long as they may be are rare unless their length is asked for.
choices = st.integers(5, 80).flatmap(
    lambda length: st.lists(st.integers(0, 10_000), min_size=length, max_size=length)
)


@st.composite
def deals(draw: st.DrawFn, rules: Ruleset, seats: int) -> Deal:
    """Any deal to so many; one is a solo game."""
    tiles = draw(st.permutations(rules.tiles))
    if seats == 1:
        assert rules.solo is not None
        hand, well, _ = rules.solo
        return Deal(
            (tuple(tiles[1 : 1 + hand]),), tuple(tiles[1 + hand : 1 + hand + well]), tiles[0]
        )
    size = rules.hand[seats]
    hands = tuple(tuple(tiles[seat * size : (seat + 1) * size]) for seat in range(seats))
    return Deal(hands, tuple(tiles[seats * size :]))


@st.composite
def begun(draw: st.DrawFn) -> Match:
    """A match of a published or house rule set, or of one made up, with its first round dealt."""
    made_up = rulesets().map(lambda rules: Table(rules, rules.players[0], rules.base))
    rules, seats, _ = draw(st.sampled_from(TABLES) | made_up)
    match = Match(rules, seats)
    match.deal(draw(deals(rules, seats)))
    return match


def step(round: Round, choice: int) -> None:
    actions = list(round.legal)
    round.play(actions[choice % len(actions)])


@st.composite
def played(draw: st.DrawFn) -> Match:
    """A match in the middle of its first round, or at the end of it."""
    match = draw(begun())
    for choice in draw(choices):
        if match.round.over:
            break
        step(match.round, choice)
    return match


def check_legal_placements(round: Round) -> None:
    """Compare placements and their kinds with a search of every cell and every turn."""
    legal = round.legal
    if round.phase not in (Phase.TURN, Phase.FOLLOW_UP):
        return
    for field in round.fields:
        laid = board_of(field)
        here = [place for place in legal.placements if place.field == field.number]
        fitting = board.placements(laid, [str(tile) for tile in legal.tiles])
        assert {placement_of(place) for place in here} == set(fitting)
        for place in here:
            _, cell, _ = placement_of(place)
            assert legal.kind(place) == (board.kind(laid, cell), board.hexagons_closed(laid, cell))


@given(begun(), choices)
def test_legal_placements_and_kinds_all_along(match: Match, choices: list[int]) -> None:
    for choice in choices:
        check_legal_placements(match.round)
        if match.round.over:
            break
        step(match.round, choice)


@given(played())
def test_gaps_and_places_of_all_tiles(match: Match) -> None:
    for field in match.round.fields:
        check_gaps(field)
        check_places(field, TILES)


@given(played())
def test_turning_the_field_changes_nothing_but_where_it_lies(match: Match) -> None:
    for field in match.round.fields:
        turned = turned_field(field)
        for tile in TILES:
            places = map(turned_place, field.places(tile))
            assert set(places) == set(turned.places(tile))
        assert len(field.gaps) == len(turned.gaps)
        for at in field.gaps:
            assert field.kind(at) == turned.kind(turned_cell(at))
            assert at.down != turned_cell(at).down


@given(played())
def test_turning_all_fields_turns_what_is_legal(match: Match) -> None:
    position = match.view(match.round.turn).now.position
    turned = position._replace(fields=tuple(map(turned_field, position.fields)))
    if match.round.phase in (Phase.OPENING, Phase.NEW_FIELD):
        assert list(turned.legal) == list(position.legal)
        return
    rest = [action for action in position.legal if not isinstance(action, Place)]
    assert set(turned.legal) == {*map(turned_place, position.legal.placements), *rest}
    for place in position.legal.placements:
        assert turned.legal.scores(turned_place(place)) == position.legal.scores(place)


@given(played())
def test_six_turns_are_none(match: Match) -> None:
    for field in match.round.fields:
        turned = field
        for _ in range(6):
            turned = turned_field(turned)
        assert turned == field


def from_the_last(field: Field) -> list[Place]:
    """The tiles in another order in which each lies beside one before it, the last one first."""
    order = [list(field.laid)[-1]]
    for at in order:
        order += [
            beside for beside in neighbours(at) if beside in field.laid and beside not in order
        ]
    return [field.laid[at] for at in order]


@given(played())
def test_the_order_in_which_tiles_were_laid_does_not_matter(match: Match) -> None:
    for field in match.round.fields:
        other = Field(field.number)
        for place in from_the_last(field):
            other = other.lay_unchecked(place)
        assert (other, hash(other)) == (field, hash(field))
        assert dict(other.gaps) == dict(field.gaps)
        assert dict(other.values) == dict(field.values)
        assert [list(other.places(t)) for t in TILES] == [list(field.places(t)) for t in TILES]


@given(played())
def test_every_tile_is_dealt_laid_and_held_once(match: Match) -> None:
    laid = [place.tile for field in match.round.fields for place in field.laid.values()]
    there = [*chain(*match.round.hands), *match.round.well, *laid]
    assert len(there) == len(set(there))
