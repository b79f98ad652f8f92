"""Layout of a page in every language: no clipping, no overflow, large targets."""

from collections.abc import Iterable

from playwright.sync_api import Page, expect

from tests.browser.scenes import Scene
from tests.browser.screen import wait_for
from tests.browser.visitor import Visitor
from trimino.words import Words, languages

SET_LANGUAGE = """(language) => localStorage.setItem('trimino-prefs', JSON.stringify(
  {...JSON.parse(localStorage.getItem('trimino-prefs') ?? '{}'), language}))"""
# What a page hears when another tab has changed the preferences.
TELL = "() => dispatchEvent(new StorageEvent('storage', {key: 'trimino-prefs'}))"

# Names of people may be clipped, because they can have any length.
FIND_PROBLEMS = """() => {
  const faults = [], width = document.documentElement.clientWidth;
  const shown = (e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !e.closest('.unseen, [inert]') && e.getClientRects().length > 0
    && ![...ancestors(e)].some((a) => getComputedStyle(a).clipPath === 'inset(50%)');
  function* ancestors(e) { for (; e; e = e.parentElement) yield e; }
  const style = (e) => getComputedStyle(e);
  const scrolls = (e) => [...ancestors(e.parentElement)].some(
    (a) => ['auto', 'scroll'].includes(style(a).overflowX) && a.scrollWidth > a.clientWidth);
  const name = (e) => `${e.tagName.toLowerCase()} “${(e.getAttribute('aria-label')
    || e.textContent).trim().replace(/\\s+/g, ' ').slice(0, 60)}”`;
  const dialog = document.querySelector('dialog[open]');
  const all = (selector) => [...(dialog ?? document).querySelectorAll(selector)].filter(shown);

  if (document.scrollingElement.scrollWidth > width)
    faults.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  for (const e of all('button, a, summary, label, h1, h2, h3')) {
    if (e.closest('[data-hand-tile]')) continue;
    const box = e.getBoundingClientRect();
    const cut = [e, ...e.querySelectorAll('*')].find((inner) =>
      inner.scrollWidth > inner.clientWidth + 1 && inner.clientWidth > 0
      && style(inner).overflowX !== 'visible'
      && !inner.matches('.name, .cut, .name *, svg, svg *, .unseen'));
    if (cut) faults.push(`${name(e)} is cut: ${cut.scrollWidth} in ${cut.clientWidth}`);
    const range = document.createRange();
    range.selectNodeContents(e);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0 || e.querySelector('.unseen, select, input')) continue;
      if (rect.right > box.right + 1 || rect.left < box.left - 1)
        faults.push(`${name(e)} hangs over its edge by ${Math.round(rect.right - box.right)}`);
      if (rect.bottom > box.bottom + 6)
        faults.push(`${name(e)} hangs out below by ${Math.round(rect.bottom - box.bottom)}`);
      if ((rect.right > width + 1 || rect.left < -1) && !scrolls(e))
        faults.push(`${name(e)} hangs out of the page`);
    }
  }
  for (const e of all('button, a, summary, select, textarea, input:not([type=file])')) {
    // A switch is hit anywhere in its line.
    const target = e.matches('[role=switch]') ? e.closest('label') : e;
    const box = target.getBoundingClientRect();
    if (box.width >= 43.5 && box.height >= 43.5) continue;
    if (isInline(e)) continue;
    faults.push(`${name(e)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }
  const words = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = words.nextNode()); ) {
    if (!shown(text.parentElement)) continue;
    // On buttons and the cards of players no word may break; elsewhere names of tiles and options
    // of commands may not.
    const whole = text.parentElement.closest('button, .button, [data-seat]')
      ? /\\d-\\d-\\d|\\p{L}+/gu : /\\d-\\d-\\d|--\\w+/g;
    for (const {0: word, index} of text.data.matchAll(whole)) {
      const part = document.createRange();
      part.setStart(text, index);
      part.setEnd(text, index + word.length);
      if (new Set([...part.getClientRects()].map(({top}) => Math.round(top))).size > 1)
        faults.push(`${part} is torn apart in “${text.data.trim()}”`);
    }
  }
  for (const e of all('.offer p, header p')) {
    const dots = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    for (let text; (text = dots.nextNode()); )
      for (const {index} of text.data.matchAll(/·/g))
        if (startsLine(e, text, index)) faults.push(`a line of ${name(e)} begins with a dot`);
  }
  return [...new Set(faults)];

  function startsLine(e, text, index) {
    const before = document.createRange(), dot = document.createRange();
    before.setStart(e, 0);
    before.setEnd(text, index);
    dot.setStart(text, index);
    dot.setEnd(text, index + 1);
    const last = [...before.getClientRects()].filter(({width}) => width > 0).at(-1);
    return last !== undefined && last.bottom <= dot.getBoundingClientRect().top + 1;
  }

  // WCAG 2.5.5 leaves out links in a sentence, whose height is that of the line.
  function isInline(e) {
    return e.tagName === 'A' && getComputedStyle(e).display === 'inline'
      && [...e.parentElement.childNodes].some((n) => n.nodeType === 3 && n.data.trim() !== '');
  }
}"""


OTHER_LANGUAGES = sorted({*languages()} - {"en"})


def problems_by_language(
    visitor: Visitor, scene: Scene, others: Iterable[str], *, reloads: bool
) -> dict[str, list[str]]:
    """The languages in which a scene, shown in English now, has problems.

    The page changes its language at once, or, if it `reloads`, is shown anew in each.
    """
    found = {"en": problems(visitor.page)}
    for language in others:
        visitor.page.evaluate(SET_LANGUAGE, language)
        visitor.words = Words(language)
        if reloads:
            visitor.page.reload()
            scene.show(visitor)
        else:
            visitor.page.evaluate(TELL)
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        found[language] = problems(visitor.page)
    return {language: these for language, these in found.items() if these}


def problems(page: Page) -> list[str]:
    wait_for(page, "() => document.getAnimations().every((a) => a.playState === 'finished')")
    found: list[str] = page.evaluate(FIND_PROBLEMS)
    return found
