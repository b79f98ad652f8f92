"""Builds the web app into what is packed, so that who installs a wheel needs no Node.js."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACE = "trimino/web"


class WebApp(BuildHookInterface[Any]):
    """The app that was built, inside the package."""

    def initialize(self, version: str, build_data: "dict[str, Any]") -> None:
        """Add the app, unless the checkout itself is used, or it lies in its place already."""
        if version == "editable" or (Path(self.root) / PLACE).is_dir():
            return
        sys.path.insert(0, self.root)
        import webapp  # noqa: PLC0415 - only now can it be found

        webapp.build()
        build_data["force_include"][str(webapp.DIST)] = PLACE
