"""Migration: brings a database up to date when a server starts, with Alembic."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from trimino.server.storage.errors import StoreError, StoreReason

LOCK = 0x7472_696D_696E_6F00
"""Key of the advisory lock for processes that start at once on one PostgreSQL: `trimino`."""


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock($1::bigint)", (LOCK,))
    with _config() as config:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise StoreError(StoreReason.NEWER) from error


def newest() -> str:
    """The revision that this version of the program needs."""
    with _config() as config:
        return str(ScriptDirectory.from_config(config).get_current_head())


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None for one that was never used."""
    return MigrationContext.configure(connection).get_current_revision()


@contextmanager
def _config() -> Iterator[Config]:
    with as_file(files(__package__) / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config
