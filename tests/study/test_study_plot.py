"""Pictures of answers: their contents, and equal answers give equal pictures."""

from xml.etree import ElementTree as ET

import pytest

from tests.study.studies import findings_of, study
from trimino.study.answers import answers
from trimino.study.findings import Findings
from trimino.study.plot import draw_answers, panels_of
from trimino.study.questions import StudyQuestion
from trimino.words import say

ITEMS = ["bridge", "double", "hexagon", "draw", "triple"]


@pytest.fixture(scope="module")
def findings() -> Findings:
    return findings_of(study(seats=(2, 3)))


@pytest.mark.parametrize("question", StudyQuestion)
def test_a_picture_tells_its_question_rules_and_panels(
    question: StudyQuestion, findings: Findings
) -> None:
    picture = draw_answers(findings, question)
    text = " ".join(ET.fromstring(picture).itertext())
    assert say(f"study-{question}") in text
    assert "triomino" in text
    for panel in panels_of(list(answers(findings, question)), question):
        assert panel.title in text
    assert draw_answers(findings, question) == picture
    assert len(picture) < 100_000


def test_panels_hold_the_answers(findings: Findings) -> None:
    found = list(answers(findings, StudyQuestion.OPENER))
    ahead, more = panels_of(found, StudyQuestion.OPENER)
    assert ahead.lines == {"triomino": [(a.table.players, a.figures["ahead"]) for a in found]}
    assert more.lines == {"triomino": [(a.table.players, a.figures["more"]) for a in found]}


def test_what_is_weighed_has_a_panel_for_each_item(findings: Findings) -> None:
    panels = panels_of(list(answers(findings, StudyQuestion.WORTH)), StudyQuestion.WORTH)
    assert [panel.title for panel in panels] == [say(f"study-item-{item}") for item in ITEMS]
