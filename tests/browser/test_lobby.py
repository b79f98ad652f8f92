"""Lobby: invitation, seats that fill, and bots for empty ones."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.multiplayer import invitation, join
from tests.browser.tables import open_table, view
from tests.browser.visitor import Visitor


def test_seats_fill_as_people_arrive(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    open_table(host, people=1, starts=False)
    host.sees("lobby-invite")
    expect(host.page.get_by_role("img", name=host.say("lobby-link"))).to_be_visible()
    expect(host.button("lobby-start")).to_be_disabled()
    host.sees("lobby-waits")
    join(guest, invitation(host), "Juris")
    host.page.get_by_text("Juris").wait_for()
    guest.sees("lobby-host-starts")
    expect(host.button("lobby-start")).to_be_enabled()


def test_a_full_table_says_so(visit: Callable[..., Visitor]) -> None:
    host, guest, third = visit(), visit(), visit()
    open_table(host, people=1, starts=False)
    link = invitation(host)
    join(guest, link, "Juris")
    host.page.get_by_text("Juris").wait_for()
    third.page.goto(link)
    third.sees("lobby-full")
    host.sees("lobby-watching", people=1)
    host.press("lobby-start")
    third.sees("table-watching", tiles=38)
    expect(third.page.locator("[data-hand-tile]")).to_have_count(0)


def test_the_host_gives_a_seat_to_a_bot(visit: Callable[..., Visitor]) -> None:
    host = visit()
    table = open_table(host, people=1, starts=False)
    seat = host.page.get_by_label(host.say("lobby-seat-for", seat=2))
    seat.select_option(label=host.say("lobby-bot", bot=host.say("bot-name-greedy")))
    host.press("lobby-start")
    host.page.get_by_role("toolbar").wait_for()
    assert view(host, table)["table"]["seats"][1]["bot"] == "greedy"


def test_the_host_frees_a_seat_and_a_guest_leaves_one(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    open_table(host, people=1, starts=False)
    link = invitation(host)
    join(guest, link, "Juris")
    host.press("lobby-free-seat", player="Juris")
    expect(guest.button("lobby-sit")).to_be_visible()
    guest.press("lobby-sit")
    host.page.get_by_text("Juris").wait_for()
    guest.press("lobby-leave")
    expect(host.page.get_by_text("Juris")).to_have_count(0)


def test_a_table_for_friends_is_opened_with_the_form(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    host.open("/")
    host.press("home-friends")
    host.page.get_by_label(host.say("lobby-your-name")).fill("Ilze")
    host.press("new-open-table")
    host.sees("lobby-invite")
    join(guest, invitation(host), "Juris")
    expect(guest.page.get_by_text("Ilze")).to_be_visible()
    host.page.get_by_text("Juris").wait_for()
    host.press("lobby-start")
    for visitor in (host, guest):
        visitor.page.get_by_role("toolbar").wait_for()


def test_the_form_for_friends_says_what_becomes_of_each_seat(
    visit: Callable[..., Visitor],
) -> None:
    host = visit()
    page = host.open("/new/friends")
    players = page.get_by_label(host.say("new-players"), exact=True)
    expect(players).to_have_value("2")
    host.sees("new-open-seats")
    host.press("ui-more", label=host.say("new-players"))
    expect(players).to_have_value("3")
    page.locator("summary").filter(has_text=host.say("new-more")).click()
    seat = page.get_by_label(host.say("lobby-seat-for", seat=3))
    expect(seat).to_have_value("open")
    seat.select_option(label=host.say("lobby-bot", bot=host.say("bot-name-greedy")))
    page.get_by_label(host.say("lobby-seat-for", seat=2)).select_option("person")
    # Nobody may come where everyone has a seat of their own, so no bot has to.
    expect(host.text("new-open-seats")).to_have_count(0)
    page.get_by_label(host.say("lobby-your-name")).fill("Ilze")
    host.press("new-open-table")
    host.sees("lobby-invite")
    seats = view(host, page.url.rpartition("/")[2])["table"]["seats"]
    assert [(one["plan"], one["name"]) for one in seats][:2] == [
        ("person", "Ilze"),
        ("person", None),
    ]
    assert seats[2]["bot"] == "greedy"
    expect(host.button("lobby-start")).to_be_disabled()
    host.sees("lobby-waits")


def test_friends_start_without_the_seats_that_stayed_free(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = open_table(host, people=3, starts=False)
    without = host.button("lobby-start-without-free", free=2)
    host.sees("lobby-waits")
    # One player is none to play with.
    expect(without).to_have_count(0)
    join(guest, invitation(host), "Juris")
    expect(without).to_contain_text(host.say("lobby-players", count=2))
    expect(guest.button("lobby-start-without-free", free=2)).to_have_count(0)
    without.click()
    for visitor in (host, guest):
        visitor.page.get_by_role("toolbar").wait_for()
        expect(visitor.page.locator("[data-total]")).to_have_count(2)
    assert len(view(host, table)["table"]["seats"]) == 2


def test_a_free_seat_between_players_is_left_out_once_they_move_up(
    visit: Callable[..., Visitor],
) -> None:
    host, leaver, mover = visit(), visit(), visit()
    table = open_table(host, people=2, starts=False)
    link = invitation(host)
    for visitor, name in ((leaver, "Juris"), (mover, "Eva")):
        join(visitor, link, name)
        host.page.get_by_text(name).wait_for()
    leaver.press("lobby-leave")
    host.sees("lobby-move-first", free=1, names="Eva")
    without = host.button("lobby-start-without-free", free=1)
    expect(without).to_have_count(0)
    mover.press("lobby-move-up", seat=2)
    expect(host.text("lobby-move-first", free=1, names="Eva")).to_have_count(0)
    expect(mover.button("lobby-move-up", seat=2)).to_have_count(0)
    without.click()
    for visitor in (host, mover):
        visitor.page.get_by_role("toolbar").wait_for()
    assert [seat["name"] for seat in view(host, table)["table"]["seats"]] == ["Anna", "Eva"]
    assert [game["id"] for game in mover.ask("GET", "/api/me/games")["tables"]] == [table]


def test_a_bot_behind_a_free_seat_moves_up_by_itself(visit: Callable[..., Visitor]) -> None:
    host = visit()
    table = open_table(host, people=2, starts=False)
    seat = host.page.get_by_label(host.say("lobby-seat-for", seat=3))
    seat.select_option(label=host.say("lobby-bot", bot=host.say("bot-name-greedy")))
    host.press("lobby-start-without-free", free=1)
    host.page.get_by_role("toolbar").wait_for()
    assert [seat["bot"] for seat in view(host, table)["table"]["seats"]] == [None, "greedy"]


def test_the_host_hides_a_name(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = open_table(host, people=1, starts=False)
    join(guest, invitation(host), "Rude Name")
    host.press("lobby-hide-name", name="Rude Name")
    for visitor in (host, guest):
        expect(visitor.page.get_by_text("Rude Name")).to_have_count(0)
    expect(host.button("lobby-hide-name", name="")).to_have_count(0)
    assert view(host, table)["table"]["seats"][1]["name"] is None


def test_the_host_hides_a_name_in_a_match(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = open_table(host, people=1, starts=False)
    join(guest, invitation(host), "Rude Name")
    host.press("lobby-start")
    host.page.get_by_role("toolbar").wait_for()
    host.press("table-more")
    host.press("lobby-hide-name", name="Rude Name")
    host.wait_for(lambda: view(host, table)["table"]["seats"][1]["name"] is None)
    expect(guest.page.get_by_text("Rude Name")).to_have_count(0)
