"""A small app in the place of the real one, to see how a server process begins and ends.

As a program it serves that app: `python -m tests.server.operation.stub_app HOW PORT`. What it
does is printed on the standard output.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket

from trimino.room.errors import RoomError, RoomReason
from trimino.rules import TriminoError
from trimino.server.operation.config import Config
from trimino.server.operation.serve import serve
from trimino.words import say


class StubService:
    """Sockets that are told to come back, and work that takes a moment to finish."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.goodbye = asyncio.Event()

    async def drain(self) -> None:
        tell("draining")
        self.goodbye.set()
        if self.how in ("hangs", "hangs on"):
            await asyncio.sleep(3600)
        if self.how == "breaks":
            raise RuntimeError
        await asyncio.sleep(0.3)
        tell("drained")


def create_app(how: str) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if how == "refuses":
            raise RoomError(RoomReason.NAME_TOO_LONG, most=24)
        if how == "fails":
            raise RuntimeError("apple")
        app.state.service = StubService(how)
        yield
        tell("closed")

    app = FastAPI(lifespan=lifespan)

    @app.get("/who")
    async def guest_of(request: Request) -> tuple[str, str]:
        return request.url.scheme, request.client.host if request.client else ""

    @app.get("/slow")
    async def slow() -> str:
        tell("begun")
        await asyncio.sleep(0.6)
        return "finished"

    @app.websocket("/socket")
    async def socket(socket: WebSocket) -> None:
        await socket.accept()
        parting = asyncio.create_task(app.state.service.goodbye.wait())
        heard = asyncio.create_task(socket.receive_text())
        await asyncio.wait((parting, heard), return_when=asyncio.FIRST_COMPLETED)
        said = "come back" if parting.done() else f"heard {len(heard.result())}"
        parting.cancel()
        heard.cancel()
        await socket.send_text(said)
        await socket.close()

    return app


def tell(*words: str) -> None:
    sys.stdout.write(f"{' '.join(words)}\n")
    sys.stdout.flush()


def main() -> None:
    how, port = sys.argv[1:]
    config = Config(
        database="postgresql://anna:apple@db.example:5432/games",
        port=int(port),
        stop_within=1.0 if how == "hangs" else 600.0,
        trusted_proxies=("127.0.0.1",) if how == "behind" else (),
    )
    try:
        serve(config, tell, lambda config: create_app(how))
    except TriminoError as error:
        sys.exit(say(error.message))


if __name__ == "__main__":
    main()
