"""Messages about what a published sheet says beside the rules: the aim, the age, the box."""

from collections.abc import Iterator

from trimino.messages.lists import listed
from trimino.rules import Message, Ruleset, Section, explain, published
from trimino.rules.sheet_facts import SHEET_FACTS, BoxItem, SheetFacts


def rules_sections(rules: Ruleset) -> tuple[Section, ...]:
    """A rule set in words: what its sheet says beside the rules, then the rules themselves.

    >>> from trimino.words import say
    >>> first, *_ = rules_sections(published("triodominio"))
    >>> for line in first.lines:
    ...     print(say(line))
    The aim: be the first to lay all the tiles of your rack, and so end the round.
    For players from 6 years of age.
    In the box: 56 tiles, 4 racks, a spiral-bound pad and the rules.
    Usually 3 to 5 rounds are played, and the points of all of them are added up.
    """
    facts = SHEET_FACTS.get(rules.base)
    if facts is None:
        return explain(rules)
    lines = (aim_message(rules.base), *_lines(facts))
    return (Section("rules-sheet-facts", lines), *explain(rules))


def aim_message(sheet: str) -> Message:
    """The aim of the game, as the sheet puts it."""
    return Message(f"sheet-aim-{SHEET_FACTS[sheet].aim}", {"target": published(sheet).target})


def box_message(facts: SheetFacts) -> Message:
    """The things in the box."""
    things = listed(_thing(item, count) for item, count in facts.box)
    return Message("sheet-box", {"things": things})


def _thing(item: BoxItem, count: int) -> Message:
    return Message(f"box-{item}", {"count": count})


def _lines(facts: SheetFacts) -> Iterator[Message]:
    if facts.youngest_age is not None:
        yield Message("sheet-age", {"years": facts.youngest_age})
    if facts.box:
        yield box_message(facts)
    if facts.usual_rounds is not None:
        low, high = facts.usual_rounds
        yield Message("sheet-rounds", {"low": low, "high": high})
    if facts.turn_seconds is not None:
        low, high = facts.turn_seconds
        yield Message("sheet-turn-time", {"low": low, "high": high})
    if facts.drawn_apart:
        yield Message("sheet-drawn-apart")
