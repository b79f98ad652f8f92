"""The command `trimino`: its subcommands, and how it ends."""

import io
import signal
import sys
from typing import Annotated

import typer

from trimino import __version__
from trimino.terminal.analyse import analyse
from trimino.terminal.arena import arena
from trimino.terminal.bench import bench
from trimino.terminal.bots_text import bots
from trimino.terminal.draw import draw
from trimino.terminal.exits import guarded
from trimino.terminal.helping import Command, Group
from trimino.terminal.moving import export, import_
from trimino.terminal.play import play
from trimino.terminal.replay import replay
from trimino.terminal.rules_text import rules, sheets
from trimino.terminal.serve import serve
from trimino.terminal.simulate import simulate
from trimino.terminal.verify import verify
from trimino.terminal.warm import warm
from trimino.words import say

app = typer.Typer(
    name="trimino",
    cls=Group,
    help=say("help"),
    epilog=f"\n{say('help-codes')}",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

for command in (
    play,
    sheets,
    rules,
    bots,
    simulate,
    arena,
    verify,
    replay,
    analyse,
    draw,
    serve,
    export,
    import_,
    warm,
    bench,
):
    # A word that Python keeps for itself has a mark at its end.
    name = command.__name__.rstrip("_")
    # The blank line keeps the indents of the examples.
    example = f"\n{say(f'example-{name}')}"
    told = say(f"help-{name}")
    app.command(name, cls=Command, help=told, epilog=example)(guarded(command))


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(say("version", version=__version__))
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            metavar="",
            help=say("option-version"),
            callback=_show_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """Options of the program itself."""


def main() -> None:
    """Run the command line."""
    if hasattr(signal, "SIGPIPE"):
        # Whoever stops reading ends the program, without a word.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    # Who is told to stop still leaves the screen and the record in order.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a character shows another one.
            stream.reconfigure(errors="replace")
    app()
