"""Calls of the pad for a screen without a server: JSON in, JSON out, nothing remembered."""

import json
import random
from typing import Any

import pytest

from tests.pad.entries import pad_of, played_match
from trimino.pad.calls import PAD_CALLS
from trimino.pad.document import pad_values
from trimino.pad.lines import PlaceLine
from trimino.pad.pad import Pad
from trimino.records.notation import format_action
from trimino.records.record import RecordError, load, replay
from trimino.records.rules_notation import read_rules
from trimino.rules import Phase, PlacementKind, TriminoError, published


def ask(name: str, **details: Any) -> Any:
    """Call as a browser does: through JSON both ways."""
    found = PAD_CALLS[f"pad.{name}"](**json.loads(json.dumps(details)))
    return json.loads(json.dumps(found))


def begun(**settings: Any) -> Any:
    return ask("begin", id="1", players=["Anna", "Juris"], rules="trimino", **settings)


def lay(seat: int, tile: str, **more: Any) -> dict[str, Any]:
    return {"edit": "add", "line": {"do": "place", "seat": seat, "tile": tile, **more}}


def test_an_evening_of_taps() -> None:
    view = begun(begun_on="2026-11-17", youngest="Juris")
    assert view["asks"]["name"] == "pad-asks-opener"
    assert view["now"]["counts"] == [9, 9]
    view = ask(
        "edit", document=view["document"], edits=[lay(0, "5-5-5"), lay(1, "4-5-5", made="bridge")]
    )
    assert view["totals"] == [25, 54]
    assert view["now"]["laid"] == ["5-5-5", "4-5-5"]
    assert [said["name"] for said in view["rounds"][0]["lines"][2]["warnings"]] == [
        "pad-too-few-tiles"
    ]
    assert view["asks"] == {"name": "pad-asks-turn", "details": {"name": "Anna", "phase": "turn"}}
    again = ask("undo", document=view["document"])
    assert again["totals"] == [25, 0]
    assert ask("open", document=view["document"]) == view
    assert ask("csv", document=view["document"]).count("\r\n") == 4
    family = ask("family", documents=[view["document"]])
    assert family["names"] == ["Anna", "Juris"]
    assert family["players"][1]["bridges"] == 1
    assert ask("merge", kept=[again["document"]], brought=[view["document"]]) == [view["document"]]


def test_a_damaged_pad_is_left_out_of_the_statistics_and_counted() -> None:
    good = ask("begin", id="1", players=["Anna", "Juris"], rules="trimino")["document"]
    bad = {**good, "id": "2", "edits": [{"edit": "add", "line": {"do": "round"}}]}
    family = ask("family", documents=[bad, good])
    assert (family["unread"], family["names"]) == (1, ["Anna", "Juris"])
    assert ask("family", documents=[good])["unread"] == 0


def test_what_was_entered_before_anybody_could_answer_gives_the_same_as_one_by_one() -> None:
    pad = pad_of(played_match(published("tri-domino"), 2, random.Random(1), most_rounds=1))
    first, *edits = pad_values(pad)["edits"]
    document = {**pad_values(pad), "edits": [first]}
    at_once = ask("edit", document=document, edits=edits)
    for edit in edits:
        document = ask("edit", document=document, edits=[edit])["document"]
    assert at_once["document"] == document == pad_values(pad)
    assert at_once["rounds"][0]["end"]


def test_a_changed_document_is_not_opened() -> None:
    document = begun()["document"]
    document["totals"] = [1, 0]
    with pytest.raises(RecordError):
        ask("open", document=document)


def test_an_edit_that_cannot_be_made_is_refused() -> None:
    with pytest.raises(TriminoError):
        ask("edit", document=begun()["document"], edits=[{"edit": "remove", "number": 1}])


def test_the_referee_answers_about_a_place() -> None:
    place = {"field": 0, "at": [0, 0, "up"], "corners": [5, 5, 5]}
    view = ask("edit", document=begun()["document"], edits=[lay(0, "5-5-5", **place)])
    assert view["now"]["keeps_field"]
    ruling = ask("judge", document=view["document"], place="554d0,0")
    assert (ruling["kind"], ruling["points"], ruling["refusal"]) == ("plain", 14, None)
    refused = ask("judge", document=view["document"], place="111d0,0")
    assert refused["refusal"]["name"] == "corners-do-not-match"
    lesson = ask("lesson", document=view["document"], kind="bridge")
    assert lesson["sentence"] == {"name": "rules-bridge", "details": {"bonus": 40}}
    assert lesson["quotations"][0]["sheet"] == "trimino"


def test_a_lesson_has_the_house_rules_of_its_pad() -> None:
    rules = {"base": "trimino", "bridge": 33, "hexagons": [50, 60, 70], "draw_limit": None}
    document = {**begun()["document"], "rules": rules}
    lesson = ask("lesson", document=document, kind="bridge")
    assert lesson["sentence"] == {"name": "rules-bridge", "details": {"bonus": 33}}
    assert read_rules(lesson["rules"]) == published("trimino").replace_json(
        {key: value for key, value in rules.items() if key != "base"}
    )


def test_a_record_is_written_where_the_field_was_kept() -> None:
    match = played_match(published("goliath-kids"), 2, random.Random(3))
    record = ask("record", document=pad_values(pad_of(match, placed=True)), seed=7)
    assert replay(load(json.dumps(record))).totals == match.totals


def test_a_line_without_a_player_is_of_whose_turn_it_is() -> None:
    document = begun()["document"]
    early = [
        lay(1, "5-5-5"),
        {"edit": "add", "line": {"do": "draw"}},
        {"edit": "add", "line": {"do": "place", "tile": "4-5-5"}},
        {"edit": "add", "line": {"do": "pass"}},
    ]
    view = ask("look", document={**document, "edits": [*document["edits"], *early]})
    seats = [edit["line"].get("seat") for edit in view["document"]["edits"]]
    assert seats == [None, 1, 0, 0, 1]
    assert ask("look", document=view["document"]) == view
    # Whatever is left out of the light view can be asked for.
    whole = ask("document", document=view["document"])
    assert ask("open", document=whole)["totals"] == view["totals"]


def test_the_early_last_tile_of_a_hand_goes_out_unless_somebody_said_that_it_does_not() -> None:
    rules = {"base": "trimino", "hand": {"2": 2}}
    document = ask("begin", id="1", players=["Anna", "Juris"], rules=rules)["document"]
    lines = [lay(0, "5-5-5"), lay(1, "4-5-5"), lay(0, "4-4-5", early=True)]
    view = ask("look", document={**document, "edits": [*document["edits"], *lines]}, known=[])
    assert [edit["line"].get("out") for edit in view["document"]["edits"]] == [None] * 3 + [True]
    assert "early" not in view["document"]["edits"][3]["line"]
    assert view["now"]["waits_for_hands"]
    # The count was not reached here, or the table says otherwise.
    for edits in ([lines[0], lay(1, "4-5-5", early=True)], [*lines[:2], lay(0, "4-4-5")]):
        view = ask("look", document={**document, "edits": [*document["edits"], *edits]})
        assert all("out" not in edit["line"] for edit in view["document"]["edits"])


def test_the_early_tile_that_opens_a_round_lies_on_the_field_if_it_should() -> None:
    document = begun()["document"]
    early = {"edit": "add", "line": {"do": "place", "tile": "3-4-5", "field": 0}}
    edits = [*document["edits"], early, early]
    view = ask("look", document={**document, "edits": edits[:2]})
    line = view["document"]["edits"][1]["line"]
    opening = [one for one in ask("places", document=document) if one["tile"] == "3-4-5"]
    assert line["seat"] == 0
    assert line in [
        {"do": "place", "seat": 0, **{key: one[key] for key in ("tile", "field", "at", "corners")}}
        for one in opening
    ]
    assert [len(tiles) for tiles in view["now"]["fields"]] == [1]
    # Any other tile has no place that could be known.
    later = ask("look", document={**document, "edits": edits})["document"]["edits"][2]["line"]
    assert later == {"do": "place", "seat": 1, "tile": "3-4-5"}


def test_an_evening_with_early_lines_is_counted_written_and_brought_as_any_other() -> None:
    document = begun()["document"]
    early = {"edit": "add", "line": {"do": "draw"}}
    kept = {**document, "edits": [*document["edits"], lay(1, "5-5-5"), early]}
    settled = ask("look", document=kept)["document"]
    assert settled != kept
    for call in ("document", "csv"):
        assert ask(call, document=kept) == ask(call, document=settled)
    assert ask("family", documents=[kept]) == ask("family", documents=[settled])
    assert ask("merge", kept=[kept], brought=[]) == ask("merge", kept=[settled], brought=[])


def test_a_line_that_is_inserted_without_a_player_is_of_whose_turn_it_was() -> None:
    document = begun()["document"]
    edits = [
        lay(1, "5-5-5"),
        lay(0, "4-5-5"),
        {"edit": "add", "line": {"do": "end", "hands": [5, 6]}},
        {"edit": "insert", "number": 4, "line": {"do": "draw"}},
        {"edit": "insert", "number": 3, "line": {"do": "draw"}},
    ]
    view = ask("look", document={**document, "edits": [*document["edits"], *edits]})
    lines = [(line["line"]["do"], line["seat"]) for line in view["rounds"][0]["lines"]]
    assert lines == [
        ("round", None),
        ("place", 1),
        ("draw", 0),
        ("place", 0),
        ("draw", 1),
        ("end", None),
    ]


def test_a_pad_is_looked_at_as_it_stood_before_a_line() -> None:
    match = played_match(published("tri-domino"), 2, random.Random(5), most_rounds=2)
    pad = pad_of(match, placed=True)
    number = next(
        line.number for line in pad.sheet.rounds[1].lines if line.kind is not PlacementKind.PLAIN
    )
    then = ask("look", document=pad_values(pad), before=number)
    scored = pad.sheet.rounds[1].lines[number - pad.sheet.rounds[1].lines[0].number]
    assert then["now"]["turn"] == scored.seat
    assert isinstance(scored.line, PlaceLine)
    assert scored.line.place
    found = [
        (choice["kind"], choice["points"])
        for choice in ask("places", document=then["document"])
        if choice["action"] == format_action(scored.line.place)
    ]
    assert found == [(str(scored.kind), scored.points)]


def test_keys_say_what_would_be_scored() -> None:
    view = begun()
    assert view["now"]["worth"]["5-5-5"] == 25
    assert view["makes"][0] == {"made": "bridge", "hexagons": 0, "points": 40}
    after = ask("edit", document=view["document"], edits=[lay(0, "5-5-5")])
    assert after["now"]["worth"]["4-5-5"] == 14
    for key, line in (
        ("draw", {"do": "draw"}),
        ("pass", {"do": "pass"}),
        ("keep", {"do": "pass", "fits": True}),
        ("empty", {"do": "pass", "empty": True}),
    ):
        edit = {"edit": "add", "line": {**line, "seat": 1}}
        written = ask("edit", document=after["document"], edits=[edit])
        assert written["rounds"][0]["lines"][-1]["points"] == after["now"]["costs"][key], key


def test_places_of_all_hidden_tiles_are_those_where_they_can_be_laid() -> None:
    view = begun()
    opening = ask("places", document=view["document"])
    assert {choice["tile"] for choice in opening} == {*view["now"]["worth"]}
    for _ in range(9):
        places = ask("places", document=view["document"])
        best = max(places, key=lambda choice: (choice["points"], choice["action"]))
        place = {key: best[key] for key in ("field", "at", "corners")}
        seat = view["now"]["turn"] or 0
        edits = [lay(seat, best["tile"], **place)]
        view = ask("edit", document=view["document"], edits=edits)
        line = view["rounds"][0]["lines"][-1]
        assert (line["points"], line["kind"]) == (best["points"], best["kind"])
        assert view["now"]["fields"] is not None
    assert all(
        choice["tile"] not in view["now"]["laid"]
        for choice in ask("places", document=view["document"])
    )


def test_a_new_field_is_offered_to_nobody_but_who_closed_the_hexagon() -> None:
    pad = next(found for seed in range(200) if (found := _offered_field(seed)))
    document, seat = pad_values(pad), pad.sheet.now.turn
    fields = len(pad.sheet.now.fields or ())
    for asked, expected in ((None, {fields}), (seat, {fields}), (1 - (seat or 0), {0})):
        found = ask("places", document=document, seat=asked)
        assert {choice["field"] for choice in found} == expected


def _offered_field(seed: int) -> Pad | None:
    """A pad with its field up to the moment in which a new field is offered."""
    rules = published("triodominio")
    pad = pad_of(played_match(rules, 2, random.Random(seed), most_rounds=1), placed=True)
    offers = [line for line in pad.sheet.lines if line.phase is Phase.NEW_FIELD]
    return pad.before(offers[0].number) if offers else None
