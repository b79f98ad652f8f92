"""Bundles: an entry that is parsed on demand says what it says when all are parsed at once."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from trimino.words.bundle import Bundle

TEXT = """\
### A resource

-well = well
    .gender = masculine
# A comment
greeting = Hello, { $name }.
    { end-of-line }
end-of-line = The { -well } is { $tiles ->
    [0] empty
   *[other] full: { greeting-of-tiles }
}.
greeting-of-tiles = { -well }
only-attributes =
    .label = Tiles
"""


@pytest.mark.parametrize("name", ["greeting", "end-of-line", "greeting-of-tiles"])
@pytest.mark.parametrize("tiles", [0, 3])
def test_a_message_is_said_with_all_that_it_mentions(name: str, tiles: int) -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(TEXT))
    given = {"name": "Anna", "tiles": tiles}
    pattern = whole.get_message(name).value
    assert pattern is not None
    said, faults = whole.format_pattern(pattern, given)
    assert Bundle("en", [TEXT], {}).format(name, given) == (str(said), [])  # type: ignore[arg-type]
    assert faults == []


@pytest.mark.parametrize("name", ["only-attributes", "nothing", "well"])
def test_what_is_no_message_is_not_said(name: str) -> None:
    bundle = Bundle("en", [TEXT], {})
    assert bundle.format(name, {}) == ("", ["no such message"])


def test_the_first_of_two_entries_counts() -> None:
    bundle = Bundle("en", ["", "one = first", "one = second"], {})
    assert bundle.format("one", {}) == ("first", [])
    assert bundle.format("one", {}) == ("first", [])
    assert bundle.has_message("one")
