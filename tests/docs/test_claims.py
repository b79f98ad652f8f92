"""The numbers, names and keys that pages state about bots, analysis, studies and apps are right."""

import re
from math import exp
from pathlib import Path

import pytest
from textual.binding import Binding

from examples.learning.features import NAMES
from examples.learning.tables import RULES
from tests.docs.pages import DOCS, ROOT, text
from trimino.analysis.grading import DECAY, DECIDED, EQUAL, FAULTS, NOISE, Grade, is_decided
from trimino.bots.roster import ROSTER, find_bot
from trimino.bots.search_bots import HASTE, SearchBot
from trimino.client.table_socket import MAX_PAUSE
from trimino.engine.action_choice import certainty_of
from trimino.engine.endgame import VALUE_MARGIN
from trimino.envs.numbering import ACTIONS
from trimino.room.settings import MAX_TURN_SECONDS, MIN_TURN_SECONDS
from trimino.rules import RULESETS
from trimino.rules.ruleset import TargetMet
from trimino.server.operation.config import Config
from trimino.study.findings import MIN_TRIALS
from trimino.study.plan import MIN_BATCHES
from trimino.tui.local_game import PAUSE
from trimino.tui.screens.field_screen import FieldScreen
from trimino.tui.screens.play_screen import PlayScreen
from trimino.tui.screens.table_screen import TableScreen


def page(name: str) -> str:
    """The text of a page, without its line breaks."""
    return " ".join(text(DOCS / f"{name}.md").split())


def part(name: str, heading: str) -> str:
    """The text of a page below a heading, up to the next one."""
    return text(DOCS / f"{name}.md").partition(f"## {heading}\n")[2].partition("\n## ")[0]


def test_grades_of_the_analysis() -> None:
    told = part("analysis", "Grades")
    for grade, least in FAULTS.items():
        assert f"| {grade} | {least:g} or more |" in told
    assert f"| good | less than {FAULTS[Grade.INACCURACY]:g} |" in told
    judged = " ".join(part("analysis", "How decisions are judged").split())
    assert ("up to three standard errors" in judged, NOISE) == (True, 3)
    assert ("up to one percentage point" in judged, EQUAL) == (True, 0.01)
    assert f"100 · exp(−{DECAY} · cost)" in told
    accuracies = [f"{100 * exp(-DECAY * cost):.0f} for {cost}" for cost in (5, 10, 20)]
    assert "{}, {} and {}".format(*accuracies) in told


def test_noise_of_an_endgame_in_the_analysis() -> None:
    told = " ".join(part("analysis", "How decisions are judged").split())
    assert (
        f"up to {NOISE * VALUE_MARGIN / 2:g} points apart, or up to {NOISE * VALUE_MARGIN:g} where"
        in told
    )


def test_a_match_counts_as_decided_as_the_page_says() -> None:
    told = f"a chance of at most {100 * DECIDED:g} %"
    assert page("analysis").count(told) == 2
    assert is_decided(best=DECIDED, done=0.005)
    assert is_decided(best=0.999, done=1 - DECIDED)
    assert not is_decided(best=0.011, done=0.011)
    assert not is_decided(best=0.989, done=0.989)


def test_levels_of_bots() -> None:
    told = part("strength", "Levels")
    for entry in ROSTER:
        if isinstance(entry.bot, SearchBot):
            missed, patient = f"{entry.bot.overlooks:.0%}", f"{entry.bot.hoards:.0%}"
            cells = (f"`{entry.name}`", f"{entry.budget.simulations:,}", missed, patient)
            row = "| {} | {} | {} | {} of matches |".format(*cells).replace("%", " %")
            assert row in told


def test_attention_of_bots_with_four_players() -> None:
    told = part("strength", "Levels")
    for name in ("tournament", "club", "casual"):
        entry = find_bot(name)
        assert entry is not None
        assert isinstance(entry.bot, SearchBot)
        share = f"{entry.bot.attention(4):.0%}".replace("%", " %")
        assert f"`{name}` thinks about {share}" in told or f"`{name}` about {share}" in told
    assert f"misses {HASTE:.0%}".replace("%", " %") + " of all gaps" in told


def test_the_gate_of_the_search() -> None:
    two, more = certainty_of(2), certainty_of(4)
    assert f"the gate: {two:g} with two players, {more:g} with more." in page("strength")


def test_tables_of_the_study() -> None:
    tables = sum(len(rules.tables) for rules in RULESETS)
    assert (f"at {tables} tables: ten rule sets" in page("study"), len(RULESETS)) == (True, 10)
    assert f"from fewer than {MIN_TRIALS} trials are not shown" in page("study")
    assert ("at least fifty at each table" in page("study"), MIN_BATCHES) == (True, 50)


def test_rules_under_which_hoarding_is_possible() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \|", part("study", "Hoarding"), re.MULTILINE)
    assert rows == [rules.base for rules in RULESETS if rules.free_draw]
    ends = [rules.base for rules in RULESETS if rules.target_met is TargetMet.AT_ONCE]
    assert ends == ["trimino"]
    assert "Only under `trimino` can the target end a first round" in page("study")


def test_the_files_and_numbers_of_the_learning_agent() -> None:
    told = page("learning")
    rows = re.findall(r"^\| (`.+?) \|", text(DOCS / "learning.md"), re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`(\w+\.py)`", row)}
    there = {path.name for path in (ROOT / "examples" / "learning").glob("*.py")}
    # `cases.py` makes the file that a test of the features reads.
    assert listed == there - {"__init__.py", "cases.py"}
    assert f"a row of {len(NAMES)} numbers for every legal action" in told
    assert f"a network with {ACTIONS:,} outputs" in told.replace("A network", "a network")
    assert f"under `{RULES.base}` with two players" in told
    constant = {
        "train.py": (r"^TABLES = (\d+)$", "{:,} tables of"),
        "policy.py": (r"^WIDTH = (\d+)$", "two layers of {}"),
        "ppo.py": (r"^    steps: int = (\d+)$", "is {} steps at all tables"),
    }
    for file, (pattern, sentence) in constant.items():
        # PyTorch, which these import, is not installed here.
        source = (ROOT / "examples" / "learning" / file).read_text(encoding="utf-8")
        found = re.search(pattern, source, re.MULTILINE)
        assert found
        assert sentence.format(int(found[1])) in told


def test_keys_of_the_terminal_app() -> None:
    told = part("tui", "The table")
    named = set(re.findall(r"`([a-z])`", "".join(re.findall(r"^\| (.+?) \|", told, re.MULTILINE))))
    kinds = (FieldScreen, PlayScreen, TableScreen)
    keys = {key.key for kind in kinds for key in Binding.make_bindings(kind.BINDINGS)}
    letters = {key for key in keys if re.fullmatch("[a-z]", key)}
    # `t` stands for the arrow down; greetings are for tables of a server, further below.
    assert letters - {"t", "g"} <= named
    assert "`g`\nsends a greeting" in text(DOCS / "tui.md")


@pytest.mark.parametrize(
    ("name", "sentence", "is_so"),
    [
        ("tui", "Bots take about a second for a turn", PAUSE == 1),
        ("tui", "with pauses that grow to eight seconds", MAX_PAUSE == 8),
        ("web", "Bots leave three seconds for it", Config().undo_pause == 3),
        ("web", "A turn may take up to three days", MAX_TURN_SECONDS == 3 * 24 * 3600),
        ("terminal", "from 15 seconds to three days", MIN_TURN_SECONDS == 15),
    ],
)
def test_times(name: str, sentence: str, is_so: bool) -> None:
    assert sentence in page(name)
    assert is_so


def test_programs_that_the_web_page_names() -> None:
    named = re.findall(r"python -m (tests[\w.]+)", page("web"))
    assert named
    assert all(Path(ROOT, *name.split(".")).with_suffix(".py").is_file() for name in named)
    assert (ROOT / "bench" / "page").is_dir()
