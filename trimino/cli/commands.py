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
from trimino.cli.exit_codes import with_exit_code
from trimino.cli.help import TranslatedCommand, TranslatedGroup, translate_panel_titles
from trimino.cli.language import OPTION, check_language
from trimino.cli.play import play
from trimino.cli.replay import replay
from trimino.cli.rules import rules, sheets
from trimino.cli.serve import serve
from trimino.cli.simulate import simulate
from trimino.cli.study import study
from trimino.cli.tui import tui
from trimino.cli.verify import verify
from trimino.cli.warm import warm
from trimino.words import languages, say

OPTIONS = f"[{say('usage-options')}]"

translate_panel_titles()

app = typer.Typer(
    name="trimino",
    cls=TranslatedGroup,
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
    # The function of a command named like a keyword ends with an underscore.
    name = command.__name__.rstrip("_")
    # The blank line keeps the indentation of the examples.
    example = f"\n{say(f'example-{name}')}"
    help_text = say(f"help-{name}")
    app.command(
        name, cls=TranslatedCommand, help=help_text, epilog=example, options_metavar=OPTIONS
    )(with_exit_code(command))


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
            callback=with_exit_code(check_language),
            is_eager=True,
        ),
    ] = None,
) -> None:
    """Options of the program itself."""
