"""Compiling ahead of time: every entry of the engine is called once, on a small input.

Run as a program it does so for the process that started it.
"""

import random
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache

from trimino.engine.action_choice import choose_action, heuristic_action
from trimino.engine.budget import Budget
from trimino.engine.compile_process import OTHERS, compile_process, end_with_parent
from trimino.engine.dealing import play_at_random
from trimino.engine.kernel_folder import compile_lock, is_complete, mark_complete, mark_search
from trimino.engine.packed import new_states
from trimino.engine.packing import carry_out, legal_actions, pack_round, pack_rules
from trimino.engine.perft import count_nodes
from trimino.rules import Match, MatchView, published
from trimino.words import say

_RULES = published("triomino")
_SEATS = 2
_BUDGET = Budget(simulations=2)

WarmStep = Callable[[], None]
WarmSteps = tuple[WarmStep, ...]


def _play() -> None:
    play_at_random(new_states(1), pack_rules(_RULES), _SEATS, 1, 1)


def _act() -> None:
    state, rules = pack_round(_dealt().round), pack_rules(_RULES)
    carry_out(state, rules, legal_actions(state, rules)[0])


def _count() -> None:
    count_nodes(pack_round(_dealt().round), pack_rules(_RULES), 1)


def _guess() -> None:
    heuristic_action(_seen(_dealt()))


def _search() -> None:
    choose_action(_seen(_dealt()), _BUDGET, random.Random(1))
    mark_search()


def _solve() -> None:
    choose_action(_seen(_endgame()), _BUDGET, random.Random(1))


def _dealt() -> Match:
    """A match with its first tile laid, so that there is a choice."""
    match = Match(_RULES, _SEATS)
    match.deal(random.Random(1))
    match.play(match.legal.default)
    return match


def _endgame() -> Match:
    """A position in which nothing is hidden."""
    match, rng = _dealt(), random.Random(1)
    while match.round.well or len(list(match.legal)) < _SEATS:
        match.play(rng.choice(list(match.legal)))
        if match.round.over:
            match = _dealt()
    return match


def _seen(match: Match) -> MatchView:
    return match.view(match.round.turn)


OTHER_STEPS: WarmSteps = (_play, _solve, _count)
"""Steps that a second process takes meanwhile, since compiling keeps one core busy. The first of
them calls no shared kernels; until it is done, those that the others call are compiled."""

WARM_STEPS: WarmSteps = (_guess, _search, _act, *OTHER_STEPS)
"""Steps that together call every entry, first those that a bot needs while tiles are hidden.

A test finds entries that are missing.
"""


def warm(watched: Callable[[WarmSteps], Iterable[WarmStep]] = iter) -> None:
    """Compile every entry, or load it from the cache; `watched` may report the steps.

    Of several processes one compiles, with the help of a second, while the others wait.
    """
    with compile_lock(), _second_process() as wait_for_others:
        for step in watched(WARM_STEPS):
            if step in OTHER_STEPS:
                wait_for_others()
            step()
        mark_complete()


@contextmanager
def _second_process() -> Iterator[Callable[[], object]]:
    """Let a second process take the other steps, unless all is compiled; yields how to wait for it.

    If it fails, nothing is lost: the first takes all steps, and finds what the second has compiled.
    """
    if is_complete():
        yield lambda: None
    else:
        with compile_process(OTHERS) as second:
            yield second.wait


def _announce() -> None:
    sys.stderr.write(f"{say('engine-compiling')}\n")


@cache
def ensure_compiled(announce: Callable[[], None] = _announce) -> None:
    """Compile the engine if it never was; `announce` says so, since it takes a while."""
    if not is_complete():
        announce()
        warm()


if __name__ == "__main__":
    end_with_parent()
    if sys.argv[1:] == [OTHERS]:
        for step in OTHER_STEPS:
            step()
    else:
        warm()
