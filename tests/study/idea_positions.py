"""Positions to try the ideas on: `python -m tests.study.idea_positions` looks for them.

Greedy players play rounds. A position is kept if the analysis, against casual players, says that
the best actions are those of the idea, and that nothing else is as good.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tests.study.ideas import KEPT, kept
from tests.study.reference_choices import hidden_from, paying_tiles, pays, useful
from trimino.analysis.hints import PositionAnalysis, analyse_position
from trimino.bots.simple import play_greedy
from trimino.engine.budget import Budget
from trimino.records.notation import format_action, format_position
from trimino.rules import DRAW, Action, Match, Phase, Place, Round, published
from trimino.rules.events import total

BUDGET, SEED = Budget(simulations=4000), 1
CLEAR = 0.02
"""How much less often everything else wins the match, at least."""

TRIES = 25
"""Positions that are analysed for an idea and a number of players."""


class OutlookOfPlace(NamedTuple):
    """A placement, what it scores, and what it leaves."""

    place: Place
    points: int
    bonus: bool
    opens: bool
    own: bool
    dead: bool
    fitting: int
    stuck: bool


class TrialPosition(NamedTuple):
    """A position of a match, and its placements, that which scores most first."""

    match: Match
    looks: Sequence[OutlookOfPlace]

    @property
    def tiles(self) -> int:
        """The tiles on the table."""
        return sum(len(field.laid) for field in self.match.round.fields)

    @property
    def hand(self) -> int:
        return len(self.match.round.hands[self.match.round.turn])

    @property
    def top(self) -> OutlookOfPlace:
        return self.looks[0]


def scene_of(match: Match) -> TrialPosition:
    played, seat, legal = match.round, match.round.turn, match.legal
    looks, before = [], useful(played)
    for place in legal.placements:
        after = played.copy()
        after.push(place)
        hand, hidden = set(after.hands[seat]), hidden_from(after, seat)
        fits = {t for field in after.fields for gap in field.gaps.values() for t in gap.turned}
        looks.append(
            OutlookOfPlace(
                place,
                total(legal.scores(place)),
                bool(legal.bonus(place)),
                bool((useful(after) - before) & hidden),
                pays(after, hand),
                _dead_places(after) > _dead_places(played),
                len(fits & hand),
                not fits & hidden,
            )
        )
    looks.sort(key=lambda look: -look.points)
    return TrialPosition(match, looks)


def _dead_places(played: Round) -> int:
    """The places for a bonus whose tile lies on the table."""
    laid = {place.tile for field in played.fields for place in field.laid.values()}
    return sum(tiles <= laid for tiles in paying_tiles(played))


def _among(scene: TrialPosition, wanted: Callable[[OutlookOfPlace], bool]) -> set[Action]:
    """The placements that follow an idea; none where what scores most is one of them."""
    found = {look.place for look in scene.looks if wanted(look)}
    return set() if scene.top.place in found else set(found)


def take(scene: TrialPosition) -> set[Action]:
    paying: set[Action] = {look.place for look in scene.looks if look.bonus}
    return paying if 0 < len(paying) <= 2 < len(scene.looks) else set()


def prepare(scene: TrialPosition) -> set[Action]:
    return set() if scene.top.bonus else _among(scene, lambda look: look.own)


def gift(scene: TrialPosition) -> set[Action]:
    opened = scene.top.opens and not scene.top.own and not scene.top.bonus
    return _among(scene, lambda look: not look.opens) if opened else set()


def count(scene: TrialPosition) -> set[Action]:
    """The place that is opened takes a tile that lies on the table already."""
    safe = {look.place for look in scene.looks if look.dead and not look.opens}
    mixed = not scene.top.bonus and any(look.opens for look in scene.looks)
    return set(safe) if mixed else set()


def keep(scene: TrialPosition) -> set[Action]:
    most = max(look.fitting for look in scene.looks)
    few = scene.hand <= 4 and not scene.top.bonus
    return _among(scene, lambda look: look.fitting == most) if few else set()


def lock(scene: TrialPosition) -> set[Action]:
    played = scene.match.round
    stuck: set[Action] = {look.place for look in scene.looks if look.stuck}
    return stuck if not played.well and len(stuck) < len(scene.looks) and scene.hand > 1 else set()


def drain(scene: TrialPosition) -> set[Action]:
    return {DRAW} if DRAW in scene.match.legal else set()


def lay(scene: TrialPosition) -> set[Action]:
    return {look.place for look in scene.looks}


class WantedPosition(NamedTuple):
    """What positions of an idea are like: under which rules, how many play, which tiles lie."""

    idea: str
    follows: Callable[[TrialPosition], set[Action]]
    players: int = 2
    rules: str = "tri-domino"
    laid: range = range(5, 15)


WANTED = (
    WantedPosition("lay-or-draw", drain, rules="triomino"),
    WantedPosition("lay-or-draw", lay, players=4, rules="triomino"),
    WantedPosition("more-players", lay, players=4, rules="triomino", laid=range(9, 15)),
    WantedPosition("take-it", take),
    WantedPosition("take-it", take, laid=range(12, 20)),
    WantedPosition("prepare", prepare),
    WantedPosition("prepare", prepare, players=4),
    WantedPosition("open-door", gift),
    WantedPosition("open-door", gift, players=4),
    WantedPosition("count", count, laid=range(8, 24)),
    WantedPosition("keep-ways", keep, laid=range(10, 34)),
    WantedPosition("keep-ways", keep, players=4, laid=range(10, 30)),
    WantedPosition("lock-out", lock, laid=range(20, 56)),
)


def scenes(wanted: WantedPosition) -> Iterator[TrialPosition]:
    for seed in range(10_000):
        rng = random.Random(seed)
        match = Match(published(wanted.rules), wanted.players)
        match.deal(rng)
        while not match.round.over:
            laid = sum(len(field.laid) for field in match.round.fields)
            if match.round.phase is Phase.TURN and laid in wanted.laid and match.legal.can_place:
                scene = scene_of(match)
                if len(scene.looks) > 1 and wanted.follows(scene):
                    yield scene
                    break
            match.play(play_greedy(match.view(match.round.turn), Budget(simulations=1), rng))


def best_of(told: PositionAnalysis, asked: set[Action]) -> list[Action]:
    """The best actions, if they are among those asked for and all others are clearly worse."""
    if told.plan is not None:
        return [told.plan.action] if asked == {told.plan.action} else []
    best = [one.action for one in told.advice if one.is_equal or one is told.advice[0]]
    others = [one for one in told.advice if one.action not in best]
    clear = all(told.advice[0].match - one.match >= CLEAR for one in others)
    return best if clear and asked.issuperset(best) else []


def exercise_of(wanted: WantedPosition) -> dict[str, Any] | None:
    for tries, scene in enumerate(scenes(wanted)):
        if tries == TRIES:
            return None
        view = scene.match.view(scene.match.round.turn)
        asked = wanted.follows(scene)
        best = best_of(analyse_position(view, BUDGET, random.Random(SEED)), asked)
        if best:
            # Whoever asks only whether to lay may lay anything.
            solved = asked if wanted.follows is lay else best
            position = format_position(view.now.position)
            return {"position": position, "best": sorted(map(format_action, solved))}
    return None


def main() -> None:
    only = set(sys.argv[1:])
    values = kept()
    for idea in values["ideas"]:
        if only and idea["name"] not in only:
            continue
        found = [exercise_of(wanted) for wanted in WANTED if wanted.idea == idea["name"]]
        idea["exercises"] = [one for one in found if one]
        sys.stderr.write(f"{idea['name']}: {len(idea['exercises'])} of {len(found)}\n")
    KEPT.write_text(json.dumps(values, indent=4) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
