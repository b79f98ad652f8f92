"""Rule sets, bots and positions as data for forms, lessons and explanations."""

from collections.abc import Iterable
from typing import assert_never

from trimino.messages.rule_field_messages import difference_message
from trimino.messages.sheet_messages import rules_sections
from trimino.records.house_rules_notation import parse_house_rules
from trimino.records.notation import parse_position
from trimino.records.view_json import fields_values, own_values, read_action
from trimino.records.writing import rules_value
from trimino.room.characters import cast_of
from trimino.room.commands import Greeting
from trimino.room.message_values import MessageValues, Say, message_with_text
from trimino.room.rules_types import (
    ChoiceLists,
    ExplainedValues,
    FieldBounds,
    FieldValues,
    HouseRulesValues,
    PositionValues,
    ReadingList,
    ReadingValues,
    RulesetList,
    RulesetValues,
    SoloValues,
)
from trimino.room.settings import RulesSetting
from trimino.room.setup import rules_from_setting
from trimino.rules import (
    FIELDS,
    RULESETS,
    FieldInfo,
    Message,
    Position,
    Ruleset,
    compare,
    published,
)
from trimino.rules.boxes import box_of
from trimino.rules.deal import check_players
from trimino.rules.errors import SetupError
from trimino.rules.field_domains import (
    ChoiceDomain,
    Domain,
    Flag,
    Hands,
    Number,
    Numbers,
    Solo,
    SoloDeal,
    Span,
)
from trimino.rules.readings import READINGS, Reading
from trimino.rules.sheet_facts import SHEET_FACTS


def ruleset_list(say: Say) -> RulesetList:
    """Every published rule set, and every field with its meaning and its values."""
    return {
        "fields": [_field(info, say) for info in FIELDS],
        "rulesets": [_ruleset(rules) for rules in RULESETS],
    }


def explained_rules(value: RulesSetting, say: Say, players: int | None = None) -> ExplainedValues:
    """Rules in words; house rules that cannot be played are refused, with the field named.

    With a number of players, the answer says why the rules do not suit as many, if so.
    """
    rules = rules_from_setting(value)
    changes = compare(rules, published(rules.base))
    return {
        "sections": [
            {
                "title": message_with_text(Message(section.title), say),
                "lines": [message_with_text(line, say) for line in section.lines],
            }
            for section in rules_sections(rules)
        ],
        "tables": list(rules.tables),
        "unsuited": _unsuited(rules, players, say),
        "idle": [change.field for change in changes if not change.has_effect],
    }


def _unsuited(rules: Ruleset, players: int | None, say: Say) -> MessageValues | None:
    """The reason why rules do not suit a number of players, if so."""
    if players is None:
        return None
    try:
        check_players(rules, players)
    except SetupError as error:
        return message_with_text(error.message, say)
    return None


def house_rules_values(text: str, say: Say) -> HouseRulesValues:
    """House rules read from a line of text, a JSON document or a link, and written as each."""
    house = parse_house_rules(text)
    changes = compare(house.rules, published(house.rules.base))
    return {
        "name": house.name,
        "rules": rules_value(house.rules),
        "text": str(house),
        "document": house.to_json(),
        "link": house.link(""),
        "differences": [message_with_text(difference_message(change), say) for change in changes],
    }


def reading_list(say: Say) -> ReadingList:
    """Passages of the sheets that can be read in two ways, quoted, and which reading is ours."""
    return {"readings": [_reading(reading, say) for reading in READINGS]}


def choice_lists(bots: Iterable[str], say: Say) -> ChoiceLists:
    """The bots of these names, and all that can be said at a table."""
    return {
        "bots": [
            {
                "name": name,
                "meaning": f"bot-{name}",
                "text": say(Message(f"bot-{name}")),
                "characters": [*cast_of(name)],
            }
            for name in bots
        ],
        "greetings": [
            {"name": greeting.value, "text": say(Message(f"greeting-{greeting.value}"))}
            for greeting in Greeting
        ],
    }


def position_values(text: str, action: str | None = None) -> PositionValues:
    """The legal actions of a position with their scores; an illegal action is refused.

    The reason is that of the rules.
    """
    position = parse_position(text)
    if action is not None:
        read_action(action, position.legal)
    return view_of_position(position)


def view_of_position(position: Position) -> PositionValues:
    """The view of a position, with the legal actions."""
    return {
        **own_values(position),
        "rules": rules_value(position.rules),
        "turn": position.turn,
        "phase": position.phase.value,
        "fields": fields_values(position),
        "counts": list(position.counts),
        "well": position.well,
        "draws": position.draws,
        "totals": list(position.totals),
    }


def _solo(solo: Solo | None) -> SoloValues | None:
    if solo is None:
        return None
    sizes: SoloValues = {"hand": solo.hand, "well": solo.well}
    return sizes if solo.draw_cost is None else {**sizes, "draw_cost": solo.draw_cost}


def _reading(reading: Reading, say: Say) -> ReadingValues:
    return {
        "rule": reading.rule,
        "meaning": reading.meaning,
        "text": say(Message(reading.meaning)),
        "reason": reading.reason,
        "others": [dict(changes) for changes in reading.others],
        "quotations": [
            {"sheet": sheet, "language": SHEET_FACTS[sheet].language, "words": words}
            for sheet, words in reading.quotations
        ],
    }


def _ruleset(rules: Ruleset) -> RulesetValues:
    box = box_of(rules.base)
    return {
        "id": rules.base,
        "sheet": box is not None,
        "box": box.name if box else None,
        "languages": list(box.languages) if box else [],
        "players": rules.players,
        "tables": list(rules.tables),
        "solo": _solo(rules.solo),
        "values": rules.to_json(),
    }


def _field(info: FieldInfo, say: Say) -> FieldValues:
    label = f"{info.meaning}-label"
    return {
        "name": info.name,
        "label": say(Message(label)),
        "label_name": label,
        "meaning": say(Message(info.meaning)),
        "meaning_name": info.meaning,
        "kind": info.domain.kind,
        **_bounds(info.domain),
    }


def _bounds(domain: Domain) -> FieldBounds:
    """The bounds of a field that a form needs to know, where its kind has them."""
    match domain:
        case Flag():
            return {}
        case ChoiceDomain(optional=optional):
            return {"optional": optional, "choices": [str(choice) for choice in domain.choices]}
        case Number(low=low, high=high, optional=optional):
            return {"low": low, "high": high, "optional": optional}
        case Numbers(low=low, high=high, count=count):
            return {"low": low, "high": high, "count": count}
        case Span(low=low, high=high) | Hands(low=low, high=high):
            return {"low": low, "high": high}
        case SoloDeal(high=high, max_cost=cost, optional=optional):
            return {"high": high, "max_cost": cost, "optional": optional}
        case _:
            assert_never(domain)
