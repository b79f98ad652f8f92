"""Pools of processes end when they are asked to, whatever their workers are doing."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_pool_closes_although_a_worker_has_sent_a_part_of_its_answer(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.workers.half_answer", str(tmp_path / "sent")]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
