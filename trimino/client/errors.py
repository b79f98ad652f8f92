"""Errors of the client: connections that fail, and requests that a server refuses."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from trimino import __version__
from trimino.room.message_values import MessageValues
from trimino.rules import Message, TriminoError
from trimino.rules.word_enum import WordEnum
from trimino.words import knows


class ClientReason(WordEnum):
    """Reasons why a table on a server cannot be played at."""

    NOT_A_LINK = "online-not-a-link"
    OTHER_LINK = "online-other-link"
    OWN_SETTINGS = "online-own-settings"
    ONE_NAME = "online-one-name"
    NO_SERVER = "online-no-server"
    OTHER_SERVER = "online-other-server"
    OTHER_VERSION = "online-other-version"
    REFUSED = "online-refused"
    NOT_CONNECTED = "online-not-connected"
    CLOSED = "online-closed"
    FAILED = "online-failed"
    NOT_SEATED = "online-not-seated"
    HINT_LOST = "online-hint-lost"
    NO_FREE_SEAT = "online-full"
    CREDENTIALS_UNREADABLE = "online-identity-unreadable"
    FILE_NOT_WRITTEN = "file-not-written"


class ClientError(TriminoError):
    """A table that cannot be reached, or a request that failed."""

    reason: ClientReason


class RequestRefused(ClientError):
    """A request that the server refused; `name` is the name of the server's message."""

    def __init__(self, error: MessageValues) -> None:
        super().__init__(ClientReason.REFUSED, why=refusal_text(error))
        self.name = error["name"]
        self._details = error["details"]

    @property
    def seconds(self) -> float:
        """The seconds to wait before trying again, where the server says so."""
        found = self._details.get("seconds", 1.0)
        return float(found) if isinstance(found, int | float) else 1.0

    def __repr__(self) -> str:
        return f"<RequestRefused {self.name}>"


@contextmanager
def server_values() -> Iterator[None]:
    """Raise `ClientError` where values of a server are not as this version knows them."""
    try:
        yield
    except ClientError:
        raise
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise ClientError(ClientReason.OTHER_VERSION, version=__version__) from error


def refusal_text(error: MessageValues) -> Message | str:
    """The message of a refusal, or its English text if this version does not know the message."""
    message = message_of(error)
    return message if knows(message.name) else error["text"]


def message_of(values: Mapping[str, Any]) -> Message:
    """A message from plain values; its details may be messages too."""
    details = {key: _detail(value) for key, value in values["details"].items()}
    return Message(str(values["name"]), details)


def _detail(value: object) -> object:
    is_message = isinstance(value, dict) and value.keys() >= {"name", "details"}
    return message_of(value) if isinstance(value, dict) and is_message else value
