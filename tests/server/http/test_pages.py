"""The built app on the server's port: which file, in which encoding, for how long; and no other."""

import gzip
from pathlib import Path

import pytest
from fastapi import FastAPI
from prometheus_client import generate_latest

from tests.server.asgi import ask
from trimino.server.access.rate_limits import ADDRESS, RequestKind
from trimino.server.http import pages
from trimino.server.http.app import create_app
from trimino.server.operation.config import Config
from trimino.words import say

CONFIG = Config(database="sqlite:///none.db")
INDEX = b"<!doctype html><title>Trimino</title>"
SCRIPT = b"export const tiles = 56;\n" * 100
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
ENCODED = b"as brotli would have it"
FILES = {
    "index.html": INDEX,
    "sw.js": b"self.skipWaiting();",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg/>",
    "assets/index-C0ffee.js": SCRIPT,
    "assets/index-C0ffee.js.gz": gzip.compress(SCRIPT),
    "assets/index-C0ffee.js.br": ENCODED,
    "assets/theme-Abc.css": b"body {}",
    "assets/game-Def.ftl": "well = Topf voll Steine ▲".encode(),
    "assets/odd-Ghi.bin": b"\0",
}
AT = "/assets/index-C0ffee.js"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small app that was built, and a file beside it that is nobody's business."""
    dist = tmp_path_factory.mktemp("web") / "dist"
    for name, content in FILES.items():
        path = dist / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (dist.parent / "secret.txt").write_text("apple")
    return dist


@pytest.fixture(scope="module")
def app(dist: Path) -> FastAPI:
    return create_app(CONFIG, dist)


@pytest.mark.parametrize(
    ("path", "type"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        (AT, "text/javascript; charset=utf-8"),
        ("/assets/theme-Abc.css", "text/css; charset=utf-8"),
        ("/assets/game-Def.ftl", "text/plain; charset=utf-8"),
        ("/assets/odd-Ghi.bin", "application/octet-stream"),
    ],
)
def test_every_file_has_its_type_and_says_how_long_it_is_kept(
    app: FastAPI, path: str, type: str
) -> None:
    answer = ask(app, "GET", path, headers={"accept-encoding": "identity"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == type
    assert answer.content == FILES[path[1:] or "index.html"]
    lasting = "public, max-age=31536000, immutable"
    kept = lasting if path.startswith("/assets/") else "no-cache"
    assert answer.headers.get_list("cache-control") == [kept]
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/table/abc", "/rules/triomino", "/nowhere", "/apiary", "/a.b/c"])
def test_what_a_person_opens_is_a_page_of_the_app(app: FastAPI, path: str) -> None:
    answer = ask(app, "GET", path, headers=BROWSER)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/api", BROWSER),
        ("/api/nowhere", BROWSER),
        ("/health/nowhere", BROWSER),
        ("/metrics/nowhere", BROWSER),
        ("/assets/gone-Xyz.js", BROWSER),
        ("/assets", BROWSER),
        ("/icon-192.png", {"accept": "image/*,*/*"}),
        ("/table/abc", {}),
        (f"{AT}.br", {}),
    ],
)
def test_nothing_else_is(app: FastAPI, path: str, headers: dict[str, str]) -> None:
    answer = ask(app, "GET", path, headers=headers)
    assert answer.status_code == 404
    assert answer.json()["error"]["name"] == "no-such-page"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_pages_are_only_looked_at(app: FastAPI, method: str) -> None:
    assert ask(app, method, "/table/abc", headers=BROWSER).status_code == 404
    assert ask(app, method, "/", headers=BROWSER).status_code == 404


def test_the_doors_are_as_they_were(app: FastAPI) -> None:
    assert ask(app, "GET", "/health/alive", headers=BROWSER).json() == {"status": "alive"}
    assert "openapi" in ask(app, "GET", "/api/openapi.json", headers=BROWSER).json()
    assert "/{path}" not in str(app.openapi()["paths"].keys())


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/assets/%00",
        "/assets/..%5c..%5csecret.txt",
    ],
)
def test_no_path_leads_out_of_the_folder(app: FastAPI, path: str) -> None:
    for headers in (BROWSER, {}):
        answer = ask(app, "GET", path, headers=headers)
        assert answer.status_code == 404 or answer.content == INDEX
        assert b"apple" not in answer.content


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0", ""),
        ("", ""),
        ("brotli", ""),
    ],
)
def test_the_smallest_form_that_is_taken_is_sent(
    app: FastAPI, accepted: str, encoding: str
) -> None:
    answer = ask(app, "HEAD", AT, headers={"accept-encoding": accepted})
    content = FILES[AT[1:] + {"br": ".br", "gzip": ".gz"}.get(encoding, "")]
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["content-length"] == str(len(content))
    assert answer.headers["vary"] == "accept-encoding"


def test_what_was_packed_is_unpacked_to_the_same(app: FastAPI) -> None:
    assert ask(app, "GET", AT, headers={"accept-encoding": "gzip"}).content == SCRIPT


@pytest.mark.parametrize("path", ["/", AT, "/table/abc"])
def test_who_asks_for_the_head_gets_no_body(app: FastAPI, path: str) -> None:
    head, whole = (ask(app, method, path, headers=BROWSER) for method in ("HEAD", "GET"))
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers == whole.headers


@pytest.mark.parametrize("path", ["/", AT])
def test_what_a_browser_has_is_not_sent_again(app: FastAPI, path: str) -> None:
    first = ask(app, "GET", path, headers={"accept-encoding": "gzip"})
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = ask(app, "GET", path, headers={"accept-encoding": "gzip", "if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == first.headers["cache-control"]
    other = {"accept-encoding": "gzip", "if-none-match": '"other"'}
    assert ask(app, "GET", path, headers=other).status_code == 200


def test_encodings_of_one_file_are_told_apart(app: FastAPI) -> None:
    taken = ("br", "gzip", "identity")
    tags = {
        ask(app, "HEAD", AT, headers={"accept-encoding": code}).headers["etag"] for code in taken
    }
    assert len(tags) == len(taken)


def test_a_large_file_is_read_when_it_is_asked_for(tmp_path: Path) -> None:
    large = bytes(range(256)) * 2000
    folder = tmp_path / "py" / "c0ffee"
    folder.mkdir(parents=True)
    (folder / "python.zip").write_bytes(large)
    (folder / "python.zip.gz").write_bytes(gzip.compress(large, 0))
    app, path = create_app(CONFIG, tmp_path), "/py/c0ffee/python.zip"
    plain, packed = (
        ask(app, "GET", path, headers={"accept-encoding": code}) for code in ("identity", "gzip")
    )
    assert plain.content == packed.content == large
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.headers["etag"] != packed.headers["etag"]
    assert "immutable" in plain.headers["cache-control"]
    tag = {"accept-encoding": "identity", "if-none-match": plain.headers["etag"]}
    assert ask(app, "GET", path, headers=tag).status_code == 304
    file = pages.Pages(tmp_path, app).files[path]
    assert all(isinstance(form.body, Path) for form in file.forms)
    (folder / "python.zip").unlink()
    gone = ask(app, "GET", path, headers={"accept-encoding": "identity"})
    assert gone.status_code == 404


def test_a_whole_school_may_open_the_app_at_once(dist: Path) -> None:
    slow = create_app(Config(database="sqlite:///none.db", limits=0.01), dist)
    most = round(ADDRESS[RequestKind.REQUEST].burst * 0.01)
    codes = {ask(slow, "GET", AT).status_code for _ in range(3 * most)}
    assert codes == {200}
    assert ask(slow, "GET", "/").status_code == 200


def test_where_nothing_was_built_it_is_said_how_to(tmp_path: Path) -> None:
    bare = create_app(CONFIG, tmp_path / "nothing")
    for path in ("/", "/table/abc"):
        answer = ask(bare, "GET", path, headers=BROWSER)
        assert (answer.status_code, answer.text) == (404, say("app-not-built"))
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
    assert ask(bare, "GET", "/health/alive", headers=BROWSER).status_code == 200
    assert ask(bare, "GET", AT).json()["error"]["name"] == "no-such-page"


def test_the_app_inside_the_package_goes_before_that_of_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "trimino"
    monkeypatch.setattr("trimino.__file__", str(package / "__init__.py"))
    assert pages.app_folder() == tmp_path / "web" / "dist"
    (package / "web").mkdir(parents=True)
    assert pages.app_folder() == package / "web"


def test_pages_are_counted_together_and_never_by_their_path(app: FastAPI) -> None:
    ask(app, "GET", "/table/a-secret-table", headers=BROWSER)
    ask(app, "GET", AT)
    measured = generate_latest(app.state.service.metrics.registry).decode()
    assert 'route="(app)"' in measured
    assert "a-secret-table" not in measured
