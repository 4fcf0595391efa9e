"""Guests and invitations. Nobody has a password: a guest is a signed cookie, a seat is a secret link."""

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer, URLSafeSerializer

from sandtable.kernel.chance import SECRET_BYTES

COOKIE: Final = "sandtable_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # without signs that look alike
TABLE_ID: Final = r"^[a-z0-9]{10}$"


@dataclass(frozen=True)
class Guest:
    """Somebody at a browser. The name and the language travel in the cookie; nothing is stored about guests."""

    id: str
    name: str = ""
    language: str = ""


class Identity:
    """Signs and reads cookies and invitations."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="guest", signer_kwargs={"digest_method": sha256})
        self._invitations = Signer(secret, salt="invitation", digest_method=sha256)

    def new_guest(self) -> Guest:
        return Guest(secrets.token_hex(12))

    def cookie(self, guest: Guest) -> str:
        text = self._cookies.dumps([guest.id, guest.name, guest.language])
        assert isinstance(text, str)
        return text

    def guest(self, cookie: str | None) -> Guest | None:
        """Whose cookie this is; None for no cookie or one that we did not sign."""
        if not cookie or len(cookie) > 1000:
            return None
        try:
            content = self._cookies.loads(cookie)
        except (BadSignature, ValueError):
            return None
        return Guest(*content)

    def invitation(self, table_id: str, key: str) -> str:
        """The secret of a seat's link. The key changes when the seat is taken or the link renewed."""
        return self._invitations.get_signature(f"{table_id} {key}").decode("ascii")

    def invites(self, invitation: str, table_id: str, key: str) -> bool:
        if not invitation.isascii():
            return False
        return self._invitations.verify_signature(f"{table_id} {key}", invitation)


def new_table_id() -> str:
    return "".join([secrets.choice(ALPHABET) for _ in range(10)])


def new_key() -> str:
    return secrets.token_hex(8)


def new_secret() -> bytes:
    """What a table deals from, together with the nonces of its seats."""
    return secrets.token_bytes(SECRET_BYTES)
