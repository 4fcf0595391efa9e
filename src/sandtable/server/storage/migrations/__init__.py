"""Alembic migrations, applied when the server starts."""
