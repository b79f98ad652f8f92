"""Logging: lines as text or JSON, with secrets redacted.

A line is an event and its values, given as `extra`. Whatever looks like a secret, a contribution to
a deal, a password or a tile is redacted in the finished line, so that neither a mistake elsewhere
nor the text of another library's error can reveal it.
"""

import json
import logging
import re
from collections.abc import Iterator
from datetime import UTC, datetime

from trimino.server.operation.config import Config

REDACTED = "***"
# In this order: the value of a cookie is redacted before it is taken for a long word.
_SECRETS = (
    (re.compile(r"(?i)\b((?:set-)?cookie|authorization)\b\W{1,4}[^\r\n\"'}]+"), rf"\1: {REDACTED}"),
    (re.compile(r"(?i)\b(\w*(?:password|passwd|secret|token|contribution)\w*)\W{1,4}[^\s,\"'}]+"),
     rf"\1: {REDACTED}"),
    (re.compile(r"\b(trimino)=[^;\s\"']+"), rf"\1={REDACTED}"),
    (re.compile(r"(://)[^/@\s]*@"), rf"\1{REDACTED}@"),
    (re.compile(r"(?<![\w-])[\w-]{32,}(?![\w-])", re.ASCII), REDACTED),
    # Ids of tables and guests have 22 characters. The name of an error is no id, nor is a word in
    # small letters or capitals only.
    (re.compile(r"(?<![\w-])(?:(?=[\w-]*[A-Z])(?=[\w-]*[a-z])|(?=[\w-]*\d)(?=[\w-]*[A-Za-z]))"
                r"(?!\w*(?:Error|Exception|Warning)(?![\w-]))[\w-]{22}(?![\w-])", re.ASCII),
     REDACTED),
    (re.compile(r"(?<![\d-])[0-5]-[0-5]-[0-5](?![\d-])"), REDACTED),
)  # fmt: skip

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def redacted(line: str) -> str:
    """A line without its secrets.

    >>> redacted("postgresql://anna:apple@host/games cookie: trimino=abc")
    'postgresql://***@host/games cookie: ***'
    """
    for pattern, instead in _SECRETS:
        line = pattern.sub(instead, line)
    return line


class TextLines(logging.Formatter):
    """Formats records as lines for a person."""

    def format(self, record: logging.LogRecord) -> str:
        parts = (f"{key}={_on_one_line(value)}" for key, value in _extras(record))
        event = _on_one_line(record.getMessage())
        line = " ".join((_at(record), record.levelname, record.name, event, *parts))
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        return redacted("\n".join(filter(None, (line, trace))))


class JsonLines(logging.Formatter):
    """Formats records as JSON, one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        values = {
            "at": _at(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": redacted(record.getMessage()),
            **{key: _plain(value) for key, value in _extras(record)},
        }
        if record.exc_info:
            values["trace"] = redacted(self.formatException(record.exc_info))
        return json.dumps(values, ensure_ascii=False)


def set_up_logs(config: Config) -> None:
    """Log to the standard error stream, in the configured format."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if config.log_format == "json" else TextLines())
    level = config.log_level.upper()
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    # Its lines contain the requested paths.
    logging.getLogger("uvicorn.access").disabled = True
    for quiet in ("asyncio", "alembic", "sqlalchemy", "websockets", "uvicorn.error"):
        logging.getLogger(quiet).setLevel(max(logging.WARNING, logging.getLevelName(level)))


def _at(record: logging.LogRecord) -> str:
    when = datetime.fromtimestamp(record.created, UTC)
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _extras(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    """The values given as `extra`; those with a secret name are redacted whole."""
    for key, value in vars(record).items():
        if key not in _OWN:
            secret = re.search(r"cookie|secret|token|contribution|tile|hand|well|password", key)
            yield key, REDACTED if secret else value


def _on_one_line(value: object) -> str:
    """The value without line breaks, so that it cannot forge a line."""
    return "".join(sign if sign.isprintable() else " " for sign in str(value))


def _plain(value: object) -> object:
    return value if isinstance(value, bool | int | float | None) else redacted(str(value))
