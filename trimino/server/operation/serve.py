"""A server process: it listens, says where, and stops without losing anything.

Told to stop, by SIGTERM or Ctrl-C, it takes nobody new, lets the service finish what is under way
and tell the sockets to come back, and only then closes them.
"""

import asyncio
import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from trimino.rules import TriminoError
from trimino.server.errors import StartError, StartReason
from trimino.server.operation.config import Config
from trimino.server.operation.lan import located
from trimino.server.operation.logs import set_up_logs

LOG = logging.getLogger("trimino.serve")

MAX_FRAME_BYTES = 16 * 1024
"""Bytes; no command needs more."""

PING_EVERY = 20.0
"""Seconds; a connection that is silent for as long again is taken for lost."""

BACKLOG = 2048

GARBAGE = (50_000, 20, 20)
"""How many new objects make it worth looking for garbage: most are frames, gone in a moment."""

START_FAILED = "lifespan.startup.failed"
END_FAILED = "lifespan.shutdown.failed"

Announce = Callable[[str, str, str], None]
"""Who is told, as soon as the server can be used, where it is for a browser on this machine, where
its data lies, and where it is for others, if that was asked for."""


def serve(
    config: Config, tell: Announce, create_app: Callable[[Config], Starlette] | None = None
) -> None:
    """Serve until told to stop."""
    set_up_logs(config)
    with listening(config.host, config.port) as door:
        config = located(config, door)
        told = address_of(door, config.host), place(config), config.address
        app = StartupErrors((create_app or _app)(config))
        server = DrainingServer(app, config, lambda: tell(*told))
        try:
            server.run(sockets=[door])
        except SystemExit:
            # It could not start; why is told by whoever knows.
            if app.failure:
                raise app.failure from None
            raise


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; from now on nobody is turned away, only kept waiting."""
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server(place[:2], family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except socket.gaierror:
        raise StartError(StartReason.NOT_AN_ADDRESS, host=host) from None
    except OSError as error:
        raise StartError(_why(error), host=host, port=port) from None


def address_of(door: socket.socket, host: str) -> str:
    """Where a browser on this machine finds the server."""
    port = door.getsockname()[1]
    local = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{local}]:{port}" if ":" in local else f"http://{local}:{port}"


def place(config: Config) -> str:
    """Where the data lies; a password is not a part of it."""
    if config.database.startswith("sqlite:///"):
        return config.database.removeprefix("sqlite:///")
    parts = urlsplit(config.database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


class StartupErrors:
    """An app whose refusal to start is kept, to be told as a sentence instead of a trace."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.failure: TriminoError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        held: list[Message] = []

        async def sent(message: Message) -> None:
            if message["type"] in (START_FAILED, END_FAILED):
                held.append(message)
            else:
                await send(message)

        try:
            await self.app(scope, receive, sent)
        except asyncio.CancelledError:
            # After a second Ctrl-C nobody waits to be told.
            held.clear()
        except TriminoError as error:
            if [message["type"] for message in held] != [START_FAILED]:
                raise
            self.failure = error
            held = [{"type": START_FAILED, "message": ""}]
        finally:
            for message in held:
                await send(message)

    async def drain(self) -> None:
        """Let the service finish; one that never started has nothing to finish."""
        service = getattr(self.app.state, "service", None)
        if service is not None:
            await service.drain()


class DrainingServer(uvicorn.Server):
    """Uvicorn, which says when it is ready and drains the service before it closes sockets."""

    def __init__(self, app: StartupErrors, config: Config, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws="websockets-sansio",
                ws_max_size=MAX_FRAME_BYTES,
                ws_ping_interval=PING_EVERY,
                ws_ping_timeout=PING_EVERY,
                # Frames are small, and what compresses them would take most of a socket's memory.
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(config.trusted_proxies),
                forwarded_allow_ips=list(config.trusted_proxies),
                timeout_graceful_shutdown=max(1, round(config.stop_within)),
            )
        )
        self._app = app
        self._ready = ready
        self._stop_within = config.stop_within
        self._draining: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C does not wait. To be told to stop is no failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        if self.force_exit and self._draining is not None:
            self._draining.get_loop().call_soon_threadsafe(self._draining.cancel)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        tune()
        LOG.info("started")
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("stopping")
        for server in self.servers:
            server.close()
        if not self.force_exit:
            await self._drain()
        await super().shutdown(sockets=sockets)
        LOG.info("stopped")

    async def _drain(self) -> None:
        self._draining = asyncio.create_task(self._app.drain())
        try:
            await asyncio.wait_for(self._draining, self._stop_within)
        except (TimeoutError, asyncio.CancelledError):
            LOG.warning("not finished in time")
        except Exception:
            # Whatever goes wrong now, what was acknowledged is on disk.
            LOG.exception("not drained")


def tune() -> None:
    """Set Python up for one thing done often; what is loaded by now is there to stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _app(config: Config) -> Starlette:
    # The app loads everything; the tests of this module bring their own.
    from trimino.server.http.app import create_app  # noqa: PLC0415 - for that reason

    return create_app(config)


def _why(error: OSError) -> StartReason:
    known = {
        errno.EADDRINUSE: StartReason.PORT_TAKEN,
        errno.EACCES: StartReason.PORT_CLOSED,
    }
    return known.get(error.errno or 0, StartReason.NOT_AN_ADDRESS)
