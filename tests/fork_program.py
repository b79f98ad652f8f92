"""Program of the fork server: loads modules once, then starts `trimino` as copies of itself.

Whoever connects sends the arguments and the environment of a program, with its three standard
streams, and is told its process id, and when it has ended, its exit code. Programs still running
when the standard input of this one ends are killed.
"""

import gc
import json
import os
import signal
import socket
import sys
from contextlib import suppress
from importlib import import_module
from selectors import EVENT_READ, DefaultSelector
from typing import Any

REQUEST_BYTES = 1 << 20
STREAMS = (0, 1, 2)
NUMBER_BYTES = 4
"""Bytes of a process id or an exit code."""


def pack_number(number: int) -> bytes:
    return number.to_bytes(NUMBER_BYTES, "big", signed=True)


class ChildEnd:
    """A descriptor that becomes readable when a child has ended, and who wants to know."""

    def __init__(self, pid: int, client: socket.socket) -> None:
        self.pid = pid
        self._client = client
        self._descriptor = os.pidfd_open(pid)

    def fileno(self) -> int:
        return self._descriptor

    def tell(self) -> None:
        _, status = os.waitpid(self.pid, 0)
        # The client may not want to know any more.
        with suppress(OSError):
            self._client.sendall(pack_number(os.waitstatus_to_exitcode(status)))

    def close(self) -> None:
        os.close(self._descriptor)
        self._client.close()


def main() -> None:
    listener = socket.socket(fileno=int(sys.argv[1]))
    for name in sys.argv[2:]:
        import_module(name)
    gc.collect()
    gc.freeze()
    serve(listener)
    # Only a child comes here.
    from trimino.cli.main import main as trimino  # noqa: PLC0415 - it is to start in a child

    trimino()


def serve(listener: socket.socket) -> None:
    """Start children as asked; return in each of them."""
    selector = DefaultSelector()
    parent = os.dup(0)
    for source in (listener, parent):
        selector.register(source, EVENT_READ)
    while True:
        for key, _ in selector.select():
            if key.fileobj == parent:
                end(selector)
            elif isinstance(key.fileobj, ChildEnd):
                selector.unregister(key.fileobj)
                key.fileobj.tell()
                key.fileobj.close()
            elif fork(listener.accept()[0], selector):
                return


def fork(client: socket.socket, selector: DefaultSelector) -> bool:
    """Start a child for a client; return whether this is the child."""
    request, streams, _, _ = socket.recv_fds(client, REQUEST_BYTES, len(STREAMS))
    pid = os.fork()
    if pid == 0:
        client.close()
        _close_all(selector)
        _become(json.loads(request), streams)
        return True
    for stream in streams:
        os.close(stream)
    client.sendall(pack_number(pid))
    selector.register(ChildEnd(pid, client), EVENT_READ)
    return False


def end(selector: DefaultSelector) -> None:
    """Kill the children, and exit."""
    for key in selector.get_map().values():
        if isinstance(key.fileobj, ChildEnd):
            os.kill(key.fileobj.pid, signal.SIGKILL)
    os._exit(0)


def _close_all(selector: DefaultSelector) -> None:
    """Close what belongs to the server, which the child has no use for."""
    for key in list(selector.get_map().values()):
        if isinstance(key.fileobj, int):
            os.close(key.fileobj)
        else:
            key.fileobj.close()  # type: ignore[attr-defined] # a socket or the end of a child
    selector.close()


def _become(request: dict[str, Any], streams: list[int]) -> None:
    """Take over the arguments, environment and standard streams of the new program."""
    for number, stream in zip(STREAMS, streams, strict=True):
        os.dup2(stream, number)
        os.close(stream)
    # The streams of this process remember where they led before.
    sys.stdin = open(0, closefd=False)  # noqa: SIM115 - closed with the process
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, errors="backslashreplace", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(request["environ"])
    os.chdir(request["folder"])
    sys.argv[1:] = request["arguments"]


if __name__ == "__main__":
    main()
