"""Bringing a database up to date when a server starts, by the migrations of the package."""

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from trimino.server.store.errors import StoreError, StoreReason

LOCK = 0x7472_696D_696E_6F00
"""The number that processes starting at once on one PostgreSQL wait for: `trimino`."""


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock($1::bigint)", (LOCK,))
    with as_file(files(__package__) / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise StoreError(StoreReason.NEWER) from error
