"""The public names of the library, as the API reference lists them."""

import ast
import inspect
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

PUBLIC = {
    "rules": ("trimino.rules",),
    "records": (
        "trimino.records.record",
        "trimino.records.notation",
        "trimino.records.house_rules_notation",
        "trimino.records.fair_deal",
        "trimino.records.view_json",
    ),
    "drawing": ("trimino.drawing.svg", "trimino.drawing.text"),
    "printing": (
        "trimino.printing.document",
        "trimino.printing.tile_sheet",
        "trimino.drawing.tile_face",
        "trimino.printing.score_sheet",
        "trimino.printing.match_sheet",
        "trimino.printing.pad_sheet",
        "trimino.printing.rules_card",
        "trimino.printing.paper",
    ),
    "words": ("trimino.words",),
    "pad": ("trimino.pad",),
    "client": ("trimino.client",),
    "bots": (
        "trimino.bots",
        "trimino.bots.simple",
        "trimino.bots.roster",
        "trimino.bots.program_bot",
        "trimino.bots.errors",
        "trimino.bots.forfeit",
    ),
    "engine": ("trimino.engine", "trimino.engine.action_value", "trimino.engine.packing"),
    "puzzles": (
        "trimino.puzzles.puzzle_book",
        "trimino.puzzles.puzzle",
        "trimino.puzzles.theme",
        "trimino.puzzles.attempt",
        "trimino.puzzles.explanation",
        "trimino.puzzles.errors",
    ),
    "arena": (
        "trimino.arena.plan",
        "trimino.arena.batching",
        "trimino.arena.pair_batch",
        "trimino.arena.game",
        "trimino.arena.standings",
        "trimino.arena.report",
        "trimino.arena.errors",
    ),
    "study": (
        "trimino.study.questions",
        "trimino.study.plan",
        "trimino.study.run_batch",
        "trimino.study.findings",
        "trimino.study.answers",
        "trimino.study.interval",
        "trimino.study.report",
        "trimino.study.errors",
    ),
    "workers": ("trimino.workers.pool", "trimino.workers.estimate", "trimino.workers.errors"),
    "analysis": ("trimino.analysis", "trimino.analysis.report"),
    "envs": (
        "trimino.envs.trimino_v0",
        "trimino.envs.aec",
        "trimino.envs.solo",
        "trimino.envs.vector",
        "trimino.envs.openspiel",
        "trimino.envs.encoding",
        "trimino.envs.errors",
    ),
}
"""The modules to import from, by the package of the reference that lists them."""

SINGLE: dict[str, dict[str, tuple[str, ...]]] = {
    "rules": {
        "trimino.rules.optional_packages": ("Extra", "MissingExtra"),
        "trimino.rules.field": ("Gap",),
        "trimino.rules.field_domains": (
            "ChoiceDomain",
            "Flag",
            "Hands",
            "Number",
            "SoloDeal",
            "Span",
        ),
        "trimino.rules.giving_up": ("GivenUp",),
        "trimino.rules.readings": ("Quotation", "Reading"),
        "trimino.rules.refusal": ("Refusals",),
        "trimino.rules.scored_items": ("ItemPoints",),
        "trimino.rules.scoring": ("HandLeft",),
    },
    "records": {
        "trimino.records.seen": ("SeenTable",),
        "trimino.records.seen_proof": ("SeenProof",),
    },
    "drawing": {"trimino.drawing.plane": ("Bounds", "Point")},
    "printing": {
        "trimino.printing.print_page": ("Align", "PrintPage"),
        "trimino.printing.print_words": ("PrintWords",),
    },
    "pad": {
        "trimino.pad.known_edits": ("KnownEdits",),
        "trimino.pad.lines": ("WrittenLine",),
        "trimino.pad.referee": ("Lesson",),
    },
    "bots": {"trimino.bots.seating": ("SeatedPlayer",)},
    "engine": {
        "trimino.engine.sampled_mean": ("ActionDifference", "SampledMean"),
        "trimino.engine.budget": ("BudgetError", "BudgetReason"),
    },
    "puzzles": {"trimino.puzzles.rating": ("PuzzleRating",)},
    "analysis": {
        "trimino.analysis.course": ("CoursePoint",),
        "trimino.analysis.decision": ("CarefulPlace", "Decision"),
        "trimino.analysis.episodes": ("PlanEpisode",),
        "trimino.analysis.exercise": ("Exercise",),
        "trimino.analysis.grading": ("Cost", "Grade", "Measure", "Ungraded"),
        "trimino.analysis.hints": ("ActionAdvice", "PlanAdvice"),
        "trimino.analysis.levels": ("TableLevels", "Level", "Plan"),
        "trimino.analysis.ledger": ("Ledger", "Loss"),
        "trimino.analysis.luck": ("Luck", "LuckAccount"),
        "trimino.analysis.match_analysis": ("AnalysisError", "AnalysisReason", "PlayerAnalysis"),
        "trimino.analysis.moments": ("AnalysisTask",),
        "trimino.analysis.opened_gifts": ("OpenedGift",),
        "trimino.analysis.valuation": ("ActionChances",),
    },
    "envs": {"trimino.envs.vector.errors": ("VectorError", "VectorReason")},
}
"""Further names of the reference, by their modules, whose other names are not public.

They are errors to catch, and values that public calls take or return.
"""


class Group(NamedTuple):
    """Public names of one module that are defined together in `source`."""

    module: str
    source: str
    names: tuple[str, ...]


def reference(package: str) -> str:
    """The entries of a package: for each name a line that mkdocstrings replaces."""
    return "\n".join(map(_entry, groups(package)))


def groups(package: str) -> Iterator[Group]:
    """The public names of a package by the modules that define them, each name once."""
    listed: set[tuple[str, str]] = set()
    for name in PUBLIC[package]:
        module, by_source = import_module(name), defaultdict[str, list[str]](list)
        sources = _sources(module)
        for each in public_names(module):
            source = sources.get(each, name)
            if (source, each) not in listed:
                by_source[source].append(each)
                listed.add((source, each))
        for source in sorted(by_source):
            yield Group(name, source, tuple(by_source[source]))
    for module_name, names in SINGLE.get(package, {}).items():
        yield Group(module_name, module_name, names)


def listed_names() -> list[tuple[str, str]]:
    """Every name of the reference, with the module to import it from."""
    found = (group for package in PUBLIC for group in groups(package))
    return [(group.module, name) for group in found for name in group.names]


def public_names(module: ModuleType) -> list[str]:
    """The names in `__all__`; without it, the classes and functions that a module defines."""
    listed: list[str] | None = getattr(module, "__all__", None)
    if listed is not None:
        return sorted(listed)
    own = (name for name, value in vars(module).items() if _is_defined_in(module, value))
    return [name for name in own if not name.startswith("_")]


def _is_defined_in(module: ModuleType, value: object) -> bool:
    is_defined = inspect.isclass(value) or inspect.isfunction(value)
    return is_defined and getattr(value, "__module__", None) == module.__name__


def _sources(module: ModuleType) -> dict[str, str]:
    """The module that each name is imported from."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return {alias.name: str(node.module) for node in imports for alias in node.names}


def _entry(group: Group) -> str:
    about = str(import_module(group.source).__doc__).partition("\n")[0]
    imported = f"Import from `{group.module}`. " if group.module != group.source else ""
    lines = "\n\n".join(f"::: {group.module}.{name}" for name in group.names)
    return f"### {group.source}\n\n{imported}{about}\n\n{lines}\n"
