"""Errors of the server: requests that it refuses, and reasons why it cannot start."""

from enum import StrEnum

from trimino.room.message_values import MessageValues, message_with_text
from trimino.rules import Message, TriminoError
from trimino.words import in_english


class ServerReason(StrEnum):
    """Reasons for refusing a request."""

    FAULT = "server-fault"
    FOREIGN_ORIGIN = "foreign-origin"
    FOREIGN_HOST = "foreign-host"
    BODY_TOO_LARGE = "body-too-large"
    QUERY_TOO_LONG = "query-too-long"
    TOO_MANY = "too-many"
    LINK_GONE = "link-gone"
    METRICS_CLOSED = "metrics-closed"
    NOBODY = "nobody-asks"
    NO_TABLE = "no-such-table"
    NO_RECORD = "no-such-record"
    NO_DEVICE = "no-such-device"
    NO_ANALYSIS = "no-such-analysis"
    ANALYSIS_NOT_YOURS = "analysis-not-yours"
    ANALYSIS_TOO_LONG = "analysis-too-long"
    ONE_RECORD = "one-record"
    PRACTICE_TOO_LONG = "practice-too-long"
    NO_PAGE = "no-such-page"
    BAD_REQUEST = "bad-request"
    STOPPING = "server-stopping"


class ServerError(TriminoError):
    """A request that the server refuses."""

    reason: ServerReason


class StartReason(StrEnum):
    """Reasons why a server cannot start."""

    PORT_TAKEN = "server-port-taken"
    PORT_CLOSED = "server-port-closed"
    NOT_AN_ADDRESS = "server-not-an-address"
    NO_NETWORK = "server-no-network"


class StartError(TriminoError):
    """A server that cannot start."""

    reason: StartReason


class TooMany(ServerError):
    """A request beyond the rate limit; `wait` is the seconds to wait before the next."""

    @property
    def wait(self) -> int:
        return int(str(self.message.details["seconds"]))


def english_values(message: Message) -> MessageValues:
    """A message as its name, its details, and the sentence in English."""
    return message_with_text(message, in_english)
