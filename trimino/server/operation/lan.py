"""Where this machine is found by others in its network."""

import ipaddress
import socket
from dataclasses import replace

from trimino.server.errors import StartError, StartReason
from trimino.server.operation.config import Config
from trimino.server.operation.setting_types import LAN

ELSEWHERE = ("192.0.2.1", 9)
"""An address kept for examples. Nothing is sent there."""


def located(config: Config, door: socket.socket) -> Config:
    """The set-up with the address that others use, which only a socket that listens knows."""
    if config.address != LAN:
        return config
    host, port = door.getsockname()[:2]
    found = ipaddress.ip_address(own_address() if _is_any(host) else host)
    shown = f"[{found}]" if found.version == 6 else str(found)
    return replace(config, address=f"http://{shown}:{port}")


def own_address() -> str:
    """The address that this machine would reach others from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # To name somebody to talk to is enough to be given an address to talk from.
            probe.connect(ELSEWHERE)
        except OSError:
            raise StartError(StartReason.NO_NETWORK) from None
        found: str = probe.getsockname()[0]
    if ipaddress.ip_address(found).is_loopback:
        raise StartError(StartReason.NO_NETWORK)
    return found


def _is_any(host: str) -> bool:
    return ipaddress.ip_address(host.partition("%")[0]).is_unspecified
