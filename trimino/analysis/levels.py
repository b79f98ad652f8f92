"""Levels of players: how those at a table are expected to play on.

A bot has its real level: what it overlooks, and in which share of matches it thinks of drawing when
a tile fits. Nobody sees whether it does so in this match; so it does in that share of worlds.
People are taken for a level that was fitted to how people of a server lay
(`trimino.analysis.people`), else for `casual`: they lay when they can, and overlook every other
bonus. `perfect` takes everybody for the engine's own play.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from trimino.analysis.draining import draining_odds
from trimino.bots.plain import EASYGOING
from trimino.bots.roster import find_bot
from trimino.bots.search_bots import HASTE, SearchBot, attention
from trimino.rules import Ruleset
from trimino.rules.deprecation import renamed_names
from trimino.rules.word_enum import WordEnum

if TYPE_CHECKING:
    from trimino.analysis.kernels.level_play import LevelArrays

_PEOPLE = "casual"
"""The level that people are taken for."""

PERFECT = "perfect"
STRONG = "heuristic"

BLUR = 0.1
"""The least chance to overlook a bonus where whole positions are valued."""

ROUNDS, MAX_TABLES = 600, 4
"""Rounds at these levels in a table of scores, and tables that are as long as that.

There is a table for everybody who may be patient, with everybody who is; many are shorter.
"""


class Plan(WordEnum):
    """Plans for a turn."""

    LAY = "lay"
    DRAW = "draw"
    PASS = "pass"


class Level(NamedTuple):
    """The way a seat plays on: as a compiled bot, or by the heuristic with oversights.

    `hoards` is the share of matches in which it thinks of drawing when a tile fits, `wanders` the
    share of rounds that each player beyond two takes from those it thinks about. `searches` says
    whether it searches, which among four or more makes it drain the well now and then.
    """

    name: str
    bot: str = STRONG
    overlooks: float = 0.0
    hoards: float = 1.0
    wanders: float = 0.0
    searches: bool = False

    def attention(self, players: int) -> float:
        """The share of rounds that it thinks about, with so many players."""
        return attention(self.wanders, players)


def level_of_bot(bot: str | None) -> Level:
    """The level of a bot by its name; None is a person.

    >>> level_of_bot("casual@200sims")
    Level(name='casual', bot='heuristic', overlooks=0.5, hoards=0.0, wanders=0.5, searches=True)
    """
    if bot is None:
        return level_of_bot(_PEOPLE)._replace(name="people")
    name = bot.partition("@")[0]
    if name in ("random", "greedy"):
        return Level(name, name, hoards=0.0)
    if name == "easygoing":
        return Level(name, overlooks=EASYGOING.overlooks, hoards=EASYGOING.hoards)
    if name == "solid":
        return Level(name, hoards=0.0)
    entry = find_bot(name)
    if entry is None:
        return Level(PERFECT, searches=True) if name == PERFECT else Level(STRONG)
    if isinstance(entry.bot, SearchBot):
        overlooks, hoards = entry.bot
        return Level(name, overlooks=overlooks, hoards=hoards, wanders=overlooks, searches=True)
    return Level(name)


class TableLevels(NamedTuple):
    """The levels of all seats of a table."""

    levels: tuple[Level, ...]

    @classmethod
    def of(cls, bots: Sequence[str | None], person: Level | None = None) -> "TableLevels":
        """The levels of bots by their names; None is a person, of the level given if any."""
        return cls(tuple(person if not bot and person else level_of_bot(bot) for bot in bots))

    @classmethod
    def perfect(cls, players: int) -> "TableLevels":
        return cls.of([PERFECT] * players)

    @property
    def names(self) -> list[str]:
        return [level.name for level in self.levels]

    def is_strong(self, seat: int) -> bool:
        """Whether a seat plays as the engine does."""
        level = self.levels[seat]
        return level.bot == STRONG and level.hoards == 1 and not level.overlooks

    @property
    def blurred(self) -> "TableLevels":
        """The levels with nobody perfect: one line of play says little about a position."""
        least = [one._replace(overlooks=max(one.overlooks, BLUR)) for one in self.levels]
        return TableLevels(tuple(least))


@lru_cache(maxsize=64)
def level_arrays(rules: Ruleset, table_levels: TableLevels) -> "LevelArrays":
    """The levels as kernels read them."""
    import numpy as np  # noqa: PLC0415 - needs the extra

    from trimino.analysis.kernels.level_play import CHANCE_STEPS, LevelArrays  # noqa: PLC0415 - slow
    from trimino.engine.compiled_bots import COMPILED_BOTS  # noqa: PLC0415 - slow

    levels = table_levels.levels
    return LevelArrays(
        np.array([COMPILED_BOTS[level.bot] for level in levels], np.int64),
        np.array([round(CHANCE_STEPS * level.overlooks) for level in levels], np.int64),
        np.array([round(CHANCE_STEPS * level.hoards) for level in levels], np.int64),
        np.array(
            [round(CHANCE_STEPS * level.attention(len(levels))) for level in levels], np.int64
        ),
        np.int64(round(CHANCE_STEPS * HASTE)),
        np.array([level.searches for level in levels]),
        np.array(draining_odds(rules, len(levels)), np.float64),
        np.concatenate(_plans(rules, len(levels))),
    )


def _plans(rules: Ruleset, seats: int) -> tuple[Any, Any, Any]:
    """The weights of three plans: to lay when one can, to drain the well, and the engine's own."""
    from trimino.engine.weights import plans_for, weights_for  # noqa: PLC0415 - slow

    plans = plans_for(rules, seats)
    draws = [bool(plan["draw_below"].any()) for plan in plans]
    house = plans[draws.index(False) :][:1] if False in draws else plans[:1].copy()
    if False not in draws:
        house["draw_below"] = house["lay_below"] = 0.0
    drain = plans[draws.index(True) :][:1] if True in draws else house
    return house, drain, weights_for(rules, seats)


@lru_cache(maxsize=64)
def round_table(rules: Ruleset, table_levels: TableLevels, well_size: int | None = None) -> Any:
    """Rounds at these levels: points by seat, and in the last column the winners, as bits.

    The first number of a round says who is patient in it, as bits; what cannot be stays empty.
    """
    import numpy as np  # noqa: PLC0415 - needs the extra

    from trimino.analysis.kernels.match_rest import play_rounds  # noqa: PLC0415 - slow
    from trimino.engine.packed import new_states  # noqa: PLC0415 - slow
    from trimino.engine.packing import pack_rules  # noqa: PLC0415 - slow

    chances = patience_chances(table_levels)
    possible = [patient for patient, chance in enumerate(chances) if chance]
    rounds = ROUNDS * min(MAX_TABLES, len(possible)) // len(possible)
    scores = np.zeros((len(chances), rounds, len(table_levels.levels) + 1), np.int32)
    packed, arrays = pack_rules(rules, well_size), level_arrays(rules, table_levels)
    for patient in possible:
        play_rounds(new_states(2), packed, arrays, patient, scores[patient])
    return scores


def patience_chances(table_levels: TableLevels) -> list[float]:
    """The chance of each way in which seats are patient or not, which are the bits of its number.

    >>> patience_chances(TableLevels.of(["keen", "expert"]))
    [0.0, 0.0, 0.75, 0.25]
    """
    chances = [1.0]
    for level in table_levels.levels:
        shares = (1 - level.hoards, level.hoards)
        chances = [round(share * one, 12) for share in shares for one in chances]
    return chances


if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(__name__, {"Company": "TableLevels"})
