"""Faults in a server's log: lines that no request may cause."""

import re

_FAULT = re.compile(
    r"Traceback \(most recent call last\)|^\s*(?:[\w.]+\.)?\w*(?:Error|Exception)\b.*|\bfault\b.*"
    r"|\bnever (?:awaited|retrieved)\b|Warning: .*",
    re.MULTILINE,
)


def faults(log: str) -> list[str]:
    """The lines of a log that tell of a fault."""
    return [line for line in log.splitlines() if _FAULT.search(line)]
