"""The page: its files as they were built and nothing else, whatever is asked for; and what it says without them."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from karczma.words import Words
from server.hall import HOST, Hall, hall, key_of

POLICY = (
    "default-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws://127.0.0.1:{port} ws://localhost:{port}; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
SCRIPT = b"export const greeting = 'Dzie\xc5\x84 dobry';\n" * 50
FILES = {
    "index.html": b"<!doctype html><title>Karczma</title>",
    "theme.js": b"document.documentElement.dataset.theme = 'day';",
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "app.webmanifest": b"{}",
    "assets/index-4fR2.js": SCRIPT,
    "assets/index-9xQa.css": b"body{margin:0}",
    "assets/alegreya-1b2c.woff2": bytes(range(256)),
    ".vite/manifest.json": b"{}",
}
SECRET = b"nobody may read this"


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server with a page that was built."""
    folder = tmp_path_factory.mktemp("page")
    for name, body in FILES.items():
        (folder / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "web" / name).write_bytes(body)
    (folder / "secret.txt").write_bytes(SECRET)
    with hall(tmp_path_factory.mktemp("shown"), page=str(folder / "web")) as one:
        yield one


def get(here: Hall, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.request(method, here.url + path, headers=named, trust_env=False)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("theme.js", "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
        ("app.webmanifest", "application/manifest+json"),
        ("assets/index-4fR2.js", "text/javascript; charset=utf-8"),
        ("assets/index-9xQa.css", "text/css; charset=utf-8"),
        ("assets/alegreya-1b2c.woff2", "font/woff2"),
    ],
)
def test_a_file_is_sent_as_it_was_built(shown: Hall, path: str, kind: str) -> None:
    answer = get(shown, f"/{path}")
    assert (answer.status_code, answer.content, answer.headers["content-type"]) == (200, FILES[path], kind)
    hashed = path.startswith("assets/")
    assert answer.headers["cache-control"] == ("public, max-age=31536000, immutable" if hashed else "no-cache")
    assert answer.headers["content-security-policy"] == POLICY.format(port=shown.port)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"
    head = get(shown, f"/{path}", "HEAD")
    assert (head.status_code, head.content) == (200, b"")
    told = {name: value for name, value in answer.headers.items() if name != "date"}
    assert {name: value for name, value in head.headers.items() if name != "date"} == told


@pytest.mark.parametrize(
    "path",
    ["/", "/t/k7Qm2ZxTt0cVbRs9", "/t/x/at/12", "/i/p0f2mZ3S1tq9-yB6_cK", "/cards/roll_player", "/sheet/", "/apis"],
)
def test_addresses_of_the_page_lead_to_its_entry(shown: Hall, path: str) -> None:
    answer = get(shown, path)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["cache-control"] == "no-cache"
    assert get(shown, f"{path}?language=pl").content == FILES["index.html"]


@pytest.mark.parametrize("path", ["/nothing.png", "/t/x.js", "/assets/index-old.js", "/assets/", "/assets/x", "/.env"])
def test_a_file_that_is_not_there_is_not_there(shown: Hall, path: str) -> None:
    answer = get(shown, path)
    assert (answer.status_code, key_of(answer)) == (404, "no-such-page")
    assert answer.headers["cache-control"] == "no-store"
    assert get(shown, path, "HEAD").status_code == 404


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/v1/nothing", "/api/v2/games", "/healthz/x", "/metrics/x"])
def test_what_is_asked_of_the_server_is_never_the_page(shown: Hall, path: str) -> None:
    answer = get(shown, path)
    assert (answer.status_code, key_of(answer)) == (404, "no-such-page")
    assert get(shown, "/api/v1/games").headers["content-security-policy"] != POLICY
    assert get(shown, "/api/v1/games", accept_encoding="gzip").headers.get("content-encoding") is None
    assert get(shown, "/api/v1/tickets").status_code == 405


def test_the_page_is_only_looked_at(shown: Hall) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        answer = get(shown, "/", method, content_type="application/json")
        assert (answer.status_code, key_of(answer)) == (405, "no-such-method")
        assert answer.headers["allow"] == "GET, HEAD"
    assert get(shown, "/", origin="http://evil.example").status_code == 403


HOSTILE = [
    "/../secret.txt",
    "/../../../../../../etc/passwd",
    "/assets/../../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "//etc/passwd",
    "/%2fetc/passwd",
    "/etc/passwd%00.js",
    "/index.html%00",
    "/index.html/",
    "/index.html/..",
    "/./index.html",
    "/assets%2findex-4fR2.js/../../secret.txt",
    "/.vite/manifest.json",
    "/%c0%ae%c0%ae/secret.txt",
    "/%ff",
    "/~root/secret.txt",
    "/C:/secret.txt",
    "/t/%0d%0aset-cookie:%20x=y",
    "/" + "a/" * 4000 + "..",
    "*",
    "http://evil.example/secret.txt",
    "secret.txt",
]


def asked_raw(here: Hall, target: str) -> bytes:
    """The answer to a path exactly as it is written here: no client tidies it up."""
    lines = [f"GET {target} HTTP/1.1", f"Host: {HOST}:{here.port}", "Connection: close", "", ""]
    with socket.create_connection((HOST, here.port), timeout=10) as raw:
        raw.sendall("\r\n".join(lines).encode("latin-1"))
        answer = b""
        while piece := raw.recv(65536):
            answer += piece
    return answer


@pytest.mark.parametrize("target", HOSTILE)
def test_no_path_leads_out_of_the_page(shown: Hall, target: str) -> None:
    answer = asked_raw(shown, target)
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split(b" ")[1])
    assert SECRET not in answer
    assert b"root:" not in answer
    assert b"set-cookie" not in head.lower()
    assert status in (400, 404, 414) or (status == 200 and FILES["index.html"] in body)
    assert b"Traceback" not in answer


def test_what_can_be_squeezed_is_squeezed_for_who_takes_it(shown: Hall) -> None:
    path = "/assets/index-4fR2.js"
    with httpx.stream("GET", shown.url + path, headers={"accept-encoding": "br, gzip"}, trust_env=False) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(raw) < len(SCRIPT) / 5
    assert gzip.decompress(raw) == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"
    for refused in ("", "identity", "br", "gzip;q=0", "gzip; q=0.0"):
        assert "content-encoding" not in get(shown, path, accept_encoding=refused).headers
    assert "content-encoding" not in get(shown, "/assets/alegreya-1b2c.woff2", accept_encoding="gzip").headers


def test_who_has_it_already_is_told_so(shown: Hall) -> None:
    mark = get(shown, "/").headers["etag"]
    again = get(shown, "/t/x", if_none_match=mark)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    assert get(shown, "/theme.js", if_none_match=mark).status_code == 200


def test_a_page_that_was_not_built_says_so_in_both_languages(tmp_path: Path) -> None:
    with hall(tmp_path, page=str(tmp_path / "nowhere")) as one:
        for path in ("/", "/t/x", "/index.html"):
            answer = get(one, path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            for language in ("en", "pl"):
                assert f'<p lang="{language}">{Words(language).say("page-not-built")}</p>' in answer.text
            assert answer.text.count("make play") == 2
        assert get(one, "/assets/x.js").status_code == 404
        assert one.guest().get("/me")["name"] == "Ania"


def test_sockets_of_the_page_lead_to_ourselves_only(tmp_path: Path) -> None:
    with hall(tmp_path, public_url="https://Play.Example:443/tavern", party="http://192.168.1.5:8800") as one:
        told = get(one, "/").headers["content-security-policy"]
    (connect,) = [part.strip() for part in told.split(";") if "connect-src" in part]
    own = [f"ws://{name}:{one.port}" for name in ("127.0.0.1", "localhost")]
    assert connect.split(" ")[:2] == ["connect-src", "'self'"]
    assert set(connect.split(" ")[2:]) == {*own, "ws://192.168.1.5:8800", "wss://play.example"}
