"""Endpoints of uploaded records, and of analyses."""

import json
import secrets
from functools import partial

from fastapi import APIRouter, Request, Response
from pydantic_core import to_json

from trimino.records.values import RecordValues
from trimino.room.story_types import StoryValues
from trimino.server.access.rate_limits import NO_ROOM_FOR, RequestKind, address_key, too_many
from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.endpoints.tables import TableId, fairness_of, subject_of
from trimino.server.http.openapi import refusing, taking
from trimino.server.http.requester import (
    BYTES_A_STORY,
    HOLDS_DOCUMENT,
    HOLDS_TEXT,
    CurrentRequester,
    Requester,
)
from trimino.server.http.schemas.forms import (
    AnalysisForm,
    AnalysisValues,
    FairnessValues,
    RecordStored,
)
from trimino.server.http.upload_body import upload_body
from trimino.server.http.uploaded_form import record_in
from trimino.server.service import Service
from trimino.server.storage.rows import Analysis, Upload
from trimino.server.thinking import record_work

router = APIRouter(prefix="/api", tags=["records"])


@router.post(
    "/uploads",
    status_code=201,
    responses=refusing(401),
    openapi_extra=taking("RecordForm"),
)
async def upload_record(request: Request, requester: CurrentRequester) -> RecordStored:
    """Upload a record; one that breaks the rules is refused, with the place."""
    guest = requester.require_guest()
    requester.take(RequestKind.UPLOAD)
    async with upload_body(request, requester) as body:
        document = await requester.service.records.work(requester.address, record_in, body)
    now = await requester.service.clock.read()
    upload = Upload(secrets.token_urlsafe(16), guest.guest, now, document)
    if not await requester.service.store.uploads.add(upload, address_key(requester.address)):
        raise too_many(NO_ROOM_FOR)
    return {"id": upload.upload}


@router.get(
    "/uploads/{upload}",
    response_model=RecordValues,
    responses=refusing(404),
    dependencies=[HOLDS_TEXT],
)
async def get_upload(upload: TableId, requester: CurrentRequester) -> Response:
    """An uploaded record."""
    requester.take(RequestKind.CHECK)
    document = await requester.service.records.text(f"upload:{upload}", requester.address)
    return Response(document, media_type="application/json")


@router.get(
    "/uploads/{upload}/story",
    response_model=StoryValues,
    responses=refusing(404),
    dependencies=[HOLDS_DOCUMENT],
)
async def story_of_upload(upload: TableId, requester: CurrentRequester) -> Response:
    """Every round of an uploaded record, with all hands open."""
    requester.take(RequestKind.CHECK)
    subject, address = f"upload:{upload}", requester.address
    story = await requester.service.records.ask(subject, address, record_work.story)
    return Response(story, media_type="application/json")


@router.get("/uploads/{upload}/fairness", responses=refusing(404), dependencies=[HOLDS_DOCUMENT])
async def upload_fairness(upload: TableId, requester: CurrentRequester) -> FairnessValues:
    """Whether an uploaded record proves its deals."""
    requester.take(RequestKind.CHECK)
    return {"fair": await fairness_of(requester, f"upload:{upload}")}


@router.post(
    "/analyses",
    status_code=202,
    response_model=AnalysisValues,
    responses=refusing(401, 404, 409),
)
async def request_analysis(form: AnalysisForm, requester: CurrentRequester) -> Response:
    """Request an analysis. Idempotent for each (record, budget, perfect)."""
    requester.require_guest()
    requester.take(RequestKind.ANALYSIS)
    subject = subject_of(form.table, form.upload)
    charge = partial(requester.take, RequestKind.ANALYSED_ACTION)
    job = await requester.service.jobs.ask(subject, form.job_budget, requester.address, charge)
    _charge(requester, len(job.result or ""))
    return await _shown(requester, job, status=202)


@router.get("/analyses/{analysis}", response_model=AnalysisValues, responses=refusing(404))
async def get_analysis(analysis: TableId, requester: CurrentRequester) -> Response:
    """The progress and the result of an analysis."""
    return await _shown(requester, await _found(requester, analysis))


@router.delete("/analyses/{analysis}", response_model=AnalysisValues, responses=refusing(401, 404))
async def cancel_analysis(analysis: TableId, requester: CurrentRequester) -> Response:
    """Cancel an analysis: for those who played, or who uploaded the record."""
    guest = requester.require_guest()
    job = await _found(requester, analysis)
    if not await _is_theirs(requester.service, job.subject, guest.guest):
        raise ServerError(ServerReason.ANALYSIS_NOT_YOURS)
    await requester.service.store.analyses.cancel(analysis)
    return await _shown(requester, await _found(requester, analysis))


async def _found(requester: Requester, analysis: str) -> Analysis:
    """A job with its result, which is charged before it is read."""
    jobs = requester.service.jobs
    _charge(requester, await jobs.result_length(analysis))
    found = await jobs.find(analysis)
    if found is None:
        raise ServerError(ServerReason.NO_ANALYSIS)
    return found


def _charge(requester: Requester, length: int) -> None:
    if length:
        requester.take(RequestKind.STORY, 1 + length // BYTES_A_STORY)


async def _is_theirs(service: Service, subject: str, guest: str) -> bool:
    """Whether a guest sat at the table, or uploaded the record."""
    kind, _, name = subject.partition(":")
    if kind == "upload":
        upload = await service.store.uploads.get(name)
        return upload is not None and upload.guest == guest
    async with service.cache.locked(name) as live:
        return bool(live.room.seats_of(guest))


async def _shown(requester: Requester, job: Analysis, status: int = 200) -> Response:
    """An analysis as JSON; its result is text already."""
    jobs = requester.service.jobs
    job, result = await jobs.shown(job, requester.address)
    values = {
        "id": job.analysis,
        "status": job.status,
        "done": job.done,
        "total": job.total,
        "seconds_left": await jobs.seconds_left(job),
        "error": json.loads(job.error) if job.error else None,
    }
    text = b'%b,"result":%b}' % (to_json(values)[:-1], result)
    return Response(text, status, media_type="application/json")
