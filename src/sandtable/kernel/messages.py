"""Message ids: how the engine names what a reader reads. Ids of things use underscores, message ids hyphens."""

from typing import Any

from sandtable.kernel.views import Phrase


def hyphens(ident: str) -> str:
    """An id of the engine as part of a message id: `polar_sink` is `polar-sink`."""
    return ident.replace("_", "-")


def named(kind: str, ident: str) -> str:
    """The message that names a thing: `territory-polar-sink`; ids that begin with their kind do not repeat it."""
    return hyphens(ident if ident.startswith(kind + "_") else f"{kind}-{ident}")


def names(kind: str, idents: tuple[str, ...]) -> tuple[str, ...]:
    """The messages that name things of one kind, in their order."""
    return tuple([named(kind, ident) for ident in idents])


def phrase(message: str, **args: Any) -> Phrase:
    """A message with arguments of its own, to stand among the arguments of another."""
    return {"message": hyphens(message), "args": args}
