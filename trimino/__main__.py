"""The command `trimino`, run as `python -m trimino`."""

from trimino.cli.main import main

if __name__ == "__main__":
    main()
