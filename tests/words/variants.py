"""Every published rule set with one field changed, to every value that could be told apart."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from trimino.rules import FIELDS, RULESETS, Ruleset, RulesetError, field_info
from trimino.rules.explain import explain
from trimino.rules.field_domains import (
    ChoiceDomain,
    Domain,
    Flag,
    Hands,
    HandSizes,
    Number,
    Numbers,
    Solo,
    SoloDeal,
    Span,
)
from trimino.rules.ruleset import BlockedWhen, EmptyWellPass, NextOpener, Opener, Winner


class Variant(NamedTuple):
    """A rule set, the field that was changed, and what it was changed to."""

    rules: Ruleset
    field: str
    changed: Ruleset


@cache
def variants() -> tuple[Variant, ...]:
    return tuple(
        Variant(rules, name, changed)
        for rules in RULESETS
        for name, domain in FIELDS
        for value in values(domain)
        for changed in _playable(rules, name, value)
        if changed != rules
    )


@cache
def explained() -> frozenset[str]:
    """The name of every message that explaining any of them takes."""
    every = {*RULESETS, *(variant.changed for variant in variants())}
    # Fields that only together say something more.
    all_dealt: dict[str, Any] = {"players": (2, 2), "hand": HandSizes({2: 28}), "solo": None}
    every |= {rules.replace(**all_dealt) for rules in RULESETS}
    every |= {rules.replace(rounds=5, winner=Winner.ROUND_WINNER) for rules in RULESETS}
    free: dict[str, Any] = {"free_draw": True, "empty_well_pass": EmptyWellPass.FREE}
    every |= {rules.replace(**free, **all_dealt) for rules in RULESETS}
    nobody_draws: dict[str, Any] = {"draw_limit": 0, "blocked_when": BlockedWhen.ALL_PASSED}
    some_dealt = HandSizes({**dict.fromkeys(range(2, 7), 1), 2: 28})
    every |= {rules.replace(**free, **nobody_draws, hand=some_dealt) for rules in RULESETS}
    for stopping in (True, False):
        drawing: dict[str, Any] = {"draw_limit": 1, "stop_drawing": stopping, "free_draw": True}
        every |= {rules.replace(**drawing) for rules in RULESETS}
    every |= {rules.replace(stop_drawing=True, stop_cost=7) for rules in RULESETS}
    every |= {rules.replace(hand=HandSizes({2: 29})) for rules in RULESETS if rules.solo}
    later: dict[str, Any] = {"next_opener": NextOpener.ROTATION, "opener": Opener.HIGHEST_TILE}
    every |= {rules.replace(**later) for rules in RULESETS}
    sections = [section for rules in every for section in explain(rules)]
    names = {message.name for section in sections for message in section.lines}
    return frozenset(names | {section.title for section in sections})


def values(domain: Domain) -> list[object]:
    match domain:
        case Flag():
            return [True, False]
        case ChoiceDomain(words=words, optional=optional):
            return [*words, *([None] if optional else [])]
        case Number(low=low, high=high, optional=optional):
            some = {value for value in (low, 1, 2, 5, 7, 100, high) if low <= value <= high}
            return [*sorted(some), *([None] if optional else [])]
        case Numbers():
            return [(0, 0, 0), (7, 7, 7), (7, 8, 9), (0, 0, 9)]
        case Span():
            return [(2, 2), (2, 3), (3, 4)]
        case Hands():
            return [HandSizes({2: 1, 3: 1, 4: 1, 5: 1, 6: 1}), HandSizes({2: 28, 3: 18, 4: 14})]
        case SoloDeal():
            return [None, Solo(9, 1), Solo(0, 5), Solo(1, 0), Solo(0, 5, 0), Solo(9, 1, 7)]


def _playable(rules: Ruleset, name: str, value: object) -> Iterator[Ruleset]:
    try:
        yield rules.replace_json({name: field_info(name).domain.to_json(value)})
    except RulesetError:
        return
