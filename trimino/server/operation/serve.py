"""Server process: listens, announces its address, and stops without losing anything.

On SIGTERM or Ctrl-C it accepts no new connections, lets the service finish what is under way and
ask clients to reconnect, and only then closes their sockets.
"""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from trimino.rules import TriminoError
from trimino.server.errors import StartError, StartReason
from trimino.server.http.protocol.connections import Connections, DropReason
from trimino.server.http.protocol.http_protocol import LimitedHttp
from trimino.server.http.protocol.websocket_protocol import LimitedWebSocket
from trimino.server.operation.config import Config
from trimino.server.operation.lan import located
from trimino.server.operation.logs import set_up_logs
from trimino.server.service import Service

LOG = logging.getLogger("trimino.serve")

MAX_FRAME_BYTES = 16 * 1024
"""Bytes; no command needs more."""

PING_EVERY = 20.0
"""Seconds; a connection without an answer for as long again is closed."""

BACKLOG = 2048
"""Connections that may wait in the kernel."""

ACCEPTED_AT_ONCE = 8
"""Connections accepted in one step of the event loop. One that is dropped is closed some steps
later, and meanwhile uses a descriptor of those that the server keeps for itself."""

GARBAGE = (10_000, 10, 1_000)
"""Thresholds of the garbage collector: high, since most objects are short-lived frames, but all
tables wait for it. With 50,000 new objects it paused for up to 50 ms, and where what was left of
100 collections was looked at together, for half a second under attack."""

SWITCH_SECONDS = 0.0005
"""Seconds after which a thread that works gives way to another."""

START_FAILED = "lifespan.startup.failed"
END_FAILED = "lifespan.shutdown.failed"

_Announce = Callable[[str, str, str], None]
"""Called once the server is ready, with its local URL, the place of its data, and its public
address, if one was configured."""


def serve(
    config: Config, announce: _Announce, create_app: Callable[[Config], Starlette] | None = None
) -> None:
    """Serve until a signal stops it."""
    set_up_logs(config)
    with listening(config.host, config.port) as listener:
        config = located(config, listener)
        places = url_of(listener, config.host), place_of_data(config), config.address
        app = StartupErrors((create_app or _app)(config))
        server = DrainingServer(app, config, lambda: announce(*places))
        # Threads that work for long give way sooner, since moves wait for this one.
        sys.setswitchinterval(SWITCH_SECONDS)
        try:
            server.run(sockets=[listener])
        except SystemExit:
            # It could not start: raise the reason instead.
            if app.failure:
                raise app.failure from None
            raise


def listening(host: str, port: int) -> socket.socket:
    """A listening socket; clients wait in its backlog until the app is ready."""
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        both = host == "::" and socket.has_dualstack_ipv6()
        listener = socket.create_server(
            place[:2], family=family, backlog=BACKLOG, dualstack_ipv6=both
        )
        # Connections inherit it. Otherwise a short frame after another waits until the peer has
        # confirmed the first, which it does 40 ms later; asyncio sees to that only for sockets of
        # its own.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listener
    except socket.gaierror:
        raise StartError(StartReason.NOT_AN_ADDRESS, host=host) from None
    except OSError as error:
        raise StartError(_why(error), host=host, port=port) from None


def url_of(listener: socket.socket, host: str) -> str:
    """The URL of the server for a browser on this machine."""
    port = listener.getsockname()[1]
    local = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{local}]:{port}" if ":" in local else f"http://{local}:{port}"


def place_of_data(config: Config) -> str:
    """The place of the data, without a password."""
    if config.database.startswith("sqlite:///"):
        return config.database.removeprefix("sqlite:///")
    parts = urlsplit(config.database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


class StartupErrors:
    """Wraps an app, and keeps its refusal to start, which is shown instead of a trace."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.failure: TriminoError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        kept: list[Message] = []

        async def sent(message: Message) -> None:
            if message["type"] in (START_FAILED, END_FAILED):
                kept.append(message)
            else:
                await send(message)

        try:
            await self.app(scope, receive, sent)
        except asyncio.CancelledError:
            # After a second Ctrl-C there is nothing to report.
            kept.clear()
        except TriminoError as error:
            if [message["type"] for message in kept] != [START_FAILED]:
                raise
            self.failure = error
            kept = [{"type": START_FAILED, "message": ""}]
        finally:
            for message in kept:
                await send(message)

    async def drain(self) -> None:
        """Drain the service, if it ever started."""
        if self._service is not None:
            await self._service.drain()

    def count_drop(self, reason: DropReason) -> None:
        """Count a connection that was dropped."""
        if self._service is not None:
            self._service.metrics.dropped.labels(reason.value).inc()

    @property
    def _service(self) -> Service | None:
        """The service of the app; apps of tests have none."""
        return getattr(self.app.state, "service", None)


class DrainingServer(uvicorn.Server):
    """Uvicorn, with a callback when it is ready, that drains the service before closing sockets."""

    def __init__(self, app: StartupErrors, config: Config, ready: Callable[[], None]) -> None:
        connections = Connections(
            factor=config.limits, exempt=config.trusted_proxies, on_drop=app.count_drop
        )
        http = partial(LimitedHttp, connections=connections)
        socket = partial(LimitedWebSocket, connections=connections, factor=config.limits)
        super().__init__(
            uvicorn.Config(
                app,
                http=http,  # type: ignore[arg-type] # called like the class
                ws=socket,  # type: ignore[arg-type] # called like the class
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
                # The event loop accepts as many at once as may wait, unless more may wait later.
                backlog=ACCEPTED_AT_ONCE,
            )
        )
        self._app = app
        self._ready = ready
        self._stop_within = config.stop_within
        self._draining: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, with exit code 0; a second Ctrl-C does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        if self.force_exit and self._draining is not None:
            self._draining.get_loop().call_soon_threadsafe(self._draining.cancel)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        for listener in sockets or ():
            listener.listen(BACKLOG)
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
            # Whatever goes wrong here, everything acknowledged is on disk.
            LOG.exception("not drained")


def tune() -> None:
    """Tune the garbage collector: what is loaded by now stays, and is not scanned again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _app(config: Config) -> Starlette:
    # Imported here, because tests of this module bring an app of their own.
    from trimino.server.http.app import create_app  # noqa: PLC0415 - for that reason

    return create_app(config)


def _why(error: OSError) -> StartReason:
    known = {
        errno.EADDRINUSE: StartReason.PORT_TAKEN,
        errno.EACCES: StartReason.PORT_CLOSED,
    }
    return known.get(error.errno or 0, StartReason.NOT_AN_ADDRESS)
