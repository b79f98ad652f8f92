"""`trimino export` and `trimino import`: back up and restore the database of a server."""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from trimino.cli import options
from trimino.rules.optional_packages import Extra, needs_extra
from trimino.server.operation.config import read_config
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import STANDARD, line_writer
from trimino.words import say

ExportArgument = Annotated[str, typer.Argument(metavar="FILE", help=say("argument-export"))]
ImportArgument = Annotated[str, typer.Argument(metavar="FILE", help=say("argument-import"))]


def export(file: ExportArgument, database: options.DatabaseOption = None) -> None:
    """Write the content of a database to a file."""
    with needs_extra(Extra.SERVER):
        from trimino.server.storage.backup import export_database  # noqa: PLC0415 - needs the extra
    with _private_files():
        rows = asyncio.run(export_database(_chosen(database), partial(line_writer, file)))
    typer.echo(say("export-done", rows=rows), err=True)


@contextmanager
def _private_files() -> Iterator[None]:
    """Create files for their owner only: a backup holds the secrets of the deals."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def import_(file: ImportArgument, database: options.DatabaseOption = None) -> None:
    """Restore an export into an empty database."""
    with needs_extra(Extra.SERVER):
        from trimino.server.storage.backup import import_database  # noqa: PLC0415 - needs the extra
    with _opened(file) as lines:
        rows = asyncio.run(import_database(_chosen(database), lines))
    typer.echo(say("import-done", rows=rows), err=True)


def _chosen(database: str | None) -> str:
    return read_config(os.environ, database=database).database


@contextmanager
def _opened(path: str) -> Iterator[BinaryIO]:
    if path == STANDARD:
        yield sys.stdin.buffer
        return
    with _file(path) as file:
        yield file


def _file(path: str) -> BinaryIO:
    try:
        return Path(path).open("rb")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise UsageError(UsageReason.FILE_NOT_READ, path=path, why=why) from None
