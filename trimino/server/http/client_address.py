"""Client address: where a request comes from."""

from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """The address of the client; uvicorn has replaced that of a trusted proxy."""
    client = scope.get("client")
    return str(client[0]) if client else ""
