"""Bots from outside that fail: they forfeit the move, and are asked again for the next."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.programs import PATIENT, notes, program, some_view
from trimino.bots.forfeit import Forfeit, ForfeitReason
from trimino.bots.program_bot import MAX_STARTS, AnswerLimits, ProgramBot
from trimino.engine.budget import Budget
from trimino.rules import Action
from trimino.words import say

COUNTED, TIMED = Budget(simulations=1), Budget(seconds=30)
HASTY = AnswerLimits(hello=30, counted=0.3, times=1, grace=0, bye=5)
"""Little time for a budget that is counted, much for one of time."""

Run = Callable[..., ProgramBot]


@pytest.fixture
def run(tmp_path: Path, request: pytest.FixtureRequest) -> Run:
    """Give a bot that runs these lines, and end it with the test."""

    def run(body: str, limits: AnswerLimits = PATIENT) -> ProgramBot:
        bot = ProgramBot(program(tmp_path, f'note("start")\n{body}'), limits)
        request.addfinalizer(bot.close)
        return bot

    return run


def choice(bot: ProgramBot, budget: Budget = TIMED) -> Action:
    return bot(some_view(), budget, random.Random(1))


def forfeit(bot: ProgramBot, budget: Budget = TIMED) -> Forfeit:
    with pytest.raises(Forfeit) as raised:
        choice(bot, budget)
    assert say(raised.value.message)
    return raised.value


FIRST = next(iter(some_view().legal))

ONE_BAD_ANSWER = """
greet()
request = hear()
{bad}
while True:
    answer(hear())
"""


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ('print("I think…", flush=True)', ForfeitReason.NOT_JSON),
        ("print(flush=True)", ForfeitReason.NOT_JSON),
        ("print('[' * 60000, flush=True)", ForfeitReason.NOT_JSON),
        ("print('{\"id\": ' + '1' * 5000 + '}', flush=True)", ForfeitReason.NOT_JSON),
        ('os.write(1, b"\\xff\\xfe{}\\n")', ForfeitReason.NOT_JSON),
        ('os.write(1, json.dumps({"id": 1}).encode("utf-16") + b"\\n")', ForfeitReason.NOT_JSON),
        ("say([1, 2])", ForfeitReason.NOT_AN_ANSWER),
        ("say(None)", ForfeitReason.NOT_AN_ANSWER),
        ('say({"id": 1})', ForfeitReason.NOT_AN_ANSWER),
        ('say({"action": "draw"})', ForfeitReason.NOT_AN_ANSWER),
        ('say({"id": True, "action": "draw"})', ForfeitReason.NOT_AN_ANSWER),
        ('say({"id": 1.0, "action": "draw"})', ForfeitReason.NOT_AN_ANSWER),
        ('say({"id": "1", "action": "draw"})', ForfeitReason.NOT_AN_ANSWER),
        ('say({"id": 0, "action": "draw"})', ForfeitReason.NOT_AN_ANSWER),
        ('say({"id": 2, "action": "draw"})', ForfeitReason.NOT_AN_ANSWER),
        ('say({"id": 1, "action": 7})', ForfeitReason.NOT_AN_ANSWER),
        ('say({"id": 1, "action": "pass"})', ForfeitReason.ILLEGAL),
        ('say({"id": 1, "action": "000u9,9"})', ForfeitReason.ILLEGAL),
        ('say({"id": 1, "action": "resign"})', ForfeitReason.ILLEGAL),
        ('say({"id": 1, "action": "\\ud800\\x1b[2J"})', ForfeitReason.ILLEGAL),
        ('say({"id": 1, "action": "d" * 50000})', ForfeitReason.ILLEGAL),
    ],
)
def test_nonsense_costs_one_move(run: Run, tmp_path: Path, bad: str, reason: ForfeitReason) -> None:
    bot = run(ONE_BAD_ANSWER.format(bad=bad))
    lost = forfeit(bot)
    assert lost.reason is reason
    assert lost.message.details["name"] == "Tester"
    assert say(lost.message).isprintable()
    assert len(say(lost.message)) < 700
    assert choice(bot) == FIRST
    assert notes(tmp_path) == ["start"]


def test_what_is_illegal_is_told_with_the_reason(run: Run) -> None:
    bot = run(ONE_BAD_ANSWER.format(bad='say({"id": 1, "action": "pass"})'))
    assert say(forfeit(bot).message) == (
        'Tester wants "pass". You cannot pass while you may draw: lay a tile that fits, or draw.'
    )


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(run: Run, tmp_path: Path) -> None:
    bot = run(
        """
greet()
request = hear()
following = hear()
answer(request, -1)
answer(following)
""",
        HASTY,
    )
    late = forfeit(bot, COUNTED)
    assert late.reason is ForfeitReason.TOO_LATE
    assert say(late.message) == "Tester did not answer within 0.3 s."
    assert choice(bot) == FIRST
    assert notes(tmp_path) == ["start"]


def test_a_second_answer_is_passed_over(run: Run) -> None:
    bot = run(
        """
greet()
request = hear()
answer(request)
answer(request, -1)
answer(request, -1)
answer(hear())
""",
    )
    assert [choice(bot), choice(bot)] == [FIRST, FIRST]


@pytest.mark.parametrize(
    "silence",
    ["time.sleep(60)", 'os.write(1, b\'{"id": 1, "action": "draw"}\'); time.sleep(60)'],
    ids=["nothing", "no end of the line"],
)
def test_silence_costs_the_move_when_the_time_is_over(run: Run, silence: str) -> None:
    bot = run(f"greet()\n{silence}", HASTY._replace(bye=0))
    assert forfeit(bot, COUNTED).reason is ForfeitReason.TOO_LATE


def test_a_flood_of_old_answers_is_not_listened_to_for_ever(run: Run) -> None:
    bot = run(
        """
greet()
answer(hear())
hear()
while True:
    say({"id": 1, "action": "draw"})
""",
        HASTY._replace(counted=1, bye=0),
    )
    assert choice(bot) == FIRST
    assert forfeit(bot, COUNTED).reason is ForfeitReason.TOO_LATE


def test_a_program_that_never_reads_is_started_again_before_the_pipe_bursts(
    run: Run, tmp_path: Path
) -> None:
    bot = run("greet()\ntime.sleep(600)", HASTY._replace(counted=0.01, bye=0))
    while len(notes(tmp_path)) < 2:
        assert forfeit(bot, COUNTED).reason is ForfeitReason.TOO_LATE


def test_a_program_that_crashes_is_started_again(run: Run, tmp_path: Path) -> None:
    bot = run(
        """
greet()
answer(hear())
request = hear()
if request["id"] == 2:
    sys.exit(3)
answer(request)
"""
    )
    assert choice(bot) == FIRST
    lost = forfeit(bot)
    assert lost.reason is ForfeitReason.ENDED
    assert say(lost.message) == "Tester has ended, with exit code 3."
    assert [choice(bot), choice(bot)] == [FIRST, FIRST]
    assert len(notes(tmp_path)) == 2


def test_the_last_words_of_a_program_are_told(run: Run) -> None:
    bot = run(
        """
greet()
hear()
sys.stderr.write("x" * 300000)
print("\\nout of ideas\\n", file=sys.stderr)
sys.exit(3)
"""
    )
    lost = forfeit(bot)
    assert lost.reason is ForfeitReason.ENDED
    assert say(lost.message) == (
        "Tester has ended, with exit code 3. The last thing it printed: out of ideas"
    )


def test_half_an_answer_before_the_end_is_none(run: Run) -> None:
    bot = run('greet()\nhear()\nos.write(1, b\'{"id": 1, "action": "draw"}\')')
    assert forfeit(bot).reason is ForfeitReason.ENDED


@pytest.mark.parametrize("line", ['b"x" * 65537 + b"\\n"', 'b"x" * 10_000_000'])
def test_a_line_that_is_too_long_is_not_read(run: Run, tmp_path: Path, line: str) -> None:
    bot = run(
        f"""
greet()
request = hear()
if len(open(sys.argv[1]).readlines()) == 1:
    sys.stdout.buffer.write({line})
    sys.stdout.buffer.flush()
answer(request)
"""
    )
    assert forfeit(bot).reason is ForfeitReason.TOO_LONG
    assert choice(bot) == FIRST
    assert len(notes(tmp_path)) == 2


@pytest.mark.parametrize(
    ("hello", "reason"),
    [
        ("sys.exit(1)", ForfeitReason.ENDED),
        ("os.close(0); os.close(1); time.sleep(60)", ForfeitReason.ENDED),
        ('say({"hello": "trimino-bot/2", "name": "Tester"})', ForfeitReason.WRONG_HELLO),
        ('say({"hello": "trimino-bot/1"})', ForfeitReason.WRONG_HELLO),
        ('say({"hello": "trimino-bot/1", "name": ""})', ForfeitReason.WRONG_HELLO),
        ('say({"hello": "trimino-bot/1", "name": "a\\nb"})', ForfeitReason.WRONG_HELLO),
        ('say({"hello": "trimino-bot/1", "name": "n" * 61})', ForfeitReason.WRONG_HELLO),
        ('say("hello")', ForfeitReason.WRONG_HELLO),
        ('print("Hello!", flush=True)', ForfeitReason.NOT_JSON),
        ('os.write(1, b"x" * 100000)', ForfeitReason.TOO_LONG),
    ],
)
def test_a_program_without_manners_is_started_three_times_and_no_more(
    run: Run, tmp_path: Path, hello: str, reason: ForfeitReason
) -> None:
    bot = run(f"{hello}\nhear()\nhear()\nhear()")
    reasons = [forfeit(bot).reason for _ in range(MAX_STARTS + 2)]
    assert reasons == [reason] * MAX_STARTS + [ForfeitReason.GIVEN_UP] * 2
    assert notes(tmp_path) == ["start"] * MAX_STARTS


def test_a_program_that_does_not_greet_is_not_waited_for_any_longer(run: Run) -> None:
    bot = run("time.sleep(60)", PATIENT._replace(hello=0.1))
    assert forfeit(bot).reason is ForfeitReason.TOO_LATE


def test_one_good_start_makes_up_for_the_bad_ones(run: Run, tmp_path: Path) -> None:
    bot = run(
        """
times = len(open(sys.argv[1]).readlines())
if times % 3:
    sys.exit(1)
greet()
answer(hear())
"""
    )
    for _ in range(3):
        assert [forfeit(bot).reason for _ in range(2)] == [ForfeitReason.ENDED] * 2
        assert choice(bot) == FIRST
        assert forfeit(bot).reason is ForfeitReason.ENDED
    assert len(notes(tmp_path)) == 9


def test_a_file_that_is_no_program_forfeits(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("#!/no/such/interpreter\n")
    path.chmod(0o755)
    lost = forfeit(ProgramBot(f"exec:{path}"))
    assert lost.reason is ForfeitReason.NOT_STARTED
    assert re.fullmatch(
        rf"exec:{re.escape(str(path))} could not be started: .+\.", say(lost.message)
    )


def test_the_random_source_moves_on_whatever_happens(run: Run) -> None:
    rng, same = random.Random(4), random.Random(4)
    bot = run("sys.exit()")
    for _ in range(MAX_STARTS + 1):
        with pytest.raises(Forfeit):
            bot(some_view(), TIMED, rng)
        same.getrandbits(53)
    assert rng.random() == same.random()
