"""Training: mistakes of analysed matches come back as exercises, with a network and without."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Route, expect

from tests.bots.matches import between
from tests.browser.exercises import bridge_exercise, keep, lay
from tests.browser.scenes import ENGINE_TIMEOUT
from tests.browser.tables import upload_record
from tests.browser.test_offline import offline
from tests.browser.visitor import Visitor
from trimino.records.record import dump, record_of

Visit = Callable[..., Visitor]
NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)


def at_noon(visitor: Visitor, days: int = 0) -> None:
    """Sets the clock of the page, which keeps running its timers."""
    visitor.page.clock.set_fixed_time(NOON + timedelta(days=days))


def begin(visitor: Visitor) -> None:
    visitor.press("training-start")
    visitor.page.locator("[data-hand-tile]").first.wait_for()


def test_mistakes_of_an_analysed_match_become_exercises(visit: Visit) -> None:
    visitor = visit()
    played = between("random", "random", rules="triomino")
    record = dump(record_of(played, ["Ada", "Ben"]))
    page = visitor.open(f"/replay/upload/{upload_record(visitor, record)}")
    visitor.press("analysis-ask")
    add = visitor.button("training-add")
    add.wait_for(timeout=ENGINE_TIMEOUT)
    add.click()
    kept = page.locator("[data-training]")
    expect(kept).to_be_visible()
    told = kept.inner_text()

    def as_own(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "own": [0]})

    # Who played needs not ask; and the same mistakes are not added twice.
    page.route("**/story", as_own)
    page.reload()
    visitor.press("analysis-ask")
    expect(kept).to_have_text(told, timeout=ENGINE_TIMEOUT)
    kept.get_by_role("link").click()
    visitor.sees("training-list")
    exercises = page.get_by_role("listitem").filter(has=visitor.button("training-delete"))
    expect(exercises.first).to_be_visible()
    assert str(exercises.count()) in told or exercises.count() == 1
    begin(visitor)
    expect(page.locator(".verdict")).to_have_text(visitor.say("training-find"))
    visitor.press("try-show")
    expect(page.locator("[data-outcome=shown]")).to_be_visible()
    page.get_by_role("link", name=visitor.say("training-moment")).click()
    page.get_by_role("slider", name=visitor.say("replay-slider")).wait_for()


def test_an_exercise_comes_back_at_growing_intervals(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    at_noon(visitor)
    exercise, bridge = bridge_exercise()
    keep(visitor, exercise)
    begin(visitor)
    # What was played is not told before the try.
    draw, cost = visitor.say("analysis-do-draw"), visitor.say("analysis-cost-chance", percent=12)
    expect(page.get_by_text(cost)).to_have_count(0)
    visitor.press("table-draw")
    expect(page.locator("[data-wrong]")).to_contain_text(visitor.say("training-same"))
    lay(page, bridge)
    expect(page.locator("[data-outcome=second]")).to_be_visible()
    expect(page.locator(".verdict")).to_contain_text(
        visitor.say("training-played", action=draw, cost=cost)
    )
    visitor.press("training-end")
    visitor.sees("training-today", count=0)
    visitor.sees("training-next-in", days=1)

    at_noon(visitor, days=1)
    page.reload()
    visitor.sees("training-today", count=1)
    begin(visitor)
    lay(page, bridge)
    expect(page.locator("[data-outcome=first]")).to_be_visible()
    expect(page.locator(f'[data-tile="{bridge.tile}"]')).to_be_visible()
    expect(visitor.button("training-end")).to_be_focused()
    visitor.press("training-end")
    visitor.sees("training-next-in", days=3)

    at_noon(visitor, days=3)
    page.reload()
    visitor.sees("training-today", count=0)
    at_noon(visitor, days=4)
    page.reload()
    visitor.sees("training-today", count=1)


def test_two_wrong_tries_show_the_solution(visit: Visit) -> None:
    visitor = visit()
    exercise, bridge = bridge_exercise()
    keep(visitor, exercise)
    begin(visitor)
    visitor.press("table-draw")
    visitor.sees("try-wrong")
    visitor.press("table-draw")
    expect(visitor.page.locator("[data-outcome=shown]")).to_contain_text(str(bridge.tile))
    expect(visitor.page.locator(f'[data-tile="{bridge.tile}"]')).to_be_visible()
    visitor.press("training-end")
    visitor.sees("training-next-in", days=1)


def test_it_says_why_and_that_the_same_tile_was_laid_differently(visit: Visit) -> None:
    visitor = visit()
    exercise, bridge = bridge_exercise()
    pays = {"name": "reason-pays-bridge", "details": {"points": 40}}
    last = {"name": "reason-goes-out", "details": {}}
    elsewhere = {"action": "0", "do": "place", "tile": str(bridge.tile)}
    keep(visitor, {**exercise, "why": [pays, last], "done": elsewhere})
    begin(visitor)
    visitor.press("try-show")
    shown = visitor.page.locator("[data-outcome=shown]")
    # Reasons are no sentences, so they do not follow one.
    expect(shown).to_have_text(visitor.say("try-best", action=str(bridge.tile)))
    why = [visitor.say("reason-pays-bridge", points=40), visitor.say("reason-goes-out")]
    told = visitor.page.locator(".verdict")
    expect(told).to_contain_text(" · ".join(why))
    cost = visitor.say("analysis-cost-chance", percent=12)
    expect(told).to_contain_text(
        visitor.say("training-played-other", action=str(bridge.tile), cost=cost)
    )


def test_an_exercise_is_solved_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    exercise, bridge = bridge_exercise()
    keep(visitor, exercise)
    begin(visitor)
    tile = f"document.activeElement?.dataset.handTile === '{bridge.tile}'"
    page.keyboard.press("n")
    for _ in range(20):
        if page.evaluate(tile):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    wanted = f"document.activeElement?.dataset.action === '{exercise['solutions'][0]}'"
    for _ in range(20):
        if page.evaluate(wanted):
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-outcome=first]")).to_be_visible()
    page.keyboard.press("Enter")
    visitor.sees("training-list")


def test_exercises_are_deleted_one_by_one_or_all(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    exercise, _ = bridge_exercise()
    other, _ = bridge_exercise(seat=1)
    keep(visitor, exercise, other)
    listed = page.get_by_role("button", name=visitor.say("training-delete"), exact=True)
    expect(listed).to_have_count(2)
    listed.first.click()
    expect(listed).to_have_count(1)
    visitor.press("training-delete-all")
    visitor.dialog().get_by_role("button", name=visitor.say("training-delete-all")).click()
    visitor.sees("training-none")
    page.reload()
    visitor.sees("training-none")


def test_an_exercise_is_solved_without_a_network(visit: Visit) -> None:
    visitor = offline(visit)
    visitor.go_online()
    exercise, bridge = bridge_exercise()
    keep(visitor, exercise)
    visitor.go_offline()
    visitor.page.reload()
    begin(visitor)
    lay(visitor.page, bridge)
    expect(visitor.page.locator("[data-outcome=first]")).to_be_visible()
