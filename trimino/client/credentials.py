"""Credentials: the secret by which each server knows a guest, sent as a cookie."""

import json
import os
from pathlib import Path
from typing import Protocol

from trimino.client.errors import ClientError, ClientReason
from trimino.rules.summaries import number_of


class CredentialSource(Protocol):
    """Keeps one secret for each server."""

    def secret(self, server: str) -> str | None:
        """The secret for a server, if there is one."""
        ...

    def keep(self, server: str, secret: str) -> None:
        """Remember the secret for a server."""
        ...


class MemoryCredentials:
    """Credentials that last as long as this object."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}

    def secret(self, server: str) -> str | None:
        return self._secrets.get(server)

    def keep(self, server: str, secret: str) -> None:
        self._secrets[server] = secret

    def __repr__(self) -> str:
        return f"<MemoryCredentials for {number_of(len(self._secrets), 'server')}>"


def default_path() -> Path:
    """The credentials file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "trimino" / "guests.json"


class CredentialStore:
    """Credentials in a JSON file that only its owner can read."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or default_path()

    def secret(self, server: str) -> str | None:
        return self._read().get(server)

    def keep(self, server: str, secret: str) -> None:
        """Replace the file atomically."""
        content = json.dumps(self._read() | {server: secret}, indent=1)
        new = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.touch(mode=0o600)
            new.write_text(content, encoding="utf-8")
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
        return ClientError(ClientReason.CREDENTIALS_UNREADABLE, path=str(self.path), why=why)

    def __repr__(self) -> str:
        return f"<CredentialStore in {self.path}>"
