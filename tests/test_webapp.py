"""The web app of a checkout: when it is built again, and messages when it cannot be."""

import subprocess
import sys
from pathlib import Path
from threading import Semaphore

import pytest

import webapp


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a small app that is neither installed nor built."""
    folder = tmp_path / "web"
    for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    words = tmp_path / "trimino" / "locales" / "en" / "web.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("home-play = Play")
    (folder / "scripts").mkdir()
    (folder / "scripts" / "engine.json").write_text('{"packages": ["rules"]}')
    rules = tmp_path / "trimino" / "rules"
    rules.mkdir()
    (rules / "field.py").write_text("")
    places = {"ROOT": tmp_path, "WEB": folder, "DIST": folder / "dist"}
    modules = folder / "node_modules"
    places |= {"MODULES": modules, "INSTALLED": modules / ".i", "BUILT": modules / ".b"}
    for name, path in places.items():
        monkeypatch.setattr(webapp, name, path)
    return folder


@pytest.fixture
def asked(web: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that npm was given; a stand-in writes the files it would."""
    asked: list[str] = []

    def npm(*args: str) -> None:
        asked.append(" ".join(args))
        place = web / ("node_modules" if args == ("ci",) else "dist")
        place.mkdir(exist_ok=True)
        (place / "index.html").write_text("built")

    monkeypatch.setattr(webapp, "npm", npm)
    return asked


def test_what_was_built_is_not_built_again(asked: list[str]) -> None:
    webapp.build()
    assert asked == ["ci", "run build"]
    webapp.build()
    webapp.install()
    assert asked == ["ci", "run build"]


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ("web/src/main.ts", ["run build"]),
        ("web/src/new.ts", ["run build"]),
        ("trimino/locales/en/web.ftl", ["run build"]),
        ("trimino/rules/field.py", ["run build"]),
        ("web/package-lock.json", ["ci", "run build"]),
        ("web/.npmrc", ["ci", "run build"]),
        ("web/dist/index.html", []),
        ("web/node_modules/x.js", []),
        ("trimino/app.py", []),
    ],
)
def test_what_changed_is_done_again(
    web: Path, asked: list[str], changed: str, again: list[str]
) -> None:
    webapp.build()
    asked.clear()
    (web.parent / changed).write_text("changed")
    webapp.build()
    assert asked == again


def test_a_file_with_another_name_is_another_source(web: Path, asked: list[str]) -> None:
    webapp.build()
    (web / "src" / "main.ts").rename(web / "src" / "other.ts")
    webapp.build()
    assert asked[-1] == "run build"
    assert len(asked) == 3


def test_what_was_built_and_is_gone_is_built_again(web: Path, asked: list[str]) -> None:
    webapp.build()
    (web / "dist" / "index.html").unlink()
    webapp.build()
    assert asked == ["ci", "run build", "run build"]


def test_an_interrupted_installation_is_repeated(
    asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(webapp, "npm", interrupted)
        with pytest.raises(KeyboardInterrupt):
            webapp.build()
    webapp.build()
    assert asked == ["ci", "run build"]


def test_a_build_that_failed_vouches_for_nothing(
    web: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*args: str) -> None:
        sys.exit("npm run build failed.")

    webapp.build()
    source = web / "src" / "main.ts"
    before = source.read_text()
    with monkeypatch.context() as patch:
        patch.setattr(webapp, "npm", failing)
        source.write_text("broken")
        with pytest.raises(SystemExit):
            webapp.build()
    source.write_text(before)
    webapp.build()
    assert asked == ["ci", "run build", "run build"]


def programs(
    monkeypatch: pytest.MonkeyPatch, *, node: str | None, code: int = 0, told: str = ""
) -> list[str]:
    """Replace Node.js by a version, or by none, and npm by a result; give the commands run."""
    ran: list[str] = []

    def quietly(*command: str | Path) -> "subprocess.CompletedProcess[str]":
        ran.append(" ".join(map(str, command)))
        asks = command[1:] == ("--version",)
        return subprocess.CompletedProcess(command, 0 if asks else code, node if asks else told)

    monkeypatch.setattr(webapp, "quietly", quietly)
    here = {"node", "npm"} if node else set()
    monkeypatch.setattr(
        "webapp.shutil.which", lambda name: name if name in here | {"apt-get"} else None
    )
    return ran


def test_npm_is_quoted_where_it_fails(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs(monkeypatch, node="v20.1.0", code=1, told="npm error code EUSAGE\n")
    with pytest.raises(SystemExit, match="npm ci failed") as end:
        webapp.build()
    assert str(end.value).endswith("\nnpm error code EUSAGE")
    assert not webapp.INSTALLED.exists()


def test_who_waits_for_a_silent_registry_is_told(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, told = list[str](), Semaphore(0)

    def say(sentence: str) -> None:
        said.append(sentence)
        if sentence.startswith("Still"):
            told.release()

    def npm(*args: str) -> None:
        for _ in range(2):
            assert told.acquire(timeout=10)
        web.joinpath("node_modules").mkdir()

    for name, stand_in in (("npm", npm), ("say", say), ("FIRST_WORD", 0.01), ("NEXT_WORD", 0.01)):
        monkeypatch.setattr(webapp, name, stand_in)
    webapp.install()
    _, first, second, *_ = said
    assert first == second
    assert first.startswith("Still installing web/package-lock.json, after 0 s.")
    assert "A slow network may be the reason" in first


def test_who_waits_shortly_is_told_once(
    asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    webapp.install()
    assert asked == ["ci"]
    assert capsys.readouterr().err == "Installing web/package-lock.json, this once …\n"


def test_npm_works_in_the_folder_of_the_app(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = programs(monkeypatch, node="v22.0.0")
    webapp.npm("run", "build")
    assert ran[-1] == f"npm --prefix {web} run build"


@pytest.mark.parametrize(
    ("node", "told"), [(None, "it is not here"), ("v18.20.4\n", "here is version 18")]
)
@pytest.mark.parametrize("user", [0, 1000])
def test_without_node_it_is_said_what_to_do(
    monkeypatch: pytest.MonkeyPatch, node: str | None, told: str, user: int
) -> None:
    ran = programs(monkeypatch, node=node)
    monkeypatch.setattr("webapp.os.geteuid", lambda: user)
    with pytest.raises(SystemExit, match=told) as end:
        webapp.npm("ci")
    assert "sudo apt-get install nodejs npm" in str(end.value)
    assert ".venv/bin/trimino play" in str(end.value)
    # apt does not upgrade an old Node.js to a new major version, and only root may install.
    installs = [command for command in ran if "install" in command]
    wanted = ["apt-get install --yes nodejs npm"] if node is None and user == 0 else []
    assert installs == wanted


def test_the_sources_are_those_of_this_project() -> None:
    files = {path.relative_to(webapp.ROOT).as_posix() for path in webapp.sources()}
    assert {"web/index.html", "web/package.json", "trimino/locales/en/game.ftl"} <= files
    assert not [name for name in files if "node_modules" in name or "/dist/" in name]
