"""Whole evenings on the score pad, without a network: what a match came to, the pad comes to."""

import random
from collections.abc import Callable
from functools import reduce

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.evenings import (
    as_player,
    begin,
    choose,
    end_round,
    has_totals,
    kept_pad,
    lay,
    line,
    press_made,
    scored,
    write_hands,
)
from tests.browser.test_offline import offline
from tests.browser.visitor import Visitor
from tests.pad.entries import NAMES, pad_of, played_match
from trimino.pad import Pad
from trimino.pad.lines import (
    DeclineLine,
    DrawLine,
    EndLine,
    PadLine,
    PassLine,
    PlaceLine,
    RoundLine,
)
from trimino.pad.pad_messages import pad_end_messages
from trimino.records.house_rules_notation import HouseRules
from trimino.rules import SHEETS, Ruleset, published

SAMPLE = [("tri-domino", 100, 253)]
"""A sheet, a target, and a number that gives a match of few lines; --long writes every sheet."""
MISTAKES = 5
"""One line of so many goes wrong at first."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "sheet" in metafunc.fixturenames:
        every = [(rules.base, rules.target, 11) for rules in SHEETS]
        long = metafunc.config.getoption("--long")
        metafunc.parametrize(("sheet", "target", "seed"), every if long else SAMPLE)


def test_an_evening_with_corrections_ends_as_the_match_did(
    sheet: str, target: int | None, seed: int, visit: Callable[..., Visitor]
) -> None:
    rules = published(sheet).replace(target=target)
    match = played_match(rules, 2, random.Random(seed))
    played = pad_of(match, sums=True)
    assert match.outcome
    visitor = offline(visit, touch=True)
    begin(visitor, *NAMES[:2], rules=keep(visitor, rules))
    writer = Writer(visitor, played)
    writer.write_all()
    assert {*writer.mistakes} == {"tile", "forgotten", "draw"}
    visitor.button("evening-share").wait_for()
    has_totals(visitor, *match.totals)
    kept = kept_pad(visitor.page)
    assert points_of(kept) == points_of(played)
    assert kept.sheet.outcome == played.sheet.outcome
    assert kept.sheet.winners == played.sheet.winners
    told = [*map(visitor.words.say, pad_end_messages(kept.settings.rules, kept.sheet))]
    expect(visitor.page.locator(".result p")).to_have_text(told)


def points_of(pad: Pad) -> list[tuple[int, int]]:
    """The player and the points of each line but the ends of rounds, which a pad may see itself."""
    return [(one.seat, one.points) for one in pad.sheet.lines if not isinstance(one.line, EndLine)]


def keep(visitor: Visitor, rules: Ruleset) -> str:
    """The value of the option for rules; those of no sheet are kept before, by a name."""
    if rules == published(rules.base):
        return rules.base
    visitor.open(HouseRules(rules, "Ours").link(""))
    visitor.press("my-rules-keep")
    visitor.dialog().get_by_role("button", name=visitor.say("my-rules-keep"), exact=True).click()
    visitor.dialog().wait_for(state="hidden")
    return "house:Ours"


class Writer:
    """Somebody who writes the lines of a pad on the screen, and corrects what went wrong."""

    def __init__(self, visitor: Visitor, pad: Pad) -> None:
        self.visitor = visitor
        self.rules = pad.settings.rules
        self.lines = [one.line for one in pad.lines]
        self.written = 1
        self.mistakes: list[str] = []
        self._forgotten = False

    def write_all(self) -> None:
        scored(self.visitor, 1)
        for number, wanted in enumerate(self.lines[1:], start=2):
            after = self.lines[number] if number < len(self.lines) else None
            if number % MISTAKES == 0 and self._goes_wrong(wanted, after):
                continue
            self._write(wanted)
            if self._forgotten:
                self._insert_draw()

    def _goes_wrong(self, wanted: PadLine, after: PadLine | None) -> bool:
        """Whether a line is not written, or is already."""
        match wanted:
            case DrawLine() if isinstance(after, PlaceLine):
                # It is noticed once the next line is there.
                self._forgotten = True
                return True
            case PlaceLine() if len(self.mistakes) % 2 == 0:
                self._write_other_tile(wanted)
                return True
            case PlaceLine():
                self._write_a_draw_too_many(wanted)
        return False

    def _write(self, wanted: PadLine) -> None:
        if isinstance(wanted, EndLine) and self._is_over():
            return
        self._choose_seat(wanted)
        match wanted:
            case PlaceLine():
                self._lay(wanted)
            case DrawLine():
                self.visitor.press("table-draw")
            case PassLine(fits=True):
                self.visitor.press("evening-more")
                self.visitor.press("evening-pass-keep")
            case PassLine():
                self.visitor.press("table-pass")
            case RoundLine():
                self.visitor.press("evening-next-round")
            case EndLine():
                self._write_hands(wanted)
            case DeclineLine():
                declined = self.visitor.button("evening-no-second")
                declined.or_(self.visitor.button("evening-no-field")).click()
        self._settle(1)

    def _lay(self, wanted: PlaceLine) -> None:
        # There are keys for what the sheet rewards only.
        pays = {"bridge": self.rules.bridge, "double": self.rules.double}
        made = wanted.made or ""
        made = made if pays.get(made, self.rules.hexagons[0]) else ""
        # Where a draw was forgotten the count takes a tile for the last of its hand.
        choose(self.visitor, str(wanted.tile))
        self.visitor.page.get_by_label(self.visitor.say("evening-out")).set_checked(wanted.out)
        press_made(self.visitor, made, wanted.hexagons)

    def _write_hands(self, wanted: EndLine) -> None:
        fields = self.visitor.page.locator("input[type=number]")
        writes = self.visitor.button("evening-write-hands")
        if not writes.is_visible():
            end_round(self.visitor)
        # Whoever went out has no field.
        left = [hand for hand in wanted.hands if fields.count() == len(wanted.hands) or hand]
        write_hands(self.visitor, *(hand for hand in left if isinstance(hand, int)))

    def _is_over(self) -> bool:
        """Whether the pad has seen the end of the round, and asks for no hands."""
        asks = [self.visitor.button(f"evening-{what}") for what in ("write-hands", "end-round")]
        goes_on = [self.visitor.button(f"evening-{what}") for what in ("next-round", "share")]
        reduce(Locator.or_, [*asks, *goes_on]).first.wait_for()
        return not any(one.is_visible() for one in asks)

    def _choose_seat(self, wanted: PadLine) -> None:
        seat = getattr(wanted, "seat", None)
        if seat is None:
            return
        pressed = self.visitor.page.locator(f"[data-player='{seat}'] [aria-pressed]")
        if pressed.get_attribute("aria-pressed") != "true":
            as_player(self.visitor, seat)

    def _settle(self, more: int) -> None:
        self.written += more
        scored(self.visitor, self.written)
        expect(self.visitor.page.locator(f"[data-line='{self.written + 1}']")).to_have_count(0)

    def _write_other_tile(self, wanted: PlaceLine) -> None:
        free = self.visitor.page.locator(
            f"[data-pick]:not([data-laid], [data-pick='{wanted.tile}'])"
        )
        self._choose_seat(wanted)
        lay(self.visitor, free.last.get_attribute("data-pick") or "")
        self._settle(1)
        line(self.visitor, self.written)
        self.visitor.press("evening-correct")
        self.visitor.press("evening-other-tile")
        self._lay(wanted)
        self._settle(0)
        self.mistakes.append("tile")

    def _write_a_draw_too_many(self, wanted: PlaceLine) -> None:
        self._write(DrawLine(wanted.seat))
        line(self.visitor, self.written)
        self.visitor.press("evening-remove")
        self._settle(-1)
        self.mistakes.append("draw")

    def _insert_draw(self) -> None:
        line(self.visitor, self.written)
        self.visitor.press("evening-insert")
        self.visitor.press("table-draw")
        self._settle(1)
        self._forgotten = False
        self.mistakes.append("forgotten")
