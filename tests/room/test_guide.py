"""The guided round: each step of its script is legal and shows what it is there to teach."""

from collections.abc import Iterator

import pytest

from tests.room.logs import ANNA, PACE, Log, guided
from trimino.records.notation import format_action, parse_tile
from trimino.room.due_tasks import TableTask, next_due
from trimino.room.errors import RoomError, RoomReason
from trimino.room.frames import FrameBuilder
from trimino.room.guide import scripted_action
from trimino.room.guided_round import (
    GUIDE_HAND,
    GUIDE_HANDS,
    GUIDE_STEPS,
    GUIDE_WELL,
    GUIDED_SEAT,
    TAUGHT,
)
from trimino.room.log_replay import load_room
from trimino.room.match_results import solo_result
from trimino.room.message_values import MessageValues, message_with_text
from trimino.room.rematch import rematch_of
from trimino.room.removal import removal_of
from trimino.room.setup import rules_from_setting
from trimino.rules import (
    DRAW,
    RULESETS,
    Deal,
    EndReason,
    Event,
    IllegalAction,
    Item,
    Match,
    Message,
    Place,
    PlacementKind,
    Round,
    Score,
    published,
)
from trimino.rules.events import total
from trimino.rules.lattice import neighbours, vertices
from trimino.words import in_english


def events(rules: str | None = None) -> dict[str, tuple[Round, Event]]:
    """The newcomer's actions by what asks for them, each with the round before it."""
    log = guided(rules)
    match = log.match
    found = {}
    for step in GUIDE_STEPS:
        before = match.round.copy()
        event = match.play(step.action)
        if step.asks:
            found[step.asks] = (before, event)
    return found


def points_under(rules: str) -> list[tuple[Score, ...]] | None:
    """What each step of the script scores, by any sheet; None if it cannot be played."""
    match = Match(rules_from_setting({"base": rules, "hand": GUIDE_HAND}), 2)
    hands = [tuple(map(parse_tile, hand.split())) for hand in GUIDE_HANDS]
    match.deal(Deal(tuple(hands), tuple(map(parse_tile, GUIDE_WELL.split()))))
    try:
        scores = [match.play(step.action).scores for step in GUIDE_STEPS]
    except IllegalAction:
        return None
    end = match.round.end
    assert end is not None
    return [*scores, *end.scores]


def asked(log: Log) -> str | None:
    guide = FrameBuilder(log.room, ["Anna", "novice"], in_english).view(ANNA)["guide"]
    return guide["asks"] and guide["asks"]["name"]


def play_on(log: Log) -> Iterator[str]:
    """Play the guided round as a newcomer who does what is asked; yields each message."""
    while not log.match.round.over:
        if log.turn == GUIDED_SEAT:
            message = asked(log)
            assert message
            yield message
            action = scripted_action(log.room)
            assert action
            log.answer(ANNA, "play", action=format_action(action))
        else:
            assert log.carry_out_due(lambda _: DRAW) is TableTask.SCRIPT


def test_the_first_tile_is_the_triple_that_opens() -> None:
    before, event = events()["guide-open"]
    assert [format_action(action) for action in before.legal] == [format_action(event.action)]
    assert [score.item for score in event.scores] == [Item.TILE, Item.OPENING]


def test_the_edge_step_shares_one_edge_and_no_more() -> None:
    before, event = events()["guide-edge"]
    assert event.kind is PlacementKind.PLAIN
    assert len(_beside(before, event)) == 1


def test_at_the_corner_step_a_corner_meets_a_tile_that_shares_no_edge() -> None:
    before, event = events()["guide-corner"]
    assert isinstance(event.action, Place)
    assert event.kind is PlacementKind.PLAIN
    laid = set(before.fields[0].laid)
    points = set(vertices(event.action.at))
    met = {cell for cell in laid if points & set(vertices(cell))} - set(_beside(before, event))
    assert met


def test_the_hexagon_step_closes_one_and_scores_its_bonus() -> None:
    before, event = events()["guide-hexagon"]
    assert event.kind is PlacementKind.HEXAGON
    assert dict(event.scores)[Item.HEXAGON] == before.rules.hexagons[0] == 50
    assert event.points == max(total(before.legal.scores(action)) for action in before.legal)


def test_the_step_without_help_has_a_single_answer() -> None:
    before, event = events()["guide-alone"]
    assert list(before.legal) == [event.action]
    assert [step.asks for step in GUIDE_STEPS if not step.shown] == ["guide-alone"]


def test_the_newcomer_draws_because_nothing_fits_and_the_drawn_tile_has_one_place() -> None:
    before, event = events()["guide-draw"]
    assert [*before.legal] == [DRAW]
    assert event.points == -before.rules.draw_cost == -5
    drawn, laid = events()["guide-drawn"]
    assert laid.laid == event.drawn
    assert [*drawn.legal] == [laid.action]


def test_the_bridge_step_makes_one_and_scores_its_bonus() -> None:
    before, event = events()["guide-bridge"]
    assert event.kind is PlacementKind.BRIDGE
    assert len(_beside(before, event)) == 1
    assert dict(event.scores)[Item.BRIDGE] == before.rules.bridge == 40


def test_the_last_tile_goes_out_and_the_round_is_on_the_way_to_the_target() -> None:
    log = guided()
    for _ in play_on(log):
        pass
    end = log.match.round.end
    assert end.reason is EndReason.OUT
    assert [score.item for score in end.scores[GUIDED_SEAT]] == [Item.OUT, Item.OTHERS_HANDS]
    assert log.match.totals == (188, 46)
    assert log.match.totals[GUIDED_SEAT] < log.match.rules.target == 400
    assert not log.match.over


def test_the_rules_are_those_of_a_box_but_for_the_size_of_the_hand() -> None:
    rules = guided().match.rules
    base = published(rules.base)
    assert rules == base.replace_json({"hand": rules.to_json()["hand"]})


@pytest.mark.parametrize("rules", [one.base for one in RULESETS])
def test_the_rules_that_are_taught_are_those_that_pay_what_the_guide_says(rules: str) -> None:
    pays = points_under(rules) == points_under("pressman")
    assert (rules in TAUGHT) is pays
    assert guided(rules).match.rules.base == (rules if pays else "pressman")


@pytest.mark.parametrize("rules", TAUGHT)
def test_each_lesson_is_true_under_the_rules_that_it_is_taught_by(rules: str) -> None:
    taught = events(rules)
    before, event = taught["guide-open"]
    assert list(before.legal.placements) == [event.action]
    before, event = taught["guide-alone"]
    assert list(before.legal.placements) == [event.action]
    assert list(taught["guide-draw"][0].legal) == [DRAW]
    log = guided(rules)
    for _ in play_on(log):
        pass
    assert log.match.totals == (188, 46)
    assert log.match.rules.target == 400
    assert asked(log) == "guide-goal"


def test_every_lesson_is_taught_in_turn_and_then_the_goal() -> None:
    log = guided()
    lessons = ["open", "edge", "corner", "hexagon", "alone", "draw", "drawn", "bridge", "out"]
    assert [*play_on(log)] == [f"guide-{lesson}" for lesson in lessons]
    assert asked(log) == "guide-goal"


def test_the_guide_tells_the_points_of_the_last_step() -> None:
    log = guided()
    told = {}
    for message in play_on(log):
        guide = FrameBuilder(log.room, ["Anna", "novice"], in_english).view(ANNA)["guide"]
        told[message] = guide["tells"]
        assert guide["step"] == len(told) - 1
        assert guide["steps"] == 9
    assert told["guide-open"] is None
    assert told["guide-alone"] == _message("guide-hexagon-done", points=58, worth=8, hexagon=50)
    assert told["guide-draw"] == _message("guide-alone-done", points=4, worth=4)
    assert told["guide-drawn"] == _message("guide-draw-done", points=-5, draw=5)
    assert told["guide-out"] == _message("guide-bridge-done", points=47, worth=7, bridge=40)
    end = FrameBuilder(log.room, ["Anna", "novice"], in_english).view(ANNA)["guide"]
    assert end["tells"] == _message("guide-out-done", points=41, worth=10, out=25, left=6)
    assert end["asks"] == _message("guide-goal", total=188, target=400)


@pytest.mark.parametrize("rules", ["pressman", "trimino"])
def test_other_legal_actions_are_declined_and_change_nothing(rules: str) -> None:
    log = guided(rules)
    for message in play_on(log):
        wanted, version = scripted_action(log.room), log.room.version
        for action in log.match.legal:
            if action != wanted:
                with pytest.raises(RoomError) as refused:
                    log.answer(ANNA, "play", action=format_action(action))
                assert refused.value.reason is RoomReason.NOT_GUIDED, message
        assert log.room.version == version


def test_only_the_newcomer_hears_the_guide_and_sees_the_way_except_where_it_is_hidden() -> None:
    log = guided()
    shown = {}
    for message in play_on(log):
        frames = FrameBuilder(log.room, ["Anna", "novice"], in_english)
        assert "guide" not in frames.view("juris")
        assert "guide" not in frames.update(None, log.room.version - 1)
        shown[message] = frames.update(ANNA, log.room.version - 1)["guide"]["action"]
    assert [message for message, action in shown.items() if action is None] == ["guide-alone"]


def test_a_step_that_was_taken_back_is_asked_for_again() -> None:
    log = guided()
    script = play_on(log)
    assert next(script) == "guide-open"
    log.answer(ANNA, "play", action="222u0,0")
    log.answer(ANNA, "take-back")
    assert asked(log) == "guide-open"
    assert len([*play_on(log)]) == 9


def test_a_room_that_is_loaded_again_goes_on_with_the_guide() -> None:
    log = guided()
    script = play_on(log)
    for _ in range(4):
        next(script)
    assert load_room(log.rows).guided
    log.room = load_room(log.rows)
    assert asked(log) == "guide-hexagon"


def test_a_round_that_left_the_script_goes_on_with_the_bot() -> None:
    log = guided()
    log.answer(ANNA, "play", action="222u0,0")
    log.match.play(DRAW) if DRAW in log.match.legal else log.match.play([*log.match.legal][-1])
    log.match.play([*log.match.legal][-1])
    assert scripted_action(log.room) is None
    due = next_due(log.room, PACE)
    assert due is not None
    assert due.task is TableTask.BOT


def test_the_guide_is_silent_once_the_round_left_the_script() -> None:
    log = guided()
    log.answer(ANNA, "play", action="222u0,0")
    log.match.play([*log.match.legal][-1])
    assert FrameBuilder(log.room, ["Anna", None], in_english).view(ANNA).get("guide") is None


def test_a_guided_table_has_no_place_in_a_best_list_and_a_rematch_is_guided_too() -> None:
    log = guided()
    assert solo_result(log.room, 0) is None
    assert removal_of(log.room, ANNA) is not None
    assert rematch_of(log.room, [ANNA], "0" * 64).guided


def _message(name: str, **details: object) -> MessageValues:
    return message_with_text(Message(name, details), in_english)


def _beside(before: Round, event: Event) -> list[object]:
    """The cells with tiles that share an edge with the one laid."""
    assert isinstance(event.action, Place)
    return [cell for cell in neighbours(event.action.at) if cell in before.fields[0].laid]
