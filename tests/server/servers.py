"""Real servers for tests: processes of their own, killed as fate kills them."""

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.fork_server import ForkedProcess, fork_server

TRIMINO = Path(sys.executable).with_name("trimino")

QUICK = {
    "TRIMINO_BOT_PAUSE": "0",
    "TRIMINO_UNDO_PAUSE": "0",
    "TRIMINO_DEAL_PAUSE": "0",
    "TRIMINO_LIMITS": "off",
    "TRIMINO_WORKERS": "1",
    "TRIMINO_LOG_LEVEL": "warning",
}
"""Nobody has to be able to follow, and nobody is told to wait."""


class Server:
    """A server process on a port of its own; killed, it can be started again on the same port."""

    def __init__(
        self, database: str, environ: Mapping[str, str] = QUICK, descriptors: int | None = None
    ) -> None:
        self.database = database
        self.port = free_port()
        self._descriptors = descriptors
        self._environ = dict(environ)
        self._process: subprocess.Popen[str] | ForkedProcess | None = None
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed by `close`

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        environ = {**_without_settings(), **self._environ}
        if self._descriptors or "PYTHONPATH" in self._environ:
            self._process = self._start_anew(arguments, environ)
        else:
            self._process = fork_server().start(*arguments, environ=environ, stderr=self._errors)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert re.search(rf":{self.port}\b", line), self.output()

    def _start_anew(self, arguments: list[str], environ: dict[str, str]) -> "subprocess.Popen[str]":
        command = [str(TRIMINO), *arguments]
        if self._descriptors:
            limit = f'ulimit -n {self._descriptors} && exec "$@"'
            command = ["sh", "-c", limit, "sh", *command]
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._errors, text=True, env=environ
        )

    def kill(self) -> None:
        """End it as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and give its exit code."""
        return self._end(signal.SIGTERM)

    def output(self) -> str:
        """The text that it wrote to standard error."""
        self._errors.seek(0)
        return self._errors.read()

    def close(self) -> None:
        if self._process is not None:
            self.kill()
        self._errors.close()

    def _end(self, sign: signal.Signals) -> int:
        assert self._process is not None
        process, self._process = self._process, None
        process.send_signal(sign)
        code = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        return code


@contextmanager
def serving(database: str, **environ: str) -> Iterator[Server]:
    """A server that runs, with these variables beside the quick ones."""
    with running(Server(database, {**QUICK, **environ})) as server:
        yield server


@contextmanager
def running(server: Server) -> Iterator[Server]:
    try:
        server.start()
        yield server
    finally:
        server.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
    return port


def _without_settings() -> dict[str, str]:
    kept = ("TRIMINO_CACHE", "TRIMINO_CHECK_BOUNDS")
    return {k: v for k, v in os.environ.items() if not k.startswith("TRIMINO_") or k in kept}
