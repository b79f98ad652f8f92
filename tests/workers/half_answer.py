"""Program: closes a pool whose only worker has sent a part of its answer.

    python -m tests.workers.half_answer FILE

The worker creates the file when it has sent that part.
"""

import os
import struct
import sys
import time
from pathlib import Path
from types import FrameType

from trimino.workers.pool import ProcessPool


def send_a_part(sent: Path) -> None:
    """Promise an answer of a thousand bytes, send none of them, and go on working."""
    frame: FrameType | None = sys._getframe()
    while frame is not None and "result_queue" not in frame.f_locals:
        frame = frame.f_back
    assert frame is not None
    os.write(frame.f_locals["result_queue"]._writer.fileno(), struct.pack("!i", 1000))
    sent.touch()
    time.sleep(600)


def main(sent: Path) -> None:
    pool = ProcessPool(1)
    pool.executor().submit(send_a_part, sent)
    while not sent.exists():
        time.sleep(0.01)
    pool.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
