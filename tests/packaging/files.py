"""Files of the project."""

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def project_files() -> Iterator[Path]:
    """Every file of the project except those that .gitignore names."""
    ignored = {".git", *(ROOT / ".gitignore").read_text().replace("/\n", "\n").split()}
    for folder, inner, names in os.walk(ROOT):
        inner[:] = [name for name in inner if name not in ignored]
        yield from (Path(folder, name) for name in names if name not in ignored)


def package_files() -> set[str]:
    """The files of the package `trimino`, as paths from the project's folder."""
    paths = (path.relative_to(ROOT).as_posix() for path in project_files())
    return {path for path in paths if path.startswith("trimino/")}
