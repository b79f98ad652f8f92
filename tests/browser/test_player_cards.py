"""Cards of players: at a full table on a phone, names and levels of bots are whole."""

from collections.abc import Callable
from itertools import chain

import pytest
from playwright.sync_api import expect

from tests.browser.layout import SET_LANGUAGE, TELL
from tests.browser.tables import open_table
from tests.browser.visitor import Visitor
from trimino.bots.roster import ROSTER
from trimino.room.characters import CHARACTERS
from trimino.words import Words, languages

# Writes each name and each level on a card, and returns those that are cut there.
CUT = """async ([names, levels]) => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const card = document.querySelector('[data-seat]:has(.level)'), cut = [];
  for (const [selector, box, texts] of [['.cut', '.cut', names], ['.title', '.level', levels]]) {
    const written = card.querySelector(selector).firstChild, whole = card.querySelector(box);
    const before = written.nodeValue;
    for (const text of texts) {
      written.nodeValue = text;
      if (whole.scrollWidth > whole.clientWidth || whole.scrollHeight > whole.clientHeight)
        cut.push(`${text}: ${whole.scrollWidth} in ${whole.clientWidth}`);
    }
    written.nodeValue = before;
  }
  return cut;
}"""


@pytest.mark.parametrize("size", [(360, 740), (320, 568)], ids=["360", "320"])
def test_no_name_and_no_level_of_a_bot_is_cut(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    open_table(visitor, bots=["casual", "club", "keen"])
    page, found = visitor.page, {}
    expect(page.locator("[data-seat]")).to_have_count(4)
    for language in languages():
        page.evaluate(SET_LANGUAGE, language)
        page.evaluate(TELL)
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = Words(language)
        names = [words.say(f"character-{one}") for one in chain(*CHARACTERS.values())]
        levels = [words.say(f"bot-name-{entry.name}") for entry in ROSTER]
        found[language] = page.evaluate(CUT, [names, levels])
    assert {language: cut for language, cut in found.items() if cut} == {}


# Whether the word beside the mark is on the same line, and not cut off.
SHOWS_WORD = """() => { const [mark, word] = [...document.querySelectorAll('.shown > *')]
  .map((e) => e.getBoundingClientRect()); return word.top < mark.bottom - 1; }"""

# Puts a total and a number of tiles on each card; returns those whose line is too long for them.
FILL = """([total, held]) => [...document.querySelectorAll('[data-seat]')].filter((card) => {
  card.querySelector('[data-total]').firstChild.nodeValue = total;
  card.querySelector('.shown span').firstChild.nodeValue = held;
  return card.querySelector('.stand').scrollWidth > card.querySelector('.stand').clientWidth
    || card.querySelector('.shown').scrollWidth > card.querySelector('.shown').clientWidth;
}).map((card) => card.textContent)"""


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (320, 568)], ids=["390", "360", "320"])
def test_the_mark_for_tiles_is_explained_where_there_is_room(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    open_table(visitor, bots=["casual"])
    page = visitor.page
    for language in languages():
        page.evaluate(SET_LANGUAGE, language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        word = Words(language).say("table-held-word", tiles=9)
        explained = page.locator("[data-seat]").first.get_by_text(word, exact=True)
        expect(explained).to_have_count(1)
        assert page.evaluate(SHOWS_WORD)
        assert page.evaluate(FILL, ["\N{MINUS SIGN}120", "\u25b2 34"]) == []
