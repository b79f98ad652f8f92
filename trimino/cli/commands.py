"""The commands of `trimino`, and the options of the program itself."""

from collections.abc import Callable
from importlib import import_module
from typing import Annotated

import typer

from trimino import __version__
from trimino.cli.exit_codes import with_exit_code
from trimino.cli.help import TranslatedCommand, TranslatedGroup
from trimino.cli.language import OPTION, check_language
from trimino.words import languages, say

MODULES = {
    "play": "play",
    "tui": "tui",
    "pad": "pad",
    "sheets": "rules",
    "rules": "rules",
    "bots": "bots",
    "simulate": "simulate",
    "arena": "arena",
    "study": "study",
    "puzzles": "puzzles",
    "verify": "verify",
    "replay": "replay",
    "analyse": "analyse",
    "draw": "draw",
    "print": "print",
    "serve": "serve",
    "export": "backup",
    "import": "backup",
    "warm": "warm",
    "bench": "bench",
}
"""The module of each command, in the order of the help."""


def build_app(*names: str) -> typer.Typer:
    """The program with these commands, or with all: importing only one makes it start faster."""
    options_metavar = f"[{say('usage-options')}]"
    app = typer.Typer(
        name="trimino",
        cls=TranslatedGroup,
        help=say("help"),
        epilog=f"\n{say('help-codes')}",
        add_completion=False,
        no_args_is_help=True,
        options_metavar=options_metavar,
        subcommand_metavar=f"{say('usage-command')} [{say('usage-command-options')}]...",
        pretty_exceptions_enable=False,
    )
    for name in names or MODULES:
        # The blank line keeps the indentation of the examples.
        example = f"\n{say(f'example-{name}')}"
        app.command(
            name,
            cls=TranslatedCommand,
            help=say(f"help-{name}"),
            epilog=example,
            options_metavar=options_metavar,
        )(with_exit_code(_load(name)))
    app.callback()(options)
    return app


def _load(name: str) -> Callable[..., None]:
    """The function of a command; one named like a keyword ends with an underscore."""
    module = import_module(f"trimino.cli.{MODULES[name]}")
    command: Callable[..., None] = getattr(module, name, None) or getattr(module, f"{name}_")
    return command


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(say("version", version=__version__))
        raise typer.Exit


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
