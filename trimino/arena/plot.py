"""The standings as a picture: scores of the bots, and strength against budget."""

from collections import defaultdict
from typing import Any

from trimino.arena.plan import ArenaPlan
from trimino.arena.standings import Standings
from trimino.bots.player import find_player
from trimino.engine.budget import Budget
from trimino.words import say
from trimino.workers.figures import figure_bytes, new_figure

FORMATS = ("png", "svg")
StrengthLine = list[tuple[float, int]]
"""Budgets in one unit, each with the bot that had it."""


def draw_standings(standings: Standings, kind: str) -> bytes:
    """Draw the standings in one of `FORMATS`; equal standings give equal files."""
    lines = strength_lines(standings.plan)
    units = sorted({unit for _, unit in lines})
    figure = new_figure(6.4 * (1 + len(units)), 4.8)
    first, *others = figure.subplots(1, 1 + len(units), squeeze=False)[0]
    _draw_scores(first, standings)
    for axes, unit in zip(others, units, strict=True):
        _draw_strength(axes, standings, {b: line for (b, u), line in lines.items() if u == unit})
        axes.set_xlabel(say(f"arena-budget-{unit}"))
    return figure_bytes(figure, kind)


def strength_lines(plan: ArenaPlan) -> dict[tuple[str, str], StrengthLine]:
    """The bots that take part with several budgets of one unit, by name and unit."""
    found: dict[tuple[str, str], StrengthLine] = defaultdict(list)
    for number, bot in enumerate(plan.bots):
        unit, amount = _measure(find_player(bot, plan.budget).budget)
        found[bot.rpartition("@")[0] or bot, unit].append((amount, number))
    return {
        key: sorted(line) for key, line in found.items() if len({amount for amount, _ in line}) > 1
    }


def _measure(budget: Budget) -> tuple[str, float]:
    if budget.seconds is not None:
        return "time", 1000 * budget.seconds
    return "simulations", float(budget.simulations or 0)


def _draw_scores(axes: Any, standings: Standings) -> None:
    """Draw a box plot of the pairs, and the means with their margins."""
    names = [bot.name for bot in standings.bots]
    axes.boxplot([bot.by_pair for bot in standings.bots], tick_labels=names, showfliers=False)
    estimates = [bot.points.estimate for bot in standings.bots]
    axes.errorbar(
        range(1, len(names) + 1),
        [estimate.mean for estimate in estimates],
        yerr=[estimate.margin or 0.0 for estimate in estimates],
        fmt="o",
        capsize=4,
    )
    axes.tick_params(axis="x", labelrotation=30 if len(names) > 3 else 0)
    axes.set_ylabel(say("arena-points"))
    axes.set_title(say("arena-plot-scores", pairs=standings.pairs))


def _draw_strength(axes: Any, standings: Standings, lines: dict[str, StrengthLine]) -> None:
    for bot, line in lines.items():
        estimates = [standings.bots[number].rounds_won.estimate for _, number in line]
        axes.errorbar(
            [amount for amount, _ in line],
            [100 * estimate.mean for estimate in estimates],
            yerr=[100 * (estimate.margin or 0.0) for estimate in estimates],
            marker="o",
            capsize=4,
            label=bot,
        )
    amounts = sorted({amount for line in lines.values() for amount, _ in line})
    axes.set_xscale("log")
    axes.set_xticks(amounts, labels=[f"{amount:g}" for amount in amounts])
    axes.minorticks_off()
    axes.set_ylabel(say("arena-percent-of-rounds"))
    axes.set_title(say("arena-plot-strength"))
    axes.legend()
