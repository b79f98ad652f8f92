"""The distributions that an installation brings: those its requirements lead to, and no others.

They are taken from the environment of the tests, so nothing is fetched. A module that is not
required is not found, as in an environment into which pip installed the same requirements.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path, PurePosixPath

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = "trimino"

Wanted = tuple[str, str]
"""The name of a distribution and one of its extras, or no extra."""


def resolve(wheel: Distribution, extras: Iterable[str]) -> set[str]:
    """The names of all that the wheel needs with these extras."""
    waiting = [(PROJECT, extra) for extra in ("", *extras)]
    seen: set[Wanted] = set()
    while waiting:
        wanted = waiting.pop()
        if wanted not in seen:
            seen.add(wanted)
            waiting += _required(wheel, *wanted)
    return {name for name, _ in seen} - {PROJECT}


def _required(wheel: Distribution, name: str, extra: str) -> list[Wanted]:
    source = wheel if name == PROJECT else distribution(name)
    found = [Requirement(text) for text in source.requires or ()]
    apply = [need for need in found if not need.marker or need.marker.evaluate({"extra": extra})]
    return [
        (canonicalize_name(need.name), wanted) for need in apply for wanted in ("", *need.extras)
    ]


def link(names: Iterable[str], to: Path) -> Path:
    """A folder of links to the files of these distributions."""
    to.mkdir()
    for name in names:
        for part in _parts(distribution(name)):
            place = to / part
            place.parent.mkdir(parents=True, exist_ok=True)
            if not place.exists():
                place.symlink_to(str(distribution(name).locate_file(part)))
    return to


def _parts(found: Distribution) -> set[str]:
    """Its top folders and files; of a folder that it shares with others, its own files only."""
    owners = _owners()
    return {
        path.parts[0] if len(owners[path.parts[0]]) == 1 else path.as_posix()
        for path in _files(found)
        if path.parts[0] not in ("..", "__pycache__")
    }


def _files(found: Distribution) -> Iterator[PurePosixPath]:
    # Distribution.files checks each file, which takes seconds for all of them.
    lines = (found.read_text("RECORD") or "").splitlines()
    return (PurePosixPath(line.partition(",")[0]) for line in lines)


@cache
def _owners() -> dict[str, set[str]]:
    """The distributions that have files in each top folder."""
    owners = defaultdict(set)
    for found in distributions():
        name = found.name
        for path in _files(found):
            owners[path.parts[0]].add(name)
    return owners
