"""The start screen in terminals of any size: the focused widget and the keys stay visible."""

import pytest
from textual.widgets import Button, Select

from tests.tui.piloting import SMALL, Driver, drive


def seen(driver: Driver) -> bool:
    """Whether the words of what has the focus stand on the screen, as far as there is room."""
    focused = driver.app.focused
    assert isinstance(focused, Button | Select)
    label = str(focused.label) if isinstance(focused, Button) else str(focused.value)
    rows = driver.shown.splitlines()[focused.region.y :][:1]
    return any(label.strip("[ ")[:4].lower() in row.lower() for row in rows)


@pytest.mark.parametrize("size", [SMALL, (40, 8), (20, 5), (20, 22)])
def test_what_has_the_focus_is_seen(size: tuple[int, int]) -> None:
    async def step(driver: Driver) -> None:
        await driver.until(lambda: seen(driver))
        begun = driver.app.focused
        for _ in range(20):
            await driver.press("tab")
            assert "F5 start" in driver.shown
            await driver.until(lambda: seen(driver))
            if driver.app.focused is begun:
                break
        assert driver.app.focused is begun

    drive(step, size=size, starts=True)


def test_what_has_the_focus_stays_in_sight_when_the_terminal_shrinks() -> None:
    async def shrink(driver: Driver) -> None:
        await driver.pilot.resize_terminal(40, 6)
        await driver.until(lambda: seen(driver))

    drive(shrink, starts=True)


def test_who_lets_go_of_a_list_once_too_often_stays() -> None:
    async def let_go(driver: Driver) -> None:
        assert "F5 start" in await driver.press("escape", "escape")
        assert driver.app.is_running

    drive(let_go, starts=True)
