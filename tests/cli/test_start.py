"""Start of the program: a command imports neither other commands nor the layout of help."""

import subprocess
import sys
from pathlib import Path

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


def test_the_module_runs_the_command() -> None:
    program = Path(sys.executable).with_name("trimino")
    told = [
        subprocess.run([*command, "sheets"], capture_output=True, text=True, check=True, timeout=60)
        for command in ([program], [sys.executable, "-m", "trimino"])
    ]
    assert "triodominio" in told[0].stdout
    assert told[0].stdout == told[1].stdout


def test_a_command_imports_what_it_needs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True, timeout=60
    )
    assert "triodominio" in done.stdout
    assert done.stderr == "['trimino.cli.rules']\n"
