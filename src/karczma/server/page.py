"""The web page as Vite built it: read in full at the start, so that no request's path is ever a path on disk."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from pathlib import Path

import karczma
from karczma.kernel.errors import Refused
from karczma.server.guard import Receive, Scope, Send, refuse
from karczma.server.speech import SPEAKERS

BUILT = Path(karczma.__file__).parent / "web"
ENTRY = "/index.html"
HASHED = "/assets/"  # files here have the hash of their content in their names, so they never change
ROUTE = re.compile(r"/[A-Za-z0-9_/-]*")  # an address of the page itself, which does its own routing
POLICY = (
    "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src {}; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SQUEEZED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")  # the others are compressed already


@dataclass(frozen=True)
class File:
    """A file of the page, ready to be sent."""

    body: bytes
    packs: bool
    kind: str
    keep: str
    mark: str

    @cached_property
    def squeezed(self) -> bytes | None:
        """Compressed when somebody first asks for it: most files are for one game or one page."""
        return gzip.compress(self.body, mtime=0) if self.packs else None


def _file(name: str, body: bytes) -> File:
    suffix = Path(name).suffix
    keep = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
    mark = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    return File(body, suffix in SQUEEZED, KINDS.get(suffix, "application/octet-stream"), keep, mark)


@lru_cache(maxsize=4)
def read(folder: Path) -> dict[str, File]:
    """All files of the page by address; if it was not built, one page that says how to build it."""
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in sorted(folder.rglob("*")) if path.is_file()}
    files = {name: _file(name, path.read_bytes()) for name, path in found.items() if "/." not in name}
    return files if ENTRY in files else {ENTRY: _file(ENTRY, _not_built())}


def _not_built() -> bytes:
    told = [f'<p lang="{language}">{escape(words.say("page-not-built"))}</p>' for language, words in SPEAKERS.items()]
    return f'<!doctype html>\n<meta charset="utf-8">\n<title>Karczma</title>\n{"".join(told)}\n'.encode()


def policy(origins: Iterable[str]) -> bytes:
    """What the page may do. Older browsers do not count sockets to the page's origin as its own, so we name them.

    An IPv6 address cannot be written there; a browser that needs it must use another address.
    """
    sockets = [f"ws{origin.removeprefix('http')}" for origin in sorted(origins) if "[" not in origin]
    return POLICY.format(" ".join(["'self'", *sockets])).encode()


class Page:
    """Answers every request that is not for the server itself."""

    def __init__(self, folder: Path, origins: Iterable[str]) -> None:
        self.files = read(folder)
        self.policy = policy(origins)

    def find(self, path: str) -> File | None:
        """The file at this address; addresses of the page itself all lead to its entry."""
        if path in self.files:
            return self.files[path]
        return self.files[ENTRY] if ROUTE.fullmatch(path) and not path.startswith(HASHED) else None

    async def __call__(self, scope: Scope, _: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            await refuse(scope, send, Refused("no-such-method"), [(b"allow", b"GET, HEAD")])
            return
        file = self.find(scope["path"])
        if file is None:
            await refuse(scope, send, Refused("no-such-page"))
            return
        await _send(scope, send, file, self.policy)


async def _send(scope: Scope, send: Send, file: File, policy: bytes) -> None:
    asked = {name: value.decode("latin-1") for name, value in scope["headers"]}
    headers = {"etag": file.mark, "cache-control": file.keep, "vary": "accept-encoding"}
    status, body = 200, file.body
    if file.mark in asked.get(b"if-none-match", ""):
        status, body = 304, b""
    else:
        if file.squeezed is not None and _takes_gzip(asked.get(b"accept-encoding", "")):
            body = file.squeezed
            headers["content-encoding"] = "gzip"
        headers |= {"content-type": file.kind, "content-length": str(len(body))}
    told = [(name.encode(), value.encode()) for name, value in headers.items()]
    told.append((b"content-security-policy", policy))
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def _takes_gzip(accepted: str) -> bool:
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in ("gzip", "*") and quality.replace(" ", "").rstrip("0.") != "q=":
            return True
    return False
