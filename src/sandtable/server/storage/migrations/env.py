"""Alembic comes in here, with the connection that `database.migrate` hands over."""

from alembic import context
from sqlalchemy import Connection

from sandtable.server.storage.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
