"""Setup: an impossible match, deal or round is refused with the reason."""

import random
from collections.abc import Callable

import pytest

from tests.rules.setting import deal_of, dealt, lay, solo, tile, tiles, with_hands
from trimino.rules import Deal, Match, Round, SetupError, SetupReason, published

TRIOMINO = published("triomino")
TRIODOMINIO = published("triodominio")
RNG = random.Random(0)
WHOLE = deal_of(TRIOMINO, "", "")
ALONE = Deal.shuffled_solo(TRIOMINO, RNG)


def refused(attempt: Callable[[], object]) -> SetupError:
    with pytest.raises(SetupError) as error:
        attempt()
    return error.value


def dealing(deal: Deal, seats: int = 2) -> Callable[[], object]:
    return lambda: Match(TRIOMINO, seats).deal(deal)


@pytest.mark.parametrize(("rules", "seats"), [(TRIOMINO, 0), (TRIOMINO, 7), (TRIODOMINIO, 5)])
def test_seats_out_of_range(rules: object, seats: int) -> None:
    error = refused(lambda: Match(rules, seats))  # type: ignore[arg-type]  # Parametrized.
    assert error.reason is SetupReason.SEATS_OUT_OF_RANGE


def test_a_deal_for_another_number_of_players() -> None:
    error = refused(dealing(deal_of(TRIOMINO, "", "", "")))
    assert error.reason is SetupReason.SEATS_OUT_OF_RANGE


@pytest.mark.parametrize("seat", [-1, 2])
def test_youngest_not_seated(seat: int) -> None:
    for attempt in (
        lambda: Match(TRIODOMINIO, 2, youngest=seat),
        lambda: Round(TRIOMINO, WHOLE, youngest=seat),
    ):
        assert refused(attempt).reason is SetupReason.YOUNGEST_NOT_SEATED


def test_no_solo() -> None:
    for attempt in (
        lambda: Match(TRIODOMINIO, 1),
        lambda: Deal.shuffled_solo(TRIODOMINIO, RNG),
        lambda: Round(TRIODOMINIO, ALONE),
    ):
        assert refused(attempt).reason is SetupReason.NO_SOLO


def test_rounds_are_chosen_only_where_the_sheet_counts_them() -> None:
    assert Match(TRIODOMINIO, 2, rounds_to_play=5).rounds_to_play == 5
    error = refused(lambda: Match(TRIOMINO, 2, rounds_to_play=5))
    assert error.reason is SetupReason.ROUNDS_NOT_OPEN


@pytest.mark.parametrize("rounds", [0, -3, 1001])
def test_rounds_out_of_range(rounds: int) -> None:
    error = refused(lambda: Match(TRIODOMINIO, 2, rounds_to_play=rounds))
    assert error.reason is SetupReason.ROUNDS_OUT_OF_RANGE


def test_the_rounds_chosen_are_played() -> None:
    rules = with_hands(TRIODOMINIO, 1)
    match = Match(rules, 2, rounds_to_play=2)
    for _ in range(2):
        assert not match.over
        match.deal(deal_of(rules, "5-5-5", ""))
        lay(match, "5-5-5 0 0 up")
    assert match.over


def test_well_size_only_solo() -> None:
    error = refused(lambda: Match(TRIOMINO, 2, well_size=20))
    assert error.reason is SetupReason.WELL_SIZE_ONLY_SOLO


def test_well_size_out_of_range() -> None:
    error = refused(lambda: Match(TRIOMINO, 1, well_size=47))
    assert error.reason is SetupReason.WELL_SIZE_OUT_OF_RANGE


def test_a_solo_game_needs_a_tile_to_play() -> None:
    error = refused(lambda: Match(published("triple-domino"), 1, well_size=0))
    assert error.reason is SetupReason.WELL_SIZE_OUT_OF_RANGE


def test_hand_size_wrong() -> None:
    first, second = WHOLE.hands
    uneven = Deal((first[1:], (*second, first[0])), WHOLE.well)
    assert refused(dealing(uneven)).reason is SetupReason.HAND_SIZE_WRONG


def test_well_size_wrong() -> None:
    short = Deal(ALONE.hands, ALONE.well[1:], ALONE.start)
    assert refused(dealing(short, seats=1)).reason is SetupReason.WELL_SIZE_WRONG


def test_start_missing() -> None:
    error = refused(dealing(Deal(ALONE.hands, ALONE.well), seats=1))
    assert error.reason is SetupReason.START_MISSING


def test_start_unwanted() -> None:
    error = refused(dealing(Deal(WHOLE.hands, WHOLE.well[1:], WHOLE.well[0])))
    assert error.reason is SetupReason.START_UNWANTED


def test_tile_unknown() -> None:
    rules = with_hands(TRIOMINO.replace(solo=None), 2).replace(highest_value=2)
    deal = Deal((tiles("0-0-0 0-0-3"), tiles("0-0-1 0-0-2")), rules.tiles[5:])
    error = refused(lambda: Round(rules, deal))
    assert error.reason is SetupReason.TILE_UNKNOWN
    assert error.message.details["tile"] == tile("0-0-3")


def test_tile_twice() -> None:
    doubled = Deal(WHOLE.hands, (*WHOLE.well[1:], WHOLE.well[-1]))
    assert refused(dealing(doubled)).reason is SetupReason.TILE_TWICE
    start_again = Deal(ALONE.hands, ALONE.well, ALONE.well[0])
    assert refused(dealing(start_again, seats=1)).reason is SetupReason.TILE_TWICE


def test_tile_missing() -> None:
    error = refused(dealing(Deal(WHOLE.hands, WHOLE.well[1:])))
    assert error.reason is SetupReason.TILE_MISSING


def test_totals_wrong() -> None:
    error = refused(lambda: Round(TRIOMINO, WHOLE, before=(0, 0, 0)))
    assert error.reason is SetupReason.TOTALS_WRONG


def test_round_not_over() -> None:
    match = dealt(TRIOMINO, "", "")
    assert refused(lambda: match.deal(RNG)).reason is SetupReason.ROUND_NOT_OVER


def test_match_over() -> None:
    match = solo(published("triple-domino"), "5-5-5", "", "4-5-5")
    while not match.over:
        match.play(match.legal.default)
    assert refused(lambda: match.deal(RNG)).reason is SetupReason.MATCH_OVER


def test_match_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trimino.rules.match.MAX_ROUNDS", 2)
    match = Match(TRIOMINO.replace(target=100_000), 2)
    for _ in range(2):
        assert not match.is_endless
        match.deal(RNG)
        while not match.round.over:
            match.play(match.legal.default)
    assert match.is_endless
    error = refused(lambda: match.deal(RNG))
    assert (error.reason, error.message.details) == (SetupReason.MATCH_ENDLESS, {"rounds": 2})


def test_not_dealt() -> None:
    match = Match(TRIOMINO, 2)
    for attempt in (lambda: match.round, lambda: match.legal):
        assert refused(attempt).reason is SetupReason.NOT_DEALT


def test_nothing_to_undo() -> None:
    assert refused(Match(TRIOMINO, 2).undo).reason is SetupReason.NOTHING_TO_UNDO
    assert refused(Round(TRIOMINO, WHOLE).undo).reason is SetupReason.NOTHING_TO_UNDO


@pytest.mark.parametrize("seat", [-1, 2])
def test_no_such_seat(seat: int) -> None:
    match = dealt(TRIOMINO, "", "")
    assert refused(lambda: match.view(seat)).reason is SetupReason.NO_SUCH_SEAT


def test_a_refused_deal_changes_nothing() -> None:
    match = Match(TRIOMINO, 2)
    refused(lambda: match.deal(Deal(WHOLE.hands, WHOLE.well[1:])))
    assert (match.rounds, match.needs_deal) == ((), True)


def test_every_deal_that_shuffling_gives_is_accepted() -> None:
    for seats in range(2, 7):
        deal = Deal.shuffled(TRIOMINO, seats, RNG)
        deal.check(TRIOMINO)
        assert {len(hand) for hand in deal.hands} == {TRIOMINO.hand[seats]}
    ALONE.check(TRIOMINO)


def test_a_tile_that_is_to_come_lies_in_the_well() -> None:
    round = Round(TRIOMINO, WHOLE)
    error = refused(lambda: round.set_next_draw(round.hands[0][0]))
    assert error.reason is SetupReason.TILE_NOT_IN_WELL
