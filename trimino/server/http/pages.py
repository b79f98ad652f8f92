"""The web app, on the same port as the doors: files that were built before, held in memory.

Whatever no door takes comes here. A path that names a file is answered with that file; nothing is
looked for on the disk meanwhile, so no path leads out of the folder. Any other path that a person
opens is a page, which the app shows, or says itself that there is none.
"""

import hashlib
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

import trimino
from trimino.words import say

INDEX = "/index.html"
LASTING = "/assets/"
"""Files in this folder have a hash in their names: another content is another file."""

NOT_PAGES = ("/api", "/health", "/metrics", LASTING.rstrip("/"))

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
UNKNOWN = "application/octet-stream"

ENDINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build wrote down beside a file, the smallest first."""


def app_folder() -> Path:
    """Where the built app lies: inside the package, or in a checkout where it was built."""
    package = Path(trimino.__file__).parent
    inside = package / "web"
    return inside if inside.is_dir() else package.parent / "web" / "dist"


class Form(NamedTuple):
    """A file in one encoding."""

    encoding: str
    body: bytes
    tag: str


class File(NamedTuple):
    """A file of the app, in every encoding that it has; the last is as it is."""

    path: str
    forms: tuple[Form, ...]

    @property
    def type(self) -> str:
        return TYPES.get(Path(self.path).suffix, UNKNOWN)

    @property
    def kept(self) -> str:
        """For how long a browser may keep it without asking."""
        lasting = self.path.startswith(LASTING)
        return "public, max-age=31536000, immutable" if lasting else "no-cache"

    def answer(self, request: Request) -> Response:
        form = self._form_for(request.headers.get("accept-encoding", ""))
        headers = {"cache-control": self.kept, "etag": form.tag, "vary": "accept-encoding"}
        if form.encoding:
            headers["content-encoding"] = form.encoding
        if form.tag in _tags(request.headers.get("if-none-match", "")):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        headers["content-length"] = str(len(form.body))
        body = b"" if request.method == "HEAD" else form.body
        return Response(body, headers=headers, media_type=self.type)

    def _form_for(self, accepted: str) -> Form:
        taken = {*_taken(accepted), ""}
        return next(form for form in self.forms if form.encoding in taken)


class Pages:
    """All that a browser gets of the app; what it is not asked for is answered by `otherwise`."""

    path = "(app)"
    """What logs and measurements call it: never the path that was asked for."""

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
                told = say("app-not-built")
                return PlainTextResponse(told, status_code=HTTPStatus.NOT_FOUND)
        return file and file.answer(request)


def _is_page(path: str, request: Request) -> bool:
    """Whether a person opens it, and not a program or a part of a page."""
    if any(path == other or path.startswith(f"{other}/") for other in NOT_PAGES):
        return False
    return "text/html" in request.headers.get("accept", "")


def _read(folder: Path) -> Iterator[File]:
    found = {path for path in folder.rglob("*") if path.is_file()}
    for path in sorted(found):
        if path.suffix in ENDINGS.values() and path.with_suffix("") in found:
            continue
        beside = ((code, path.with_name(path.name + end)) for code, end in ENDINGS.items())
        encoded = [_form(code, other) for code, other in beside if other in found]
        name = f"/{path.relative_to(folder).as_posix()}"
        yield File(name, (*encoded, _form("", path)))


def _form(encoding: str, path: Path) -> Form:
    body = path.read_bytes()
    return Form(encoding, body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def _tags(header: str) -> list[str]:
    """The tags of contents that a browser has; a proxy may have made them weak."""
    return [tag.strip().removeprefix("W/") for tag in header.split(",")]


def _taken(header: str) -> Iterator[str]:
    """The encodings that a browser takes.

    >>> [*_taken("gzip;q=0.5, br, zstd;q=0")]
    ['gzip', 'br']
    """
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            yield name.strip()
