"""House rules as a line of text, a JSON document and a link: each reads back as it was written."""

import json
import unicodedata
from urllib.parse import quote

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from tests.records.playing import said
from tests.strategies import rulesets
from trimino.records.errors import NotationError, NotationReason
from trimino.records.house_rules_notation import (
    MAX_RULES_NAME,
    MAX_RULES_TEXT,
    HouseRules,
    parse_house_rules,
)
from trimino.rules import RULESETS, Message, Ruleset, published
from trimino.rules.readings import READINGS, Reading
from trimino.terminal.rule_field_text import setting

R = NotationReason
SERVER = "https://trimino.example"
OURS = HouseRules(published("triomino").replace(draw_limit=2, hexagons=(50, 60, 70)), "Grandma's")

NAMES = [
    "Grandma's",
    'The "old" ones',
    "Lake: summer",
    "a:",
    ":",
    "Ours: triomino",
    "Ours: triomino, draw-limit=3",
    "{x}",
    "{",
    "http://trimino.example/rules#Ours:%20goliath",
    "50% + 1 = #2?",
    "Бабушкины правила",
    "Omītes „senie”",
    "👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "triomino",
    "a/b\\c",
]


def forms(house: HouseRules) -> list[str]:
    """The three forms, and the document in its other spellings."""
    document = house.to_json()
    return [
        str(house),
        house.link(SERVER),
        json.dumps(document),
        json.dumps(document, ensure_ascii=False, indent=2) + "\n",
    ]


def same(house: HouseRules, other: HouseRules) -> bool:
    # The base is no part of a rule set's equality.
    return house == other and house.rules.base == other.rules.base


def refused(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse_house_rules(text)
    assert said(caught.value)
    return caught.value


def read_or_refused(text: str) -> HouseRules | None:
    """The house rules of a text; None if it is refused with a sentence."""
    try:
        return parse_house_rules(text)
    except NotationError as error:
        return None if said(error) else pytest.fail(f"no sentence for {error!r}")


@st.composite
def names(draw: st.DrawFn) -> str:
    """Any name that is allowed, as it is kept."""
    text = draw(st.text(max_size=MAX_RULES_NAME) | st.sampled_from(NAMES))
    try:
        return HouseRules(OURS.rules, text).name
    except NotationError:
        return draw(st.sampled_from(NAMES))


@given(rulesets(), names())
def test_every_form_reads_back_as_it_was_written(rules: Ruleset, name: str) -> None:
    house = HouseRules(rules, name)
    for text in forms(house):
        assert same(parse_house_rules(text), house), text
        assert len(text) <= MAX_RULES_TEXT


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("base", [rules.base for rules in RULESETS])
def test_any_name_is_read_back_with_any_published_rules(base: str, name: str) -> None:
    house = HouseRules(published(base), name)
    assert all(same(parse_house_rules(text), house) for text in forms(house))


def test_the_line_is_one_that_people_can_read() -> None:
    assert str(OURS) == "Grandma's: triomino, hexagons=50+60+70, draw-limit=2"
    unlimited = HouseRules(published("triomino").replace(draw_limit=None, new_field=True))
    assert str(unlimited) == "triomino, new-field=yes, draw-limit=none"


def test_a_link_has_no_sign_at_which_a_chat_would_cut_it() -> None:
    assert OURS.link(f"{SERVER}/") == (
        f"{SERVER}/rules#Grandma%27s:%20triomino,hexagons=50+60+70,draw-limit=2"
    )


def test_a_document_holds_only_what_differs() -> None:
    assert OURS.to_json() == {
        "format": "trimino-rules/1",
        "name": "Grandma's",
        "base": "triomino",
        "hexagons": [50, 60, 70],
        "draw_limit": 2,
    }
    assert HouseRules(published("goliath")).to_json() == {
        "format": "trimino-rules/1",
        "base": "goliath",
    }


@pytest.mark.parametrize(
    "text",
    [
        "Grandma's: triomino draw_limit=2 hexagons=[50,60,70]",
        "Grandma's: triomino, draw_limit=2, hexagons=[50, 60, 70]",
        "  Grandma's :\ntriomino,\n draw-limit=2,hexagons=50+60+70,\n",
        "Grandma's: Triomino, Draw-limit=2, Hexagons=50+60+70",
        "Grandma's:\u00a0triomino,\u00a0draw-limit=2,\u00a0hexagons=50+60+70",
        "\ufeff" + json.dumps({**OURS.to_json(), "format": "trimino-rules/1"}),
        json.dumps(
            {"base": "triomino", "draw_limit": 2, "hexagons": [50, 60, 70], "name": OURS.name}
        ),
        "http://192.168.1.20:8000/rules#Grandma's:%20triomino,draw-limit=2,hexagons=50%2B60%2B70",
        "Grandma's:triomino, draw-limit=2, hexagons=50+60+70",
        "Grandma's: triomino, draw-limit = 2, hexagons\t=\n50+60+70",
        "Grandma's: triomino, draw-limit=2, hexagons=50+60+70.",
        "Grandma's: triomino, draw\u2011limit=2, hexagons=50+60+70",
        "“Grandma's: triomino, draw-limit=2, hexagons=50+60+70”",
        "„Grandma's: triomino, draw-limit=2, hexagons=50+60+70.“",
        "«Grandma's: triomino, draw-limit=2, hexagons=50+60+70».",
        '"Grandma\'s: triomino, draw-limit=2, hexagons=[50, 60, 70]"',
        OURS.link("HTTPS://TRIMINO.EXAMPLE"),
        OURS.link(SERVER).replace("#", "/#"),
        OURS.link(SERVER).replace("#", "?utm=1&x=/y#"),
        OURS.link(SERVER).replace("#", "/?utm=1#"),
        f"<{OURS.link(SERVER)}>",
        f"“{OURS.link(SERVER)}”.",
        OURS.link(SERVER).replace("draw", "\r\n draw"),
        OURS.link(SERVER).replace("mino,", "mi\nno,"),
    ],
)
def test_what_people_and_programs_make_of_a_form_is_read(text: str) -> None:
    assert same(parse_house_rules(text), OURS)


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.name)
@pytest.mark.parametrize("name", ["", "Ours: {x"])
def test_a_line_has_house_rules_as_the_rules_page_prints_them(reading: Reading, name: str) -> None:
    for changes in reading.others:
        sheet = reading.quotations[0].sheet
        rules = ", ".join([sheet, *(setting(field, value) for field, value in changes.items())])
        line = f"{name}: {rules}" if name else rules
        house = HouseRules(published(sheet).replace_json(changes), name)
        assert same(parse_house_rules(line), house)
        assert same(parse_house_rules(f"{SERVER}/rules#{quote(line)}"), house)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('Ours: triomino, hand={"2": 4}', "Ours"),
        ("Ours: triomino, hand={“2”: 4}", "Ours"),
        ('"Ours": triomino, hand={"2": 4}', '"Ours"'),
        ("“Ours”: triomino, hand=2:4", "“Ours”"),
        ('"Ours": triomino, hand=2:4, opener="highest-triple"', '"Ours"'),
        ('"Ours: triomino, hand=2:4, opener="highest-triple""', "Ours"),
        ("<Ours>: triomino, hand=2:4", "<Ours>"),
        ("No. 5. : triomino, hand=2:4", "No. 5."),
        ("2:4:triomino, hand=2:4", "2:4"),
    ],
)
def test_the_name_ends_where_the_rules_begin(text: str, name: str) -> None:
    house = HouseRules(published("triomino").replace_json({"hand": {"2": 4}}), name)
    assert same(parse_house_rules(text), house)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("triomino, hand={2:4}", "{2:4}"),
        ("triomino, hand=2:x", "2:x"),
        ("triomino, hexagons=50+60", "50+60"),
        ("triomino, bridge=none", "none"),
    ],
)
def test_a_value_that_cannot_be_is_shown_as_it_was_written(text: str, shown: str) -> None:
    assert f"cannot be {shown}." in said(refused(text))


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("Ours: triomino, draw-limit=99", "draw_limit"),
        ("Ours: triomino, draw-limit", "draw_limit"),
        ("Ours: triomino, luck=2", "luck"),
        ('{"base": "triomino", "luck": 2}', "luck"),
        ('{"base": "triomino", "hexagons": [50]}', "hexagons"),
        ("Ours: domino", "rules"),
        ('{"base": "domino"}', "rules"),
        ("triomino, target=none", "target"),
    ],
)
def test_rules_that_cannot_be_played_are_refused_with_the_field(text: str, field: str) -> None:
    error = refused(text)
    assert error.reason is R.BAD_RULES
    assert str(error).startswith("These rules cannot be played. ")
    why = error.message.details["why"]
    assert isinstance(why, Message)
    assert why.details["field"] == field


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", R.NOT_HOUSE_RULES),
        (" \n", R.NOT_HOUSE_RULES),
        ("Ours: ,", R.NOT_HOUSE_RULES),
        ("{}", R.NOT_HOUSE_RULES),
        ('{"base": 5}', R.NOT_HOUSE_RULES),
        ('{"base": "triomino", "name": 5}', R.NOT_HOUSE_RULES),
        ('{"format": "trimino-record/1", "base": "triomino"}', R.NOT_HOUSE_RULES),
        ('{"base": "triomino", "base": "goliath"}', R.NOT_HOUSE_RULES),
        ('{"base": }', R.NOT_HOUSE_RULES),
        ("https://trimino.example/table/abc", R.NOT_HOUSE_RULES),
        ("https://trimino.example/rules", R.NOT_HOUSE_RULES),
        ("https://trimino.example/rules?a=/rules/", R.NOT_HOUSE_RULES),
        (".", R.NOT_HOUSE_RULES),
        ("“”", R.NOT_HOUSE_RULES),
        ("triomino, draw-limit=2, draw_limit=3", R.FIELD_TWICE),
        ("triomino, hand=2:4+2:5", R.FIELD_TWICE),
        ('triomino, hand={"2": 4, "2": 5}', R.FIELD_TWICE),
        ("triomino, solo=hand:0+well:19+draw-cost:1+draw_cost:2", R.FIELD_TWICE),
        ("Ours\x1b[2J: triomino", R.HOUSE_RULES_NAME),
        ("\u202eOurs: triomino", R.HOUSE_RULES_NAME),
        ("\u3164: triomino", R.HOUSE_RULES_NAME),
        (f"{'x' * (MAX_RULES_NAME + 1)}: triomino", R.HOUSE_RULES_NAME),
        (f"triomino,{' ' * MAX_RULES_TEXT}", R.HOUSE_RULES_TOO_LONG),
    ],
)
def test_what_is_no_house_rules_is_refused(text: str, reason: NotationReason) -> None:
    assert refused(text).reason is reason


def test_a_name_is_kept_composed_and_with_single_spaces() -> None:
    loose = unicodedata.normalize("NFD", "  Omītes \n senie ")
    assert HouseRules(OURS.rules, loose).name == "Omītes senie"
    assert HouseRules(OURS.rules, " ").name == ""


pieces = st.lists(
    st.sampled_from(
        [
            *forms(OURS),
            ": ",
            ",",
            "=",
            "{",
            "}",
            "[",
            "]",
            "#",
            "://",
            '"',
            "“",
            "<",
            ">",
            ".",
            "%",
            "%FF",
            "\ud800",
            "-",
            "+",
        ]
    )
    | st.text(max_size=6),
    max_size=12,
).map("".join)


@given(pieces | st.text())
@example("[" * MAX_RULES_TEXT)
@example("{" * (MAX_RULES_TEXT - 1) + "}")
@example(": " * (MAX_RULES_TEXT // 2))
@example("triomino,hexagons=" + "[" * 2000)
@example("triomino,target=" + "9" * 3900)
@example("triomino,target=NaN")
@example("https://x/rules#\ud800")
def test_any_text_is_read_or_refused_with_a_sentence(text: str) -> None:
    house = read_or_refused(text)
    assert house is None or same(parse_house_rules(str(house)), house)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_any_value_of_a_field_is_read_or_refused(value: object) -> None:
    text = json.dumps({"base": "triomino", "hand": value, "solo": value})
    assume(len(text) <= MAX_RULES_TEXT)
    read_or_refused(text)
