"""What may go wrong on the score pad: rules that cannot be loaded, and data that is damaged."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.evenings import (
    a_link,
    an_evening,
    as_player,
    begin,
    begin_with_a_tile,
    end_round,
    evening_id,
    has_totals,
    kept_edits,
    lay,
    scored,
    with_rules,
    write_hands,
)
from tests.browser.test_offline import install
from tests.browser.visitor import UNREACHABLE, Visitor
from trimino.pad import verify_pad

Visit = Callable[..., Visitor]
BLOCKED = (*UNREACHABLE, "Failed to fetch", "dynamically imported")
UNSTARTED = ("wasm", "WebAssembly", "damaged is not defined")
DAMAGE = """async (id) => {
  const opened = await new Promise((resolve) => {
    const asked = indexedDB.open('trimino-pads');
    asked.onsuccess = () => resolve(asked.result);
  });
  const work = opened.transaction(['edits', 'views'], 'readwrite');
  work.objectStore('views').clear();
  const edits = work.objectStore('edits');
  const asked = edits.getAll();
  asked.onsuccess = () => {
    const row = asked.result.find((row) => row.id === id && row.edit.line.do === 'place');
    delete row.edit.line.tile;
    edits.put(row);
  };
  await new Promise((resolve) => (work.oncomplete = resolve));
  opened.close();
}"""

DAMAGE_RULES = """async (end) => {
  const name = (await caches.keys()).find((name) => name.startsWith('trimino-offline-'));
  const cache = await caches.open(name);
  const path = (await cache.keys()).map(({url}) => url).find((url) => url.endsWith(end));
  const {headers} = await cache.match(path);
  await cache.put(path, new Response('damaged', {headers}));
}"""


def test_without_the_rules_the_pad_takes_lines_and_says_how_to_get_them(visit: Visit) -> None:
    visitor = visit(expects=BLOCKED)
    visitor.context.route("**/py/**", lambda route: route.abort())
    begin(visitor, "Anna", "Juris")
    page = visitor.page
    visitor.sees("evening-no-rules")
    expect(visitor.text("evening-starting")).to_be_hidden()
    # The device is asked before it fetches them for good.
    expect(page.locator(".trouble").get_by_role("button")).to_have_count(2)
    as_player(visitor, 1)
    lay(visitor, "5-5-5")
    expect(page.locator("[data-pending]")).to_have_count(2)
    assert len(kept_edits(page, evening_id(page))) == 2
    page.get_by_role("button", name=visitor.say("evening-ask"), exact=True).click()
    expect(visitor.dialog().get_by_text(visitor.say("evening-no-rules"))).to_have_count(1)
    expect(visitor.dialog().get_by_text(visitor.say("learn-bridge-about"))).to_be_visible()
    page.keyboard.press("Escape")
    visitor.open("/pad/family")
    visitor.sees("evening-no-rules")
    page.go_back()
    visitor.sees("evening-no-rules")
    visitor.context.unroute("**/py/**")
    visitor.press("ui-try-again")
    scored(visitor, 2)
    has_totals(visitor, 0, 25)
    expect(visitor.text("evening-no-rules")).to_be_hidden()


def test_a_good_link_is_not_called_bad_without_the_rules(visit: Visit) -> None:
    visitor = with_rules(visit(expects=BLOCKED))
    visitor.context.route("**/py/**", lambda route: route.abort())
    page = visitor.open(a_link())
    visitor.sees("evening-no-rules")
    expect(visitor.text("evening-bad-link")).to_be_hidden()
    visitor.context.unroute("**/py/**")
    visitor.press("ui-try-again")
    has_totals(visitor, 0, 0)
    # What holds no evening is still told as that.
    page.goto("about:blank")
    visitor.open("/pad/shared#nonsense")
    visitor.sees("evening-bad-link")


@pytest.mark.parametrize("file", [".wasm", "/pyodide.mjs"])
def test_damaged_rules_are_fetched_afresh_once_there_is_a_network(file: str, visit: Visit) -> None:
    visitor = visit(metered=False, expects=(*BLOCKED, *UNSTARTED))
    visitor.open("/settings")
    install(visitor)
    begin_with_a_tile(visitor)
    page = visitor.page
    page.evaluate(DAMAGE_RULES, file)
    visitor.go_offline()
    page.reload()
    visitor.sees("evening-no-rules")
    lay(visitor, "4-5-5")
    expect(page.locator("[data-pending]")).to_have_count(1)
    # Without a network nothing can be done about it, and nothing gets worse.
    visitor.press("ui-try-again")
    visitor.sees("evening-no-rules")
    visitor.context.set_offline(False)
    visitor.press("ui-try-again")
    scored(visitor, 3)
    has_totals(visitor, 25, 14)
    # From now on it needs no network again.
    visitor.go_offline()
    page.reload()
    lay(visitor, "4-4-5")
    scored(visitor, 4)


def test_damaged_data_is_said_to_be_damaged(visit: Visit) -> None:
    visitor = visit()
    an_evening(visitor)
    page = visitor.page
    evening, damaged = page.url, evening_id(page)
    visitor.open("/pad")
    play_another(visitor)
    page.evaluate(DAMAGE, damaged)
    page.goto(evening)
    why = visitor.say("record-missing", key="line.tile", round=0, action=0)
    expect(page.get_by_role("alert")).to_contain_text(visitor.say("evening-damaged", why=why))
    # The other evening counts all the same.
    visitor.open("/pad/family")
    visitor.sees("evening-family-damaged", count=1)
    expect(page.get_by_text("Anna").first).to_be_visible()
    expect(visitor.text("evening-family-none")).to_be_hidden()


def test_a_damaged_evening_leaves_with_the_others_and_stops_none(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit()
    an_evening(visitor)
    page = visitor.page
    damaged = evening_id(page)
    visitor.open("/pad")
    sound = save_all(visitor, tmp_path / "sound.json")
    play_another(visitor)
    page.evaluate(DAMAGE, damaged)
    visitor.open("/pad")
    saved = {one["id"]: one for one in save_all(visitor, tmp_path / "all.json")}
    assert saved[damaged]["edits"] == kept_edits(page, damaged)
    (other,) = saved.keys() - {damaged}
    assert verify_pad(saved[other]).sheet.totals
    # What can be read of the file is added elsewhere.
    friend = with_rules(visit())
    friend.open("/pad")
    bring(friend, tmp_path / "all.json")
    place = str([*saved].index(damaged) + 1)
    friend.sees("evening-brought-damaged-lines", count=1, numbers=place)
    expect(friend.page.locator("[data-evening]")).to_have_count(1)
    # An older file brings the evening back, beside the damaged one.
    bring(visitor, tmp_path / "sound.json")
    visitor.sees("evening-brought", count=1)
    expect(page.locator("[data-evening]")).to_have_count(3)
    assert kept_edits(page, f"{damaged}-again") == sound[0]["edits"]
    bring(visitor, tmp_path / "sound.json")
    visitor.sees("evening-brought", count=0)


def save_all(visitor: Visitor, path: Path) -> list[Any]:
    """Saves all evenings in a file; returns its documents."""
    with visitor.page.expect_download() as found:
        visitor.press("evening-save-all")
    found.value.save_as(path)
    return [*map(json.loads, path.read_text().splitlines())]


def bring(visitor: Visitor, path: Path) -> None:
    visitor.page.locator("input[type=file]").set_input_files(path)


def play_another(visitor: Visitor) -> None:
    """Another evening of the same players, with a round that is over."""
    visitor.press("evening-new")
    visitor.press("evening-begin", count=3)
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    end_round(visitor)
    write_hands(visitor, 40, 40, 40)
    scored(visitor, 3)
