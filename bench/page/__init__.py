"""Lighthouse scores of the app on a phone: `python3 run.py bench page`.

The built app is served, and Lighthouse loads its first page and the rules five times each as on a
slow phone; medians are printed. It needs Node, Chromium and the built app.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.servers import serving

HERE = Path(__file__).parent
PAGES = ("/", "/learn")
RUNS = 5
PARTS = ("performance", "accessibility", "best-practices")
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"


def main(*options: str) -> None:
    runs = 1 if "--quick" in options else RUNS
    _install()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db") as server,
    ):
        for page in PAGES:
            _print(page, [_look(server.url + page, folder) for _ in range(runs)])


def _install() -> None:
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-fund", "--no-audit"], cwd=HERE, check=True)


def _look(url: str, folder: str) -> dict[str, float]:
    """The scores of one run, from 0 to 100."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not here. On Debian or Ubuntu type: sudo apt-get install chromium")
    report = Path(folder) / "report.json"
    command = [
        *("node", "node_modules/lighthouse/cli/index.js", url, "--quiet", "--output=json"),
        *(f"--output-path={report}", f"--only-categories={','.join(PARTS)}"),
        f"--chrome-flags={FLAGS}",
    ]
    environ = {**os.environ, "CHROME_PATH": chromium}
    subprocess.run(command, cwd=HERE, env=environ, check=True)
    found = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return {part: 100 * found[part]["score"] for part in PARTS}


def _print(page: str, looks: list[dict[str, float]]) -> None:
    medians = (f"{part} {statistics.median(look[part] for look in looks):.0f}" for part in PARTS)
    print(f"{page:8} {', '.join(medians)} (median of {len(looks)})")
