"""A party: the address others on the network type, who may come in under it, and what invitations carry."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from karczma.kernel.errors import Refused
from karczma.server import network
from karczma.server.config import Config, with_network
from karczma.server.run import check_port, check_secret, serve, warn
from server.hall import Hall, hall

LOOPBACK = {"http://localhost:8800", "http://127.0.0.1:8800", "http://[::1]:8800"}


@pytest.mark.parametrize(
    ("cards", "outward", "named", "six", "found"),
    [
        ({"lo": "127.0.0.1", "eth0": "192.168.1.5"}, "192.168.1.5", [], "", ["192.168.1.5"]),
        # A container bridge comes first in the list, a VPN has taken the way out
        (
            {"docker0": "172.17.0.1", "wlan0": "10.1.2.3", "tun0": "10.8.0.2"},
            "10.8.0.2",
            [],
            "",
            ["10.1.2.3", "10.8.0.2"],
        ),
        ({"eth0": "192.168.1.5", "wlan0": "192.168.2.7"}, "192.168.2.7", [], "", ["192.168.2.7", "192.168.1.5"]),
        # A network without a way out
        ({"eth0": "192.168.1.5"}, "", ["127.0.1.1"], "", ["192.168.1.5"]),
        # A system that does not list its cards
        ({}, "192.168.1.5", ["192.168.1.5"], "", ["192.168.1.5"]),
        ({"lo": "127.0.0.1"}, "", ["::1", "fe80::1"], "2001:db8::5", ["2001:db8::5"]),
        ({"lo": "127.0.0.1", "eth0": "169.254.3.4"}, "", ["127.0.0.1"], "", []),
    ],
)
def test_the_address_others_can_reach_is_found(
    monkeypatch: pytest.MonkeyPatch, cards: dict[str, Any], outward: str, named: list[str], six: str, found: list[str]
) -> None:
    ways = {socket.AF_INET: outward, socket.AF_INET6: six}
    monkeypatch.setattr(network, "interfaces", cards.items)
    monkeypatch.setattr(network, "_outward", ways.get)
    monkeypatch.setattr(network, "_named", lambda: named)
    assert network.addresses() == found


def test_what_this_machine_says_of_itself_can_be_read() -> None:
    assert all(network.reachable(address) for address in network.addresses())
    assert not any(map(network.reachable, ("127.0.0.1", "::1", "0.0.0.0", "fe80::1", "", "karczma")))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0.0.0.0"])
def test_a_party_is_open_to_the_first_address_found(host: str) -> None:
    party = with_network(Config(host=host), ["192.168.1.5", "10.8.0.2"])
    assert party.host == "0.0.0.0"
    assert party.invites == "http://192.168.1.5:8800"
    assert party.address == "http://127.0.0.1:8800"  # here it is opened as always: the host stays who they were
    assert party.allowed_origins == LOOPBACK | {"http://192.168.1.5:8800"}
    assert not party.secure


def test_a_party_on_a_network_of_the_sixth_version() -> None:
    party = with_network(Config(), ["2001:db8::5"])
    assert (party.host, party.invites) == ("::", "http://[2001:db8::5]:8800")
    assert party.allowed_origins == LOOPBACK | {"http://[2001:db8::5]:8800"}


def test_the_address_can_be_chosen() -> None:
    party = with_network(Config(host="10.8.0.2"), ["192.168.1.5"])
    assert (party.host, party.invites) == ("10.8.0.2", "http://10.8.0.2:8800")
    assert party.allowed_origins == LOOPBACK | {"http://10.8.0.2:8800"}


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_without_a_network_it_stays_on_this_machine(host: str) -> None:
    alone = with_network(Config(host=host), [])
    assert (alone.host, alone.invites) == ("127.0.0.1", "")
    assert alone.allowed_origins == LOOPBACK


def test_invitations_carry_the_public_address_where_there_is_one() -> None:
    assert Config(public_url="https://play.example/").invites == "https://play.example"
    assert Config(host="192.168.1.5").invites == "http://192.168.1.5:8800"
    assert Config(host="0.0.0.0").invites == ""  # we would have to guess
    assert Config().invites == ""


def test_the_page_is_told_which_address_to_give_to_others(here: Hall, tmp_path: Path) -> None:
    assert here.nobody().get("/house") == {"address": "", "me": None}
    with hall(tmp_path, party="http://192.168.1.5:8800") as party:
        guest = party.guest()
        assert guest.get("/house") == {"address": "http://192.168.1.5:8800", "me": guest.me}
        own, other = {"origin": "http://192.168.1.5:8800"}, {"origin": "http://192.168.1.6:8800"}
        assert guest.ask("POST", "/tickets", headers=own).status_code == 201
        assert guest.ask("POST", "/tickets", headers=other).status_code == 403


def test_a_port_that_is_taken_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Refused, match=f"Port {port} is taken by another program"):
            check_port(Config(port=port))
    check_port(Config(port=port))


def test_an_address_of_another_machine_is_one_sentence() -> None:
    with pytest.raises(Refused, match=r"192\.0\.2\.77 is not an address of this machine"):
        check_port(Config(host="192.0.2.77"))


@pytest.mark.parametrize(
    "open_to_others",
    [
        {"host": "0.0.0.0"},
        {"host": "192.0.2.5"},
        {"public_url": "https://play.example"},
        {"party": "http://10.0.0.5", "host": "::"},
    ],
)
def test_where_others_come_in_a_short_secret_is_refused(open_to_others: dict[str, Any]) -> None:
    for secret in ("a", "x" * 15):
        with pytest.raises(Refused, match="can be guessed: make it at least 16 random characters"):
            check_secret(Config(secret=secret, **open_to_others))
    for secret in ("", "x" * 16):
        check_secret(Config(secret=secret, **open_to_others))
    with pytest.raises(Refused, match="can be guessed"):
        serve(Config(secret="a", host="192.0.2.5"))  # before anybody looks whether that address is ours


def test_at_home_a_short_secret_is_warned_about(caplog: pytest.LogCaptureFixture) -> None:
    check_secret(Config(secret="mine"))
    for secret, warned in {"": False, "mine": True, "x" * 16: False}.items():
        caplog.clear()
        warn(Config(secret=secret))
        assert ("KARCZMA_SECRET is short" in caplog.text) == warned
