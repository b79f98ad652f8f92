"""Knowledge of a player in the OpenSpiel game: all that it saw, and nothing hidden."""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tests.envs.spiels import SPIELS, Spiel, by_name, states
from tests.rules.reader_knowledge import hidden_tiles, known_of_round
from trimino.envs.encoding import DRAW_NUMBER, FIELD_SLICES, NUMBER, SIZE, observe_position
from trimino.envs.openspiel import TriminoGame, TriminoState
from trimino.records.notation import format_position, format_tile, parse_position
from trimino.rules import Tile, TriminoError

Count = Callable[[int, int], int]

every_spiel = pytest.mark.parametrize("spiel", SPIELS, ids=by_name)


def some_states(spiel: Spiel, seed: int, count: Count) -> Iterator[TriminoState]:
    """States of a game, those too in which tiles are dealt or one is about to be drawn."""
    rng = random.Random(f"{spiel.name} {seed}")
    for moment, state in enumerate(states(spiel.load(), rng)):
        if moment % count(37, 3) == 2 or state.is_terminal():
            yield state


def players(state: TriminoState, count: Count) -> list[int]:
    """The player whose turn it is, in which it may wait for a tile, and the next; or all."""
    seats, turn = state.num_players(), state.table.position(None).turn
    return [(turn + after) % seats for after in range(count(2, seats))]


def knowledge(state: TriminoState, player: int) -> list[Any]:
    return [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.current_player(),
        state.legal_actions() if state.current_player() == player else None,
    ]


@every_spiel
def test_a_state_resampled_is_one_the_player_could_not_tell_from_this(
    spiel: Spiel, count: Count
) -> None:
    sampler, others = pyspiel.UniformProbabilitySampler(0.0, 1.0), 0
    for state in some_states(spiel, 1, count):
        for player in players(state, count):
            other = state.resample_from_infostate(player, sampler)
            assert knowledge(other, player) == knowledge(state, player)
            assert [each.player for each in other.full_history()] == [
                each.player for each in state.full_history()
            ]
            check_history(other)
            others += str(other) != str(state)
    assert others


def check_history(state: TriminoState) -> None:
    """Every choice was one that could be made, and they lead to this state."""
    again = state.get_game().new_initial_state()
    for action in state.history():
        assert action in again.legal_actions()
        again.apply_action(action)
    assert str(again) == str(state)


def test_resampling_is_as_random_as_its_numbers() -> None:
    state = next(islice(states(SPIELS[0].load(), random.Random(1)), 40, None))
    one, same, other = (
        state.resample_from_infostate(0, random.Random(seed).random).history() for seed in (1, 1, 2)
    )
    assert one == same != other


def test_who_must_draw_is_never_dealt_a_tile_that_fits() -> None:
    """Before the tile has come, the others know already that nothing in that hand fits."""
    spiel = next(spiel for spiel in SPIELS if not spiel.rules.free_draw)
    seen = 0
    for state in states(spiel.load(), random.Random(4)):
        table = state.table
        if table.is_drawing and not seen:
            for seed in range(30):
                other = state.resample_from_infostate(
                    1 - table.round.turn, random.Random(seed).random
                )
                assert not other.table.round.legal.can_place
                seen += other.table.hand(table.round.turn) != table.hand(table.round.turn)
    assert seen > 20


@every_spiel
def test_what_is_hidden_makes_no_difference(spiel: Spiel, count: Count) -> None:
    rng, found = random.Random(spiel.name), 0
    for state in some_states(spiel, 2, count):
        for player in players(state, count):
            twin = twin_of(state, player, rng)
            if twin is not None:
                assert knowledge(twin, player) == knowledge(state, player)
                found += 1
    assert found


def twin_of(state: TriminoState, player: int, rng: random.Random) -> TriminoState | None:
    """The same with two hidden tiles in each other's place, if all that is known is the same."""
    round = state.table.round
    if round is None or len(hidden := hidden_tiles(round, player)) < 2:
        return None
    one, other = rng.sample(hidden, 2)
    twin = state.get_game().new_initial_state()
    try:
        for chosen in swapped(state, {one: other, other: one}):
            twin.apply_action(chosen)
    except TriminoError:
        return None
    known = known_of_round(round, player, all_is_shown=False)
    return twin if known_of_round(twin.table.round, player, all_is_shown=False) == known else None


def swapped(state: TriminoState, swap: dict[Tile, Tile]) -> list[int]:
    """The history, with tiles that chance chose in each other's place."""
    numbers = {NUMBER[one]: NUMBER[other] for one, other in swap.items()}
    return [
        numbers.get(each.action, each.action) if each.player < 0 else each.action
        for each in state.full_history()
    ]


def test_an_information_state_tells_everything_in_order() -> None:
    spiel = next(spiel for spiel in SPIELS if spiel.name == "tri-domino-4")
    for state in some_states(spiel, 3, lambda sample, full: full):
        table = state.table
        events = () if table.round is None else table.round.events
        for player in range(spiel.seats):
            observation, rows = tensors(state, player)
            assert (observation == observe_position(table.position(player), (0,) * 4, 0)).all()
            for row, event, chosen in zip(rows, events, table.numbers, strict=False):
                own = event.drawn is not None and event.seat == player
                drawn = 1 + NUMBER[event.drawn] if own and event.drawn else 0
                assert row == [1 + (event.seat - player) % 4, chosen, drawn, event.points]
            rest = rows[len(events) :]
            if table.is_drawing and table.round is not None:
                assert rest.pop(0) == [1 + (table.round.turn - player) % 4, DRAW_NUMBER, 0, 0]
            assert not np.any(rest)


def tensors(state: TriminoState, player: int) -> tuple[Any, list[list[int]]]:
    """The two pieces of an information state."""
    tensor = np.array(state.information_state_tensor(player))
    rows = tensor[SIZE:].reshape(-1, 4)
    assert len(rows) == state.get_game().max_game_length()
    return tensor[:SIZE], rows.astype(int).tolist()


def test_an_information_state_goes_on_from_the_one_before() -> None:
    for spiel in SPIELS[::9]:
        before = ["events=-"] * spiel.seats
        for state in states(spiel.load(), random.Random(5)):
            for player in range(spiel.seats):
                text = state.information_state_string(player).rpartition("/")[2]
                assert text == before[player] or text.startswith(before[player].rstrip("-"))
                # What is about to be drawn is told again when it has come.
                before[player] = before[player] if state.table.is_drawing else text


def test_an_observation_is_a_position_that_can_be_pasted() -> None:
    for state in states(SPIELS[3].load(), random.Random(6)):
        if state.table.round is not None:
            for player in range(state.num_players()):
                text = state.observation_string(player)
                assert format_position(parse_position(text)) == text
                assert f"reader={player}/" in text


@pytest.mark.parametrize("spiel", SPIELS[1::5], ids=by_name)
def test_public_and_private_information_make_the_observation(spiel: Spiel) -> None:
    game = spiel.load()
    public = observer(game, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    private = observer(game, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    whole = make_observation(game)
    for state in states(game, random.Random(7)):
        for player in range(spiel.seats):
            for each in (public, private, whole):
                each.set_from(state, player)
            # A spectator counts from seat 0, so from there the two parts make the whole.
            if player == 0:
                assert (public.tensor + private.tensor == whole.tensor).all()
            assert private.dict["observation"][FIELD_SLICES["hand"]].sum() == len(
                state.table.hand(player)
            )
            assert public.string_from(state, player) == public.string_from(state, 0)
            assert "hand=-/" in public.string_from(state, player)
            hand = ".".join(map(format_tile, state.table.hand(player))) or "-"
            assert private.string_from(state, player).startswith(f"hand={hand}/")


def observer(game: TriminoGame, **kind: Any) -> Any:
    return make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, **kind))


def test_all_that_happens_in_private_is_drawing() -> None:
    game = SPIELS[0].load()
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    private = make_observation(game, kind)
    *_, state = states(game, random.Random(9))
    for player in range(2):
        events = [event for event in state.table.round.events if event.seat == player]
        drawn = [event.drawn for event in events if event.drawn]
        private.set_from(state, player)
        assert drawn
        assert private.dict["events"][: len(drawn), 2].tolist() == [1 + NUMBER[t] for t in drawn]
        assert not private.dict["events"][len(drawn) :].any()
        told = private.string_from(state, player).partition("/events=")[2]
        assert told == ".".join(f"{player}:draw={format_tile(tile)}:-5" for tile in drawn)


def test_only_a_text_tells_every_hand() -> None:
    game = SPIELS[0].load()
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    all_seeing = make_observation(game, kind)
    assert all_seeing.tensor is None
    *_, state = states(game, random.Random(8))
    all_seeing.set_from(state, 0)
    assert all_seeing.string_from(state, 0).startswith(str(state))


def test_observers_take_no_parameters() -> None:
    with pytest.raises(TriminoError) as error:
        make_observation(SPIELS[0].load(), params={"colour": 1})
    assert error.value.reason == "observer-parameters"
