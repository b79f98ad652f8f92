"""Renders the icons of the app from public/icon.svg: run `python scripts/icons.py` in web/.

Needs the package `playwright` and Chromium, like the browser tests.
"""

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
DRAWING = (PUBLIC / "icon.svg").read_text(encoding="utf-8")

# A maskable icon is cropped by the device: no rounded corners, and a margin.
ROOM = 'transform="translate(64 58) scale(.75)"'
WHOLE = DRAWING.replace('rx="112" ', "").replace("<g ", f"<g {ROOM} ")

ICONS = {
    "icon-192.png": (DRAWING, 192),
    "icon-512.png": (DRAWING, 512),
    "icon-maskable.png": (WHOLE, 512),
}


def draw(page: Page, name: str, drawing: str, size: int) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page()
        for name, (drawing, size) in ICONS.items():
            draw(page, name, drawing, size)
        browser.close()


if __name__ == "__main__":
    main()
