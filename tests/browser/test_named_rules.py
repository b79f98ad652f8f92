"""Named house rules on a phone: made, kept, passed on, opened by somebody else, and played."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.screen import filled
from tests.browser.tables import view
from tests.browser.visitor import PHONE, REFUSED, Visitor

NAME = "Grandma’s “old” rules: 👵"
RULES = {"base": "triomino", "draw_limit": 2}
TEXT = f"{NAME}: triomino, draw-limit=2"
DRAW_LIMIT = "Draw limit per turn"


def test_rules_are_made_kept_shared_opened_and_played(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    maker, friend = visit(size=PHONE), visit(size=PHONE)
    make(maker)
    keep(maker, NAME)
    chosen = maker.page.get_by_label(maker.say("new-rules"), exact=True)
    expect(chosen.locator("option:checked")).to_have_text(NAME)
    maker.press("my-rules-share")
    shared = maker.dialog()
    link = filled(field(shared, maker, "my-rules-link"))
    expect(field(shared, maker, "my-rules-text")).to_have_value(TEXT)
    expect(shared.get_by_role("img")).to_be_visible()
    file = save(maker, shared, tmp_path)
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == NAME

    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name=NAME)).to_be_visible()
    friend.sees("my-rules-based-on", sheet="Triomino")
    expect(friend.page.get_by_text("draw limit per turn: 2 (sheet: 3)")).to_be_visible()
    friend.press("my-rules-keep")
    friend.dialog().get_by_role("button", name=friend.say("my-rules-keep"), exact=True).click()
    expect(friend.page.get_by_role("link", name=NAME)).to_be_visible()
    friend.press("my-rules-play")
    chosen = friend.page.get_by_label(friend.say("new-rules"), exact=True)
    expect(chosen.locator("option:checked")).to_have_text(NAME)
    friend.press("new-start")
    friend.page.wait_for_url("**/table/*")
    # On a phone the logo stands for the title; the rules have a line of their own.
    expect(friend.page.locator("header p")).to_contain_text(NAME)
    expect(friend.page.locator("header p")).to_be_visible()
    settings = view(friend, friend.page.url.rpartition("/")[2])["table"]["settings"]
    assert (settings["rules"], settings["rules_name"]) == (RULES, NAME)
    friend.open("/")
    expect(friend.page.get_by_text(NAME)).to_be_visible()


def test_a_file_and_a_line_of_text_are_opened(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit(size=PHONE)
    page = visitor.open("/rules")
    visitor.sees("my-rules-none")
    page.get_by_label(visitor.say("my-rules-paste")).fill(TEXT)
    visitor.press("my-rules-open")
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    file = tmp_path / "ours.json"
    file.write_text(json.dumps({"name": "Ours", "base": "goliath"}), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Ours", exact=True)).to_be_visible()
    visitor.sees("my-rules-same", sheet="Goliath")


def test_changed_rules_lose_their_name_until_they_are_kept_again(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=PHONE)
    make(visitor)
    keep(visitor, "Ours")
    visitor.open("/rules")
    visitor.page.get_by_role("link", name="Ours").click()
    visitor.press("my-rules-change")
    limit = visitor.page.get_by_role("spinbutton", name=DRAW_LIMIT, exact=True)
    expect(limit).to_have_value("2")
    limit.fill("1")
    limit.press("Tab")
    chosen = visitor.page.get_by_label(visitor.say("new-rules"), exact=True)
    expect(chosen).to_have_value("triomino")
    visitor.press("my-rules-keep")
    dialog = visitor.dialog()
    expect(dialog.get_by_label(visitor.say("my-rules-name"))).to_have_value("Ours")
    expect(dialog).to_contain_text(visitor.say("my-rules-replaces"))
    dialog.get_by_role("button", name=visitor.say("my-rules-keep"), exact=True).click()
    expect(chosen.locator("option:checked")).to_have_text("Ours")
    visitor.open("/rules")
    visitor.page.get_by_role("link", name="Ours").click()
    expect(visitor.page.get_by_text("draw limit per turn: 1 (sheet: 3)")).to_be_visible()
    visitor.press("my-rules-forget")
    visitor.sees("my-rules-none")


def test_rules_saved_on_their_page_take_the_name_and_are_changed_under_it(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=PHONE)
    page = visitor.open("/rules#triomino,draw-limit=2")
    expect(page.get_by_role("heading", name=visitor.say("new-house-rules"))).to_be_visible()
    keep(visitor, "Ours")
    expect(page.get_by_role("heading", name="Ours", exact=True)).to_be_visible()
    expect(visitor.button("my-rules-forget")).to_be_visible()
    visitor.press("my-rules-change")
    summary = page.locator("summary").filter(has_text=visitor.say("new-house-rules"))
    expect(summary).to_contain_text("Ours")
    expect(summary).to_be_in_viewport()


def test_what_cannot_be_opened_says_why(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=PHONE, expects=(REFUSED,))
    page = visitor.open("/rules#Ours:%20triomino,draw-limit=many")
    expect(page.get_by_role("alert")).to_contain_text(visitor.say("my-rules-refused"))
    expect(page.get_by_role("alert")).to_contain_text("many")
    page.get_by_label(visitor.say("my-rules-paste")).fill("nothing: of this kind")
    visitor.press("my-rules-open")
    expect(page.get_by_role("alert").last).to_contain_text("There is no rule set “of”")


def make(visitor: Visitor) -> None:
    """Changes a field in the form of a new game."""
    page = visitor.open("/new")
    page.get_by_label(visitor.say("new-rules"), exact=True).select_option("triomino")
    page.locator("summary").filter(has_text=visitor.say("new-house-rules")).click()
    limit = page.get_by_role("spinbutton", name=DRAW_LIMIT, exact=True)
    limit.fill("2")
    limit.press("Tab")
    visitor.sees("new-changed", count=1)


def keep(visitor: Visitor, name: str) -> None:
    visitor.press("my-rules-keep")
    dialog = visitor.dialog()
    dialog.get_by_label(visitor.say("my-rules-name")).fill(name)
    dialog.get_by_role("button", name=visitor.say("my-rules-keep"), exact=True).click()
    expect(dialog).to_have_count(0)


def field(dialog: Locator, visitor: Visitor, label: str) -> Locator:
    return dialog.get_by_role("textbox", name=visitor.say(label), exact=True)


def save(visitor: Visitor, dialog: Locator, folder: Path) -> Path:
    """Saves the rules as a file."""
    with visitor.page.expect_download() as download:
        dialog.get_by_role("button", name=visitor.say("my-rules-save-file")).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file
