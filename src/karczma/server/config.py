"""How the server is run: flags, `KARCZMA_*` variables, safe defaults."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_dir

from karczma.kernel.errors import Refused
from karczma.lab.pool import cores

LOG_LEVELS = ("debug", "info", "warning", "error")
KEEP_MOST = 36_500  # days
EVERYWHERE = ("0.0.0.0", "::")  # listening on all addresses of this machine


@dataclass(frozen=True)
class Config:
    """Everything that can be set. On one's own machine nothing has to be."""

    host: str = "127.0.0.1"
    port: int = 8800
    database: str = ""
    public_url: str = ""
    party: str = ""  # the address others on the same network type, if they are let in
    secret: str = ""
    workers: int = 1  # processes that think for bots
    analysis_workers: int = field(default_factory=lambda: max(1, cores() - 1))  # that analyse finished games; 0: none
    log_level: str = "info"
    bot_seconds: float = 0.1  # what a bot's choice takes at least; each page shows it at its reader's pace
    think_seconds: float = 10.0  # and the most
    keep_finished: int = 0  # days after which a finished table is deleted; 0: never
    keep_abandoned: int = 0  # days without any activity after which any other table is
    limits: bool = True  # limits on tables, guests and codes for each address, and on messages for each socket
    origins: tuple[str, ...] = field(default=())
    bots: tuple[str, ...] = ()  # of the house, each as NAME=SPEC
    page: str = ""  # the folder of a page other than the one we were built with

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = own_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'karczma.db'}"

    @property
    def address(self) -> str:
        """The address to type: from this machine, if the server listens everywhere and has no public name."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return self.public_url or _http(host, self.port)

    @property
    def invites(self) -> str:
        """The address others type; empty if only this machine can reach us, or we do not know how others can."""
        if self.public_url or self.party:
            return self.public_url.rstrip("/") or self.party
        return _http(self.host, self.port) if self.exposed and self.host not in EVERYWHERE else ""

    @property
    def exposed(self) -> bool:
        """Whether machines other than this one can reach it."""
        if self.host == "localhost":
            return False
        try:
            return not ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return True

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The pages that may talk to us, exactly: scheme, host and port."""
        names = {_http(name, self.port) for name in ("localhost", "127.0.0.1", "::1")}
        if self.exposed and self.host not in EVERYWHERE:
            names.add(_http(self.host, self.port))
        names |= {name for name in (self.public_url, self.party, *self.origins) if name}
        return frozenset(origin_of(name) for name in names)

    @property
    def secure(self) -> bool:
        """Whether people connect over https, so that cookies must not be sent any other way."""
        return self.public_url.startswith("https://")


def own_folder() -> Path:
    """Where the database is by default."""
    return Path(user_data_dir("karczma"))


def _http(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def with_network(config: Config, found: list[str]) -> Config:
    """The same, open to the network at the first address found, or at the one it was told to listen on."""
    if config.exposed and config.host not in EVERYWHERE:
        return replace(config, party=_http(config.host, config.port))
    if not found:
        return replace(config, host="127.0.0.1")
    everywhere = EVERYWHERE[":" in found[0]]
    return replace(config, host=everywhere, party=_http(found[0], config.port))


def origin_of(url: str) -> str:
    """The origin of a page at this address, as browsers write it: in lower case, without the default port."""
    parts = urlsplit(url.lower())
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host.removesuffix(f':{usual}')}"


def with_flags(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    public_url: str | None = None,
    workers: int | None = None,
    log_level: str | None = None,
    keep_finished: int | None = None,
    keep_abandoned: int | None = None,
    bots: list[str] | None = None,
) -> Config:
    """The settings from the environment, overridden by those on the command line."""
    flags = {
        "KARCZMA_HOST": host,
        "KARCZMA_PORT": port,
        "KARCZMA_DATABASE_URL": database,
        "KARCZMA_PUBLIC_URL": public_url,
        "KARCZMA_WORKERS": workers,
        "KARCZMA_LOG_LEVEL": log_level,
        "KARCZMA_KEEP_FINISHED": keep_finished,
        "KARCZMA_KEEP_ABANDONED": keep_abandoned,
        "KARCZMA_BOTS": "\n".join(bots) if bots else None,
    }
    return from_environment({**os.environ, **{name: str(flag) for name, flag in flags.items() if flag is not None}})


def from_environment(environment: Mapping[str, str] = os.environ) -> Config:
    """The settings from `KARCZMA_*`; invalid ones are refused with the variable's name."""
    read = environment.get
    level = read("KARCZMA_LOG_LEVEL", "info").lower()
    if level not in LOG_LEVELS:
        raise Refused("config-value", "KARCZMA_LOG_LEVEL", value=level[:20], values=", ".join(LOG_LEVELS))
    public = read("KARCZMA_PUBLIC_URL", "")
    if public and urlsplit(public).scheme not in ("http", "https"):
        raise Refused("config-value", "KARCZMA_PUBLIC_URL", value=public[:60], values="http://..., https://...")
    return Config(
        host=read("KARCZMA_HOST", "127.0.0.1"),
        port=_whole(environment, "KARCZMA_PORT", 8800, 0, 65535),
        database=read("KARCZMA_DATABASE_URL", ""),
        public_url=public,
        secret=read("KARCZMA_SECRET", ""),
        workers=_whole(environment, "KARCZMA_WORKERS", 1, 1, 64),
        analysis_workers=_whole(environment, "KARCZMA_ANALYSIS_WORKERS", max(1, cores() - 1), 0, 1024),
        log_level=level,
        keep_finished=_whole(environment, "KARCZMA_KEEP_FINISHED", 0, 0, KEEP_MOST),
        keep_abandoned=_whole(environment, "KARCZMA_KEEP_ABANDONED", 0, 0, KEEP_MOST),
        limits=read("KARCZMA_LIMITS", "on") != "off",
        bots=tuple([line.strip() for line in read("KARCZMA_BOTS", "").splitlines() if line.strip()]),
    )


def _whole(environment: Mapping[str, str], name: str, default: int, low: int, high: int) -> int:
    text = environment.get(name, str(default))
    if not text.isdigit() or not low <= int(text) <= high:
        raise Refused("config-value", name, value=text[:20], values=f"{low}-{high}")
    return int(text)
