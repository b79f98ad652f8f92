"""Kept texts: long texts that were made once, so that asking again costs nothing."""

from collections import OrderedDict

TextKey = tuple[object, ...]


class KeptTexts:
    """Texts up to so many bytes; the least recently used go first. A key names all they say."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._texts: OrderedDict[TextKey, bytes] = OrderedDict()
        self._size = 0

    def get(self, key: TextKey) -> bytes | None:
        text = self._texts.get(key)
        if text is not None:
            self._texts.move_to_end(key)
        return text

    def keep(self, key: TextKey, text: bytes) -> bytes:
        """Keep a text, and return it."""
        self._size += len(text) - len(self._texts.get(key, b""))
        self._texts[key] = text
        while self._size > self._most and len(self._texts) > 1:
            _, old = self._texts.popitem(last=False)
            self._size -= len(old)
        return text
