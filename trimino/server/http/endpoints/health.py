"""Health endpoints: alive, ready, and metrics."""

from fastapi import APIRouter, Request, Response

from trimino.server.http.metrics_access import metrics_response
from trimino.server.http.requester import service_of
from trimino.server.http.schemas.forms import AddressValues, Health

router = APIRouter(tags=["operation"])


@router.get("/api/address")
async def address(request: Request) -> AddressValues:
    """The address of this server for links to share; null: where the page was found."""
    return {"address": service_of(request).config.address or None}


@router.get("/health/alive")
async def alive() -> Health:
    """Whether the process answers."""
    return {"status": "alive"}


@router.get("/health/ready", responses={503: {"model": Health}})
async def ready(request: Request, response: Response) -> Health:
    """Whether games can be played: the database writes, and the server is not about to stop."""
    service = service_of(request)
    if service.stopping:
        response.status_code = 503
        return {"status": "stopping"}
    if not await service.can_write():
        response.status_code = 503
        return {"status": "unavailable"}
    # Workers that were not needed yet start when they are, which is nothing to warn of.
    warming = service.engine.started and not service.engine.ready
    return {"status": "ready", "bots": "warming up" if warming else "thinking"}


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Metrics of this process for Prometheus."""
    service = service_of(request)
    service.measure()
    return metrics_response(service.metrics, request.scope, service.config.metrics_token)
