"""`trimino bots` names every bot of the roster and says how it plays."""

from tests.cli.running import run
from trimino.bots.roster import ROSTER
from trimino.words import say


def test_every_bot_is_named_with_a_line_about_it() -> None:
    told = " ".join(run("bots").stdout.split())
    for entry in ROSTER:
        assert f"{entry.name} {say(entry.meaning)}" in told
