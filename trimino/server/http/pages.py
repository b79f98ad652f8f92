"""Pages: serves the built web app for every path that is no endpoint.

A path that names a file is answered with that file. Files are listed once, at the start, so no path
leads out of the folder. Small ones are kept in memory; large ones, which a device fetches once to
play without a network, are read when they are asked for. Any other path that a browser navigates to
is answered with the index page: the web app shows it, or says that there is no such page.
"""

import hashlib
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send

import trimino
from trimino.server.http.answer_parts import PART
from trimino.words import say

INDEX = "/index.html"
LASTING = ("/assets/", "/py/")
"""Files in these folders have a hash in their paths, so they never change."""

NOT_PAGES = ("/api", "/health", "/metrics", *(folder.rstrip("/") for folder in LASTING))

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
UNKNOWN = "application/octet-stream"

KEPT_IN_MEMORY = 200_000
"""Bytes up to which a file is kept in memory."""

ENDINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build wrote beside a file, the smallest first."""


def app_folder() -> Path:
    """The folder of the built app: inside the package, or in a checkout."""
    package = Path(trimino.__file__).parent
    inside = package / "web"
    return inside if inside.is_dir() else package.parent / "web" / "dist"


class EncodedFile(NamedTuple):
    """A file in one encoding."""

    encoding: str
    body: bytes | Path
    size: int
    tag: str


class AppFile(NamedTuple):
    """A file of the app in all its encodings; the last one is unencoded."""

    path: str
    forms: tuple[EncodedFile, ...]

    @property
    def type(self) -> str:
        return TYPES.get(Path(self.path).suffix, UNKNOWN)

    @property
    def cache_control(self) -> str:
        """The `Cache-Control` header."""
        lasting = self.path.startswith(LASTING)
        return "public, max-age=31536000, immutable" if lasting else "no-cache"

    def answer(self, request: Request) -> Response | None:
        """The file; None if it is gone, because the app was built again meanwhile."""
        form = self._form_for(request.headers.get("accept-encoding", ""))
        headers = {"cache-control": self.cache_control, "etag": form.tag, "vary": "accept-encoding"}
        if form.encoding:
            headers["content-encoding"] = form.encoding
        if form.tag in _tags(request.headers.get("if-none-match", "")):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        headers["content-length"] = str(form.size)
        if request.method == "HEAD":
            return Response(headers=headers, media_type=self.type)
        if isinstance(form.body, Path):
            parts = _parts(form.body, form.size)
            sent = StreamingResponse(parts, headers=headers, media_type=self.type)
            return sent if form.body.is_file() else None
        return Response(form.body, headers=headers, media_type=self.type)

    def _form_for(self, accepted: str) -> EncodedFile:
        taken = {*accepted_encodings(accepted), ""}
        return next(form for form in self.forms if form.encoding in taken)


class Pages:
    """Answers with files of the web app, and passes every other request to `otherwise`."""

    path = "(app)"
    """The route in logs and metrics: never the requested path."""

    def __init__(self, folder: Path, otherwise: ASGIApp) -> None:
        self.files = {file.path: file for file in _read(folder)}
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = None
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            answer = self._answer(Request(scope))
        if answer is None:
            await self.otherwise(scope, receive, send)
            return
        scope["route"] = self
        await answer(scope, receive, send)

    def _answer(self, request: Request) -> Response | None:
        path = request.scope["path"]
        file = self.files.get(path)
        if file is None and (path == "/" or _is_page(path, request)):
            file = self.files.get(INDEX)
            if file is None:
                text = say("app-not-built")
                return PlainTextResponse(text, status_code=HTTPStatus.NOT_FOUND)
        return file and file.answer(request)


def _is_page(path: str, request: Request) -> bool:
    """Whether a browser navigates to the path, rather than a program or a page loading it."""
    if any(path == other or path.startswith(f"{other}/") for other in NOT_PAGES):
        return False
    return "text/html" in request.headers.get("accept", "")


def _read(folder: Path) -> Iterator[AppFile]:
    found = {path for path in folder.rglob("*") if path.is_file()}
    for path in sorted(found):
        if path.suffix in ENDINGS.values() and path.with_suffix("") in found:
            continue
        beside = ((code, path.with_name(path.name + end)) for code, end in ENDINGS.items())
        encoded = [_form(code, other) for code, other in beside if other in found]
        name = f"/{path.relative_to(folder).as_posix()}"
        yield AppFile(name, (*encoded, _form("", path)))


def _form(encoding: str, path: Path) -> EncodedFile:
    content = path.read_bytes()
    body = content if len(content) <= KEPT_IN_MEMORY else path
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return EncodedFile(encoding, body, len(content), tag)


def _parts(path: Path, size: int) -> Iterator[bytes]:
    """The parts of a file, which is not open while a client reads one, if it ever does."""
    for start in range(0, size, PART):
        with path.open("rb") as file:
            file.seek(start)
            part = file.read(PART)
        yield part


def _tags(header: str) -> list[str]:
    """The entity tags that a browser has; a proxy may have made them weak."""
    return [tag.strip().removeprefix("W/") for tag in header.split(",")]


def accepted_encodings(header: str) -> Iterator[str]:
    """The encodings that a browser accepts.

    >>> [*accepted_encodings("gzip;q=0.5, br, zstd;q=0")]
    ['gzip', 'br']
    """
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            yield name.strip()
