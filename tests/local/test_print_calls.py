"""PDFs of a device without a server: the same as those of the library, in the screen's words."""

import base64
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.local.engines import packed_engine
from tests.pad.entries import pad_of, played_match
from tests.printing.pdf_reading import read_pages
from trimino.local.calls import call
from trimino.pad.document import pad_values, read_pad
from trimino.printing.document import PrintDocument, document_pdf
from trimino.printing.pad_picture import pad_picture
from trimino.printing.requested import (
    requested_card,
    requested_match,
    requested_pad,
    requested_sheet,
    requested_tiles,
)
from trimino.records.record import record_of
from trimino.rules import Match, Message, published
from trimino.words import Words


def played_record() -> dict[str, Any]:
    rng, match = random.Random(5), Match(published("goliath").replace(target=60), players=2)
    while not match.over:
        if match.needs_deal:
            match.deal(rng)
        match.play(rng.choice(list(match.legal)))
    return record_of(match, ["Anna", "Žanis"])


RECORD = played_record()
PAD = pad_values(pad_of(played_match(published("tri-domino"), 3, random.Random(5), most_rounds=1)))
REQUESTS: list[tuple[str, dict[str, Any]]] = [
    ("tiles", {"tile": ["3-4-5"], "side": 38, "face": "shapes", "paper": "letter"}),
    ("tiles", {"backs": True}),
    ("sheet", {"rules": "tri-domino", "players": 3}),
    ("card", {"rules": "Ours: triomino, bridge=33", "paper": "letter"}),
    ("match", {"record": RECORD}),
    ("pad", {"pad": PAD, "day": "17.11.2026"}),
]
MAKE: dict[str, Callable[..., PrintDocument]] = {
    "tiles": requested_tiles,
    "sheet": requested_sheet,
    "card": requested_card,
    "match": requested_match,
    "pad": requested_pad,
}


def screen(language: str) -> Any:
    """Says messages that come as JSON, as a screen does."""
    words = Words(language)

    def message(values: Any) -> Any:
        if isinstance(values, dict) and "name" in values:
            details = {key: message(value) for key, value in values["details"].items()}
            return Message(values["name"], details)
        return values

    return lambda text: words.say(message(json.loads(text)))


@pytest.mark.parametrize(("what", "details"), REQUESTS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_device_prints_what_the_library_prints(
    what: str, details: dict[str, Any], language: str
) -> None:
    text = json.dumps({**details, "language": language})
    answer = json.loads(call(f"print.{what}", text, screen(language)))
    expected = document_pdf(MAKE[what](**details), Words(language))
    assert base64.b64decode(answer["ok"]) == expected


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_device_draws_an_evening_as_the_terminal_does(language: str) -> None:
    text = json.dumps({"pad": PAD, "day": "17.11.2026", "language": language})
    drawn = json.loads(call("print.picture", text, screen(language)))["ok"]
    assert drawn == pad_picture(read_pad(PAD), Words(language), "17.11.2026")


def test_what_cannot_be_printed_is_refused() -> None:
    text = json.dumps({"tile": ["9-9-9"], "language": "en"})
    assert "error" in json.loads(call("print.tiles", text, screen("en")))


def test_the_engine_of_the_browser_prints_the_same() -> None:
    """Sentences are left out, since Node has none here: each message is its name."""
    with packed_engine() as packed:
        for what, details in REQUESTS:
            text = json.dumps({**details, "language": "en"})
            code = f"call('print.{what}', {text!r}, lambda text: json.loads(text)['name'])"
            made = packed.run(f"from trimino.local.calls import call\n{code}")
            here = json.loads(call(f"print.{what}", text, lambda text: json.loads(text)["name"]))
            ours, theirs = (read_pages(base64.b64decode(one["ok"])) for one in (here, made))
            assert [page.words for page in theirs] == [page.words for page in ours]
            assert [page.triangles() for page in theirs] == [page.triangles() for page in ours]
        text = json.dumps({"pad": PAD, "language": "en"})
        code = f"call('print.picture', {text!r}, lambda text: json.loads(text)['name'])"
        made = packed.run(f"from trimino.local.calls import call\n{code}")
        here = json.loads(call("print.picture", text, lambda text: json.loads(text)["name"]))
        assert made == here
