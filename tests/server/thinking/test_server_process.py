"""The server's own process: it loads no engine, and its workers end with it."""

import os
import subprocess
import sys

SERVER = (sys.executable, "-X", "dev", "-W", "error", "-m", "tests.server.thinking.serving")
PATIENCE = 60


def test_the_server_never_loads_what_computes_and_ends_without_a_word(compiled: None) -> None:
    done = subprocess.run(SERVER, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr, done.returncode) == ("[]\n", "", 0)


def test_a_busy_worker_ends_when_the_server_is_killed(compiled: None) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([*SERVER, "hang"], stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        os.kill(int(server.stdout.readline()), 0)
        server.kill()
        # The worker holds the other end of one of these pipes, which ends when the worker does.
        server.communicate(timeout=PATIENCE)
