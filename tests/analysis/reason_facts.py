"""The facts behind the reasons of one decision, found by the rules alone."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from trimino.records.notation import parse_action
from trimino.rules import Action, Draw, Event, Field, Match, Pass, Place, possible_round
from trimino.rules.events import total
from trimino.rules.tiles import Tile

HANDS = 120
"""Possible hands that are sampled to check a share of them."""

SAMPLED = 0.1
"""The share of such reasons that is checked by sampling."""

TOLERANCE = 18
"""Percentage points by which two samples of hands may differ: four standard errors."""

BONUSES = ("bridge", "double", "hexagon")

Values = Mapping[str, Any]


def pays(before: Match, action: Action) -> int:
    """The bonus that an action scores."""
    scores = before.legal.scores(action)
    return sum(score.points for score in scores if str(score.item) in BONUSES)


def is_choice(before: Match, events: Sequence[Event]) -> bool:
    """Whether the last placement was one of several, clearly the best, of a tile held before."""
    laid = events[-1]
    assert isinstance(laid.action, Place)
    earlier = list(takewhile(lambda one: one.seat == laid.seat, reversed(events[:-1])))
    drawn = [one.drawn for one in takewhile(lambda one: one.drawn, earlier)]
    spot = str(laid.action.tile), laid.action.field, laid.action.at
    others = [
        total(before.legal.scores(one))
        for one in before.legal.placements
        if (str(one.tile), one.field, one.at) != spot
    ]
    far = 30 * (before.rules.bridge / 40 or before.rules.hexagons[0] / 50 or 1)
    return (
        laid.action.tile not in drawn
        and len(others) > 1
        and total(laid.scores) - max(others) >= far
    )


class ReasonFacts:
    """One decision of a record: what its reasons say, and what is so."""

    def __init__(self, before: Match, decision: Values, rng: random.Random) -> None:
        self._before, self._decision, self._rng = before, decision, rng
        self._legal, self._round = before.legal, before.round
        self._hand = self._round.hands[self._round.turn]

    def sentences(self) -> Iterator[tuple[Values, Action]]:
        """All reasons, with the actions that they are about."""
        one = self._decision
        told = [(one["best"], one["why_best"]), (one["done"], one["why_done"])]
        if one["plan"]["instead"]:
            told.append((one["plan"]["instead"], one["plan"]["why"]))
        for action, reasons in told:
            for reason in reasons:
                yield reason, parse_action(action["action"])

    def is_true(self, said: Values, action: Action) -> bool:
        kind, told = said["name"].removeprefix("reason-"), said["details"]
        if action not in self._legal:
            return False
        start, _, rest = kind.partition("-")
        if start == "pays" and rest in BONUSES:
            scores = self._legal.scores(action)
            return any((str(one.item), one.points) == (rest, told["points"]) for one in scores)
        if start == "leaves":
            return self._leaves(action, rest, told)
        check = getattr(self, f"_is_{kind.replace('-', '_')}", None)
        return bool(check and check(action, told))

    def _is_only(self, _: Action, __: Values) -> bool:
        return len(list(self._legal)) == 1

    def _is_goes_out(self, action: Action, _: Values) -> bool:
        return isinstance(action, Place) and len(self._hand) == 1

    def _is_goes_out_next(self, action: Action, told: Values) -> bool:
        """The last tile but one closes a hexagon, after which any tile may begin a field."""
        assert isinstance(action, Place)
        kind = self._round.fields[action.field].kind(action.at)[0]
        left = [tile for tile in self._hand if tile != action.tile]
        may = self._before.rules.new_field and str(kind) == "hexagon"
        return may and [*map(str, left)] == [str(told["tile"])]

    def _is_scores_most(self, action: Action, told: Values) -> bool:
        points = total(self._legal.scores(action))
        return points == told["points"] and all(
            points >= total(self._legal.scores(other)) for other in self._compared
        )

    @property
    def _compared(self) -> list[Place]:
        """The placements that the decision compares."""
        one = self._decision
        named = [one["best"], one["done"], one["plan"]["instead"] or one["best"]]
        actions = [parse_action(each["action"]) for each in named]
        return [each for each in actions if isinstance(each, Place)]

    def _is_dearest(self, action: Action, told: Values) -> bool:
        assert isinstance(action, Place)
        return bool(action.tile.value == told["value"] == max(tile.value for tile in self._hand))

    def _is_nothing_fits(self, _: Action, __: Values) -> bool:
        return not self._legal.can_place

    def _is_lays_little(self, _: Action, told: Values) -> bool:
        most = max(total(self._legal.scores(place)) for place in self._legal.placements)
        return bool(told["points"] == most)

    def _is_draws_for_bonus(self, _: Action, told: Values) -> bool:
        unseen = self._unseen
        paying = sum(any(bonus for _, bonus in self._ways(tile)) for tile in unseen)
        return bool(abs(told["percent"] - 100 * paying / len(unseen)) <= 1)

    @property
    def _unseen(self) -> list[Tile]:
        laid = {place.tile for field in self._round.fields for place in field.laid.values()}
        return [
            tile for tile in self._before.rules.tiles if tile not in laid and tile not in self._hand
        ]

    def _ways(
        self, tile: Tile, fields: tuple[Field, ...] | None = None
    ) -> Iterator[tuple[str, int]]:
        """Where a tile fits, by the kind of placement and its bonus."""
        for field in self._round.fields if fields is None else fields:
            for place in field.places(tile):
                yield str(field.kind(place.at)[0]), self._bonus(field, place)

    def _bonus(self, field: Field, place: Place) -> int:
        """The bonus of a placement."""
        rules = self._before.rules
        kind, rings = field.kind(place.at)
        paid = {"bridge": rules.bridge, "double": rules.double}
        return rules.hexagons[rings - 1] if rings else paid.get(str(kind), 0)

    def _is_empties_well(self, action: Action, _: Values) -> bool:
        return isinstance(action, Draw) and len(self._round.well) == 1

    def _is_keeps_drawn(self, action: Action, _: Values) -> bool:
        return isinstance(action, Pass) and self._legal.can_place

    def _is_only_place(self, action: Action, told: Values) -> bool:
        """The tile fits in this place alone, and another tile that is compared in more."""
        assert isinstance(action, Place)
        fits = Counter(place.tile for place in self._legal.placements)
        more = any(fits[other.tile] > 1 for other in self._compared)
        return told["tile"] == str(action.tile) and fits[action.tile] == 1 and more

    def _is_next_bonus(self, action: Action, told: Values) -> bool:
        """The tile is kept, and would earn such a bonus where nobody else takes the place."""
        tile = Tile.from_text(told["tile"])
        kept = [one for one in self._hand if not isinstance(action, Place) or one != action.tile]
        bonuses = [bonus for _, bonus in self._ways(tile, self._after(action))]
        if tile not in kept or told["points"] != max(bonuses, default=0):
            return False
        safe = any(self._is_safe(tile, told["points"], field) for field in self._after(action))
        return bool(told["points"] > 0 and told["safe"] == safe)

    def _is_safe(self, tile: Tile, points: int, field: Field) -> bool:
        """Whether a tile has a place for so many points where no unseen tile fits."""
        unseen = self._unseen
        return any(
            self._bonus(field, place) == points
            and not any(field.place(other, place.at) for other in unseen)
            for place in field.places(tile)
        )

    def _leaves(self, action: Action, kind: str, told: Values) -> bool:
        """Some unseen tile makes such a bonus there, and the share of hands is about right."""
        fields = self._after(action)
        fits = [tile for tile in self._unseen if (kind, told["points"]) in self._ways(tile, fields)]
        gaps = {
            (field.number, place.at)
            for field in fields
            for tile in fits
            for place in field.places(tile)
            if str(field.kind(place.at)[0]) == kind
        }
        sets = [self._fitting(fields, gap) for gap in gaps]
        return bool(sets) and self._is_share(told["percent"], sets, are_held=True)

    def _fitting(self, fields: tuple[Field, ...], gap: tuple[int, Any]) -> set[Tile]:
        (field,) = (one for one in fields if one.number == gap[0])
        return {tile for tile in self._unseen if field.place(tile, gap[1])}

    def _is_shuts_out(self, action: Action, told: Values) -> bool:
        fields = self._after(action)
        fits = {tile for tile in self._unseen if any(True for _ in self._ways(tile, fields))}
        return self._is_share(told["percent"], [fits], are_held=False)

    def _is_share(self, percent: int, sets: list[set[Tile]], *, are_held: bool) -> bool:
        """Whether so many possible hands of the next player hold, or lack, tiles of some set.

        Sampling takes long, so that most shares are left to those that are checked.
        """
        if self._rng.random() >= SAMPLED:
            return True
        view = self._before.view(self._round.turn)
        after = (self._round.turn + 1) % self._before.players
        hands = [set(possible_round(view.now, self._rng).hands[after]) for _ in range(HANDS)]
        held = [sum(not tiles.isdisjoint(hand) for hand in hands) / HANDS for tiles in sets]
        shares = [100 * (share if are_held else 1 - share) for share in held]
        return any(abs(percent - share) <= TOLERANCE for share in shares)

    def _is_keeps(self, action: Action, told: Values) -> bool:
        left = [tile for tile in self._hand if tile != getattr(action, "tile", None)]
        fields = self._after(action)
        ways = [
            {(field.number, place.at) for field in fields for place in field.places(tile)}
            for tile in left
        ]
        fitting = sum(1 for spots in ways if spots)
        return (told["tiles"], told["places"]) == (fitting, len(set().union(*ways)))

    _is_keeps_few = _is_keeps

    def _after(self, action: Action) -> tuple[Field, ...]:
        """The fields once an action is done."""
        if not isinstance(action, Place):
            return self._round.fields
        fields = dict(enumerate(self._round.fields))
        fields[action.field] = fields.get(action.field, Field(action.field)).lay(action)
        return tuple(fields.values())

    @property
    def _losses(self) -> tuple[Values, Values]:
        return self._decision["plan"]["loss"], self._decision["within"]

    def _is_wins_more(self, action: Action, _: Values) -> bool:
        points = [loss["points"] for loss in self._losses]
        return any(one["mean"] <= -0.99 and -one["mean"] > 3 * one["error"] for one in points)

    def _is_later(self, action: Action, told: Values) -> bool:
        done = parse_action(self._decision["done"]["action"])
        if total(self._legal.scores(action)) >= total(self._legal.scores(done)):
            return False
        return any(self._brings(loss, told["points"]) for loss in self._losses)

    def _brings(self, loss: Values, points: int) -> bool:
        """Whether a loss is of so many points, or of a chance where points are not known."""
        mean, error = loss["points"]["mean"], loss["points"]["error"]
        is_known = mean > 3 * error and mean >= 1
        if points:
            return bool(is_known and round(mean) == points)
        return bool(not is_known and loss["match"]["mean"] > 0)
