"""Commands and options of the command line, read from the commands themselves."""

from collections.abc import Iterator

import typer
from typer.core import TyperArgument, TyperOption

from trimino.cli.commands import build_app
from trimino.words import say

COMMANDS = typer.main.get_group(build_app()).commands


def command_rows() -> Iterator[tuple[str, str]]:
    """Every command and its purpose."""
    for name in COMMANDS:
        yield f"`trimino {name}`", say(f"help-{name}").partition("\n")[0]


def option_rows(name: str) -> Iterator[tuple[str, str]]:
    """Every argument and option of a command, and its purpose."""
    for param in COMMANDS[name].params:
        assert isinstance(param, TyperArgument | TyperOption)
        shown = param.metavar if isinstance(param, TyperArgument) else _option(param)
        usual = f" {param.default} if not given." if param.default else ""
        yield f"`{shown}`", f"{param.help}{usual}"


def _option(option: TyperOption) -> str:
    return f"{option.opts[0]} {option.metavar}".strip()
