"""Endpoints of the guest: name, cookie, other devices, own tables, deletion."""

import time
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from trimino.room.errors import RoomError
from trimino.room.facts import Expired, Freed, Left
from trimino.room.guest_names import check_name
from trimino.room.removal import Removal, check_meaning, removal_of
from trimino.room.room_state import Status
from trimino.rules import TriminoError
from trimino.server.access.authentication import (
    LINK_MINUTES,
    cookie_headers,
    device_id,
    no_cookie_headers,
)
from trimino.server.access.device_names import device_name
from trimino.server.access.rate_limits import RequestKind
from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.endpoints.listing import list_values
from trimino.server.http.endpoints.tables import LOADS_TABLE, TableId
from trimino.server.http.openapi import refusing
from trimino.server.http.requester import CurrentRequester, Requester
from trimino.server.http.schemas.forms import (
    DeviceLink,
    DeviceList,
    Identifier,
    MaybeMe,
    Me,
    NameForm,
    TableList,
)
from trimino.server.live.table_cache import LiveTable
from trimino.server.service import Service

router = APIRouter(prefix="/api/me", tags=["identity"])

ExpectedRemoval = Annotated[
    Removal | None,
    Query(description="What the guest was told that this means; else it is refused."),
]


@router.get("")
async def get_guest(requester: CurrentRequester, request: Request, response: Response) -> MaybeMe:
    """The guest who asks; each visit renews the cookie."""
    if requester.guest is None:
        return {"me": None}
    assert requester.cookie is not None
    _set_cookie(request, response, requester.cookie)
    return {"me": {"name": requester.guest.name}}


@router.post("", status_code=201)
async def create_guest(
    form: NameForm, requester: CurrentRequester, request: Request, response: Response
) -> Me:
    """Become a guest: the answer sets a cookie, which is all the authentication there is."""
    requester.take(RequestKind.IDENTITY)
    if requester.guest is not None:
        return {"name": await _rename(requester, form.name)}
    device = _device_of(request)
    guest, secret = await requester.service.authenticator.create(form.name, time.time(), device)
    _set_cookie(request, response, secret)
    return {"name": guest.name}


@router.patch("", responses=refusing(401))
async def rename(form: NameForm, requester: CurrentRequester) -> Me:
    """Rename the guest, also at tables that are not over."""
    requester.take(RequestKind.IDENTITY)
    return {"name": await _rename(requester, form.name)}


@router.delete("", status_code=204, responses=refusing(401))
async def delete_guest(requester: CurrentRequester, request: Request, response: Response) -> None:
    """Delete the guest: the name goes from all records, the matches stay for the others."""
    guest, service = requester.require_guest(), requester.service
    seated = [game.stored.table for game in await service.store.tables.seated(guest.guest)]
    unfinished = await service.store.tables.unfinished(guest.guest)
    # First, so that whoever is cut off in between is still known, and can try again.
    for table in unfinished:
        with suppress(RoomError, ServerError):
            await _vacate(service, table, guest.guest)
    await service.authenticator.delete(guest)
    for table in dict.fromkeys((*seated, *unfinished)):
        with suppress(TriminoError):
            await _vacate(service, table, guest.guest)
    for header in no_cookie_headers(secure=request.url.scheme == "https"):
        response.headers.append("set-cookie", header)


@router.get("/games", responses=refusing(401))
async def my_games(requester: CurrentRequester) -> TableList:
    """The tables of the guest, the latest first."""
    guest = requester.require_guest()
    games = await requester.service.store.tables.seated(guest.guest)
    return {"tables": await list_values(requester, games)}


@router.delete(
    "/games/{table}",
    status_code=204,
    responses=refusing(401, 404, 409),
    dependencies=[LOADS_TABLE],
)
async def remove_game(
    table: TableId, requester: CurrentRequester, removal: ExpectedRemoval = None
) -> None:
    """Remove a table from the guest's list: leave the lobby, or give the match up."""
    guest, service = requester.require_guest().guest, requester.service
    async with service.cache.locked(table) as live:
        await service.cache.synchronize(live)
        check_meaning(live.room, guest, removal)
        while (fact := removal_of(live.room, guest)) is not None:
            if not await service.tables.append_fact(live, fact, guest):
                # Another process wrote first.
                check_meaning(live.room, guest, removal)
        if live.room.seats_of(guest):
            await service.store.tables.hide(table, guest)


@router.post("/links", status_code=201, responses=refusing(401))
async def offer_link(requester: CurrentRequester) -> DeviceLink:
    """Make a token with which another device becomes the same guest, once and soon."""
    requester.take(RequestKind.IDENTITY)
    guest, service = requester.require_guest(), requester.service
    token = await service.authenticator.offer_link(guest, await service.clock.read())
    return {"token": token, "minutes": LINK_MINUTES}


@router.post("/links/{token}", responses=refusing(410))
async def take_link(
    token: Identifier, requester: CurrentRequester, request: Request, response: Response
) -> Me:
    """Become, on this device, the guest who made the token."""
    requester.take(RequestKind.IDENTITY)
    uptime, device = await requester.service.clock.read(), _device_of(request)
    guest, secret = await requester.service.authenticator.take_link(
        token, uptime, time.time(), device
    )
    _set_cookie(request, response, secret)
    return {"name": guest.name}


@router.get("/devices", responses=refusing(401))
async def my_devices(requester: CurrentRequester) -> DeviceList:
    """The devices on which the guest is known, the one used last first."""
    found = await requester.service.authenticator.devices(requester.require_guest())
    return {
        "devices": [
            {
                "id": device_id(device.hash),
                "name": device.name or None,
                "since": device.since,
                "seen_at": device.seen_at,
                "this": device.hash == requester.device,
            }
            for device in found
        ]
    }


@router.delete("/devices/{device}", status_code=204, responses=refusing(401, 404))
async def remove_device(device: TableId, requester: CurrentRequester) -> None:
    """Have a device forgotten: its cookie is no longer the guest's, and its sockets are closed."""
    guest, service = requester.require_guest(), requester.service
    requester.take(RequestKind.IDENTITY)
    if not await service.authenticator.remove_device(guest, device):
        raise ServerError(ServerReason.NO_DEVICE)
    await service.drop_removed_devices()


def _device_of(request: Request) -> str:
    return device_name(request.headers.get("user-agent", ""))


def _set_cookie(request: Request, response: Response, secret: str) -> None:
    for header in cookie_headers(secret, secure=request.url.scheme == "https"):
        response.headers.append("set-cookie", header)


async def _rename(requester: Requester, name: str) -> str:
    """Rename the guest; a name that they have already costs nothing."""
    guest, service = requester.require_guest(), requester.service
    if check_name(name) == guest.name:
        return guest.name
    requester.take(RequestKind.RENAME)
    renamed = await service.authenticator.rename(guest, name)
    with suppress(TriminoError):
        await _show_name(service, guest.guest)
    return renamed.name


async def _show_name(service: Service, guest: str) -> None:
    """Show the new name of a guest at the tables that are in memory."""
    for table in await service.store.tables.unfinished(guest):
        if service.cache.get(table) is not None:
            async with service.cache.locked(table) as live:
                await service.cache.refresh(live)
                service.hub.send_table(live)


async def _vacate(service: Service, table: str, guest: str) -> None:
    """Free the seats of a guest who is deleted, and pass on the role of host."""
    async with service.cache.locked(table) as live:
        await service.cache.refresh(live)
        while live.room.status is not Status.OVER and live.room.seats_of(guest):
            seat = live.room.seats_of(guest)[0]
            await service.tables.append_fact(live, Freed(seat=seat))
        if live.room.host == guest:
            await _leave_without_host(service, live)
        service.hub.send_table(live)


async def _leave_without_host(service: Service, live: LiveTable) -> None:
    """Pass the table on to the next person; one where nobody sits expires."""
    room = live.room
    if room.status is not Status.OVER and room.is_attended:
        await service.tables.append_fact(live, Left(), room.host)
    elif room.status is Status.LOBBY:
        await service.tables.append_fact(live, Expired())
