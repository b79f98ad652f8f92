"""Who one is at each server: the secret of a cookie, kept as one keeps a password."""

import json
import os
from pathlib import Path

from trimino.client.errors import ClientError, ClientReason


def default_path() -> Path:
    """The file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "trimino" / "guests.json"


class CredentialStore:
    """The secrets by server, in a file that only its owner can read."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or default_path()

    def secret(self, server: str) -> str | None:
        """What this server knows one by, if one was there before."""
        return self._read().get(server)

    def keep(self, server: str, secret: str) -> None:
        """Remember it; the file holds all of the old or all of the new, whatever happens."""
        told = json.dumps(self._read() | {server: secret}, indent=1)
        new = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.touch(mode=0o600)
            new.write_text(told, encoding="utf-8")
            new.replace(self.path)
        except OSError as error:
            why = error.strerror or str(error)
            raise ClientError(ClientReason.FILE_NOT_WRITTEN, path=str(self.path), why=why) from None
        finally:
            new.unlink(missing_ok=True)

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            raise self._unreadable(str(error)) from None
        if not isinstance(found, dict) or not all(isinstance(one, str) for one in found.values()):
            raise self._unreadable(type(found).__name__)
        return found

    def _unreadable(self, why: str) -> ClientError:
        return ClientError(ClientReason.IDENTITY_UNREADABLE, path=str(self.path), why=why)
