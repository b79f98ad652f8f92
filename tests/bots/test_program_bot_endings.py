"""Bots from outside leave nothing behind, however they are left."""

import gc
import os
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.programs import PATIENT, notes, program, some_view
from trimino.bots.forfeit import Forfeit, ForfeitReason
from trimino.bots.program_bot import AnswerLimits, ProgramBot
from trimino.engine.budget import Budget

STUBBORN = """
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)
note(os.getpid())
greet()
answer(hear())
time.sleep(600)
"""


def begun(folder: Path, body: str, limits: AnswerLimits = PATIENT) -> ProgramBot:
    """A bot that has answered once."""
    bot = ProgramBot(program(folder, body), limits)
    bot(some_view(), Budget(seconds=1), random.Random(1))
    return bot


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_does_not_go_is_ended(tmp_path: Path) -> None:
    bot = begun(tmp_path, STUBBORN, PATIENT._replace(bye=0.1))
    (pid,) = map(int, notes(tmp_path))
    assert is_there(pid)
    bot.close()
    # A zombie would still be there.
    assert not is_there(pid)


def test_who_goes_is_waited_for(tmp_path: Path) -> None:
    body = 'greet()\nanswer(hear())\nassert hear() == {"bye": True}\ntime.sleep(0.2)\nnote("gone")'
    begun(tmp_path, body).close()
    assert notes(tmp_path) == ["gone"]


def test_the_end_of_the_input_is_as_good_as_a_good_bye(tmp_path: Path) -> None:
    body = "greet()\nanswer(hear())\nfor line in sys.stdin: pass\nnote('gone')"
    begun(tmp_path, body).close()
    assert notes(tmp_path) == ["gone"]


def test_a_bot_that_is_forgotten_is_ended(tmp_path: Path) -> None:
    bot = begun(tmp_path, STUBBORN)
    (pid,) = map(int, notes(tmp_path))
    del bot
    gc.collect()
    assert not is_there(pid)


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    child = f"import time; file = open({str(fifo)!r}, 'wb', 0); file.write(b'x'); time.sleep(600)"
    body = f"""
subprocess.Popen([sys.executable, "-c", {child!r}], stdin=subprocess.DEVNULL)
greet()
answer(hear())
hear()
"""
    reader = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    try:
        bot = begun(tmp_path, body)
        assert read_on(reader) == b"x"
        bot.close()
        # The pipe is at its end when nobody holds it open any more.
        assert read_on(reader) == b""
    finally:
        os.close(reader)


def read_on(pipe: int) -> bytes:
    """The next output of a pipe."""
    ready, _, _ = select.select([pipe], [], [], 30)
    assert ready
    return os.read(pipe, 1)


def test_a_program_that_ends_does_not_end_us(tmp_path: Path) -> None:
    """The command line lets a closed pipe end it, without a word."""
    body = "greet()\nanswer(hear())\nos.close(0)\nnote('closed')\ntime.sleep(600)"
    bot = begun(tmp_path, body, PATIENT._replace(bye=0))
    before = signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    try:
        while not notes(tmp_path):
            time.sleep(0.01)
        with pytest.raises(Forfeit) as raised:
            bot(some_view(), Budget(seconds=1), random.Random(1))
        assert raised.value.reason is ForfeitReason.ENDED
        assert signal.SIGPIPE not in signal.sigpending()
        assert signal.SIGPIPE not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    finally:
        signal.signal(signal.SIGPIPE, before)
        bot.close()


def test_no_file_stays_open(tmp_path: Path, count: Callable[[int, int], int]) -> None:
    folder = Path("/dev/fd")
    if not folder.exists():
        pytest.skip("this system does not list open files")
    before = len(list(folder.iterdir()))
    for _ in range(count(3, 15)):
        begun(tmp_path, "greet()\nanswer(hear())").close()
    assert len(list(folder.iterdir())) == before


def test_python_does_not_leave_a_program_behind(tmp_path: Path) -> None:
    name = program(tmp_path, STUBBORN)
    script = f"""
import random
from tests.bots.programs import some_view
from trimino.bots.player import find_player
bot = find_player({name!r})
bot.choose(some_view(), random.Random(1))
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
    (pid,) = map(int, notes(tmp_path))
    assert not is_there(pid)
