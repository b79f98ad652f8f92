"""The course of a match as a device was shown it, to be compared with the next whole view.

A whole view holds the actions of its round and the totals after the rounds before. A device that
follows a match knows both already: from the view before, and from every event since then. It keeps
two digests, of the round and of the totals, and looks whether the next view has the same.

>>> trail = Trail().then("0 443u0,0 11").then("1 draw -5")
>>> kept = trail.folded
>>> kept.then("1 pass -10").leads_to(["0 443u0,0 11", "1 draw -5", "1 pass -10"])
True
>>> kept.leads_to(["0 443u0,0 11", "1 pass -10"])
False
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from trimino.records.shown_moves import NO_MOVES_DIGEST, Moves, noted


class Trail(NamedTuple):
    """Texts in their order: the digest of the first `number`, and the `latest` in full."""

    number: int = 0
    digest: str = NO_MOVES_DIGEST
    latest: tuple[str, ...] = ()

    def then(self, text: str) -> "Trail":
        """The trail with one more text."""
        return self._replace(latest=(*self.latest, text))

    def back(self, number: int) -> "Trail | None":
        """The trail without its last texts; None if they are known by their digest only."""
        if not 0 < number <= len(self.latest):
            return None
        return self._replace(latest=self.latest[:-number])

    @property
    def folded(self) -> "Trail":
        """The same as a digest only, which is what a device keeps."""
        return Trail(self.length, _digest(self.digest, self.latest))

    @property
    def length(self) -> int:
        return self.number + len(self.latest)

    def leads_to(self, texts: Sequence[str], start: str = NO_MOVES_DIGEST) -> bool:
        """Whether these are the texts, after a digest to start with."""
        first, latest = texts[: self.number], tuple(texts[self.number :])
        return (
            len(first) == self.number
            and latest == self.latest
            and _digest(start, first) == self.digest
        )


class Course(NamedTuple):
    """The number of the round, its actions, and the totals after each round that is over."""

    round: int
    actions: Trail
    totals: Trail

    def then(self, event: Mapping[str, Any]) -> "Course | None":
        """The course after an event; None if it cannot be told without a view."""
        if event["kind"] == "dealt":
            return begun(event["round"], event["start"], self.totals)
        if event["kind"] == "played":
            totals, ending = self.totals, event["ending"]
            if ending is not None:
                totals = totals.then(_joined(ending["totals"]))
            return Course(self.round, self.actions.then(_action_text(event["action"])), totals)
        if event["kind"] == "taken-back":
            return self._taken_back(event["actions"])
        return self

    def _taken_back(self, number: int) -> "Course | None":
        actions, totals = self.actions.back(number), self.totals
        if totals.length >= self.round:
            # The round was over, and is no longer.
            known = totals.back(1)
            if known is None:
                return None
            totals = known
        return None if actions is None else Course(self.round, actions, totals)

    def leads_to(self, match: Mapping[str, Any] | None) -> bool:
        """Whether a view shows this course, and what follows from it."""
        shown = None if match is None else course_in_view(match)
        return shown is not None and self.is_same(shown)

    def is_same(self, shown: "Course") -> bool:
        """Whether this is a course whose texts are all known."""
        return (
            shown.round == self.round
            and self.actions.leads_to(shown.actions.latest, shown.actions.digest)
            and self.totals.leads_to(shown.totals.latest)
        )


def begun(number: int, start: Mapping[str, Any] | None, totals: Trail) -> Course:
    """The course after a deal; `start` is the tile that was laid from the well."""
    laid = "" if start is None else noted({"do": "place", **start})
    return Course(number, Trail(digest=_digest(NO_MOVES_DIGEST, [f"{number} {laid}"])), totals)


def course_in_view(match: Mapping[str, Any]) -> Course | None:
    """The course that a view shows; None if it contradicts itself."""
    laid = [noted(action) for action in match["actions"] if action["do"] == "place"]
    tiles = {noted({"do": "place", **tile}): tile for field in match["fields"] for tile in field}
    starts = [tile for text, tile in tiles.items() if text not in laid]
    if len(starts) > 1 or len(tiles) != len(laid) + len(starts) or not _adds_up(match):
        return None
    totals = [played["totals"] for played in match["played"]]
    if match["end"] is not None:
        totals.append(match["totals"])
    number = len(match["played"]) + 1
    return known_course(number, starts[0] if starts else None, match["actions"], totals)


def known_course(
    number: int,
    start: Mapping[str, Any] | None,
    actions: Iterable[Mapping[str, Any]],
    totals: Iterable[Sequence[int]],
) -> Course:
    """The course of a round with all its actions, and the totals after rounds that are over."""
    course = begun(number, start, Trail(latest=tuple(map(_joined, totals))))
    latest = tuple(map(_action_text, actions))
    return course._replace(actions=course.actions._replace(latest=latest))


def _adds_up(match: Mapping[str, Any]) -> bool:
    """Whether the totals are those before the round, with what was scored since."""
    before = match["played"][-1]["totals"] if match["played"] else [0] * len(match["totals"])
    totals = list(before)
    for action in match["actions"]:
        totals[action["seat"]] += action["points"]
    if match["end"] is not None:
        totals = [sum(both) for both in zip(totals, match["end"]["points"], strict=True)]
    return totals == list(match["totals"])


def _action_text(action: Mapping[str, Any]) -> str:
    return f"{action['seat']} {noted(action)} {action['points']}"


def _joined(totals: Sequence[int]) -> str:
    return ",".join(map(str, totals))


def _digest(digest: str, texts: Sequence[str]) -> str:
    moves = Moves(digest)
    for text in texts:
        moves = moves.then(text)
    return moves.digest
