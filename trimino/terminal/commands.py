"""The commands of `trimino`, and the options of the program itself."""

from typing import Annotated

import typer

from trimino import __version__
from trimino.terminal.analyse import analyse
from trimino.terminal.arena import arena
from trimino.terminal.bench import bench
from trimino.terminal.bots_text import bots
from trimino.terminal.draw import draw
from trimino.terminal.exits import guarded
from trimino.terminal.helping import Command, Group, name_the_parts
from trimino.terminal.moving import export, import_
from trimino.terminal.play import play
from trimino.terminal.replay import replay
from trimino.terminal.rules_text import rules, sheets
from trimino.terminal.serve import serve
from trimino.terminal.simulate import simulate
from trimino.terminal.speaking import OPTION, check
from trimino.terminal.study import study
from trimino.terminal.tui.command import tui
from trimino.terminal.verify import verify
from trimino.terminal.warm import warm
from trimino.words import languages, say

OPTIONS = f"[{say('usage-options')}]"

name_the_parts()

app = typer.Typer(
    name="trimino",
    cls=Group,
    help=say("help"),
    epilog=f"\n{say('help-codes')}",
    add_completion=False,
    no_args_is_help=True,
    options_metavar=OPTIONS,
    subcommand_metavar=f"{say('usage-command')} [{say('usage-command-options')}]...",
    pretty_exceptions_enable=False,
)

for command in (
    play,
    tui,
    sheets,
    rules,
    bots,
    simulate,
    arena,
    study,
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
    app.command(name, cls=Command, help=told, epilog=example, options_metavar=OPTIONS)(
        guarded(command)
    )


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
    language: Annotated[
        str | None,
        typer.Option(
            OPTION,
            metavar="LANGUAGE",
            help=say("option-language", languages=", ".join(languages())),
            callback=guarded(check),
            is_eager=True,
        ),
    ] = None,
) -> None:
    """Options of the program itself."""
