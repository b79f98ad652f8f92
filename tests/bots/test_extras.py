"""The base installation: simple bots load neither NumPy nor Numba."""

import subprocess
import sys

import pytest

from trimino.rules.optional_packages import Extra, MissingExtra, import_extra, needs_extra
from trimino.words import Words, languages

PLAYS = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
import random
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.roster import ROSTER
from trimino.bots.seating import seat_players
from trimino.rules import Match, published
match = Match(published("triomino"), 2)
players = [find_player("greedy"), find_player("random")]
play_match(match, seat_players(players, 1), random.Random(1), 1)
assert match.round.over and len(ROSTER) > 2
"""

SEARCHES = """
import sys
sys.modules["numba"] = None
import random
from trimino.bots.player import find_player
from trimino.rules import Match, published
from trimino.rules.optional_packages import Extra, MissingExtra
match = Match(published("triomino"), 2)
view = match.view(match.deal(random.Random(1)).turn)
for name in ("heuristic", "novice", "master"):
    try:
        find_player(name).choose(view, random.Random(1))
    except MissingExtra as error:
        assert error.reason is Extra.ENGINE and error.message.details == {"package": "numba"}
    else:
        raise AssertionError(name)
"""


def test_simple_bots_play_without_numpy_and_numba() -> None:
    subprocess.run([sys.executable, "-c", PLAYS], check=True)


def test_a_searching_bot_without_the_engine_says_what_to_install() -> None:
    subprocess.run([sys.executable, "-c", SEARCHES], check=True)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("extra", Extra)
def test_every_language_says_what_to_install(language: str, extra: Extra) -> None:
    said = Words(language).say(MissingExtra(extra, package="numba").message)
    assert "numba" in said
    assert f"pip install 'trimino[{extra.name.lower()}]'" in said


def test_a_module_of_our_own_that_is_missing_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needs_extra(Extra.ENGINE):
        import_extra("trimino.no_such_module", Extra.ENGINE)
