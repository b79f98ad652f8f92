"""Links of tables and addresses of servers."""

import pytest

from trimino.client import ClientError, ClientReason, parse_link
from trimino.client.table_link import parse_server


def test_links_as_people_write_them() -> None:
    for text in ("localhost:8000/table/a_b-1", " http://localhost:8000/table/a_b-1/#x "):
        assert str(parse_link(text)) == "http://localhost:8000/table/a_b-1"
    assert parse_link("https://games.example/table/x").socket.startswith("wss://games.example/api/")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ftp://localhost/table/abc", ClientReason.NOT_A_LINK),
        ("http://a:b/table/c", ClientReason.NOT_A_LINK),
        ("http://localhost:8000/learn", ClientReason.OTHER_LINK),
    ],
)
def test_other_links_are_refused(text: str, reason: ClientReason) -> None:
    with pytest.raises(ClientError) as caught:
        parse_link(text)
    assert caught.value.reason is reason


def test_the_address_of_a_server() -> None:
    assert parse_server("games.example") == "http://games.example"
    assert parse_server("https://me@games.example:444/table/abc") == "https://games.example:444"
