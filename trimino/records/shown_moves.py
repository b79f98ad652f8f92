"""Moves as a device was shown them, one by one, in a digest that a log can be compared with.

While a match goes on the links of its log say nothing, so a server could show one match and write
down another. A device therefore digests the moves of each stretch of versions that it was shown
without a gap: SHA-256 of the digest before and of a text, for every row that plays or takes back.

>>> moves = Moves().then(move_text(5, {"kind": "played", "seat": 1, "action": "draw"}))
>>> moves.number, moves.digest[:16]
(1, '8a6a54b97862982c')
"""

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

NO_MOVES_DIGEST = "0" * 64
"""The digest of no moves."""


class Moves(NamedTuple):
    """The digest of moves, and how many there are."""

    digest: str = NO_MOVES_DIGEST
    number: int = 0

    def then(self, text: str | None) -> "Moves":
        """The digest after one more row; a row that is no move has no text."""
        if text is None:
            return self
        digest = hashlib.sha256(bytes.fromhex(self.digest) + text.encode()).hexdigest()
        return Moves(digest, self.number + 1)


def move_text(version: int, fact: Mapping[str, Any]) -> str | None:
    """The text of a row that plays or takes back; its seat and action are as in the log."""
    if fact.get("kind") == "played":
        return f"{version} {fact.get('seat')} {fact.get('action')}"
    if fact.get("kind") == "taken-back":
        return f"{version} back {fact.get('actions', 1)}"
    return None


def event_text(event: Mapping[str, Any]) -> str | None:
    """The text of a row that a server shows as an event."""
    if event.get("kind") != "played":
        return move_text(event["version"], event)
    action = event["action"]
    played = {"kind": "played", "seat": action["seat"], "action": noted(action)}
    return move_text(event["version"], played)


def noted(action: Mapping[str, Any]) -> str:
    """An action in the notation, from its values in an event."""
    if action["do"] != "place":
        return str(action["do"])
    x, y, way = action["at"]
    field = f"f{action['field']}" if action.get("field") else ""
    return f"{''.join(map(str, action['corners']))}{way[0]}{x},{y}{field}"
