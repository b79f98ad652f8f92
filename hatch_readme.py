"""Metadata hook of the build: the readme and the links as a package index shows them.

An index shows README.md without the files beside it. If TRIMINO_SOURCE_URL names the address at
which the files of this version are published, relative links and pictures lead there, and the
project's links are part of the metadata. Without it, pictures are left out and relative links
become plain text, so that nothing in the readme is broken.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE = "TRIMINO_SOURCE_URL"
PAGES = {"Documentation": "docs/index.md", "Changelog": "CHANGELOG.md", "Source": ""}

# The label of a link may itself hold a picture's brackets; targets with a scheme are absolute.
PICTURE = re.compile(r"!\[(?P<label>[^\]]*)\]\((?!\w+:)(?P<target>[^)]+)\)")
LINK = re.compile(r"(?<!!)\[(?P<label>[^\]]*)\]\((?!\w+:|#)(?P<target>[^)]+)\)")
PICTURE_TABLE = re.compile(r"(?:^\|.*\n)*(?:^\|.*!\[.*\n)(?:^\|.*\n)*\n?", re.MULTILINE)


class Readme(MetadataHookInterface):
    """Sets the fields `readme` and `urls` of the project's metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = os.environ.get(VARIABLE, "").rstrip("/")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": with_links(text, source) if source else without_links(text),
        }
        metadata["urls"] = {name: f"{source}/{page}" for name, page in PAGES.items() if source}


def with_links(text: str, source: str) -> str:
    """Make relative links and pictures absolute."""
    text = PICTURE.sub(rf"![\g<label>]({source}/\g<target>)", text)
    return LINK.sub(rf"[\g<label>]({source}/\g<target>)", text)


def without_links(text: str) -> str:
    """Leave out pictures and the tables that hold them, and keep only the labels of links."""
    text = PICTURE_TABLE.sub("", text)
    text = re.sub(rf"^{PICTURE.pattern}\n\n?", "", text, flags=re.MULTILINE)
    return LINK.sub(r"\g<label>", text)
