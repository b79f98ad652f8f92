"""The link of a table, as people send it to each other."""

import re
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from trimino.client.errors import ClientError, ClientReason

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_TABLE = re.compile(rf"/table/({TABLE_ID.pattern})/?")


class TableLink(NamedTuple):
    """A table by the address of its server and its id.

    >>> TableLink("http://localhost:8000", "abc").socket
    'ws://localhost:8000/api/tables/abc/socket'
    """

    server: str
    table: str

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    def __str__(self) -> str:
        return f"{self.server}/table/{self.table}"


def table_id(found: object) -> str:
    """The id of a table as a server sent it; anything else could name a file of this computer."""
    if not isinstance(found, str) or not TABLE_ID.fullmatch(found):
        raise ValueError(f"not the id of a table: {found!r}")
    return found


def parse_link(text: str) -> TableLink:
    """Parse the link of a table; the scheme may be missing.

    >>> str(parse_link("localhost:8000/table/abc?from=mail"))
    'http://localhost:8000/table/abc'
    """
    server, path = _split(text)
    found = _TABLE.fullmatch(path)
    if found is None:
        raise ClientError(ClientReason.OTHER_LINK, found=text.strip())
    return TableLink(server, found[1])


def parse_server(text: str) -> str:
    """The address of a server without a path; the scheme may be missing.

    >>> parse_server("localhost:8000/")
    'http://localhost:8000'
    """
    server, _ = _split(text)
    return server


def _split(text: str) -> tuple[str, str]:
    """The address of the server and the path of a link."""
    text = text.strip()
    parts = _parts(text if "://" in text else f"http://{text}")
    if parts is None:
        raise ClientError(ClientReason.NOT_A_LINK, found=text)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}", parts.path


def _parts(text: str) -> SplitResult | None:
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018 - raises ValueError if it is no port
    except ValueError:
        return None
    return parts if parts.scheme in ("http", "https") and parts.hostname else None
