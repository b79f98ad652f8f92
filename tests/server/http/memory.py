"""Memory of a process."""

import subprocess


def resident(pid: int) -> int:
    """The bytes that a process has in memory."""
    told = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True
    )
    return int(told.stdout) * 1024
