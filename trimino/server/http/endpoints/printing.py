"""Endpoints of PDFs to print: tiles to cut out, score sheets and rules cards."""

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from trimino.drawing.tile_face import Face
from trimino.printing.document import PrintDocument, document_pdf
from trimino.printing.paper import Paper
from trimino.printing.requested import requested_card, requested_sheet, requested_tiles
from trimino.printing.tile_sheet import MAX_SIDE, MIN_SIDE, USUAL_SIDE
from trimino.records.house_rules_notation import MAX_RULES_TEXT
from trimino.room.settings import MAX_SEATS
from trimino.rules.tiles import TILES
from trimino.server.access.rate_limits import RequestKind
from trimino.server.http.endpoints.tables import TableId
from trimino.server.http.openapi import refusing
from trimino.server.http.requester import HOLDS_DOCUMENT, CurrentRequester, Requester
from trimino.server.thinking import record_work
from trimino.words import Words
from trimino.words.language import ENGLISH

router = APIRouter(prefix="/api/print", tags=["print"])

PDF = "application/pdf"
SENT: dict[int | str, dict[str, Any]] = {
    200: {"content": {PDF: {"schema": {"type": "string", "format": "binary"}}}}
}
BROWSER_KEEPS = 3600
"""Seconds for which a browser may keep a file; a later version may draw it otherwise."""
KEPT_FILES = 64
"""Files that a process keeps, of about 50 KB each."""

Language = Annotated[str, Query(max_length=8, description="The code of a language.")]
RulesText = Annotated[
    str, Query(max_length=MAX_RULES_TEXT, description="An id, or house rules as text or a link.")
]
PlayerCount = Annotated[int, Query(ge=1, le=MAX_SEATS)]
Side = Annotated[float, Query(ge=MIN_SIDE, le=MAX_SIDE, description="In millimetres.")]
TileNames = Annotated[
    list[str] | None,
    Query(max_length=len(TILES), description="Tiles such as 3-4-5; all if none is named."),
]


@router.get("/tiles.pdf", response_class=Response, responses=SENT)
async def tiles_to_print(
    requester: CurrentRequester,
    tile: TileNames = None,
    side: Side = USUAL_SIDE,
    face: Face = Face.PLAIN,
    backs: bool = False,
    paper: Paper = Paper.A4,
    language: Language = ENGLISH,
) -> Response:
    """Tiles to cut out, as PDF."""

    def make() -> bytes:
        return _pdf(requested_tiles(tile, side, face, backs, paper), "", language)

    return await _answer(requester, "tiles", make)


@router.get("/sheet.pdf", response_class=Response, responses=SENT)
async def sheet_to_print(
    requester: CurrentRequester,
    rules: RulesText,
    players: PlayerCount = 2,
    paper: Paper = Paper.A4,
    language: Language = ENGLISH,
) -> Response:
    """A blank score sheet with the columns of the rules, as PDF."""

    def make() -> bytes:
        sheet = requested_sheet(rules, players, paper)
        return _pdf(sheet, sheet.rules.base, language)

    return await _answer(requester, "sheet", make)


@router.get("/card.pdf", response_class=Response, responses=SENT)
async def card_to_print(
    requester: CurrentRequester,
    rules: RulesText,
    paper: Paper = Paper.A4,
    language: Language = ENGLISH,
) -> Response:
    """The rules on one page, as PDF."""

    def make() -> bytes:
        card = requested_card(rules, paper)
        return _pdf(card, card.rules.base, language)

    return await _answer(requester, "card", make)


@router.get(
    "/tables/{table}.pdf",
    response_class=Response,
    responses={**SENT, **refusing(404, 409)},
)
async def match_to_print(
    table: TableId,
    requester: CurrentRequester,
    paper: Paper = Paper.A4,
    language: Language = ENGLISH,
) -> Response:
    """The score sheet that a finished match has filled, as PDF."""
    return await _match_sheet(requester, f"table:{table}", paper, language)


@router.get(
    "/uploads/{upload}.pdf",
    response_class=Response,
    responses={**SENT, **refusing(404)},
    dependencies=[HOLDS_DOCUMENT],
)
async def upload_to_print(
    upload: TableId,
    requester: CurrentRequester,
    paper: Paper = Paper.A4,
    language: Language = ENGLISH,
) -> Response:
    """The score sheet that the match of an uploaded record has filled, as PDF."""
    return await _match_sheet(requester, f"upload:{upload}", paper, language)


async def _match_sheet(requester: Requester, subject: str, paper: Paper, language: str) -> Response:
    requester.take(RequestKind.CHECK)
    content = await requester.service.records.ask(
        subject, requester.address, record_work.score_sheet, paper, language
    )
    return _file("match", content)


async def _answer(requester: Requester, name: str, make: Callable[[], bytes]) -> Response:
    requester.take(RequestKind.POSITION)
    return _file(name, await requester.service.compute(requester.address, make))


def _file(name: str, content: bytes) -> Response:
    headers = {
        "cache-control": f"private, max-age={BROWSER_KEEPS}",
        "content-disposition": f'inline; filename="trimino-{name}.pdf"',
    }
    return Response(content, media_type=PDF, headers=headers)


@lru_cache(maxsize=KEPT_FILES)
def _pdf(document: PrintDocument, base: str, language: str) -> bytes:
    """The file. Rules that are played alike are equal, but `base` may give them another name."""
    return document_pdf(document, Words(language))
