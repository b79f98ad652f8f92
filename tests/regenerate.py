"""Make every kept text again: `python3 run.py regenerate`.

Kept texts are files that the project generates and that tests compare with what it generates now.
Read what changed before you commit it.
"""

import subprocess
import sys

GENERATORS = (
    "tests.words.golden",
    "tests.words.cases",
    "tests.records.fairness_vectors",
    "tests.drawing.golden",
    "tests.rules.playthroughs.make",
    "tests.rules.perft.make",
    "tests.envs.playthroughs.make",
    "tests.envs.playthroughs.openspiel.make",
    "tests.server.browser_types",
    "tests.pad.form_rules",
    "tests.tui.pad_cases",
    "tests.study.ideas",
    "tests.docs.golden",
)


def main() -> None:
    for module in GENERATORS:
        sys.stderr.write(f"{module}\n")
        ended = subprocess.run([sys.executable, "-m", module], check=False)
        if ended.returncode != 0:
            sys.exit(f"{module} failed.")


if __name__ == "__main__":
    main()
