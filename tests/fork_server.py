"""Fork server: starts `trimino` for tests without loading its modules each time.

Loading the modules of the server takes three seconds of a core. The fork server loads them once,
and forks for each program that a test wants. Such a program runs as if started by its name, but is
a child of another process. Tests of starting and of its environment start a new interpreter.
"""

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO

from tests.fork_program import NUMBER_BYTES

PROGRAM = Path(__file__).with_name("fork_program.py")

MODULES = ("typer", "rich.console", "trimino.server.http.app", "trimino.server.operation.serve")
"""Modules that take long to load, and depend on neither the language nor the environment."""


class ForkedProcess:
    """A program that the fork server started, with as much of `subprocess.Popen` as tests need."""

    def __init__(self, client: socket.socket, stdout: IO[str]) -> None:
        self.stdout = stdout
        self._client = client
        self.pid = self._number(None)

    def send_signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """Wait for its end, and give the exit code; to be called once."""
        with self._client:
            return self._number(timeout)

    def _number(self, timeout: float | None) -> int:
        self._client.settimeout(timeout)
        return int.from_bytes(self._client.recv(NUMBER_BYTES), "big", signed=True)


class ForkServer:
    """The process that forks; it ends with this one."""

    def __init__(self, *modules: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="trimino-fork-")
        self._address = f"{self._folder.name}/socket"
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(self._address)
            listener.listen()
            number = listener.fileno()
            command = [sys.executable, "-P", str(PROGRAM), str(number), *modules]
            # In a session of its own Ctrl-C does not reach it.
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, pass_fds=[number], start_new_session=True
            )

    def start(self, *arguments: str, environ: Mapping[str, str], stderr: IO[str]) -> ForkedProcess:
        """Start `trimino`; what it writes can be read from `stdout`, and goes to `stderr`."""
        read, write = os.pipe()
        request = {"arguments": arguments, "environ": dict(environ), "folder": str(Path.cwd())}
        client = socket.socket(socket.AF_UNIX)
        client.connect(self._address)
        with Path(os.devnull).open("rb") as nothing:
            streams = [nothing.fileno(), write, stderr.fileno()]
            socket.send_fds(client, [json.dumps(request).encode()], streams)
        os.close(write)
        return ForkedProcess(client, os.fdopen(read))

    def close(self) -> None:
        """End it, and kill what it started."""
        self._process.communicate()
        self._folder.cleanup()


@cache
def fork_server() -> ForkServer:
    """The fork server of this process."""
    started = ForkServer(*MODULES)
    atexit.register(started.close)
    return started
