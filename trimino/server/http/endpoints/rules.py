"""Endpoints of rule sets, bots, greetings and positions."""

import gzip
from functools import cache

from fastapi import APIRouter, Request, Response
from pydantic_core import to_json

from trimino.bots.roster import ROSTER
from trimino.room.rules_types import (
    ChoiceLists,
    ExplainedValues,
    HouseRulesValues,
    PositionValues,
    ReadingList,
    RulesetList,
)
from trimino.room.rules_values import (
    choice_lists,
    explained_rules,
    house_rules_values,
    position_values,
    reading_list,
    ruleset_list,
)
from trimino.server.access.rate_limits import RequestKind
from trimino.server.http.pages import accepted_encodings
from trimino.server.http.requester import CurrentRequester
from trimino.server.http.schemas.forms import HouseRulesForm, PositionForm, RulesForm
from trimino.words import in_english

router = APIRouter(prefix="/api", tags=["rules"])


@router.get("/rulesets", response_model=RulesetList)
async def rulesets(request: Request) -> Response:
    """Every published rule set, and every field with its meaning and its values."""
    return _json(_rulesets(), request)


@cache
def _rulesets() -> bytes:
    return to_json(ruleset_list(in_english))


@router.post("/rules")
async def explain_rules(form: RulesForm, requester: CurrentRequester) -> ExplainedValues:
    """Rules in words; house rules that cannot be played are refused, with the field named."""
    requester.take(RequestKind.POSITION)
    return await requester.service.compute(
        requester.address, lambda: explained_rules(form.rules, in_english, form.players)
    )


@router.post("/house-rules")
async def house_rules(form: HouseRulesForm, requester: CurrentRequester) -> HouseRulesValues:
    """House rules read from a line of text, a JSON document or a link, and written as each."""
    requester.take(RequestKind.POSITION)
    return await requester.service.compute(
        requester.address, lambda: house_rules_values(form.text, in_english)
    )


@router.get("/readings", response_model=ReadingList)
async def readings(request: Request) -> Response:
    """Passages of the sheets that can be read in two ways, quoted, and which reading is ours."""
    return _json(_readings(), request)


@cache
def _readings() -> bytes:
    return to_json(reading_list(in_english))


@router.get("/lists", response_model=ChoiceLists)
async def lists(request: Request) -> Response:
    """The bots, and all that can be said at a table."""
    return _json(_lists(), request)


@cache
def _lists() -> bytes:
    return to_json(choice_lists([entry.name for entry in ROSTER], in_english))


@router.post("/positions")
async def legal_actions(form: PositionForm, requester: CurrentRequester) -> PositionValues:
    """The legal actions of a position with their scores; an illegal action is refused."""
    requester.take(RequestKind.POSITION)
    return await requester.service.compute(
        requester.address, lambda: position_values(form.position, form.action)
    )


def _json(content: bytes, request: Request) -> Response:
    """A response that never changes, compressed for clients that accept it."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        content = _compressed(content)
    return Response(content, headers=headers, media_type="application/json")


@cache
def _compressed(content: bytes) -> bytes:
    return gzip.compress(content)
