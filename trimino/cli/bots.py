"""`trimino bots`: list the bots, the weakest first."""

from rich.text import Text

from trimino.bots.roster import ROSTER
from trimino.terminal.output import console
from trimino.terminal.rules_text import indented
from trimino.words import say


def bots() -> None:
    """List the bots."""
    out = console()
    for entry in ROSTER:
        out.print(Text(entry.name, "bold"))
        for line in indented(say(entry.meaning), out.width):
            out.print(line)
