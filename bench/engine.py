"""Steps, rollouts and starts of the engine: what `trimino bench` measures.

python3 run.py bench engine
"""

from trimino.cli.bench import bench


def main() -> None:
    bench()


if __name__ == "__main__":
    main()
