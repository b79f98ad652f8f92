"""Endpoints of rule sets, bots, greetings and positions."""

from functools import cache
from typing import assert_never

from fastapi import APIRouter, Response
from pydantic_core import to_json

from trimino.bots.roster import ROSTER
from trimino.records.house_rules_notation import parse_house_rules
from trimino.records.notation import parse_position
from trimino.records.view_json import choices, fields_values
from trimino.records.writing import rules_value, tile_names
from trimino.room.characters import CHARACTERS
from trimino.room.commands import Greeting
from trimino.room.setup import read_rules
from trimino.rules import FIELDS, RULESETS, FieldInfo, Message, Ruleset, compare, published
from trimino.rules.boxes import box_of
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
from trimino.server.access.rate_limits import RequestKind
from trimino.server.errors import english_values
from trimino.server.http.requester import CurrentRequester
from trimino.server.http.schemas.forms import (
    ExplainedValues,
    FieldBounds,
    FieldValues,
    HouseRulesForm,
    HouseRulesValues,
    Lists,
    PositionForm,
    PositionValues,
    ReadingList,
    ReadingValues,
    RulesetList,
    RulesetValues,
    RulesForm,
    SoloValues,
)
from trimino.words import difference_message, in_english, rules_sections

router = APIRouter(prefix="/api", tags=["rules"])


@router.get("/rulesets", response_model=RulesetList)
async def rulesets() -> Response:
    """Every published rule set, and every field with what it means and may be."""
    return _json(_rulesets())


@cache
def _rulesets() -> bytes:
    found: RulesetList = {
        "fields": [_field(info) for info in FIELDS],
        "rulesets": [_ruleset(rules) for rules in RULESETS],
    }
    return to_json(found)


@router.post("/rules")
async def explained(form: RulesForm, requester: CurrentRequester) -> ExplainedValues:
    """Rules in words; house rules that cannot be played are refused, with the field named."""
    requester.take(RequestKind.POSITION)
    return await requester.service.compute(requester.address, lambda: _explained(form))


def _explained(form: RulesForm) -> ExplainedValues:
    rules = read_rules(form.rules)
    sections = rules_sections(rules)
    return {
        "sections": [
            {
                "title": english_values(Message(section.title)),
                "lines": [english_values(line) for line in section.lines],
            }
            for section in sections
        ],
        "tables": list(rules.tables),
        "idle": [
            change.field
            for change in compare(rules, published(rules.base))
            if not change.has_effect
        ],
    }


@router.post("/house-rules")
async def house_rules(form: HouseRulesForm, requester: CurrentRequester) -> HouseRulesValues:
    """House rules read from a line of text, a JSON document or a link, and written as each."""
    requester.take(RequestKind.POSITION)
    return await requester.service.compute(requester.address, lambda: _house_rules(form))


def _house_rules(form: HouseRulesForm) -> HouseRulesValues:
    house = parse_house_rules(form.text)
    changes = compare(house.rules, published(house.rules.base))
    return {
        "name": house.name,
        "rules": rules_value(house.rules),
        "text": str(house),
        "document": house.to_json(),
        "link": house.link(""),
        "differences": [english_values(difference_message(change)) for change in changes],
    }


@router.get("/readings", response_model=ReadingList)
async def readings() -> Response:
    """Passages of the sheets that can be read in two ways, quoted, and which reading is ours."""
    return _json(_readings())


@cache
def _readings() -> bytes:
    found: ReadingList = {"readings": [_reading(reading) for reading in READINGS]}
    return to_json(found)


@router.get("/lists", response_model=Lists)
async def lists() -> Response:
    """The bots, and all that can be said at a table."""
    return _json(_lists())


@cache
def _lists() -> bytes:
    found: Lists = {
        "bots": [
            {
                "name": entry.name,
                "meaning": entry.meaning,
                "text": in_english(entry.meaning),
                "characters": [*CHARACTERS.get(entry.name, ())],
            }
            for entry in ROSTER
        ],
        "greetings": [
            {"name": greeting.value, "text": in_english(f"greeting-{greeting.value}")}
            for greeting in Greeting
        ],
    }
    return to_json(found)


@router.post("/positions")
async def what_fits(form: PositionForm, requester: CurrentRequester) -> PositionValues:
    """What may be done in a position, and what it scores."""
    requester.take(RequestKind.POSITION)
    return await requester.service.compute(requester.address, lambda: _what_fits(form))


def _what_fits(form: PositionForm) -> PositionValues:
    position = parse_position(form.position)
    return {
        "rules": rules_value(position.rules),
        "phase": position.phase.value,
        "fields": fields_values(position),
        "hand": tile_names(position.hand),
        "legal": choices(position.legal),
    }


def _json(content: bytes) -> Response:
    return Response(content, media_type="application/json")


def _solo(solo: Solo | None) -> SoloValues | None:
    if solo is None:
        return None
    sizes: SoloValues = {"hand": solo.hand, "well": solo.well}
    return sizes if solo.draw_cost is None else {**sizes, "draw_cost": solo.draw_cost}


def _reading(reading: Reading) -> ReadingValues:
    return {
        "rule": reading.rule,
        "meaning": reading.meaning,
        "text": in_english(reading.meaning),
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


def _field(info: FieldInfo) -> FieldValues:
    return {
        "name": info.name,
        "label": in_english(f"{info.meaning}-label"),
        "label_name": f"{info.meaning}-label",
        "meaning": in_english(info.meaning),
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
