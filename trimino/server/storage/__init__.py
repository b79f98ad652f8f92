"""Where tables live: an append-only log for each, on SQLite or PostgreSQL."""

from trimino.server.storage.errors import StoreError, StoreReason, StoreUnavailable
from trimino.server.storage.store import Store

__all__ = ["Store", "StoreError", "StoreReason", "StoreUnavailable"]
