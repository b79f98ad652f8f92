"""The commands of `trimino`, and the options of the program itself."""

from typing import Annotated

import typer

from trimino import __version__
from trimino.cli.analyse import analyse
from trimino.cli.arena import arena
from trimino.cli.backup import export, import_
from trimino.cli.bench import bench
from trimino.cli.bots import bots
from trimino.cli.draw import draw
from trimino.cli.help import Command, Group, name_the_parts
from trimino.cli.language import OPTION, check
from trimino.cli.serve import serve
from trimino.cli.simulate import simulate
from trimino.cli.study import study
from trimino.cli.tui import tui
from trimino.cli.verify import verify
from trimino.cli.warm import warm
from trimino.terminal.exit_codes import guarded
from trimino.terminal.play import play
from trimino.terminal.replay import replay
from trimino.terminal.rules_text import rules, sheets
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
