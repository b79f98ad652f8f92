"""The link of a table, as people send it to each other."""

import re
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from trimino.client.errors import ClientError, ClientReason

TABLE = re.compile(r"/table/([A-Za-z0-9_-]{1,64})/?")


class TableLink(NamedTuple):
    """A table by the address of its server and its id.

    >>> TableLink("http://localhost:8000", "abc").socket
    'ws://localhost:8000/api/tables/abc/socket'
    """

    server: str
    table: str

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    def __str__(self) -> str:
        return f"{self.server}/table/{self.table}"


def parse_link(text: str) -> TableLink:
    """The table that a link names; it may lack the scheme, as addresses that are typed do.

    >>> str(parse_link("localhost:8000/table/abc?from=mail"))
    'http://localhost:8000/table/abc'
    """
    text = text.strip()
    parts = _parts(text if "://" in text else f"http://{text}")
    if parts is None:
        raise ClientError(ClientReason.NOT_A_LINK, found=text)
    found = TABLE.fullmatch(parts.path)
    if found is None:
        raise ClientError(ClientReason.OTHER_LINK, found=text)
    return TableLink(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}", found[1])


def _parts(text: str) -> SplitResult | None:
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018 - to see whether it is one
    except ValueError:
        return None
    return parts if parts.scheme in ("http", "https") and parts.hostname else None
