"""Who somebody is: a name, a cookie, another device, the own games, and being forgotten."""

import time

from fastapi import APIRouter, Request, Response

from trimino.room.facts import Expired, Freed, Left
from trimino.room.state import Status
from trimino.server.access.authentication import (
    COOKIE,
    LINK_MINUTES,
    cookie_header,
    no_cookie_header,
)
from trimino.server.access.rate_limits import Kind
from trimino.server.http.endpoints.listing import list_values
from trimino.server.http.openapi import refusing
from trimino.server.http.requester import Asks
from trimino.server.http.schemas.forms import DeviceLink, MaybeMe, Me, NameForm, TableList, Token
from trimino.server.live.table_cache import Held
from trimino.server.service import Service
from trimino.server.storage.rows import Guest

router = APIRouter(prefix="/api/me", tags=["identity"])


@router.get("")
async def who_am_i(asker: Asks, request: Request, response: Response) -> MaybeMe:
    """Who asks; each visit makes the cookie last longer."""
    if asker.guest is None:
        return {"me": None}
    _set_cookie(request, response, request.cookies[COOKIE])
    return {"me": {"name": asker.guest.name}}


@router.post("", status_code=201)
async def come_in(form: NameForm, asker: Asks, request: Request, response: Response) -> Me:
    """Become a guest: the answer sets a cookie, which is all there is to remember."""
    asker.take(Kind.IDENTITY)
    if asker.guest is not None:
        renamed = await _rename(asker.service, asker.guest, form.name)
        return {"name": renamed.name}
    guest, secret = await asker.service.guests.welcome(form.name, time.time())
    _set_cookie(request, response, secret)
    return {"name": guest.name}


@router.patch("", responses=refusing(401))
async def rename(form: NameForm, asker: Asks) -> Me:
    """Play under another name, also at the tables where one sits."""
    asker.take(Kind.IDENTITY)
    renamed = await _rename(asker.service, asker.known(), form.name)
    return {"name": renamed.name}


@router.delete("", status_code=204, responses=refusing(401))
async def forget_me(asker: Asks, request: Request, response: Response) -> None:
    """Be forgotten: the name goes from all records, and the games stay for the others."""
    guest, service = asker.known(), asker.service
    seated = [game.line.table for game in await service.store.games_of(guest.guest)]
    hosted = await service.store.hosted_by(guest.guest)
    await service.guests.forget(guest)
    for table in dict.fromkeys((*seated, *hosted)):
        await _vacate(service, table, guest.guest)
    secure = request.url.scheme == "https"
    response.headers.append("set-cookie", no_cookie_header(secure=secure))


@router.get("/games", responses=refusing(401))
async def my_games(asker: Asks) -> TableList:
    """The tables where one sits or sat, the latest first."""
    guest = asker.known()
    games = await asker.service.store.games_of(guest.guest)
    return {"tables": await list_values(asker.service, games)}


@router.post("/links", status_code=201, responses=refusing(401))
async def offer_link(asker: Asks) -> DeviceLink:
    """A token that makes another device the same person, once and soon."""
    asker.take(Kind.IDENTITY)
    token = await asker.service.guests.offer_link(asker.known(), time.time())
    return {"token": token, "minutes": LINK_MINUTES}


@router.post("/links/{token}", responses=refusing(410))
async def take_link(token: Token, asker: Asks, request: Request, response: Response) -> Me:
    """Be, on this device, whoever made the token."""
    asker.take(Kind.IDENTITY)
    guest, secret = await asker.service.guests.take_link(token, time.time())
    _set_cookie(request, response, secret)
    return {"name": guest.name}


def _set_cookie(request: Request, response: Response, secret: str) -> None:
    header = cookie_header(secret, secure=request.url.scheme == "https")
    response.headers.append("set-cookie", header)


async def _rename(service: Service, guest: Guest, name: str) -> Guest:
    renamed = await service.guests.rename(guest, name)
    for game in await service.store.games_of(guest.guest):
        held = service.shelf.get(game.line.table)
        if held is not None:
            async with service.shelf.locked(game.line.table) as held:
                await service.shelf.refresh(held)
                service.hub.tell_table(held)
    return renamed


async def _vacate(service: Service, table: str, guest: str) -> None:
    """Somebody who is no more sits nowhere, and is no host."""
    async with service.shelf.locked(table) as held:
        await service.shelf.refresh(held)
        while held.room.status is not Status.OVER and held.room.seats_of(guest):
            seat = held.room.seats_of(guest)[0]
            await service.tables.happen(held, Freed(seat=seat))
        if held.room.host == guest:
            await _leave_without_host(service, held)
        service.hub.tell_table(held)


async def _leave_without_host(service: Service, held: Held) -> None:
    """The table is the next one's; if nobody sits there, nobody could ever start it."""
    room = held.room
    if room.status is not Status.OVER and room.is_attended:
        await service.tables.happen(held, Left(), room.host)
    elif room.status is Status.LOBBY:
        await service.tables.happen(held, Expired())
