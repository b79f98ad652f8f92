"""The metadata of a package index: links, pictures, classifiers."""

import re
import tomllib
from email.message import Message
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest
from trove_classifiers import classifiers

from hatch_readme import VARIABLE, with_links, without_links
from tests.packaging.building import copied, packed
from tests.packaging.files import ROOT

SOURCE = "https://files.example/trimino/1.0"
README = (ROOT / "README.md").read_text(encoding="utf-8")
TARGET = re.compile(r"(!?)\[[^\]]*\]\(([^)#]+)[^)]*\)")


def metadata(project: Path, to: Path) -> Message:
    with ZipFile(packed("wheel", project, to)) as files:
        (name,) = (name for name in files.namelist() if name.endswith("/METADATA"))
        return Parser().parsestr(files.read(name).decode("utf-8"))


def test_the_project_is_described(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, SOURCE)
    told = metadata(copied(tmp_path / "project"), tmp_path / "wheel")
    urls = dict(text.split(", ") for text in told.get_all("Project-URL", []))
    assert urls == {
        "Documentation": f"{SOURCE}/docs/index.md",
        "Changelog": f"{SOURCE}/CHANGELOG.md",
        "Source": f"{SOURCE}/",
    }
    assert told["Description-Content-Type"] == "text/markdown"
    assert f"]({SOURCE}/docs/pictures/desk.png)" in told.get_payload()
    assert told["License-Expression"] == "MIT AND Apache-2.0"
    assert set(told.get_all("Provides-Extra", [])) == set(extras())


def extras() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["classifiers"]) <= classifiers
    return [*project["optional-dependencies"]]


def test_links_of_the_readme_lead_to_files_that_are_published() -> None:
    targets = TARGET.findall(with_links(README, SOURCE))
    assert any(picture for picture, _ in targets)
    for _, target in targets:
        if target.startswith(SOURCE):
            assert (ROOT / target.removeprefix(f"{SOURCE}/")).is_file(), target
        else:
            assert re.match(r"https?://", target), target


def test_without_a_public_address_the_readme_links_to_no_file() -> None:
    text = without_links(README)
    assert [target for _, target in TARGET.findall(text) if "://" not in target] == []
    assert "![" not in text
    for line in README.splitlines():
        if line.startswith("#"):
            assert line in text
