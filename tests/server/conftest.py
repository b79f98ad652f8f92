"""The databases that the server is tried on."""

from tests.server.postgres import database_url, own_postgres, postgres

__all__ = ["database_url", "own_postgres", "postgres"]
