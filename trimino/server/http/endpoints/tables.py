"""Endpoints of tables: open, list, view, and the record of a finished one."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Response
from pydantic_core import to_json

from trimino.records.values import RecordValues
from trimino.room.best_list import MAX_BEST, BestList, BestValues, best_list_names
from trimino.room.facts import Practice
from trimino.room.frame_types import ViewFrame
from trimino.room.log_types import LogValues
from trimino.room.practice import settings_of_record
from trimino.room.story_types import StoryValues
from trimino.server.access.rate_limits import RequestKind
from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.endpoints.listing import list_values
from trimino.server.http.openapi import refusing
from trimino.server.http.requester import BYTES_A_STORY, CurrentRequester, Requester
from trimino.server.http.schemas.forms import (
    FairnessValues,
    GuidedTableForm,
    RecordMoment,
    TableForm,
    TableList,
    TableOpened,
)
from trimino.server.storage.rows import SeatedTable
from trimino.server.thinking import record_work

router = APIRouter(prefix="/api", tags=["tables"])

MAX_LISTED = 100
MAX_PRACTICE_ROUNDS = 50
"""Rounds of a practice table, which are replayed each time it is loaded."""

RetryKey = Annotated[str | None, Header(pattern="^[!-~]{16,200}$")]
"""A key that a client makes for one table and sends again when it has to ask again."""

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]


async def _load(table: TableId, requester: CurrentRequester) -> None:
    await requester.service.cache.load(table, requester.address)


LOADS_TABLE = Depends(_load)
"""For endpoints about a table that may have to be loaded."""


@router.get("/tables")
async def public_tables(requester: CurrentRequester) -> TableList:
    """Public tables: those to join first, then those to watch."""
    lines = await requester.service.store.tables.public_tables(MAX_LISTED)
    return {"tables": await list_values(requester, [SeatedTable(line, ()) for line in lines])}


@router.post("/tables", status_code=201, responses=refusing(401, 404, 409))
async def open_table(
    form: TableForm, requester: CurrentRequester, idempotency_key: RetryKey = None
) -> TableOpened:
    """Open a table; everyone who has its id can join or watch. Idempotent for each key."""
    guest, service = requester.require_guest(), requester.service
    if known := await service.tables.opened_before(guest, idempotency_key):
        return {"id": known}
    requester.take(RequestKind.OPEN)
    practice, settings = None, form.settings
    if form.practice is not None:
        practice = await _practice(requester, form.practice)
        settings = settings_of_record(settings, practice)
    table = await service.tables.open(
        guest, settings, tuple(form.seats), practice, idempotency_key, form.cast
    )
    return {"id": table}


@router.post("/tables/guided", status_code=201, responses=refusing(401))
async def open_guided_table(
    requester: CurrentRequester,
    form: GuidedTableForm | None = None,
    idempotency_key: RetryKey = None,
) -> TableOpened:
    """Open a table for the guided round: seat 0 is for the newcomer; no list shows it."""
    guest, tables = requester.require_guest(), requester.service.tables
    if known := await tables.opened_before(guest, idempotency_key):
        return {"id": known}
    requester.take(RequestKind.OPEN)
    rules = form.rules if form else None
    return {"id": await tables.open_guided(guest, rules, idempotency_key)}


@router.get("/tables/{table}", response_model=ViewFrame, responses=refusing(404))
async def get_table(table: TableId, requester: CurrentRequester) -> Response:
    """The view of a table for the guest who asks, as a frame of the socket."""
    service = requester.service
    seen = await service.cache.snapshot(table, requester.address)
    view = to_json(service.hub.frames_of(seen).view(requester.id))
    return Response(view, media_type="application/json")


@router.get(
    "/tables/{table}/story",
    response_model=StoryValues,
    responses=refusing(404),
)
async def story_of_table(table: TableId, requester: CurrentRequester) -> Response:
    """Every round so far, as the guest who asks may know it; once it is over, with all hands."""
    requester.take(RequestKind.STORY)
    story = await requester.service.stories.of(
        table, requester.id, requester.address, partial(requester.take, RequestKind.STORY)
    )
    return _sent(requester, story)


@router.get(
    "/tables/{table}/record",
    response_model=RecordValues,
    responses=refusing(404, 409),
)
async def table_record(table: TableId, requester: CurrentRequester) -> Response:
    """The record of a finished match, `trimino-record/1`, with the proof of its deals."""
    requester.take(RequestKind.STORY)
    charge = partial(requester.take, RequestKind.STORY)
    document = await requester.service.records.text(f"table:{table}", requester.address, charge)
    return _sent(requester, document.encode())


@router.get(
    "/tables/{table}/log",
    response_model=LogValues,
    responses=refusing(404),
)
async def table_log(table: TableId, requester: CurrentRequester) -> Response:
    """The hash chain over the log of a table; once the match is over, with the text of each row."""
    requester.take(RequestKind.STORY)
    charge = partial(requester.take, RequestKind.STORY)
    log = await requester.service.records.log(table, requester.address, charge)
    return _sent(requester, log)


def _sent(requester: Requester, text: bytes) -> Response:
    """A long text, which costs the more the longer it is, also where it was kept."""
    requester.take(RequestKind.STORY, len(text) // BYTES_A_STORY)
    return Response(text, media_type="application/json")


@router.get("/tables/{table}/fairness", responses=refusing(404, 409))
async def table_fairness(table: TableId, requester: CurrentRequester) -> FairnessValues:
    """Whether the deals of a finished match follow from the published commitment."""
    requester.take(RequestKind.CHECK)
    return {"fair": await fairness_of(requester, f"table:{table}")}


@router.get("/best/{rules}/{well}")
async def best_solo_results(
    rules: Annotated[str, Path(pattern="^[a-z-]{1,40}$")],
    well: Annotated[int, Path(ge=0, le=56)],
    requester: CurrentRequester,
) -> BestList:
    """The best solo results for a rule set and a size of the well."""
    present, earlier = best_list_names(rules)
    found: BestList = {"best": await _best(requester, present, well)}
    if earlier and (before := await _best(requester, earlier, well)):
        found["earlier"] = before
    return found


async def _best(requester: Requester, name: str, well: int) -> list[BestValues]:
    return [
        {
            "name": one.name or None,
            "points": one.points,
            "at": one.at,
            "table": one.table,
            "yours": one.guest is not None and one.guest == requester.id,
        }
        for one in await requester.service.store.tables.best(name, well, MAX_BEST)
    ]


async def fairness_of(requester: Requester, subject: str) -> bool | None:
    """Whether the deals of a record are proven fair; None if it holds no proof."""
    fair: bool | None = await requester.service.records.ask(
        subject, requester.address, record_work.fairness
    )
    return fair


async def _practice(requester: Requester, at: RecordMoment) -> Practice:
    """The rounds of a record up to a moment, without what came after it."""
    if at.round > MAX_PRACTICE_ROUNDS:
        raise ServerError(ServerReason.PRACTICE_TOO_LONG, rounds=MAX_PRACTICE_ROUNDS)
    subject = subject_of(at.table, at.upload)
    kept = await requester.service.records.ask(
        subject, requester.address, record_work.cut, at.round, at.action
    )
    practice = Practice(document=kept, round=at.round, action=at.action)
    await requester.count_practice(practice)
    return practice


def subject_of(table: str | None, upload: str | None) -> str:
    """The subject of an analysis: exactly one of the two must be given."""
    if (table is None) == (upload is None):
        raise ServerError(ServerReason.ONE_RECORD)
    return f"table:{table}" if table is not None else f"upload:{upload}"
