"""Alembic's entry point: the server, which migrates when it starts, hands over the engine."""

from __future__ import annotations

from alembic import context

from karczma.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
