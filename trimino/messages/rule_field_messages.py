"""Messages about the fields of a rule set: labels, values, allowed values, differences."""

from typing import assert_never

from trimino.messages.lists import listed
from trimino.rules import FieldInfo, Message, field_info
from trimino.rules.differences import Difference
from trimino.rules.explain import hand_groups, numbers_message
from trimino.rules.field_domains import (
    ChoiceDomain,
    Flag,
    Hands,
    HandSizes,
    Number,
    Numbers,
    Solo,
    SoloDeal,
    Span,
)


def difference_message(difference: Difference) -> Message:
    """The line about a difference between two rule sets.

    >>> from trimino.words import say
    >>> say(difference_message(Difference("draw_limit", 2, 3)))
    'draw limit per turn: 2 (sheet: 3)'
    """
    field, value, other, has_effect = difference
    details = {"value": value_message(field, value), "other": value_message(field, other)}
    name = "difference" if has_effect else "difference-idle"
    return Message(name, {"label": label_message(field), **details})


def label_message(field: str) -> Message:
    """The label of a field."""
    return Message(f"{field_info(field).meaning}-label")


def choice_message(field: str, choice: str) -> Message:
    """The meaning of a value that a field may take."""
    return Message(f"choice-{field.replace('_', '-')}-{choice}")


def value_message(field: str, value: object) -> object:
    """The value of a field, as a detail of a sentence.

    >>> from trimino.words import say
    >>> say("difference", label="hand", value=value_message("hand", HandSizes({2: 9, 3: 7, 4: 7})),
    ...     other=value_message("solo", None))
    'hand: 9 for 2 and 7 for 3 to 4 (sheet: none)'
    """
    match value:
        case None:
            return Message("value-unused" if _is_choice(field) else "value-none")
        case bool():
            return Message("value-yes" if value else "value-no")
        case str():
            return choice_message(field, value)
        case HandSizes():
            return listed(
                Message("value-hand", {"players": players, "tiles": tiles})
                for players, tiles in hand_groups(value)
            )
        case Solo(hand=hand, well=well, draw_cost=None):
            return Message("value-solo", {"hand": hand, "well": well})
        case Solo(hand=hand, well=well, draw_cost=cost):
            return Message("value-solo-draw-cost", {"hand": hand, "well": well, "cost": cost})
        case (int() as fewest, int() as most):
            return numbers_message(fewest, most)
        case tuple():
            return listed(value)
        case _:
            return value


def _is_choice(field: str) -> bool:
    """Whether a field is one of a few words; without a word it does not apply."""
    return isinstance(field_info(field).domain, ChoiceDomain)


def allowed_message(info: FieldInfo) -> Message:
    """The values that a field may take, as they are written in JSON.

    >>> from trimino.words import say
    >>> say(allowed_message(field_info("draw_limit")))
    'It may be a whole number from 0 to 56, or null for none.'
    """
    domain = info.domain
    name = f"allowed-{domain.kind}"
    match domain:
        case Flag():
            return Message(name)
        case ChoiceDomain(optional=optional):
            return Message(name, {"choices": listed(domain.choices), "optional": optional})
        case Number(low=low, high=high, optional=optional):
            return Message(name, {"low": low, "high": high, "optional": optional})
        case Numbers(low=low, high=high, count=count):
            return Message(name, {"low": low, "high": high, "count": count})
        case Span(low=low, high=high) | Hands(low=low, high=high):
            return Message(name, {"low": low, "high": high})
        case SoloDeal(high=high, max_cost=cost):
            return Message(name, {"high": high, "cost": cost})
        case _:
            assert_never(domain)
