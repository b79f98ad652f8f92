"""Messages about what a published sheet says beside the rules: the aim, the age, the box.

House rules that a line would contradict leave it out.
"""

from collections.abc import Iterator

from trimino.messages.lists import listed
from trimino.rules import Message, Ruleset, Section, explain, published
from trimino.rules.sheet_facts import SHEET_FACTS, Aim, BoxItem, SheetFacts


def rules_sections(rules: Ruleset) -> tuple[Section, ...]:
    """A rule set in words: what its sheet says beside the rules, then the rules themselves.

    >>> from trimino.words import say
    >>> first, *_ = rules_sections(published("triodominio"))
    >>> for line in first.lines:
    ...     print(say(line))
    The aim: be the first to lay all the tiles of your rack, and so end the round.
    For players aged 6 and over.
    In the box: 56 tiles, 4 racks, a spiral-bound pad and the rules.
    Usually 3 to 5 rounds are played, and the points of all of them are added up.
    """
    facts = SHEET_FACTS.get(rules.base)
    if facts is None:
        return explain(rules)
    lines = tuple(_lines(rules, facts))
    about = (Section("rules-sheet-facts", lines),) if lines else ()
    return (*about, *explain(rules))


def aim_message(rules: Ruleset) -> Message:
    """The aim of the game, as the sheet puts it, with the target of these rules."""
    return Message(f"sheet-aim-{SHEET_FACTS[rules.base].aim}", {"target": rules.target})


def box_message(facts: SheetFacts) -> Message:
    """The things in the box."""
    things = listed(_thing(item, count) for item, count in facts.box)
    return Message("sheet-box", {"things": things})


def _thing(item: BoxItem, count: int) -> Message:
    return Message(f"box-{item}", {"count": count})


def _lines(rules: Ruleset, facts: SheetFacts) -> Iterator[Message]:
    if _aim_holds(rules, facts.aim):
        yield aim_message(rules)
    if facts.youngest_age is not None:
        yield Message("sheet-age", {"years": facts.youngest_age})
    if facts.box and _same(rules, "highest_value"):
        yield box_message(facts)
    if facts.usual_rounds is not None and _rounds_hold(rules, facts.usual_rounds):
        low, high = facts.usual_rounds
        yield Message("sheet-rounds", {"low": low, "high": high})
    if facts.turn_seconds is not None:
        low, high = facts.turn_seconds
        yield Message("sheet-turn-time", {"low": low, "high": high})
    if facts.drawn_apart and rules.draw_limit != 0 and rules.draw_cost:
        yield Message("sheet-drawn-apart")


def _aim_holds(rules: Ruleset, aim: Aim) -> bool:
    """Whether the aim of the sheet, for several players, is also that of these rules."""
    if not rules.tables or not _same(rules, "winner"):
        return False
    match aim:
        case Aim.TARGET:
            return rules.target is not None and rules.rounds != 1
        case Aim.MOST:
            return True
        case _:
            return _same(rules, "hands_left")


def _rounds_hold(rules: Ruleset, usual: tuple[int, int]) -> bool:
    low, high = usual
    return rules.rounds is not None and low <= rules.rounds <= high and _same(rules, "target")


def _same(rules: Ruleset, field: str) -> bool:
    """Whether a field is as the sheet has it."""
    return bool(getattr(rules, field) == getattr(published(rules.base), field))
