"""Where others on the same network can find this machine."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress

# Bridges for containers and virtual machines, and tunnels: nobody's phone is on the other side.
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "tun", "tap", "wg", "tailscale", "zt")
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved for examples: nobody is there
SIOCGIFADDR = 0x8915


def addresses() -> list[str]:
    """The addresses of this machine that others may reach, the likeliest first."""
    outward = _outward(socket.AF_INET)
    near = [address for name, address in interfaces() if not name.startswith(VIRTUAL)]
    likeliest = [address for address in near if address == outward]  # the way out may lead through a tunnel
    found = [*likeliest, *near, outward, *_named(), _outward(socket.AF_INET6)]
    return [address for address in dict.fromkeys(found) if reachable(address)]


def reachable(address: str) -> bool:
    """Whether another machine could use this address."""
    try:
        given = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (given.is_loopback or given.is_link_local or given.is_unspecified or given.is_multicast)


def interfaces() -> Iterator[tuple[str, str]]:
    """The network cards with their IPv4 addresses; only Linux lists them without an extra package."""
    if sys.platform != "linux":
        return
    import fcntl  # noqa: PLC0415  not on every system

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no such address
                told = fcntl.ioctl(one.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()))
                yield name, socket.inet_ntoa(told[20:24])


def _outward(family: socket.AddressFamily) -> str:
    """The address from which this machine would send to others; nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as one:
            one.connect((ELSEWHERE[family], 9))
            return str(one.getsockname()[0])
    except OSError:
        return ""


def _named() -> list[str]:
    """What this machine's own name stands for."""
    try:
        return [str(told[4][0]) for told in socket.getaddrinfo(socket.gethostname(), None)]
    except OSError:
        return []
