"""What the base installation can play: simple bots load neither NumPy nor Numba."""

import random
import subprocess
import sys

import pytest

from trimino.bots.player import find_player
from trimino.rules import Match, published
from trimino.rules.extras import Extra, MissingExtra, import_extra, needs_extra
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


def test_simple_bots_play_without_numpy_and_numba() -> None:
    subprocess.run([sys.executable, "-c", PLAYS], check=True)


def test_a_searching_bot_without_the_engine_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in [name for name in sys.modules if name.startswith("trimino.engine.")]:
        if not module.endswith(".budget"):
            monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "numba", None)
    match = Match(published("triomino"), 2)
    view = match.view(match.deal(random.Random(1)).turn)
    with pytest.raises(MissingExtra) as caught:
        find_player("expert").choose(view, random.Random(1))
    assert caught.value.reason is Extra.ENGINE
    for language in languages():
        assert "pip install 'trimino[engine]'" in Words(language).say(caught.value.message)


def test_a_module_of_our_own_that_is_missing_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needs_extra(Extra.ENGINE):
        import_extra("trimino.no_such_module", Extra.ENGINE)
