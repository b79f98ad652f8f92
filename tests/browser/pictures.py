"""Takes pictures of the main screens: `python -m tests.browser.pictures FOLDER [SCENE …]`.

Each in the sizes of a phone, a tablet and a desktop, light and dark; some in other languages too.
"""

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from tests.browser.chromium import FOR_TESTS, chromium
from tests.browser.scenes import SCENES
from tests.browser.visitor import DESK, PHONE, TABLET, visiting
from tests.server.servers import serving

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
LOCALES = {"ru": "ru-RU", "lv": "lv-LV"}
TRANSLATED_SCENES = ("home", "new-game", "chosen", "round-end", "learn")


class Shot(NamedTuple):
    scene: str
    size: str
    dark: bool
    locale: str = "en-GB"

    @property
    def name(self) -> str:
        light = "dark" if self.dark else "light"
        language = self.locale.partition("-")[0]
        return "-".join([self.scene, self.size, light, *([] if language == "en" else [language])])


def shots(scenes: list[str]) -> Iterator[Shot]:
    for scene, size, dark in product(scenes, SIZES, (False, True)):
        yield Shot(scene, size, dark)
    for scene, locale in product(TRANSLATED_SCENES, LOCALES.values()):
        if scene in scenes:
            yield Shot(scene, "phone", False, locale)


def main(folder: str, *scenes: str) -> None:
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        chromium(*FOR_TESTS) as browser,
        serving(f"sqlite:///{data}/tables.db", TRIMINO_DEAL_PAUSE="600") as server,
    ):
        for shot in shots(list(scenes or SCENES)):
            with visiting(browser, server) as people:
                visitor = people.visit(size=SIZES[shot.size], dark=shot.dark, locale=shot.locale)
                SCENES[shot.scene](visitor)
                visitor.page.wait_for_timeout(600)
                visitor.page.screenshot(path=place / f"{shot.name}.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
