"""Exercises for tests: put into the browser's storage, and tried on the screen."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.records import bonus_moment
from tests.browser.visitor import Visitor
from trimino.records.notation import format_action, format_position
from trimino.records.writing import cell_values, request_values, tile_name
from trimino.rules import Action, Draw, Place, PlacementKind

DAY = 86_400_000

# The page has made the database before.
KEEP = """async (exercises) => {
  const opened = await new Promise((resolve, reject) => {
    const asked = indexedDB.open('trimino-training');
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const work = opened.transaction('exercises', 'readwrite');
  for (const one of exercises) {
    const memory = {stability: 0, due: Date.now(), tried: null};
    work.objectStore('exercises').put({...one, added: Date.now(), memory});
  }
  await new Promise((resolve) => (work.oncomplete = resolve));
  opened.close();
}"""


def bridge_exercise(seat: int = 0) -> tuple[dict[str, Any], Place]:
    """An exercise in which a bridge is right and a draw was played, and the bridge."""
    moment, best = bonus_moment(PlacementKind.BRIDGE, seat)
    exercise = {
        "position": format_position(moment.match.view(seat).now.position),
        "rules": "triomino",
        "solutions": [format_action(best)],
        "done": _noted(Draw()),
        "cost": {"name": "analysis-cost-chance", "details": {"percent": 12}},
        "why": [],
        "path": "/replays",
    }
    return exercise, best


def keep(visitor: Visitor, *exercises: dict[str, Any]) -> None:
    """Puts exercises into the storage, and shows the training page."""
    visitor.open("/training")
    visitor.page.locator("main h2").first.wait_for()
    visitor.page.evaluate(KEEP, list(exercises))
    visitor.page.reload()
    visitor.sees("training-list")


def lay(page: Page, place: Place) -> None:
    """Chooses a tile of the hand, and taps its place."""
    page.locator(f'[data-hand-tile="{tile_name(place.tile)}"]').click()
    page.locator(mark_of(place)).click()


def mark_of(place: Place) -> str:
    """The selector of the mark of a place on the field."""
    x, y, way = cell_values(place.at)
    return f'g[data-place="{place.field}:{x},{y},{way}"]'


def _noted(action: Action) -> dict[str, Any]:
    return {"action": format_action(action), **request_values(action)}
