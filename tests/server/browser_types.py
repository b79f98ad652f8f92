"""TypeScript types of the API, generated from the OpenAPI description of the server.

`python -m tests.server.browser_types` writes them; with --check it says whether they are current.
"""

import json
import subprocess
import sys
from pathlib import Path

from trimino.server.http.app import create_app
from trimino.server.operation.config import Config

WEB = Path(__file__).parents[2] / "web"
KEPT = WEB / "src" / "api" / "schema.d.ts"
MAKER = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def made() -> str:
    described = json.dumps(create_app(Config(database="sqlite://")).openapi())
    done = subprocess.run(
        ["node", str(MAKER)], input=described, cwd=WEB, capture_output=True, text=True, check=True
    )
    return done.stdout


def main(check: bool) -> None:
    types = made()
    if not check:
        KEPT.write_text(types, encoding="utf-8")
    elif KEPT.read_text(encoding="utf-8") != types:
        name = KEPT.relative_to(WEB.parent)
        sys.exit(f"{name} is outdated. Make it again: python -m tests.server.browser_types")


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
