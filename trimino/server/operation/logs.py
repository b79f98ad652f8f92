"""What the server notes: lines for a person or, as JSON, for a program; secrets never.

A line is an event and what belongs to it, given as `extra`. Whatever looks like a secret, a
contribution to a deal, a password or a tile is struck out of the finished line, so that a mistake
elsewhere, or the text of somebody else's error, cannot betray anything.
"""

import json
import logging
import re
from collections.abc import Iterator
from datetime import UTC, datetime

from trimino.server.operation.config import Config

STRUCK = "***"
# In this order: a cookie's value is struck before it is taken for a long word.
_SECRETS = (
    (re.compile(r"(?i)\b((?:set-)?cookie|authorization)\b\W{1,4}[^\r\n\"'}]+"), rf"\1: {STRUCK}"),
    (re.compile(r"(?i)\b(\w*(?:password|passwd|secret|token|contribution)\w*)\W{1,4}[^\s,\"'}]+"),
     rf"\1: {STRUCK}"),
    (re.compile(r"\b(trimino)=[^;\s\"']+"), rf"\1={STRUCK}"),
    (re.compile(r"(://)[^/@\s]*@"), rf"\1{STRUCK}@"),
    (re.compile(r"(?<![\w-])[\w-]{32,}(?![\w-])", re.ASCII), STRUCK),
    (re.compile(r"(?<![\d-])[0-5]-[0-5]-[0-5](?![\d-])"), STRUCK),
)  # fmt: skip

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def discreet(line: str) -> str:
    """A line without what nobody may read in it.

    >>> discreet("postgresql://anna:apple@host/games cookie: trimino=abc")
    'postgresql://***@host/games cookie: ***'
    """
    for pattern, instead in _SECRETS:
        line = pattern.sub(instead, line)
    return line


class TextLines(logging.Formatter):
    """Lines for a person."""

    def format(self, record: logging.LogRecord) -> str:
        parts = (f"{key}={_on_one_line(value)}" for key, value in _belongings(record))
        event = _on_one_line(record.getMessage())
        told = " ".join((_at(record), record.levelname, record.name, event, *parts))
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        return discreet("\n".join(filter(None, (told, trace))))


class JsonLines(logging.Formatter):
    """Lines for a program: one object each."""

    def format(self, record: logging.LogRecord) -> str:
        values = {
            "at": _at(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": discreet(record.getMessage()),
            **{key: _plain(value) for key, value in _belongings(record)},
        }
        if record.exc_info:
            values["trace"] = discreet(self.formatException(record.exc_info))
        return json.dumps(values, ensure_ascii=False)


def set_up_logs(config: Config) -> None:
    """Send what everyone notes to the standard error stream, in the form that is asked for."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if config.log_format == "json" else TextLines())
    level = config.log_level.upper()
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    # Its lines about requests would hold what was asked.
    logging.getLogger("uvicorn.access").disabled = True
    for quiet in ("asyncio", "alembic", "sqlalchemy", "websockets", "uvicorn.error"):
        logging.getLogger(quiet).setLevel(max(logging.WARNING, logging.getLevelName(level)))


def _at(record: logging.LogRecord) -> str:
    when = datetime.fromtimestamp(record.created, UTC)
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _belongings(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    """What was given as `extra`; of names that are secret not even the value's length."""
    for key, value in vars(record).items():
        if key not in _OWN:
            secret = re.search(r"cookie|secret|token|contribution|tile|hand|well|password", key)
            yield key, STRUCK if secret else value


def _on_one_line(value: object) -> str:
    """Nobody's text can pass for a line of its own."""
    return "".join(sign if sign.isprintable() else " " for sign in str(value))


def _plain(value: object) -> object:
    return value if isinstance(value, bool | int | float | None) else discreet(str(value))
