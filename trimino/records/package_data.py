"""Data files of the project's packages, such as fonts and puzzles.

They lie beside the modules. A browser loads the modules from an archive without them, and adds an
archive of the data when it is first asked for.
"""

from pkgutil import get_data
from zipimport import ZipImportError, zipimporter

DATA_ARCHIVE = "/data.zip"
"""The path at which a browser puts the data."""


class DataMissing(Exception):
    """A data file is not here yet; whoever runs the modules has to add the archive of the data."""


def package_data(package: str, name: str) -> bytes:
    """The bytes of a file beside the modules of a package."""
    try:
        # Works in an archive, too, without all that `importlib.resources` needs.
        found = get_data(package, name)
    except OSError:
        found = _added_data(f"{package.replace('.', '/')}/{name}")
    assert found is not None, "The package has a loader that reads files."
    return found


def _added_data(path: str) -> bytes:
    try:
        return zipimporter(DATA_ARCHIVE).get_data(path)
    except ZipImportError:
        raise DataMissing(path) from None
