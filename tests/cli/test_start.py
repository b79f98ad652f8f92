"""Start of the program: a command imports neither other commands nor the layout of help."""

import subprocess
import sys

LOADED = """
import sys
from trimino.cli.commands import MODULES
from trimino.cli.main import main
sys.argv = ["trimino", "sheets"]
try:
    main()
finally:
    commands = {f"trimino.cli.{name}" for name in MODULES.values()}
    print(sorted((commands | {"typer.rich_utils"}) & sys.modules.keys()), file=sys.stderr)
"""


def test_a_command_imports_what_it_needs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, timeout=60
    )
    assert "triodominio" in done.stdout
    assert done.stderr == "['trimino.cli.rules']\n"
