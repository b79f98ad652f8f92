"""Texts that are no position, or an impossible one: each is refused by its section."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.playing import said
from tests.records.texts import (
    FOLLOW_UP,
    NEW_FIELD,
    OPENER_SET,
    OPENING,
    OVER,
    PASSED_FREELY,
    SOLO,
    TEXT,
    TWO_FIELDS,
)
from trimino.records.notation import (
    NotationError,
    NotationReason,
    format_action,
    format_position,
    parse_action,
    parse_place,
    parse_position,
    parse_tile,
)

R = NotationReason


class BadText(NamedTuple):
    """A text, the section that is wrong, and the reason for its refusal."""

    text: str
    reason: NotationReason
    section: str


def spoilt(text: str, reason: NotationReason, blamed: str = "", **values: str) -> BadText:
    """A right text with some sections changed; the first of them is blamed, or the one named."""
    sections = dict(part.split("=", 1) for part in text.split("/"))
    assert all(sections[name] != value for name, value in values.items())
    changed = "/".join(f"{name}={value}" for name, value in (sections | values).items())
    return BadText(changed, reason, blamed or next(iter(values)))


CASES = {
    "an unknown rule set": spoilt(TEXT, R.BAD_RULES, rules="domino"),
    "an unknown rule": spoilt(TEXT, R.BAD_RULES, rules="triomino,luck=2"),
    "a rule without a value": spoilt(TEXT, R.BAD_RULES, rules="triomino,draw-limit"),
    "a rule out of range": spoilt(TEXT, R.BAD_RULES, rules="triomino,draw-limit=99"),
    "a number too long": spoilt(TEXT, R.BAD_RULES, rules="triomino,target=" + "9" * 500),
    "a list of words": spoilt(TEXT, R.BAD_RULES, rules="triomino,hexagons=1+two+3"),
    "a hand of words": spoilt(TEXT, R.BAD_RULES, rules="triomino,hand=2:many"),
    "a hand for a stranger": spoilt(TEXT, R.BAD_RULES, rules="triomino,hand=two:9"),
    "rules that never end": spoilt(TEXT, R.BAD_RULES, rules="triomino,target=-"),
    "a rule twice": spoilt(TEXT, R.FIELD_TWICE, rules="triomino,draw-limit=2,draw-limit=3"),
    "a reader not seated": spoilt(OPENING, R.OUT_OF_RANGE, reader="2"),
    "a reader below zero": spoilt(OPENING, R.OUT_OF_RANGE, reader="-1"),
    "a reader with a name": spoilt(OPENING, R.NOT_A_NUMBER, reader="anna"),
    "a turn of nobody": spoilt(OPENING, R.NOT_A_NUMBER, turn="-"),
    "a turn not seated": spoilt(OPENING, R.OUT_OF_RANGE, turn="2"),
    "an unknown phase": spoilt(TEXT, R.NOT_A_PHASE, phase="endgame"),
    "a first tile elsewhere": spoilt(TEXT, R.NOT_A_FIRST_TILE, fields="555u1,0"),
    "a first tile upside down": spoilt(TEXT, R.NOT_A_FIRST_TILE, fields="555d0,0"),
    "a solo tile turned": spoilt(SOLO, R.NOT_A_FIRST_TILE, fields="553u0,0"),
    "no placement": spoilt(TEXT, R.NOT_A_PLACEMENT, fields="555u0,0.515"),
    "a mirrored tile": spoilt(TEXT, R.NOT_A_PLACEMENT, fields="555u0,0.531d-1,0"),
    "a placement with a field": spoilt(TEXT, R.NOT_A_PLACEMENT, fields="555u0,0.515d-1,0f0"),
    "an empty field": spoilt(TEXT, R.NOT_A_PLACEMENT, fields="555u0,0+"),
    "a tile alone": spoilt(TEXT, R.DOES_NOT_FIT, fields="555u0,0.515d5,5"),
    "a tile turned wrong": spoilt(TEXT, R.DOES_NOT_FIT, fields="555u0,0.551d-1,0"),
    "a tile on another": spoilt(TEXT, R.DOES_NOT_FIT, fields="555u0,0.055u0,0"),
    "a field too many": spoilt(TEXT, R.TOO_MANY_FIELDS, fields="555u0,0.515d-1,0+055u0,0"),
    "a new field too soon": spoilt(OPENING, R.TOO_MANY_FIELDS, fields="555u0,0+055u0,0"),
    "three fields after one hexagon": spoilt(
        TWO_FIELDS, R.TOO_MANY_FIELDS, fields=TWO_FIELDS.split("/")[4][7:] + "+111u0,0"
    ),
    "a tile laid twice": spoilt(TEXT, R.TILE_TWICE, fields="555u0,0.515d-1,0.155d0,-1"),
    "a tile of a larger set": spoilt(OVER, R.NOT_IN_THE_SET, fields="333u0,0"),
    "no tile": spoilt(TEXT, R.NOT_A_TILE, hand="014.122.12"),
    "a tile held and laid": spoilt(TEXT, R.TILE_TWICE, hand="014.555"),
    "a tile held twice": spoilt(TEXT, R.TILE_TWICE, hand="014.014"),
    "a hand too small": spoilt(TEXT, R.MISCOUNTED, hand="014.444"),
    "a hand of a spectator": spoilt(OPENING, R.MISCOUNTED, hand="014"),
    "a hand of a larger set": spoilt(OVER, R.NOT_IN_THE_SET, hand="333"),
    "counts of one where none plays solo": spoilt(OPENING, R.BAD_SEATS, counts="10"),
    "counts of five": spoilt(OPENING, R.BAD_SEATS, counts="10,10,10,10,10"),
    "no counts": spoilt(OPENING, R.NOT_A_NUMBER, counts="-"),
    "counts below zero": spoilt(OPENING, R.OUT_OF_RANGE, counts="-10,30"),
    "a count too large": spoilt(OPENING, R.MISCOUNTED, counts="10,11"),
    "a well too large": spoilt(TEXT, R.OUT_OF_RANGE, well="38"),
    "a well too small": spoilt(TEXT, R.MISCOUNTED, "counts", well="30"),
    "a well below zero": spoilt(TEXT, R.OUT_OF_RANGE, well="-1"),
    "a solo well too large": spoilt(SOLO, R.OUT_OF_RANGE, well="44"),
    "drawn tiles not held": spoilt(TEXT, R.DRAWN_NOT_HELD, drawn="000"),
    "a drawn tile twice": spoilt(TEXT, R.DRAWN_NOT_HELD, drawn="444.444"),
    "a drawn tile laid": spoilt(TEXT, R.DRAWN_NOT_HELD, drawn="055"),
    "a tile drawn long ago": spoilt(NEW_FIELD, R.DRAWN_NOT_HELD, drawn="244"),
    "draws beyond the limit": spoilt(TEXT, R.OUT_OF_RANGE, drawn="014.122.444"),
    "draws of the opener": spoilt(OPENING, R.OUT_OF_RANGE, drawn="1"),
    "drawn tiles where only the number is seen": spoilt(OPENING, R.NOT_A_NUMBER, drawn="-"),
    "passes below zero": spoilt(TEXT, R.OUT_OF_RANGE, passes="-1"),
    "passes of an opener": spoilt(OPENING, R.OUT_OF_RANGE, passes="1"),
    "passes after a tile": spoilt(NEW_FIELD, R.OUT_OF_RANGE, passes="1"),
    "passes that end a round": spoilt(
        NEW_FIELD, R.OUT_OF_RANGE, passes="2", phase="turn", drawn="-"
    ),
    "a total missing": spoilt(TEXT, R.MISCOUNTED, totals="6"),
    "a total too many": spoilt(TEXT, R.MISCOUNTED, totals="6,35,0"),
    "a total with a point": spoilt(TEXT, R.NOT_A_NUMBER, totals="6,3.5"),
    "a total of many digits": spoilt(TEXT, R.NOT_A_NUMBER, totals="6," + "9" * 30),
    "a total in other digits": spoilt(TEXT, R.NOT_A_NUMBER, totals="6,٣"),
    "an opening with a tile laid": spoilt(
        OPENING, R.PHASE_IMPOSSIBLE, "phase", fields="555u0,0", counts="10,9"
    ),
    "an opening of one": spoilt(SOLO, R.PHASE_IMPOSSIBLE, phase="opening", passes="0"),
    "an opening with uneven hands": spoilt(OPENING, R.PHASE_IMPOSSIBLE, "phase", counts="11,9"),
    "a turn before the opening": spoilt(OPENING, R.PHASE_IMPOSSIBLE, phase="turn"),
    "a turn though somebody is out": spoilt(
        OVER, R.PHASE_IMPOSSIBLE, phase="turn", counts="1,0", well="1", drawn="-"
    ),
    "a follow-up under other rules": spoilt(
        FOLLOW_UP, R.PHASE_IMPOSSIBLE, "phase", rules="triomino"
    ),
    "a follow-up after another tile": spoilt(
        FOLLOW_UP, R.PHASE_IMPOSSIBLE, "phase", fields="111u0,0"
    ),
    "a follow-up with nothing that fits": spoilt(
        FOLLOW_UP, R.PHASE_IMPOSSIBLE, "phase", hand="123.125.115.134.145.155.224.355"
    ),
    "a new field after no hexagon": spoilt(TEXT, R.PHASE_IMPOSSIBLE, phase="new-field"),
    "a new field under other rules": spoilt(
        NEW_FIELD, R.PHASE_IMPOSSIBLE, "phase", rules="triodominio,new-field=no"
    ),
    "over before the opening": spoilt(OPENING, R.PHASE_IMPOSSIBLE, phase="over"),
    "over though a tile fits": spoilt(TEXT, R.PHASE_IMPOSSIBLE, phase="over"),
    "over though not everybody passed": spoilt(NEW_FIELD, R.PHASE_IMPOSSIBLE, phase="over"),
    "over because of somebody else": spoilt(
        OVER, R.PHASE_IMPOSSIBLE, "phase", counts="1,0", well="1"
    ),
    "an opener set under other rules": BadText(f"{OPENING}/opener=set", R.BAD_OPENER, "opener"),
    "an opener set in a solo game": BadText(
        SOLO.replace("trimino", "trimino,next-opener=rotation") + "/opener=set",
        R.BAD_OPENER,
        "opener",
    ),
    "an opener by number": BadText(f"{OPENER_SET[:-3]}1", R.WRONG_SECTION, "totals"),
    "passes before the well is empty": spoilt(
        PASSED_FREELY, R.OUT_OF_RANGE, "passes", phase="turn", passes="1", counts="3,3", well="1"
    ),
    "a turn after everybody passed freely": spoilt(
        PASSED_FREELY, R.OUT_OF_RANGE, "passes", phase="turn"
    ),
    "over though not everybody passed freely": spoilt(
        PASSED_FREELY, R.PHASE_IMPOSSIBLE, "phase", passes="1"
    ),
    "a section missing": BadText(TEXT.replace("/well=37", ""), R.WRONG_SECTION, "well"),
    "a section twice": BadText(TEXT.replace("/well", "/well=1/well"), R.WRONG_SECTION, "drawn"),
    "a section too many": BadText(f"{TEXT}/luck=7", R.WRONG_SECTION, "totals"),
    "a section without a value": BadText(TEXT.replace("well=37", "well="), R.WRONG_SECTION, "well"),
    "a section without a sign": BadText(TEXT.replace("well=37", "well37"), R.WRONG_SECTION, "well"),
    "a text cut off": BadText(TEXT[:-20], R.WRONG_SECTION, "passes"),
    "another text": BadText("Anna: look at this position!", R.WRONG_SECTION, "rules"),
    "nothing": BadText("", R.WRONG_SECTION, "rules"),
    "a very long text": BadText(TEXT + " " * 4000, R.TOO_LONG, "text"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_position_that_cannot_be_is_refused(name: str) -> None:
    text, reason, section = CASES[name]
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    error = caught.value
    assert (error.reason, error.message.details["section"]) == (reason, section)
    said(error)


def test_every_reason_is_given_for_something() -> None:
    of_rules = {R.HOUSE_RULES_TOO_LONG, R.NOT_HOUSE_RULES, R.HOUSE_RULES_NAME}
    assert {case.reason for case in CASES.values()} == set(R) - {R.NOT_AN_ACTION} - of_rules


def try_to_parse(text: str) -> None:
    """Check that a text is read and written again, or refused with a sentence."""
    try:
        position = parse_position(text)
    except NotationError as error:
        said(error)
    else:
        assert parse_position(format_position(position)) == position
        assert bool(list(position.legal)) == position.is_turn


texts = st.sampled_from([TEXT, OPENING, FOLLOW_UP, NEW_FIELD, OVER, TWO_FIELDS, SOLO])
pieces = st.text("0123456789-,.+=:/udf", max_size=4) | st.sampled_from(
    ["turn", "over", "opening", "new-field", "follow-up", "trimino", "yes", "no", "-", "444"]
)


@given(texts, st.data())
def test_a_text_spoilt_anywhere_is_a_position_or_refused(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = start + data.draw(st.integers(0, 4))
        text = text[:start] + data.draw(pieces | st.text(max_size=2)) + text[end:]
    try_to_parse(text)


@given(texts, texts, st.data())
def test_a_section_of_another_text_makes_a_position_or_is_refused(
    text: str, other: str, data: st.DataObject
) -> None:
    ours, theirs = text.split("/"), other.split("/")
    for _ in range(data.draw(st.integers(1, 4))):
        section = data.draw(st.integers(0, len(ours) - 1))
        ours[section] = theirs[section]
    try_to_parse("/".join(ours))


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    for parse in (parse_position, parse_tile, parse_place, parse_action):
        try:
            parse(text)
        except NotationError as error:
            said(error)


@given(
    pieces | st.from_regex(r"[0-6]{3}[ud]-?[0-9]{1,5},-?[0-9]{1,5}(f[0-9]{1,3})?", fullmatch=True)
)
def test_any_piece_is_an_action_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError as error:
        said(error)
    else:
        assert parse_action(format_action(action)) == action
