"""The next evening on the score pad: rules and players are those of the last one."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.evenings import (
    as_player,
    begin,
    end_round,
    kept_pad,
    lay,
    scored,
    with_rules,
    write_hands,
)
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_second_evening_takes_two_taps(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, "Anna", "Juris", rules="goliath")
    scored(visitor, 1)
    visitor.open("/pad")
    visitor.press("evening-new")
    visitor.press("evening-begin", count=2)
    scored(visitor, 1)
    pad = kept_pad(visitor.page)
    assert pad.settings.rules.base == "goliath"
    assert pad.sheet.now.players == ("Anna", "Juris")


def test_the_next_evening_proposes_who_played_last_and_has_the_others_at_hand(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit()
    page = visitor.page
    begin(visitor, "Anna", "Juris")
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    end_round(visitor)
    write_hands(visitor, 5, 6)
    scored(visitor, 3)
    visitor.press("evening-other-players")
    visitor.dialog().get_by_role("button", name="Anna").click()
    visitor.dialog().get_by_label(visitor.say("evening-add-name"), exact=True).fill("Zane")
    visitor.dialog().get_by_role("button", name=visitor.say("evening-next-round")).click()
    scored(visitor, 4)
    visitor.open("/pad")
    with page.expect_download() as found:
        visitor.press("evening-save-all")
    found.value.save_as(tmp_path / "all.json")
    visitor.press("evening-new")
    proposes(visitor, "Juris", "Zane")
    # Who brings the evening along has the same.
    other = with_rules(visit())
    other.open("/pad")
    other.page.locator("input[type=file]").set_input_files(tmp_path / "all.json")
    other.page.locator("[data-evening]").wait_for(timeout=120_000)
    other.open("/pad")
    other.press("evening-new")
    proposes(other, "Juris", "Zane")


def proposes(visitor: Visitor, *names: str) -> None:
    """Looks who would play a new evening; Anna is only offered."""
    form = visitor.page.locator("form")
    numbered = [f"{place}{name}" for place, name in enumerate(names, start=1)]
    expect(form.locator(".name[aria-pressed='true']")).to_have_text(numbered)
    expect(form.locator(".name[aria-pressed='false']")).to_have_text("Anna")
