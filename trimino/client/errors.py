"""What can go wrong on the way to a table, and what a server refuses."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from typing import Any

from trimino import __version__
from trimino.room.frame_types import ErrorValues
from trimino.rules import Message, TriminoError
from trimino.words import knows


class ClientReason(StrEnum):
    """Why a table on a server cannot be played at."""

    NOT_A_LINK = "online-not-a-link"
    OTHER_LINK = "online-other-link"
    OWN_SETTINGS = "online-own-settings"
    ONE_NAME = "online-one-name"
    NO_SERVER = "online-no-server"
    OTHER_SERVER = "online-other-server"
    OTHER_VERSION = "online-other-version"
    REFUSED = "online-refused"
    NOT_SEATED = "online-not-seated"
    HINT_LOST = "online-hint-lost"
    IDENTITY_UNREADABLE = "online-identity-unreadable"
    FILE_NOT_WRITTEN = "file-not-written"


class ClientError(TriminoError):
    """A table that cannot be reached, or a wish that was refused there."""

    reason: ClientReason


class RequestRefused(ClientError):
    """What the server refused; `name` is that of its message."""

    def __init__(self, told: ErrorValues) -> None:
        super().__init__(ClientReason.REFUSED, why=why(told))
        self.name = told["name"]


@contextmanager
def server_values() -> Iterator[None]:
    """Where something is read that a server said; one of another version may say it otherwise."""
    try:
        yield
    except ClientError:
        raise
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise ClientError(ClientReason.OTHER_VERSION, version=__version__) from error


def why(told: ErrorValues) -> Message | str:
    """What a server says, in the words of this program; a newer server's in English."""
    message = message_of(told)
    return message if knows(message.name) else told["text"]


def message_of(told: Mapping[str, Any]) -> Message:
    """A message from plain values; a detail may be one itself."""
    details = {key: _detail(value) for key, value in told["details"].items()}
    return Message(str(told["name"]), details)


def _detail(value: object) -> object:
    is_message = isinstance(value, dict) and value.keys() >= {"name", "details"}
    return message_of(value) if isinstance(value, dict) and is_message else value
