"""The databases that the store is tried on."""

from tests.server.postgres import database_url, own_postgres, postgres

__all__ = ["database_url", "own_postgres", "postgres"]
