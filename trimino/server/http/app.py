"""App: endpoints, middleware and the service behind them, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket

from trimino import __version__
from trimino.rules import TriminoError
from trimino.server.errors import ServerError, ServerReason
from trimino.server.http import socket
from trimino.server.http.endpoints import health, me, printing, puzzles, records, rules, tables
from trimino.server.http.error_responses import error_body, refusal_response
from trimino.server.http.middleware import add_middleware
from trimino.server.http.openapi import describe, description_of
from trimino.server.http.pages import Pages, app_folder
from trimino.server.http.validation_errors import fault_message
from trimino.server.operation.config import Config
from trimino.server.service import Service


def create_app(config: Config, folder: Path | None = None) -> FastAPI:
    """The app of one server process; `folder` holds the files of the web app."""
    service = Service(config)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    app = FastAPI(
        title="Trimino",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.service = service
    for endpoints in (me, tables, socket, records, rules, puzzles, printing, health):
        app.include_router(endpoints.router)
    app.router.default = Pages(folder or app_folder(), app.router.default)
    app.add_exception_handler(TriminoError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_form)
    app.add_exception_handler(HTTPException, _refuse_request)
    add_middleware(app, config, service.limits, service.metrics.observe_request)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign] # as FastAPI would have it
    app.add_route("/api/openapi.json", description_of(app))
    return app


async def _refuse(_: Request | WebSocket, error: Exception) -> JSONResponse:
    assert isinstance(error, TriminoError)
    return refusal_response(error)


async def _refuse_form(request: Request, error: Exception) -> JSONResponse:
    """Answer an invalid form with its first fault and where it is."""
    assert isinstance(error, RequestValidationError)
    # The first part of a location says only that it is in the body.
    why = fault_message(error.errors(), skip=1)
    return refusal_response(ServerError(ServerReason.BAD_REQUEST, why=why))


async def _refuse_request(request: Request, error: Exception) -> JSONResponse:
    """Answer what no endpoint takes: an unknown path, another method, a body that is not JSON."""
    assert isinstance(error, HTTPException)
    missing = error.status_code == 404
    reason = ServerReason.NO_PAGE if missing else ServerReason.BAD_REQUEST
    details = {} if missing else {"why": str(error.detail)}
    body = error_body(ServerError(reason, **details))
    return JSONResponse(body, status_code=error.status_code, headers=error.headers)
