"""What the server refuses, and how a refusal is told to a program: a name, details, a sentence."""

from enum import StrEnum
from http import HTTPStatus

from trimino.room.frame_types import ErrorValues
from trimino.room.message_values import error_values
from trimino.rules import Message, TriminoError
from trimino.words import in_english


class ServerReason(StrEnum):
    """Why the server does not do what it was asked."""

    FAULT = "server-fault"
    FOREIGN_ORIGIN = "foreign-origin"
    BODY_TOO_LARGE = "body-too-large"
    TOO_MANY = "too-many"
    NAME_EMPTY = "name-empty"
    NAME_TOO_LONG = "name-too-long"
    NAME_UNREADABLE = "name-unreadable"
    LINK_GONE = "link-gone"
    METRICS_CLOSED = "metrics-closed"
    NOBODY = "nobody-asks"
    NO_TABLE = "no-such-table"
    NO_RECORD = "no-such-record"
    NO_ANALYSIS = "no-such-analysis"
    ANALYSIS_NOT_YOURS = "analysis-not-yours"
    ONE_RECORD = "one-record"
    PRACTICE_TOO_LONG = "practice-too-long"
    NO_PAGE = "no-such-page"
    BAD_REQUEST = "bad-request"
    BAD_FRAME = "bad-frame"
    STOPPING = "server-stopping"


class ServerError(TriminoError):
    """A request that the server refuses."""

    reason: ServerReason


class StartReason(StrEnum):
    """Why a server cannot start."""

    PORT_TAKEN = "server-port-taken"
    PORT_CLOSED = "server-port-closed"
    NOT_AN_ADDRESS = "server-not-an-address"
    NO_NETWORK = "server-no-network"


class StartError(TriminoError):
    """A server that cannot start here."""

    reason: StartReason


STATUS: dict[str, HTTPStatus] = {
    ServerReason.FAULT: HTTPStatus.INTERNAL_SERVER_ERROR,
    ServerReason.FOREIGN_ORIGIN: HTTPStatus.FORBIDDEN,
    ServerReason.BODY_TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    ServerReason.TOO_MANY: HTTPStatus.TOO_MANY_REQUESTS,
    ServerReason.LINK_GONE: HTTPStatus.GONE,
    ServerReason.METRICS_CLOSED: HTTPStatus.FORBIDDEN,
    ServerReason.NOBODY: HTTPStatus.UNAUTHORIZED,
    ServerReason.NO_TABLE: HTTPStatus.NOT_FOUND,
    ServerReason.NO_RECORD: HTTPStatus.NOT_FOUND,
    ServerReason.NO_ANALYSIS: HTTPStatus.NOT_FOUND,
    ServerReason.ANALYSIS_NOT_YOURS: HTTPStatus.FORBIDDEN,
    ServerReason.NO_PAGE: HTTPStatus.NOT_FOUND,
    ServerReason.STOPPING: HTTPStatus.SERVICE_UNAVAILABLE,
    "table-match-not-over": HTTPStatus.CONFLICT,
    "store-unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""The status of a refusal over HTTP, by its reason, where it is not the request that is wrong."""


class TooMany(ServerError):
    """A request that comes too soon after others; `wait` says when to try again."""

    @property
    def wait(self) -> int:
        return int(str(self.message.details["seconds"]))


def status_of(error: TriminoError) -> int:
    """The status of a refusal; whatever is not listed is a fault of the request."""
    return int(STATUS.get(error.reason, HTTPStatus.UNPROCESSABLE_ENTITY))


def error_body(error: TriminoError) -> dict[str, object]:
    """What every refusal looks like, over HTTP and on a socket.

    >>> error_body(ServerError(ServerReason.NAME_TOO_LONG, most=24))["error"]["name"]
    'name-too-long'
    """
    return {"error": english_values(error.message)}


def english_values(message: Message) -> ErrorValues:
    """A message as its name, its details, and the sentence in English."""
    return error_values(message, in_english)
