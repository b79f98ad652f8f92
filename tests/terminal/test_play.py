"""A match in the terminal, played by a scripted person who reads the screen."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import FirstOffered, converse, run, start, typed
from trimino.drawing.pen import BOX_GLYPHS
from trimino.records.record import read_records, replay
from trimino.rules import RULESETS, Match, Ruleset, published
from trimino.terminal.match_plan import plan_match
from trimino.words import speak

SOLO = [rules for rules in RULESETS if rules.solo]


def played(record: Path) -> Match:
    """The one match of a file of records, every word of which is right."""
    (document,) = read_records(record)
    return replay(document)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_person_plays_a_whole_match_under_every_rule_set(
    rules: Ruleset, tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    record = tmp_path / "match.jsonl"
    shorter = [f"--set=target={count(90, 200)}"] if rules.target else []
    args = [f"--rules={rules.base}", "--seed=1", f"--record={record}", *shorter]
    talk = converse(FirstOffered(), "play", *args)
    assert talk.exit_code == 0
    assert "the match is over" in " ".join(talk.output.split())
    assert str(record) in talk.output.replace("\n", "")
    match = played(record)
    assert match.over
    assert all(f"round {number} ·" in talk.output for number in range(1, len(match.rounds) + 1))


@pytest.mark.parametrize("rules", SOLO, ids=lambda rules: rules.base)
def test_a_person_plays_alone(rules: Ruleset, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    args = ["--solo", f"--rules={rules.base}", "--well=6", "--seed=2", f"--record={record}"]
    talk = converse(FirstOffered(), "play", *args)
    assert talk.exit_code == 0
    match = played(record)
    assert match.over
    assert match.is_solo
    assert f"You end with {match.totals[0]}".replace("-", "−") in talk.output


@pytest.mark.parametrize("seed", [1, 6, 7])
def test_what_a_choice_scores_is_told_before_it_is_made(seed: int, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    person, told = FirstOffered(), []

    def attentive(shown: str) -> str:
        choice = re.search(r"^a  (.+?)(?:   |$)", shown, re.MULTILINE)
        if "Where does" in shown and choice:
            told.append(choice[1].rstrip())
        return person(shown)

    args = ["--rules=triomino", f"--seed={seed}", "--set=target=60", f"--record={record}"]
    converse(attentive, "play", *args)
    events = [event for played_round in played(record).rounds for event in played_round.events]
    laid = [event for event in events if event.seat == 0 and event.laid]
    assert [int(sum_.rpartition(" ")[2]) for sum_ in told] == [event.points for event in laid]
    assert any(re.search(r"\d \+ (opening 10|bridge 40|hexagon 50) = \d", sum_) for sum_ in told)


def test_bots_take_the_seats_that_are_left() -> None:
    talk = converse(
        typed("q", "y"), "play", "--players=4", "--bots=greedy,random,greedy", "--seed=1"
    )
    assert talk.exit_code == 0
    for name in ("You: ", "Pedro (Greedy): ", "Momo (Lucky dip): ", "Tino (Greedy): "):
        assert name in talk.output


def test_a_bot_is_not_called_as_a_person_is(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    options = ["--players=2", "--names=Carlo", "--seed=5", f"--record={record}"]
    talk = converse(typed("q", "y"), "play", *options)
    assert "Rita (Greedy): " in talk.output
    document = json.loads(record.read_text())
    assert document["players"] == ["Carlo", "Rita"]
    assert document["bots"] == [None, "greedy"]


def test_a_bot_has_its_name_in_the_language_of_the_player() -> None:
    plan = plan_match(published("triomino"), bots="greedy", seed=5)
    speak("ru")
    try:
        assert plan.players[1] == "Карло"
    finally:
        speak("en")
    assert plan.record(plan.arguments.match())["players"][1] == "Carlo"


def test_a_program_keeps_the_name_it_is_given() -> None:
    assert plan_match(published("triomino"), bots="exec:/bin/true").players[1] == "exec:/bin/true"
    assert plan_match(published("triomino"), bots="random@10ms", seed=0).players[1] == "Kiko"


@pytest.mark.parametrize(
    "leaving", ["q\ny\n", "q\n", ""], ids=["quit", "no answer", "end of input"]
)
def test_leaving_is_polite_and_saves_the_record(leaving: str, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    result = run("play", "--seed=5", f"--record={record}", stdin=f"?\n\nr\n\n{leaving}")
    assert result.exit_code == 0
    assert "The match was stopped." in result.output
    assert not played(record).over


def test_who_does_not_really_want_to_quit_plays_on() -> None:
    output = run("play", "--seed=5", stdin="q\n\nq\nn\nx\nq\nY\nz\n").output
    assert output.count("Quit the match?") == 3
    assert "“x” is not an option here." in output
    assert "“z”" not in output
    assert re.search(r"stopped\.\nTotals: you \d+ and Carlo \d+\.\nNo record was", output)


def test_the_one_tile_that_may_open_is_named() -> None:
    output = run("play", "--people=2", "--seed=1", stdin="\n").output
    assert re.search(r"You open the round with (\d)-\1-\1, number 9 in your hand\.", output)


def test_tiles_drawn_in_this_turn_are_marked_without_colour() -> None:
    output = run("play", "--rules=triomino", "--solo", "--seed=1", stdin="1a\nd\n").output
    assert len(re.findall(r"\d\*", output)) == 1
    assert output.count("* drawn in this turn") == 1


def test_tiles_drawn_in_this_turn_stand_at_the_end_of_the_hand(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    solo = ["--rules=triomino", "--solo", "--seed=1", f"--record={record}"]
    output = run("play", *solo, stdin="1a\nd\nd\n").output
    hand = len(played(record).round.hands[0])
    assert re.findall(r"(\d+)\*", output)[-2:] == [str(hand - 1), str(hand)]


def test_help_explains_every_sign_of_the_drawing() -> None:
    output = run("play", "--seed=1", stdin="?\n").output
    told = output.partition("On the table:")[2].partition("Keys:")[0]
    assert all(
        f"{sign}   " in told for sign in ("+", BOX_GLYPHS.last, BOX_GLYPHS.hole, BOX_GLYPHS.beyond)
    )


def test_each_match_is_added_to_the_file_of_records(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    for seed in ("1", "2"):
        run("play", f"--seed={seed}", f"--record={record}", stdin="q\ny\n")
    assert [document["seed"] for document in read_records(record)] == [1, 2]


def test_the_same_seed_is_the_same_match(tmp_path: Path) -> None:
    talks = [converse(FirstOffered(), "play", "--seed=9", "--set=target=50") for _ in range(2)]
    assert talks[0] == talks[1]


def test_what_is_not_allowed_is_refused_with_the_reason() -> None:
    output = run("play", "--rules=triomino", "--seed=5", stdin="p\nx\n99\n1\n1a\nu\n").output
    assert "You cannot pass while you may draw" in output
    assert "“x” is not an option here." in output
    assert "“99” is not an option here." in output
    assert output.count("This tile fits nowhere now.") == 2
    assert "There is nothing to undo." in output


def test_help_and_rules_can_be_read_while_playing() -> None:
    output = run("play", "--rules=goliath", "--seed=1", stdin="?\n\nr\n\nq\n").output
    assert "with other people, only as long as nothing hidden has been revealed" in output
    assert "The end of a round" in output


def test_pages_of_the_rules_are_counted_and_turned_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "24")
    lines = ["", "r", "b", "", "b", "", "", "q"]
    output = run("play", "--people=2", "--seed=1", stdin="\n".join(lines) + "\n").output
    assert re.findall(r"Page (\d) of \d", output) == ["1", "1", "2", "1", "2", "3"]


def test_a_tile_can_be_chosen_again() -> None:
    output = run("play", "--rules=triodominio", "--seed=1", stdin="1\n\n2\n2\nq\n").output
    assert output.count("Where does") == 3
    assert output.count("Which tile?") == 2


def test_alone_a_draw_is_undone_and_comes_again(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    solo = ["play", "--solo", "--rules=triomino", "--seed=1", f"--record={record}"]
    output = run(*solo, stdin="1a\nu\nd\nu\nu\nd\nq\n").output
    assert output.count("u undo") == 3
    assert output.count("There is nothing to undo.") == 1
    (drawn,) = played(record).round.events
    [document] = read_records(record)
    laid, undone = [part["actions"] for part in document["taken_back"]]
    assert [one["do"] for one in laid] == ["place"]
    assert [(one["do"], one["tile"]) for one in undone] == [("draw", str(drawn.drawn))]


def test_the_replies_of_bots_are_undone_with_the_move_before_them(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    game = ["play", "--rules=triomino", "--bots=greedy,greedy", "--seed=5", f"--record={record}"]
    run(*game, stdin="d\nd\nd\np\nu\nu\nq\n")
    [document] = read_records(record)
    [replied, drawn] = document["taken_back"]
    first, *replies = [one["seat"] for one in replied["actions"]]
    assert (first, {*replies}) == (0, {1, 2})
    assert [(one["seat"], one["do"]) for one in drawn["actions"]] == [(0, "draw")]
    assert played(record).round.turn == 0


def test_what_ended_a_round_is_undone_from_the_page_of_its_end(tmp_path: Path) -> None:
    record, person, offers = tmp_path / "match.jsonl", FirstOffered(), list[str]()

    def wavering(shown: str) -> str:
        """Undo once, at the end of the first round."""
        if "type u to undo the last move" in shown and not offers:
            offers.append(shown)
            return "u\n"
        return person(shown)

    game = ["play", "--rules=triodominio", "--rounds=2", "--seed=1", f"--record={record}"]
    assert converse(wavering, *game).exit_code == 0
    [document] = read_records(record)
    [undone] = document["taken_back"]
    assert (undone["round"], undone["actions"][0]["seat"]) == (1, 0)
    assert undone["after"] + len(undone["actions"]) == len(document["rounds"][0]["actions"])
    assert document["finished"]


def test_with_several_people_a_draw_cannot_be_undone(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    game = ["play", "--rules=triomino", "--people=2", "--seed=5", f"--record={record}"]
    output = run(*game, stdin="\n1a\n\nd\nu\nq\n").output
    assert "You cannot undo now" in output
    [document] = read_records(record)
    assert "taken_back" not in document


def test_input_that_is_no_text_does_no_harm() -> None:
    result = start("play", "--seed=1", stdin=b"\xff\xfe\x00\n\x1b[2J\nq\n")
    assert result.returncode == 0
    assert b"\x1b" not in result.stdout
    assert result.stderr == b""


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--people=3", "--players=2"], "People: 3; players: only 2."),
        (["--people=3", "--names=Anna,Juris"], "Names given: 2; people: 3."),
        (
            ["--names=Anna\x1b"],
            'The name "Anna\\u001b" cannot be shown. Leave out control characters',
        ),
        (["--names=Anna,Juris,Anna"], "Two players are called “Anna”."),
        (["--people=9"], "9 players cannot play here"),
        (["--solo", "--people=2"], "players: only 1"),
        (["--bots=greedy,greedy", "--players=2"], "one for each seat"),
        (["--record=missing/folder/file"], "cannot be written"),
    ],
)
def test_a_table_that_cannot_be_is_refused(args: list[str], told: str) -> None:
    result = run("play", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert "\x1b" not in result.stderr
