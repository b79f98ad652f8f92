"""Settings: preferences are saved; the guest can be renamed, moved to another device or deleted."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.playing import Mouse, play
from tests.browser.screen import filled, read_screen
from tests.browser.tables import WHOLE_WELL, laid, open_table, view
from tests.browser.visitor import Visitor
from trimino.words import Words


def test_the_theme_is_saved(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/settings")
    page.get_by_label(visitor.say("settings-theme")).select_option("dark")
    page.get_by_role("switch", name=visitor.say("settings-colours")).uncheck()
    root = page.locator(":root")
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-colours", "off")
        page.reload()


@pytest.mark.parametrize("dark", [False, True])
def test_a_page_is_dark_even_before_its_script_arrives(
    visit: Callable[..., Visitor], dark: bool
) -> None:
    colour = "(root) => getComputedStyle(root).backgroundColor"
    there = visit(dark=dark).open("/")
    expect(there.locator(":root")).to_have_attribute("data-theme", "dark" if dark else "light")
    on_its_way = visit(dark=dark, java_script_enabled=False).open("/")
    expect(on_its_way.locator(":root")).not_to_have_attribute("data-theme", re.compile(""))
    assert on_its_way.locator(":root").evaluate(colour) == there.locator(":root").evaluate(colour)


def test_confirmation_lays_a_tile_only_at_the_second_tap(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/settings")
    page.get_by_role("switch", name=visitor.say("settings-confirm")).check()
    table = open_table(visitor, well_size=WHOLE_WELL)
    play(visitor, Mouse(), until=lambda screen: screen.can_lay)
    tile = page.locator("[data-hand-tile]:not(.dim)").first
    name = tile.get_attribute("data-hand-tile")
    tile.click()
    # A tile that fits in one place only is previewed there at once.
    screen = read_screen(page)
    if not screen.button("Lay"):
        page.mouse.click(*screen.places[0][1:])
    expect(visitor.button("table-lay")).to_be_visible()
    expect(page.locator(f"[data-tile='{name}']")).to_have_count(0)
    visitor.press("table-lay")
    expect(page.locator(f"[data-tile='{name}']")).to_have_count(1)
    # The page shows a tile before the server has it.
    visitor.wait_for(lambda: name in laid(visitor, table))
    assert view(visitor, table)["match"]["fields"][0][-1]["tile"] == name


def test_a_new_name_is_shown_at_tables(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, bots=["greedy"])
    visitor.open("/settings")
    visitor.page.get_by_label(visitor.say("lobby-your-name")).fill("Ilze")
    visitor.press("settings-save")
    visitor.sees("settings-renamed")
    assert view(visitor, table)["table"]["seats"][0]["name"] == "Ilze"


def test_the_same_person_on_another_device(visit: Callable[..., Visitor]) -> None:
    phone, desk = visit(), visit()
    table = open_table(phone, bots=["greedy"])
    phone.open("/settings")
    phone.press("settings-device-make")
    link = filled(phone.page.get_by_label(phone.say("settings-device-link"), exact=True))
    desk.page.goto(link)
    desk.press("device-take")
    desk.page.locator(f"a[href='/table/{table}']").click()
    desk.page.get_by_role("toolbar").wait_for()


def test_deleting_the_guest(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, bots=["greedy"])
    visitor.open("/settings")
    visitor.press("settings-forget")
    visitor.press("settings-forget-do")
    visitor.sees("settings-forgotten")
    assert visitor.ask("GET", "/api/me")["me"] is None


def test_a_name_typed_before_the_saved_one_loads_is_kept(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.sign_in("Anna")
    load_guest = _hold_guest(visitor)
    visitor.open("/settings")
    name = visitor.page.get_by_label(visitor.say("lobby-your-name"))
    name.fill("Ilze")
    load_guest()
    expect(name).to_have_value("Ilze")
    visitor.press("settings-save")
    visitor.sees("settings-renamed")
    expect(name).to_have_value("Ilze")


def test_the_saved_name_does_not_appear_under_the_cursor(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.sign_in("Anna")
    load_guest = _hold_guest(visitor)
    visitor.open("/settings")
    name = visitor.page.get_by_label(visitor.say("lobby-your-name"))
    name.focus()
    load_guest()
    expect(visitor.button("settings-forget")).to_be_visible()
    expect(name).to_have_value("")
    name.blur()
    expect(name).to_have_value("Anna")


def _hold_guest(visitor: Visitor) -> Callable[[], None]:
    """Holds the page's requests for the guest; the result lets them through."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    def release() -> None:
        visitor.wait_for(lambda: held)
        with visitor.page.expect_response("**/api/me"):
            for route in held:
                route.continue_()
        visitor.page.unroute("**/api/me")

    visitor.page.route("**/api/me", hold)
    return release


def test_two_tabs_keep_what_the_other_has_set(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    first = visitor.open("/settings")
    second = visitor.context.new_page()
    second.goto(visitor.server.url + "/settings")
    second.get_by_label(visitor.say("settings-left-handed")).check()
    first.get_by_label(visitor.say("settings-sounds")).uncheck()
    first.reload()
    expect(first.get_by_label(visitor.say("settings-left-handed"))).to_be_checked()
    expect(first.get_by_label(visitor.say("settings-sounds"))).not_to_be_checked()


def test_a_tab_follows_what_is_chosen_in_another(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    first = visitor.open("/")
    second = visitor.context.new_page()
    second.goto(visitor.server.url + "/settings")
    second.get_by_label(visitor.say("settings-theme")).select_option("dark")
    expect(first.locator(":root")).to_have_attribute("data-theme", "dark")
    second.get_by_label(visitor.say("settings-language")).first.select_option("lv")
    expect(first.locator("html")).to_have_attribute("lang", "lv")
    visitor.words = Words("lv")
    expect(visitor.button("home-play-now")).to_be_visible()


def test_a_lost_device_is_removed(visit: Callable[..., Visitor]) -> None:
    desk, phone = visit(), visit()
    desk.sign_in("Anna")
    token = desk.ask("POST", "/api/me/links")["token"]
    phone.ask("POST", f"/api/me/links/{token}")
    assert phone.ask("GET", "/api/me")["me"] == {"name": "Anna"}
    page = desk.open("/settings")
    names = page.get_by_role("listitem").filter(has=page.locator("strong"))
    expect(names).to_have_count(2)
    expect(names.filter(has_text=desk.say("settings-devices-this"))).to_have_count(1)
    desk.press("settings-devices-remove", device="Chrome, Linux")
    desk.sees("settings-devices-removed")
    expect(names).to_have_count(1)
    assert phone.ask("GET", "/api/me")["me"] is None
    assert desk.ask("GET", "/api/me")["me"] == {"name": "Anna"}
