"""What a browser keeps of its local tables, read from its storage."""

from typing import Any

from playwright.sync_api import Page

from tests.local.engines import NativeEngine, ask
from trimino.records.record import check_fair, replay

READ = """async (store) => {
  const opened = await new Promise((resolve, reject) => {
    const asked = indexedDB.open('trimino-local');
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const asked = opened.transaction(store).objectStore(store).getAll();
  const found = await new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
  opened.close();
  return found;
}"""


def kept_rows(page: Page, table: str) -> list[list[Any]]:
    """The log of a table."""
    return [one["row"] for one in page.evaluate(READ, "rows") if one["table"] == table]


def kept_head(page: Page, table: str) -> dict[str, Any]:
    """What is kept beside the log."""
    return next(one for one in page.evaluate(READ, "heads") if one["table"] == table)


def proven_record(page: Page, table: str) -> dict[str, Any]:
    """The record that a kept log leads to, by this Python, once it is proven right and fair."""
    engine, names = NativeEngine(), kept_head(page, table)["names"]
    ask(engine, "tables.load", rows=kept_rows(page, table), names=names)
    record: dict[str, Any] = ask(engine, "tables.record", table=table)
    assert check_fair(record, replay(record))
    return record


def table_in(page: Page) -> str:
    """The table that a page shows."""
    return page.url.rsplit("/", 1)[1]
