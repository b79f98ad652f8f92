"""Host check: middleware that refuses requests for names that are not this server's.

A page of another site can have its own name resolve to this machine, and would then be taken for a
page of this server (DNS rebinding). Such a request carries the other site's name as its host.

An IP address cannot be rebound, and with TLS the other site would need a certificate for its name
here; both are let in.
"""

import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from trimino.server.errors import ServerError, ServerReason
from trimino.server.http.error_responses import refuse
from trimino.server.operation.config import Config

_ANY = "*"
UNCHECKED = "/health"
"""Paths that a proxy asks by the name that it has for this process."""

ENCRYPTED = frozenset({"https", "wss"})


class HostCheck:
    """Middleware that refuses names other than these."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self.names = frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._may_pass(scope):
            await self.app(scope, receive, send)
            return
        name = host_name(Headers(scope=scope).get("host", ""))
        await refuse(scope, receive, send, ServerError(ServerReason.FOREIGN_HOST, host=name))

    def _may_pass(self, scope: Scope) -> bool:
        if scope.get("scheme") in ENCRYPTED or scope["path"].startswith(UNCHECKED):
            return True
        return all(self.knows(host) for host in Headers(scope=scope).getlist("host"))

    def knows(self, host: str) -> bool:
        """Whether a host, with or without a port, is this server's.

        >>> check = HostCheck(lambda *_: None, {"games.example"})
        >>> [check.knows(host) for host in ("games.example:80", "[::1]:8000", "evil.example")]
        [True, True, False]
        """
        name = host_name(host)
        if _ANY in self.names or name in self.names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def host_name(host: str) -> str:
    """The name in a host, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
    except ValueError:
        return "?"


def own_names(config: Config) -> set[str]:
    """The names of a server: those it was told, and those of its machine."""
    told = (urlsplit(address).hostname or "" for address in (config.address, *config.origins))
    machine = socket.gethostname().lower()
    return {
        "localhost",
        config.host.lower(),
        machine,
        f"{machine.partition('.')[0]}.local",
        *told,
        *config.hosts,
    } - {""}
