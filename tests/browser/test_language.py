"""Languages: the browser's is used, and another can be chosen in mid-game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import seat_friend
from tests.browser.screen import read_screen, wait_for
from tests.browser.tables import finished_match, open_table, play_on
from tests.browser.visitor import LOOKS, Visitor
from trimino.words import Words, languages


@pytest.mark.parametrize("language", languages())
def test_the_browser_chooses(language: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(locale=language)
    page = visitor.open("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(visitor.button("home-play-now")).to_be_visible()
    visitor.button("home-play-now").click()
    expect(visitor.button("table-rules")).to_be_visible()


def test_an_unsupported_language_falls_back_to_english(visit: Callable[..., Visitor]) -> None:
    page = visit(locale="pt-BR").open("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_another_language_in_mid_game(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, bots=["greedy"])
    play_on(visitor, table, 4)
    page = visitor.page
    before = read_screen(page).laid
    visitor.press("table-more")
    visitor.press("table-settings")
    page.locator("main").get_by_label(visitor.say("settings-language")).select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.go_back()
    page.get_by_role("toolbar").wait_for()
    russian = Words("ru")
    expect(page.get_by_role("button", name=russian.say("table-draw"))).to_be_visible()
    assert read_screen(page).laid[: len(before)] == before
    page.reload()
    expect(page.get_by_role("button", name=russian.say("table-draw"))).to_be_visible()


# Whether the language can be chosen in the first line, at the right.
IN_THE_BAR = """() => {
  const box = document.querySelector('header .language select')?.getBoundingClientRect();
  return box && box.height >= 44 && box.top < 16 && box.left > innerWidth / 4;
}"""


def test_the_language_is_in_the_same_spot_on_every_page(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.page
    table = open_table(visitor, bots=["greedy"], shows=False)
    lobby = open_table(visitor, people=1, starts=False, shows=False)
    replay = finished_match(visitor)
    paths = ["/", "/new", "/rules", "/replays", "/learn", "/settings", "/nowhere"]
    tables = [f"/table/{table}", f"/table/{lobby}", f"/replay/table/{replay}"]
    for number, path in enumerate([*paths, *tables]):
        visitor.open(path)
        chosen = ["cs", "lv"][number % 2]
        label = page.locator("header").get_by_label(visitor.say("settings-language"))
        wait_for(page, IN_THE_BAR)
        label.select_option(chosen)
        expect(page.locator("html")).to_have_attribute("lang", chosen)
        visitor.words = Words(chosen)


# Whether the language and all that is beside it can be pressed, and lies on nothing else.
NOTHING_COVERED = """() => {
  const all = [...document.querySelectorAll(
    'header a, header p, header button, header select, [data-seat], .felt')];
  const shown = all.filter((e) => e.getClientRects().length > 0);
  const boxes = shown.map((e) => e.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const inside = ({left, right, top, bottom}) =>
    left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  const choice = document.querySelector('header select')?.getBoundingClientRect();
  return choice && choice.width >= 44 && choice.bottom <= innerHeight / 3
    && boxes.every((a, place) => inside(a) && boxes.slice(place + 1).every((b) => apart(a, b)));
}"""


@pytest.mark.parametrize("size", [(740, 360), (640, 320)], ids=["740", "640"])
def test_on_a_phone_on_its_side_the_language_is_one_tap_away(
    size: tuple[int, int], visit: Callable[..., Visitor]
) -> None:
    visitor = visit(size=size)
    # Greetings to somebody take the room of one more button.
    seat_friend(visitor, open_table(visitor, people=1, bots=["casual"], starts=False))
    page = visitor.page
    for language in languages():
        wait_for(page, NOTHING_COVERED)
        label = page.locator("header").get_by_label(visitor.say("settings-language"))
        label.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        visitor.words = Words(language)
    wait_for(page, NOTHING_COVERED)
