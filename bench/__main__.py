"""Run benchmarks by name, or those that measure speed: `python3 run.py bench random_play`.

Options go to those that take any: `python3 run.py bench serving --quick`.
"""

import importlib
import pkgutil
import sys

import bench

SPEED = ("random_play", "engine")


def main(asked: list[str]) -> None:
    known = [
        module.name for module in pkgutil.iter_modules(bench.__path__) if module.name[0] != "_"
    ]
    options = [word for word in asked if word.startswith("-")]
    names = [word for word in asked if word not in options]
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"There is no benchmark {unknown[0]}; there are: {', '.join(known)}")
    for name in names or SPEED:
        importlib.import_module(f"bench.{name}").main(*options)


if __name__ == "__main__":
    main(sys.argv[1:])
