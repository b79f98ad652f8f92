"""Run benchmarks by name, or those that measure speed: `python3 run.py bench random_play`."""

import importlib
import pkgutil
import sys

import bench

SPEED = ("random_play", "engine")


def main(asked: list[str]) -> None:
    known = [
        module.name for module in pkgutil.iter_modules(bench.__path__) if module.name[0] != "_"
    ]
    unknown = [name for name in asked if name not in known]
    if unknown:
        sys.exit(f"There is no benchmark {unknown[0]}; there are: {', '.join(known)}")
    for name in asked or SPEED:
        importlib.import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
