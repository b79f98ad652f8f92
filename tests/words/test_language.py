"""Sentences from messages, also with details that are missing or of a wrong type."""

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimino.messages.plain_text import MAX_TEXT_LENGTH, clean
from trimino.rules import Cell, IllegalAction, Item, Message, Reason, Tile
from trimino.rules.field_domains import HandSizes
from trimino.words import MissingWords, Words, language, languages, listed, say
from trimino.words.details import detail
from trimino.words.language import FILES

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner),
    max_leaves=5,
)


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of languages of one's own."""
    _write(tmp_path / "en", game="cat = cat\n", web="dog = { $name } the dog\n")
    _write(tmp_path / "lv", game="cat = kaķis\n", web="dog = suns { $nam }\n")
    _write(tmp_path / "lt", game="cat = katė\n", web="dog = šuo { $name }\n")
    (tmp_path / "lt" / "server.ftl").unlink()
    monkeypatch.setattr(language, "_LOCALES", tmp_path)
    language._bundle.cache_clear()
    yield tmp_path
    language._bundle.cache_clear()


def _write(folder: Path, **texts: str) -> None:
    folder.mkdir()
    for name in FILES:
        (folder / f"{name}.ftl").write_text(texts.get(name, ""), encoding="utf-8")


def test_an_error_says_what_is_wrong() -> None:
    error = IllegalAction(Reason.TILE_NOT_HELD, tile=Tile(3, 4, 4))
    assert say(error.message) == "3-4-4 is not in your hand. Lay a tile you hold."


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Tile(0, 1, 2), "0-1-2"),
        (Cell(-1, 2), "−1, 2, up"),
        (Cell(0, 0, down=True), "0, 0, down"),
        (Item.OUT, "out"),
        (1000000, "1000000"),
        (-5, "−5"),
        (True, "true"),
        (None, "null"),
        (1.5, "1.5"),
        ((6, 2), "[6, 2]"),
        (HandSizes({2: 9}), '{"2": 9}'),
        (Message("item-bridge"), "bridge"),
        (listed(["A", "B", "C"]), "A, B and C"),
        (10**20, "100000000000000000000"),
        ("two\nlines", "two lines"),
        ("\x1b[2J", "�[2J"),
        ("x" * 1000, "x" * (MAX_TEXT_LENGTH - 1) + "…"),
    ],
)
def test_what_stands_in_a_sentence(value: object, said: str) -> None:
    assert say("ruleset-bad-value", field="f", value=value) == f"f cannot be {said}."


@pytest.mark.parametrize(("points", "said"), [(49, "+49"), (-5, "−5"), (0, "0")])
def test_points_show_their_sign(points: int, said: str) -> None:
    assert say("event-points", event="Anna passes", points=points) == f"Anna passes: {said}"


def test_a_number_chooses_the_plural() -> None:
    assert say("rules-rounds", rounds=1) == "The match is one round."
    assert say("rules-rounds", rounds=3) == "The match is 3 rounds."


def test_a_detail_may_have_any_name() -> None:
    assert say("ruleset-unknown", id="x", known="y", self=1, message=2).startswith("There is no")


@given(ANYTHING)
def test_whatever_is_put_in_stays_on_one_short_line(value: object) -> None:
    said = say("ruleset-bad-value", field="f", value=value)
    assert said.isprintable() or "\u200c" in said or "\u200d" in said
    assert len(said) <= MAX_TEXT_LENGTH + len("f cannot be .")


@given(st.text())
def test_clean_text_stays_as_it_is(text: str) -> None:
    assert clean(clean(text)) == clean(text)
    assert not text.isprintable() or len(text) > MAX_TEXT_LENGTH or clean(text) == text


def test_what_cannot_be_written_down_is_cut() -> None:
    endless: list[object] = []
    endless.append(endless)
    assert detail(endless) == detail(10**5000) == "…"


@pytest.mark.parametrize("lacking", [("no-such-message", {}), ("tile-not-held", {"tle": 1})])
def test_what_is_missing_fails_a_test(lacking: tuple[str, dict[str, object]]) -> None:
    with pytest.raises(MissingWords):
        say(Message(*lacking))


def test_what_is_missing_does_not_stop_a_person() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert say("tile-not-held", tle="3\n", n=10**5000) == "tile-not-held (tle=3 , n=…)"
    assert str(caught[0].message).startswith("en, tile-not-held (")


@pytest.mark.usefixtures("locales")
def test_a_folder_with_every_file_is_a_language() -> None:
    assert languages() == ("en", "lv")
    assert Words("lt").language == "en"
    assert (Words("lv").language, Words("lv").say("cat")) == ("lv", "kaķis")


@pytest.mark.usefixtures("locales")
def test_what_a_language_lacks_is_said_in_english() -> None:
    with pytest.warns(MissingWords, match=r"lv, dog \(name=Rex\)"):
        assert Words("lv").say("dog", name="Rex") == "Rex the dog"


@pytest.mark.usefixtures("locales")
def test_an_unknown_language_is_english() -> None:
    words = Words("../../etc/passwd")
    assert (words.language, words.say("cat")) == ("en", "cat")
