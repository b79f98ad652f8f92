"""Minimal WebSocket client, so that the load generator costs little beside the server.

It reads frames that are neither fragmented, masked nor compressed. What it sends is masked, as the
protocol requires, with a mask of zeros, which changes nothing.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Self, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)


class Socket(asyncio.Protocol):
    """A connection; `take` is called with every text that arrives.

    It `is_lost` once it ended and nobody here closed it.
    """

    def __init__(self) -> None:
        self.take: Callable[[bytes], None] = lambda text: None
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self._is_closed = False
        self._left = bytearray()
        self._take_bytes = self._take_answer

    @classmethod
    async def connect(
        cls,
        port: int,
        path: str,
        take: Callable[[bytes], None],
        cookie: str = "",
        address: str | None = None,
    ) -> Self:
        """Connect, from an address of this machine if one is given."""
        loop = asyncio.get_running_loop()
        local = (address, 0) if address else None
        transport, socket = await loop.create_connection(cls, "127.0.0.1", port, local_addr=local)
        socket.take = take
        transport.write(request(port, path, cookie))
        await socket.is_open
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = not self._is_closed
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._left += data
        self._take_bytes()

    def send(self, text: bytes, kind: int = TEXT) -> None:
        size = len(text)
        if size < 126:
            head = struct.pack("!BB", FINAL | kind, MASKED | size)
        else:
            head = struct.pack("!BBH", FINAL | kind, MASKED | 126, size)
        self._transport.write(head + NO_MASK + text)

    def close(self) -> None:
        self._is_closed = True
        self._transport.abort()

    def _take_answer(self) -> None:
        """The server's consent, after which frames come."""
        head, end, _ = self._left.partition(b"\r\n\r\n")
        if not end:
            return
        del self._left[: len(head) + len(end)]
        self._take_bytes = self._take_frames
        if self.is_open.done():
            # Nobody waits for it any more.
            self._transport.abort()
            return
        if head.split(b" ", 2)[1] == b"101":
            self.is_open.set_result(True)
        else:
            self.is_open.set_exception(ConnectionError(head.decode()))
        self._take_frames()

    def _take_frames(self) -> None:
        data, start = self._left, 0
        while (bounds := _frame(data, start)) is not None:
            begin, end = bounds
            kind, start = data[start] & 0x0F, end
            if kind == TEXT:
                self.take(bytes(data[begin:end]))
            elif kind == PING:
                self.send(bytes(data[begin:end]), PONG)
            elif kind == CLOSE:
                self._transport.close()
        del data[:start]


def _frame(data: bytearray, start: int) -> tuple[int, int] | None:
    """The bounds of the next frame's text, if all of it has arrived."""
    if len(data) < start + 2:
        return None
    begin, size = start + 2, data[start + 1]
    if size >= 126:
        width = 2 if size == 126 else 8
        size = int.from_bytes(data[begin : begin + width])
        begin += width
    end = begin + size
    return (begin, end) if end <= len(data) else None


def request(port: int, path: str, cookie: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    if cookie:
        lines.append(f"Cookie: trimino={cookie}")
    return "\r\n".join([*lines, "", ""]).encode()
