"""The shape of the database, version by version; run when the server starts."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import sqlalchemy as sa

from karczma.kernel.errors import Refused
from karczma.server.store import take_time

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0006"
LOCK = 0x6B61727A  # processes that start together migrate one after another


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest version; one newer than this program is refused and left alone."""
    with engine.connect() as connection:
        if version(connection) == NEWEST:
            return  # nothing to write: a read-only database will do, and Alembic need not be loaded
    with engine.execution_options(immediate=True).begin() as connection:
        lock(connection)
        upgrade(connection)


def check_newest(engine: sa.Engine) -> None:
    """For commands run beside a server: the database has this version, or is refused and left alone."""
    with engine.connect() as connection:
        current = version(connection)
    if current != NEWEST:
        raise Refused("database-newer" if current and current > NEWEST else "database-older", version=current or "-")


def version(connection: sa.Connection) -> str | None:
    """The version the database says it has; None: it is empty."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("select version_num from alembic_version")).scalar()
    return found


def lock(connection: sa.Connection) -> None:
    """Nobody else changes the shape of this database until our transaction ends."""
    take_time(connection)
    if connection.dialect.name == "postgresql":  # SQLite has one writer at a time anyway
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    from alembic import command  # noqa: PLC0415  it is slow to load and hardly ever needed

    current = version(connection)
    if current is not None and current not in known_versions():
        raise Refused("database-newer", version=current)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def known_versions() -> list[str]:
    """From the newest to the first."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(files("karczma.server.migrations")))
    return config
