"""Serves a build of the app, with the server's endpoints."""

import math
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from bench.offline.slow_phone import SlowNetwork
from tests.server.servers import free_port
from trimino.server.http.app import create_app
from trimino.server.operation.config import Config


@contextmanager
def serving_app(folder: Path, *, slow: bool = False) -> Iterator[str]:
    """A server in this process for the files in a folder; gives its address."""
    with tempfile.TemporaryDirectory() as home:
        port = free_port()
        config = Config(database=f"sqlite:///{home}/tables.db", workers=1, limits=math.inf)
        app: ASGIApp = create_app(config, folder)
        app = SlowNetwork(app) if slow else app
        server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning"))
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join()
