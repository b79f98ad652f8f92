"""The facts behind the moments of a review, and what must not stand beside each other in one."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.analysis.reason_facts import pays
from trimino.analysis.moments import replayed
from trimino.drawing.plane import cell_triangle
from trimino.records.notation import parse_action
from trimino.rules import Action, Cell, Match, Place
from trimino.rules.events import total
from trimino.rules.lattice import neighbours

Values = Mapping[str, Any]

OWN_WORDS = ("moment-why-drain", "moment-why-ahead", "moment-why-later", "moment-why-shuts-out")
"""Reasons that only reviews give, and that say nothing about a position."""

OFTEN = {
    "always": (100, 100),
    "nearly": (85, 99),
    "mostly": (60, 84),
    "half": (40, 61),
    "third": (28, 41),
    "quarter": (20, 27),
}
"""The shares of hands in per cent that words may stand for."""

SHOWN_BY = {
    "out": "reason-goes-out",
    "bonus": "reason-pays-",
    "gift": "reason-leaves-",
    "prepare": "reason-next-bonus",
    "stuck": "moment-why-shuts-out",
    "points": "reason-scores-most",
    "keep": "reason-keeps",
    "rid": "reason-dearest",
    "fit": "reason-only-place",
    "opened": "moment-why-careful",
}
"""Reasons that show what titles of mistakes say."""

LUCK = ("review-why-lucky", "review-why-unlucky")

OF_ANYBODY = ("moment-luck-good", "moment-luck-bad", "moment-find-rival", "moment-rival")
"""Titles of moments that need not be the own."""


def named(messages: Sequence[Values], start: str) -> bool:
    return any(one["name"].startswith(start) for one in messages)


def costly_moments(review: Values) -> list[Values]:
    """The moments that cost the reader something."""
    return [
        one
        for one in review["moments"]
        if one["instead"] and one["title"]["name"] != "moment-rival"
    ]


def contradictions(review: Values, *, won: bool) -> Iterator[str]:
    """What a reader would call a contradiction."""
    words, moments = review["words"], review["moments"]
    names = [one["name"] for one in words]
    luck = [one for one in words if one["name"] in LUCK]
    advice = [name for name in names if name.startswith(("review-advice-", "review-worked-"))]
    bad = costly_moments(review)
    if "review-advice-none" in advice:
        advice.remove("review-advice-none")
        if bad or "review-left-bonuses" in names or "review-why-move" in names:
            yield "no costly mistake, and yet one is told"
    if named(words, "review-shown-") > bool(advice):
        yield "an example of no advice"
    if len(advice) > 1 or len(luck) > 1 or len(set(names)) < len(names):
        yield f"something is told twice: {names}"
    yield from _unshown(words, moments)
    if "review-advice-drain" in names and any(
        one["name"] == "review-made-next" and one["details"]["source"] == "draws" for one in words
    ):
        yield "draws cost much, and more are advised"
    if named(words, "review-why-lucky" if not won else "review-why-unlucky"):
        yield "the luck that decided was not on the side of who won"
    for one in moments:
        if one["kind"] == "luck" and luck:
            yield from _other_luck(one, luck[0])
    if len({(one["round"], one["action"]) for one in moments}) < len(moments) or len(moments) > 3:
        yield "moments are told twice, or too many"


def _unshown(words: Sequence[Values], moments: Sequence[Values]) -> Iterator[str]:
    """A move that is said to have decided, and is not among the moments."""
    shown = [
        one["instead"].get("done", {}).get("details", {}).get("tile")
        for one in moments
        if one["instead"]
    ]
    for one in words:
        decided = one["name"] in ("review-why-move", "review-why-gift")
        if decided and one["details"]["tile"] not in shown:
            yield "the move that decided is not among the moments"


def _other_luck(moment: Values, told: Values) -> Iterator[str]:
    """Where a lucky draw is another than that of the sentence."""
    if moment["title"]["details"]["tile"] != told["details"]["tile"]:
        yield "another draw than the one that is told"


def match_before(match: Match, told: Values) -> Match:
    """The match as it was before the action of a moment or a decision."""
    return next(
        before
        for moment, before in replayed(match, told["round"])
        if moment == (told["round"], told["action"])
    )


class MomentFacts:
    """One match, and what its moments say was done and was better."""

    def __init__(self, match: Match, analysis: Values) -> None:
        self._match = match
        self._decisions = {(one["round"], one["action"]): one for one in analysis["decisions"]}
        self._episodes = {(one["round"], one["action"]): one for one in analysis["episodes"]}

    def faults(self, review: Values, moment: Values) -> Iterator[str]:
        """What is wrong with a moment, with where it stands."""
        at = f"seat {review['seat']}, {moment['round']}.{moment['action']}"
        one = self._decisions.get((moment["round"], moment["action"]))
        is_own = one is not None and one["seat"] == review["seat"]
        if one is None or not (is_own or moment["title"]["name"] in OF_ANYBODY):
            yield f"{at}: there is no such decision"
            return
        if (moment["instead"] is None) == (moment["kind"] in ("mistake", "plan")):
            yield f"{at}: what was better is missing, or told in vain"
        if moment["instead"]:
            yield from (f"{at}: {fault}" for fault in self._move_faults(one, moment))

    def _move_faults(self, one: Values, moment: Values) -> Iterator[str]:
        told, is_plan = moment["instead"], moment["kind"] == "plan"
        better = self._better(one, moment)
        before = match_before(self._match, moment)
        if not self.is_named(before, told["done"], parse_action(one["done"]["action"])):
            yield f"not what was done: {told['done']}"
        drains = told["better"]["name"] == "analysis-do-drain"
        if drains and not (is_plan and better["do"] == "draw" and self._match.players == 2):
            yield "nothing to draw"
        if not drains and not self.is_named(before, told["better"], parse_action(better["action"])):
            yield f"not what was better: {told['better']}"
        if told["better"] == told["done"]:
            yield "the better move is the same"
        if not told["why"] and not told["against"]:
            yield "no reason"
        yield from self._title_faults(moment)
        if not is_plan and pays(before, parse_action(one["done"]["action"])):
            yield from self.taken_faults(moment, pays(before, parse_action(better["action"])))
        known = [
            *(one["plan"]["why"] if is_plan else one["why_best"]),
            *_facts(before, one, better),
        ]
        for reasons, given in ((known, told["why"]), (one["why_done"], told["against"])):
            pairs = [(each["name"], each["details"]) for each in reasons]
            for each in given:
                if each["name"] not in OWN_WORDS and (each["name"], each["details"]) not in pairs:
                    yield f"a reason that is none: {each}"
        yield from _share_faults(told["why"], known)
        yield from self._cost_faults(one, moment)

    @staticmethod
    def _better(one: Values, moment: Values) -> Any:
        """The better action that a moment is about."""
        if moment["title"]["name"] == "moment-opened":
            return one["careful"]["place"]
        return one["plan"]["instead"] if moment["kind"] == "plan" else one["best"]

    @staticmethod
    def taken_faults(moment: Values, better: int) -> Iterator[str]:
        """A bonus that was taken at once, told as one that was not, or not told."""
        if not better and moment["title"]["name"] == "moment-prepare":
            yield "a bonus for the next turn, where one was taken"
        if not better and not named(moment["instead"]["against"], "reason-pays-"):
            yield "the bonus that was taken is not told"

    @staticmethod
    def _title_faults(moment: Values) -> Iterator[str]:
        """A title that the reasons below it do not show."""
        title, told = moment["title"]["name"].removeprefix("moment-"), moment["instead"]
        shown = [*told["why"], *told["against"]]
        if title in SHOWN_BY and not named(shown, SHOWN_BY[title]):
            yield f"nothing shows what the title says: {moment['title']['text']}"

    def _cost_faults(self, one: Values, moment: Values) -> Iterator[str]:
        told = moment["instead"]["cost"]
        if moment["title"]["name"] == "moment-opened":
            if told:
                yield "what nobody could see has a cost"
            return
        plan = self._episodes.get((moment["round"], moment["action"]))
        judged = plan if plan and moment["kind"] == "plan" else one
        cost = judged["cost"]
        if cost["measure"] == "points":
            if told and told["details"]["points"] > 50:
                yield f"more points than anybody believes: {told}"
            return
        if moment["kind"] == "plan":
            better = 100 * one["plan"]["chance"]
            loss = judged["loss"]["match"]["mean"]
            meant = {"better": better, "kept": better - 100 * loss}
        else:
            meant = {"percent": cost["amount"]}
        slack = 2.6 if moment["kind"] == "plan" else 0.51
        for name, amount in meant.items():
            if not told or abs(told["details"].get(name, 999) - amount) > slack:
                yield f"another cost than {meant}: {told}"

    def is_named(self, before: Match, told: Any, meant: Action) -> bool:
        """Whether words name an action: the tile, and every tile that it lies beside."""
        if not isinstance(told, dict):
            return False
        if not isinstance(meant, Place):
            return bool(told["name"] == f"analysis-do-{type(meant).__name__.lower()}")
        fields = before.round.fields
        laid = fields[meant.field].laid if meant.field < len(fields) else {}
        beside = {
            (f"table-{side}-of", str(laid[cell].tile))
            for cell in neighbours(meant.at)
            if cell in laid
            for side in [_side(meant.at, cell)]
        }
        where = told["details"].get("where")
        said = {(one["name"], one["details"]["tile"]) for one in _parts(where)}
        return told["details"]["tile"] == str(meant.tile) and said == beside


def _share_faults(told: Sequence[Values], known: Sequence[Values]) -> Iterator[str]:
    """A share of hands in words that is another than that of the decision."""
    shares = [one["details"]["percent"] for one in known if one["name"] == "reason-shuts-out"]
    for one in told:
        if one["name"] == "moment-why-shuts-out":
            low, high = OFTEN[one["details"]["often"]]
            if not any(low <= share <= high for share in shares):
                yield f"another share of hands than {shares}: {one}"


def _facts(before: Match, one: Values, better: Values) -> Iterator[Values]:
    """What a review may say of the better placement by the rules alone."""
    best = parse_action(better["action"])
    if not isinstance(best, Place):
        return
    yield {
        "name": "moment-why-scores",
        "details": {"points": total(before.legal.scores(best))},
    }
    if one["careful"] and better == one["careful"]["place"]:
        yield {"name": "moment-why-careful", "details": {}}
    others = [hand for seat, hand in enumerate(before.round.hands) if seat != one["seat"]]
    held = min(map(len, others), default=99)
    if held <= 3:
        yield {"name": "moment-why-nearly-out", "details": {"tiles": held}}


def _parts(where: Any) -> Iterator[Values]:
    """The parts of a list of messages."""
    if where is None:
        return
    if where["name"] in ("list-and", "list-comma"):
        for part in where["details"].values():
            yield from _parts(part)
    else:
        yield where


def _side(cell: Cell, other: Cell) -> str:
    """On which side of another cell a cell lies, as drawn."""
    (x, y), (u, v) = _middle(cell), _middle(other)
    if abs(x - u) < 0.01:
        return "above" if y < v else "below"
    return "left" if x < u else "right"


def _middle(cell: Cell) -> tuple[float, float]:
    corners = cell_triangle(cell)
    return sum(one.x for one in corners) / 3, sum(one.y for one in corners) / 3
