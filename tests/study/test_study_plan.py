"""Plans of studies: determined by the seed, and impossible ones refused."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.arena.clusters import local_cluster
from tests.study.studies import findings_of, study, told
from trimino.rules.errors import SetupError
from trimino.study.answers import answers
from trimino.study.errors import StudyError, StudyReason
from trimino.study.plan import MAX_BATCH_ROUNDS, MIN_BATCHES, MIN_ROUNDS
from trimino.study.questions import StudyQuestion, Trial, find_question
from trimino.workers.pool import DaskPool, ExecutorPool, ProcessPool


def test_rounds_are_cut_into_many_batches_and_none_is_lost() -> None:
    for rounds in (MIN_ROUNDS, 1001, 100_000, 1_000_001):
        sizes = study(rounds=rounds).sizes
        assert sum(sizes) == rounds
        assert len(sizes) >= MIN_BATCHES
        assert max(sizes) <= MAX_BATCH_ROUNDS
        assert max(sizes) - min(sizes) <= 1


def test_every_batch_has_a_seed_of_its_own_that_the_kernels_can_use() -> None:
    batches = list(study(seats=(2, 3)).batches())
    assert len({batch.seed for batch in batches}) == len(batches) == 2 * 4 * MIN_BATCHES
    assert all(0 < batch.seed < 1 << 63 for batch in batches)
    assert list(study(seats=(2, 3)).batches()) == batches
    assert {batch.seed for batch in study(seed=8).batches()}.isdisjoint(b.seed for b in batches)


def test_who_asks_for_less_gets_the_same() -> None:
    few, many = study("triomino", StudyQuestion.BLOCKS), study(seats=(2, 3))
    assert set(few.batches()) < set(many.batches())


def test_only_trials_that_make_sense_are_played() -> None:
    assert [trial for _, trial in study("tri-domino").trials] == [
        Trial.ROUND_STATISTICS,
        Trial.WORTH,
        Trial.CHOICES,
    ]
    assert study("tri-domino", StudyQuestion.HOARDING).trials == []
    assert [trial for _, trial in study("triomino", StudyQuestion.OPENER).trials] == [
        Trial.ROUND_STATISTICS
    ]


def test_whoever_plays_the_answers_are_the_same() -> None:
    planned = study()
    expected = told(findings_of(planned))
    for workers in (1, 2):
        assert told(findings_of(planned, ProcessPool(workers))) == expected
    with ThreadPoolExecutor(2) as executor:
        assert told(findings_of(planned, ExecutorPool(executor, 2))) == expected


def test_a_cluster_gives_the_same() -> None:
    planned = study("triomino", StudyQuestion.OPENER)
    with local_cluster(1) as address:
        assert told(findings_of(planned, DaskPool(address))) == told(findings_of(planned))


def test_another_seed_gives_other_rounds() -> None:
    one, other = (
        told(findings_of(study("triomino", StudyQuestion.POINTS, seed=s))) for s in (1, 2)
    )
    assert one["answers"] != other["answers"]


def test_where_drawing_is_a_duty_nobody_answers_about_hoarding() -> None:
    findings = findings_of(study("tri-domino", StudyQuestion.HOARDING, StudyQuestion.OPENER))
    assert list(answers(findings, StudyQuestion.HOARDING)) == []
    assert len(list(answers(findings, StudyQuestion.OPENER))) == 1


def test_rounds_are_counted_as_often_as_they_are_played() -> None:
    assert findings_of(study("triomino", StudyQuestion.OPENER)).rounds == MIN_ROUNDS
    assert findings_of(study("triomino", StudyQuestion.HOARDING)).rounds == 4 * MIN_ROUNDS
    weighed = findings_of(study("triomino", StudyQuestion.WORTH))
    times = sum(
        weighed.samples[weighed.study.tables[0], Trial.WORTH].total(1 + 4 * item)
        for item in range(5)
    )
    assert weighed.rounds == 2 * MIN_ROUNDS + 2 * times
    assert times > 2 * MIN_ROUNDS


def test_of_few_trials_nothing_is_told() -> None:
    found = {a.item: a.figures for a in answers(findings_of(study("goliath")), StudyQuestion.WORTH)}
    assert found["double"]["in-the-end"] is found["double"]["more"] is None
    assert found["double"]["often"] is not None
    assert found["hexagon"]["in-the-end"] is not None


def test_hoarding_pays_between_two_and_not_among_four() -> None:
    """A claim of docs/study.md, with a wide margin."""
    findings = findings_of(study("triomino", StudyQuestion.HOARDING, seats=(2, 4), rounds=1000))
    two, four = (answer.figures["alone"] for answer in answers(findings, StudyQuestion.HOARDING))
    assert two is not None
    assert two.low > 30
    assert four is not None
    assert four.high < -30


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"rounds": MIN_ROUNDS - 1}, StudyReason.TOO_FEW_ROUNDS),
        ({"bot": "expert"}, StudyReason.BOT_UNFIT),
    ],
)
def test_what_cannot_be_answered_is_refused(wrong: dict[str, int], reason: StudyReason) -> None:
    with pytest.raises(StudyError) as caught:
        study()._replace(**wrong).check()  # type: ignore[arg-type]  # one field or the other
    assert caught.value.reason is reason


def test_too_many_players_are_refused() -> None:
    with pytest.raises(SetupError):
        study("triodominio", seats=(2, 5)).check()


def test_questions_by_name() -> None:
    assert [find_question(question) for question in StudyQuestion] == list(StudyQuestion)
    with pytest.raises(StudyError) as caught:
        find_question("luck")
    assert caught.value.reason is StudyReason.QUESTION_UNKNOWN
    assert "hoarding" in str(caught.value.message.details["known"])
