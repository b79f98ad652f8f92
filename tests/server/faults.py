"""What must never be found in a server's log, however badly it is treated."""

import re

_FAULT = re.compile(
    r"Traceback \(most recent call last\)|^\s*(?:[\w.]+\.)?\w*(?:Error|Exception)\b.*|\bfault\b.*"
    r"|\bnever (?:awaited|retrieved)\b|Warning: .*",
    re.MULTILINE,
)


def faults(log: str) -> list[str]:
    """The lines of a log that tell of a fault."""
    return [line for line in log.splitlines() if _FAULT.search(line)]
