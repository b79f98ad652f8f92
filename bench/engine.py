"""Speed of the engine, as `trimino bench` measures it: steps, rollouts and starts.

python3 run.py bench engine
"""

from trimino.cli.bench import bench


def main() -> None:
    bench()


if __name__ == "__main__":
    main()
