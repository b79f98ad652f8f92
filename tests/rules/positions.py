"""Moments of matches of every kind: all rule sets, all numbers of players, some house rules."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from tests.rules.setting import with_hands
from trimino.bots.player import Player
from trimino.rules import RULESETS, Match, Ruleset, published


class Table(NamedTuple):
    """A rule set, and the number of players."""

    rules: Ruleset
    seats: int
    name: str


def _published_tables() -> Iterator[Table]:
    for rules in RULESETS:
        fewest, most = rules.players
        for seats in range(fewest, most + 1):
            yield Table(rules, seats, f"{rules.base}-{seats}")
        if rules.solo:
            yield Table(rules, 1, f"{rules.base}-solo")


def _house_tables() -> Iterator[Table]:
    """House rules that combine fields as no sheet does, and small sets, whose wells run dry."""
    triomino, tri_domino = published("triomino"), published("tri-domino")
    triodominio, trimino = published("triodominio"), published("trimino")
    small = {"highest_value": 2, "solo": {"hand": 0, "well": 9}}
    house = {
        "free-draw-and-new-field": with_hands(triomino.replace(new_field=True), 4),
        "until-one-fits-freely": with_hands(triomino.replace(draw_limit=None), 5, seats=3),
        "at-once-and-round-winner": with_hands(tri_domino, 7, seats=3).replace_json(
            {"target": 40, "target_met": "at-once"}
        ),
        "no-draws": with_hands(tri_domino.replace(draw_limit=0), 6, seats=3),
        "small": with_hands(trimino, 4).replace_json(small),
        "small-without-well": with_hands(trimino, 5).replace_json(small),
        "small-new-fields": with_hands(triodominio, 5).replace_json(small),
        "small-follow-up": with_hands(tri_domino, 3, seats=3).replace_json(small),
    }
    for name, rules in house.items():
        yield Table(rules, rules.players[1], name)
    yield Table(house["small"], 1, "small-solo")
    yield Table(house["small-new-fields"], 1, "small-new-fields-solo")
    yield Table(house["free-draw-and-new-field"], 1, "free-draw-and-new-field-solo")


def _reading_tables() -> Iterator[Table]:
    """Other readings of a sheet than the published ones, by two, three and one."""
    small = {"highest_value": 3, "solo": {"hand": 3, "well": 6, "draw_cost": 2}, "target": 60}
    readings: dict[str, tuple[str, dict[str, object]]] = {
        "any-after-drawing": ("triomino", {"after_drawing": "any"}),
        "newest-after-drawing": ("triple-domino", {"after_drawing": "newest"}),
        "stopping": ("triomino", {"stop_drawing": True, "stop_cost": 3}),
        "stopping-a-duty": ("tri-domino", {"stop_drawing": True, "stop_cost": 7}),
        "newest-and-stopping": (
            "triple-domino",
            {"after_drawing": "newest", "stop_drawing": True, "draw_limit": None},
        ),
        "free-pass": ("triomino", {"empty_well_pass": "free", "stuck_cost": 0}),
        "free-pass-and-all-passed": (
            "trimino",
            {"empty_well_pass": "free", "blocked_when": "all-passed", "after_drawing": "any"},
        ),
        "tie-for-nobody": (
            "trimino",
            {"blocked_tie": "nobody", "blocked_when": "all-passed", "draw_limit": 0},
        ),
        "tie-by-tiles": ("tri-domino", {"blocked_tie": "fewest-tiles", "draw_limit": 0}),
        "winner-opens": ("tri-domino", {"next_opener": "round-winner"}),
        "winner-opens-as-liked": ("triodominio", {"next_opener": "round-winner", "target": None}),
        "hands-ignored": (
            "goliath-kids",
            {"opening_tile": "that", "next_opener": "rotation", "rounds": 3, "target": None},
        ),
        "rotation": ("wikipedia", {"next_opener": "rotation", "blocked_tie": "nobody"}),
    }
    for name, (base, changes) in readings.items():
        rules = with_hands(published(base), 3, seats=3).replace_json(small | changes)
        for seats in (2, 3, 1):
            yield Table(rules, seats, f"{name}-{seats}")


PUBLISHED = tuple(_published_tables())
HOUSE = tuple(_house_tables())
TABLES = PUBLISHED + HOUSE
READINGS = tuple(_reading_tables())


def by_name(table: object) -> str:
    """The id of a table in the name of a test."""
    return table.name if isinstance(table, Table) else str(table)


def moments(
    table: Table, seed: int, player: Player | None = None, rounds: int | None = None
) -> Iterator[Match]:
    """A match after every deal and every action of it, played at random or by a bot.

    It is the same match each time, played on; to the end, or for some rounds.
    """
    rng = random.Random(seed)
    match = Match(table.rules, table.seats, youngest=rng.randrange(table.seats))
    while not match.over:
        if match.needs_deal:
            if len(match.rounds) == rounds:
                return
            match.deal(rng)
        elif player:
            match.play(player.choose(match.view(match.round.turn), rng))
        else:
            match.play(rng.choice(list(match.legal)))
        yield match
