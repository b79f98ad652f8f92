"""`trimino serve`: run the server of tables and the web app until it is stopped."""

import os
from functools import partial
from typing import Annotated

import typer
from rich.text import Text

from trimino.cli import options
from trimino.cli.browser_link import open_page
from trimino.cli.worker_pools import ignoring_broken_pipes
from trimino.rules.optional_packages import Extra, check_extra
from trimino.server.operation.config import read_config, settings
from trimino.server.operation.setting_types import LAN
from trimino.terminal.output import console
from trimino.terminal.qr_code import qr_code
from trimino.terminal.rules_text import indented
from trimino.words import say

EVERYWHERE = "0.0.0.0"

LanOption = Annotated[bool, typer.Option("--lan", metavar="", help=say("option-lan"))]
OpenOption = Annotated[bool, typer.Option("--open/--no-open", metavar="", help=say("option-open"))]
HostOption = Annotated[
    str | None, typer.Option("--host", metavar="ADDRESS", help=say("option-host"))
]
PortOption = Annotated[
    int | None, typer.Option("--port", metavar="P", min=0, max=65_535, help=say("option-port"))
]
SettingsOption = Annotated[
    bool, typer.Option("--settings", metavar="", help=say("option-settings"))
]


def serve(
    lan: LanOption = False,
    opens: OpenOption = False,
    host: HostOption = None,
    port: PortOption = None,
    database: options.DatabaseOption = None,
    list_all: SettingsOption = False,
) -> None:
    """Serve tables to browsers and programs."""
    if list_all:
        _list_settings()
        return
    check_extra(Extra.SERVER)
    from trimino.server.operation.serve import serve as run  # noqa: PLC0415 - needs the extra

    config = read_config(
        os.environ,
        host=host or (EVERYWHERE if lan else None),
        port=None if port is None else str(port),
        address=LAN if lan else None,
        database=database,
    )
    with ignoring_broken_pipes():
        run(config, partial(_announce, lan=lan, opens=opens))


def _list_settings() -> None:
    out = console()
    for setting in settings():
        out.print(Text(setting.variable, "bold"))
        about = say("serve-setting", meaning=setting.meaning, allowed=setting.type.allowed)
        default = say("serve-default", default=setting.default_text)
        for line in (*indented(about, out.width), *indented(default, out.width)):
            out.print(line)


def _announce(address: str, place: str, others: str, *, lan: bool, opens: bool) -> None:
    typer.echo(say("serve-at", address=address))
    if lan:
        typer.echo(say("serve-others", address=others))
        console().print(qr_code(others))
    typer.echo(say("serve-data", place=place))
    if opens:
        open_page(address)
