"""Build hook: packs the built web app, so that installing a wheel needs no Node.js."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACE = "trimino/web"


class WebApp(BuildHookInterface[Any]):
    """Adds the built app to the package."""

    def initialize(self, version: str, build_data: "dict[str, Any]") -> None:
        """Build and add the app, except for an editable install or where it is already in place."""
        if version == "editable" or (Path(self.root) / PLACE).is_dir():
            return
        sys.path.insert(0, self.root)
        import webapp  # noqa: PLC0415 - only now can it be found

        webapp.build()
        build_data["force_include"][str(webapp.DIST)] = PLACE
