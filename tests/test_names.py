"""Names of the package: a class name means one thing."""

import ast
from collections import defaultdict

from tests.packaging.files import ROOT


def test_no_class_name_is_defined_twice() -> None:
    places = defaultdict(list)
    for file in sorted((ROOT / "trimino").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(file.relative_to(ROOT).as_posix())
    assert len(places) > 100
    assert {name: files for name, files in places.items() if len(files) > 1} == {}
