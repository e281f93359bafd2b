"""Pages of other sites: a browser says where a page comes from, and only our own may talk to us."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from karczma.server.config import Config, origin_of
from server.hall import HOST, Hall, connected, hall, key_of

HOSTILE = [
    "null",
    "file://",
    "http://evil.example",
    "https://evil.example",
    "http://evil.example:{port}",
    "http://localhost",
    "http://127.0.0.1",
    "https://localhost:{port}",
    "https://127.0.0.1:{port}",
    "ws://localhost:{port}",
    "http://localhost:{other}",
    "http://localhost:{port}0",
    "http://localhost:0{port}",
    "http://localhost:{port}/",
    "http://localhost:{port}/index.html",
    "http://localhost:{port}.evil.example",
    "http://localhost.evil.example:{port}",
    "http://localhost.:{port}",
    "http://evil.localhost:{port}",
    "http://127.0.0.1.nip.example:{port}",
    "http://localhost:{port}@evil.example",
    "http://evil.example@localhost:{port}",
    "http://evil.example#http://localhost:{port}",
    "http://localhost:{port} http://evil.example",
    "http://localhost:{port},http://localhost:{port}",
    "http://LOCALHOST:{port}",
    "HTTP://localhost:{port}",
    "http://127.1:{port}",
    "http://2130706433:{port}",
    "http://0.0.0.0:{port}",
    "http://[::]:{port}",
    "http://[::ffff:127.0.0.1]:{port}",
    "http://10.0.0.1:{port}",
    "chrome-extension://abcdefghijklmnop",
    "http://l\u00f6calhost:{port}",
    "*",
]


def written(origin: str, here: Hall) -> bytes:
    return origin.format(port=here.port, other=here.port + 1).encode("latin-1")


@pytest.mark.parametrize("origin", HOSTILE)
def test_a_hostile_page_gets_nothing_over_http(here: Hall, origin: str) -> None:
    guest = here.guest()
    before = len(guest.get("/tables", which="mine"))
    headers = {"origin": written(origin, here)}
    body = {"game": "kajko", "seats": [{}, {}]}
    for answer in (
        guest.ask("POST", "/tables", body, headers=headers),
        guest.ask("GET", "/me", headers=headers),
        guest.ask("OPTIONS", "/tables", headers={**headers, "access-control-request-method": "POST"}),
    ):
        assert (answer.status_code, key_of(answer)) == (403, "origin-not-allowed")
        assert not [name for name in answer.headers if name.startswith("access-control")]
    assert len(guest.get("/tables", which="mine")) == before


@pytest.mark.parametrize("origin", HOSTILE)
def test_a_hostile_page_opens_no_socket(here: Hall, origin: str) -> None:
    text = written(origin, here).decode("latin-1")
    if not text.isascii():
        assert b" 403 " in shake_hands(here, [written(origin, here)])
        return
    with pytest.raises(InvalidStatus) as refused, connected(here.port, origin=text):
        pass
    assert refused.value.response.status_code == 403


def shake_hands(here: Hall, origins: list[bytes]) -> bytes:
    """The answer to a handshake of our own writing."""
    lines = [b"GET /api/v1/socket HTTP/1.1", f"Host: {HOST}:{here.port}".encode(), b"Connection: Upgrade"]
    lines += [b"Upgrade: websocket", b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="]
    lines += [b"Origin: " + origin for origin in origins]
    with socket.create_connection((HOST, here.port), timeout=10) as raw:
        raw.sendall(b"\r\n".join([*lines, b"", b""]))
        return raw.recv(4096).split(b"\r\n")[0] + b" "


def test_two_origins_are_none_even_if_both_are_ours(here: Hall) -> None:
    own, evil = f"http://localhost:{here.port}".encode(), b"http://evil.example"
    assert b" 101 " in shake_hands(here, [own])
    for pair in ([own, evil], [evil, own], [own, own]):
        assert b" 101 " not in shake_hands(here, pair)
        headers = [("origin", value.decode()) for value in pair]
        assert httpx.get(f"{here.url}/api/v1/games", headers=headers, trust_env=False).status_code == 403


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]"])
def test_our_own_pages_and_programs_come_in(here: Hall, name: str) -> None:
    own = f"http://{name}:{here.port}"
    guest = here.guest()
    assert guest.ask("POST", "/tickets", headers={"origin": own}).status_code == 201
    assert guest.ask("POST", "/tickets").status_code == 201  # a program says nothing
    with connected(here.port, origin=own):
        pass


def test_behind_a_proxy_the_public_address_is_ours_as_browsers_write_it(tmp_path: Path) -> None:
    with hall(tmp_path, public_url="https://Play.Example:443/tavern") as one:
        guest = one.guest()
        for origin, status in {
            "https://play.example": 200,
            "http://play.example": 403,
            "https://play.example:443": 403,
            "https://play.example.evil.example": 403,
        }.items():
            assert guest.ask("GET", "/games", headers={"origin": origin}).status_code == status


def test_origins_are_written_as_browsers_write_them() -> None:
    assert origin_of("HTTPS://Play.Example:443/x") == "https://play.example"
    assert origin_of("http://play.example:80") == "http://play.example"
    assert origin_of("https://play.example:8443") == "https://play.example:8443"
    assert origin_of("https://me:pass@play.example") == "https://play.example"
    assert "http://localhost" in Config(port=80).allowed_origins
    assert "http://192.168.1.5:8800" in Config(host="192.168.1.5").allowed_origins
    assert "http://[fe80::1]:8800" in Config(host="fe80::1").allowed_origins
    assert not any("0.0.0.0" in origin for origin in Config(host="0.0.0.0").allowed_origins)


@pytest.mark.parametrize(
    "path", ["/api/v1/games/", "/api/v1/tables/", "/api/v1/me/", "/healthz/", "/metrics/", "/t/x/"]
)
def test_no_answer_leads_to_a_host_that_whoever_asks_has_named(here: Hall, path: str) -> None:
    answer = httpx.get(here.url + path, headers={"host": "evil.example"}, trust_env=False)
    assert answer.status_code == (200 if path.startswith("/t/") else 404)
    assert "location" not in answer.headers
    assert "evil.example" not in answer.text
