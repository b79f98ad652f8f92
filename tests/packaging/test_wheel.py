"""The wheel and the source distribution: what they hold, and that one is built from the other."""

import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.packaging.building import PAGE, copied, in_package, names_in, packed, unpacked_source
from tests.packaging.files import ROOT, package_files


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    wheel = packed("wheel", copied(tmp_path / "project"), tmp_path / "wheel")
    assert in_package(wheel) == {*package_files(), PAGE}
    assert "trimino/py.typed" in in_package(wheel)


def test_the_source_distribution_builds_the_same_wheel(tmp_path: Path) -> None:
    project = copied(tmp_path / "project")
    wheel = packed("wheel", project, tmp_path / "wheel")
    source = packed("sdist", project, tmp_path / "source")
    again = unpacked_source(source, tmp_path / "unpacked")
    assert names_in(packed("wheel", again, tmp_path / "again")) == names_in(wheel)


def test_what_is_packed_from_a_checkout_holds_the_app(
    tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    if not count(0, 1):
        pytest.skip("builds the web app; run with --long")
    wheel = packed("wheel", ROOT, tmp_path / "wheel")
    app = {name for name in in_package(wheel) if name.startswith("trimino/web/")}
    assert in_package(wheel) - app == package_files()
    assert {"trimino/web/index.html", "trimino/web/index.html.br"} <= app
    assert any(re.fullmatch(r"trimino/web/assets/index-[\w-]+\.js\.gz", name) for name in app)
    source = packed("sdist", ROOT, tmp_path / "source")
    with tarfile.open(source) as files:
        inside = {name.partition("/")[2] for name in files.getnames()}
    # Building from it needs no Node.js.
    assert app <= inside


def test_the_checkout_itself_can_be_installed_without_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    code = f"from hatchling.build import build_editable as b; print(b({str(tmp_path)!r}))"
    program = [sys.executable, "-c", code]
    subprocess.run(program, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.iterdir()
    assert in_package(wheel) == set()
