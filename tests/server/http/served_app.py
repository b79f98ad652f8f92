"""An app behind the protocol of the server, in the process of the test."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState

from trimino.server.http.protocol.connections import Connections, DropReason
from trimino.server.http.protocol.http_protocol import LimitedHttp

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def reads_all(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that reads a request to its end, and answers nothing to it."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


@asynccontextmanager
async def listening(
    app: ASGIApp,
    limits: Connections,
    protocol: type[LimitedHttp] = LimitedHttp,
    *,
    keep_alive: int = 0,
) -> AsyncIterator[int]:
    """The port of an app behind the protocol; `keep_alive` are the seconds between requests."""
    config = Config(app, lifespan="off", log_config=None, timeout_keep_alive=keep_alive)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    wrong = list[object]()
    loop.set_exception_handler(lambda _, about: wrong.append(about))
    listener = await loop.create_server(
        lambda: protocol(config, state, {}, connections=limits), "127.0.0.1", 0
    )
    yield listener.sockets[0].getsockname()[1]
    assert wrong == []
    listener.close()


@asynccontextmanager
async def connected(
    app: ASGIApp = reads_all, on_drop: Callable[[DropReason], None] = lambda reason: None
) -> AsyncIterator[Connection]:
    """A connection to an app behind the protocol."""
    async with listening(app, Connections(on_drop=on_drop)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        yield reader, writer
        writer.close()
