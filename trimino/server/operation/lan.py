"""LAN address: the address of this machine for others in its network."""

import ipaddress
import socket
from dataclasses import replace

from trimino.server.errors import StartError, StartReason
from trimino.server.operation.config import Config
from trimino.server.operation.setting_types import LAN

ELSEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation. Nothing is sent there."""


def located(config: Config, listener: socket.socket) -> Config:
    """The configuration with `lan` replaced by the address of the listening socket."""
    if config.address != LAN:
        return config
    host, port = listener.getsockname()[:2]
    found = ipaddress.ip_address(own_address() if _is_any(host) else host)
    shown = f"[{found}]" if found.version == 6 else str(found)
    return replace(config, address=f"http://{shown}:{port}")


def own_address() -> str:
    """The source address of this machine towards its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a UDP socket sends nothing, but chooses a source address.
            probe.connect(ELSEWHERE)
        except OSError:
            raise StartError(StartReason.NO_NETWORK) from None
        found: str = probe.getsockname()[0]
    if ipaddress.ip_address(found).is_loopback:
        raise StartError(StartReason.NO_NETWORK)
    return found


def _is_any(host: str) -> bool:
    return ipaddress.ip_address(host.partition("%")[0]).is_unspecified
