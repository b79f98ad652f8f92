"""`trimino serve`: a server for tables, until it is told to stop."""

import os
from importlib import import_module
from typing import Annotated

import typer
from rich.text import Text

from trimino.server.config import read_config, settings
from trimino.server.errors import StartError, StartReason
from trimino.terminal.output import console
from trimino.terminal.rules_text import indented
from trimino.terminal.workers import pipes_kept
from trimino.words import say

NEEDED = (
    "alembic",
    "asyncpg",
    "fastapi",
    "prometheus_client",
    "uvicorn",
    "websockets",
)

Host = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help=say("option-host"))]
Port = Annotated[
    int | None, typer.Option("--port", metavar="P", min=0, max=65_535, help=say("option-port"))
]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help=say("option-database"))
]
Settings = Annotated[bool, typer.Option("--settings", metavar="", help=say("option-settings"))]


def serve(
    host: Host = None, port: Port = None, database: Database = None, list_all: Settings = False
) -> None:
    """Serve tables to browsers and programs."""
    if list_all:
        _list_settings()
        return
    _check_extra()
    # What serves is loaded by this command only.
    from trimino.server.serve import serve as run  # noqa: PLC0415 - for that reason

    chosen = None if port is None else str(port)
    config = read_config(os.environ, host=host, port=chosen, database=database)
    with pipes_kept():
        run(config, _tell)


def _list_settings() -> None:
    out = console()
    for setting in settings():
        out.print(Text(setting.variable, "bold"))
        told = say("serve-setting", meaning=setting.meaning, allowed=setting.kind.allowed)
        default = say("serve-default", default=setting.default_text)
        for line in (*indented(told, out.width), *indented(default, out.width)):
            out.print(line)


def _tell(address: str, place: str) -> None:
    typer.echo(say("serve-at", address=address))
    typer.echo(say("serve-data", place=place))


def _check_extra() -> None:
    for package in NEEDED:
        try:
            import_module(package)
        except ImportError:
            raise StartError(StartReason.EXTRA_MISSING, package=package) from None
