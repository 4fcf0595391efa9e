"""Accounts: a guest who can come back as the same guest on any device, by a passkey. Nobody needs one."""

import re
from dataclasses import dataclass
from typing import Any, Final

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from sandtable.server.errors import Refusal
from sandtable.server.identity import Guest
from sandtable.server.storage.account_store import AccountStore
from sandtable.server.storage.database import Database
from sandtable.server.storage.description import written_time
from sandtable.server.storage.ticket_store import CHALLENGE_SECONDS, DEVICE_SECONDS, TicketStore, new_code

MOST_PASSKEYS: Final = 20
NOT_A_PASSKEY: Final = (WebAuthnException, ValueError, LookupError, TypeError, AttributeError)
"""What reading and checking raises when a browser sends something else than a passkey of ours."""
PASSKEY_ID: Final = r"^[A-Za-z0-9_-]{1,1400}$"
SELECTION: Final = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
)


@dataclass(frozen=True)
class Site:
    """The pages a passkey belongs to: a name, and the origin that browsers tell."""

    name: str
    origin: str


class Accounts:
    """Keeps accounts and their passkeys. An account is a guest: whoever signs in becomes that guest."""

    def __init__(self, database: Database) -> None:
        self.store = AccountStore(database)
        self.tickets = TicketStore(database)

    # Passkeys.

    async def begin_registration(self, guest: Guest, site: Site) -> dict[str, Any]:
        known = await self._with_room_for_another(guest)
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Sandtable",
            user_name=guest.name or "Sandtable",
            user_id=guest.id.encode("ascii"),
            authenticator_selection=SELECTION,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one["id"])) for one in known],
        )
        await self._challenge("register", guest.id, options.challenge)
        return options_to_json_dict(options)

    async def _with_room_for_another(self, guest: Guest) -> list[dict[str, Any]]:
        """The passkeys of a guest who may have one more."""
        known = await self.passkeys(guest.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refusal(409, "too_many_passkeys", f"An account has at most {MOST_PASSKEYS} passkeys.")
        return known

    async def register(self, guest: Guest, site: Site, credential: dict[str, Any], label: str) -> None:
        """Keep a new passkey; with the first one the guest gets an account."""
        await self._with_room_for_another(guest)  # several may have been begun at once
        challenge = await self._used_challenge("register", credential, guest.id)
        try:
            verified = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=False,
            )
        except NOT_A_PASSKEY as error:
            raise bad_passkey() from error
        account = {"guest": guest.id, "name": guest.name, "language": guest.language}
        passkey = {
            "id": bytes_to_base64url(verified.credential_id),
            "label": label,
            "public_key": verified.credential_public_key,
            "sign_count": verified.sign_count,
        }
        if not await self.store.add_passkey(account, passkey):
            raise bad_passkey()

    async def begin_sign_in(self, site: Site) -> dict[str, Any]:
        options = generate_authentication_options(
            rp_id=site.name, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._challenge("sign_in", "", options.challenge)
        return options_to_json_dict(options)

    async def sign_in(self, before: Guest | None, site: Site, credential: dict[str, Any]) -> Guest:
        """The guest of the passkey. What this browser's guest had until now is added to what the account has."""
        challenge = await self._used_challenge("sign_in", credential, "")
        id = credential.get("id")
        if not isinstance(id, str) or not re.match(PASSKEY_ID, id):
            raise bad_passkey()
        passkey = await self.store.passkey(id)
        if passkey is None:
            raise bad_passkey()
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=passkey["public_key"],
                credential_current_sign_count=passkey["sign_count"],
                require_user_verification=False,
            )
        except NOT_A_PASSKEY as error:
            raise bad_passkey() from error
        await self.store.used(id, verified.new_sign_count)
        account = await self.store.about(passkey["guest"])
        if account is None:  # its last passkey was removed meanwhile
            raise bad_passkey()
        if before is not None and before.id != account["guest"] and not await self.has_account(before.id):
            await self.store.add_seats(before.id, account["guest"], hosts=True)
        return Guest(account["guest"], account["name"], account["language"])

    async def _challenge(self, kind: Any, guest: str, challenge: bytes) -> None:
        await self.tickets.issue(kind, guest, bytes_to_base64url(challenge), CHALLENGE_SECONDS)

    async def _used_challenge(self, kind: Any, credential: dict[str, Any], guest: str) -> bytes:
        """The challenge that a browser signed, if it is one of ours that nobody has used."""
        try:
            data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        except NOT_A_PASSKEY as error:
            raise bad_passkey() from error
        if await self.tickets.use(kind, bytes_to_base64url(data.challenge)) != guest:
            raise bad_passkey()
        return data.challenge

    async def passkeys(self, guest: str) -> list[dict[str, str]]:
        return [
            {
                "id": one["id"],
                "label": one["label"],
                "created_at": written_time(one["created_at"]),
                "used_at": written_time(one["used_at"]),
            }
            for one in await self.store.passkeys(guest)
        ]

    async def remove_passkey(self, guest: str, id: str) -> None:
        """Without its last passkey an account ends; the guest of this browser goes on."""
        if not await self.store.remove_passkey(guest, id):
            raise Refusal(404, "not_found", "You have no such passkey.")

    async def has_account(self, guest: str) -> bool:
        return await self.store.about(guest) is not None

    async def change(self, guest: Guest) -> None:
        """Keep name and language with the account, if there is one."""
        await self.store.change(guest.id, guest.name, guest.language)

    # Other devices.

    async def new_device_code(self, guest: str) -> tuple[str, float]:
        """A code by which another device gets my seats too, and when it expires."""
        code = new_code()
        return code, await self.tickets.issue("device", guest, code, DEVICE_SECONDS)

    async def use_device_code(self, guest: str, code: str) -> list[str]:
        """Sit down, beside whoever made the code, at all their seats. Nobody loses anything; returns the tables."""
        owner = await self.tickets.use("device", code)
        if owner is None:
            raise Refusal(403, "bad_code", "This code does not work any more. Make a new one.")
        return await self.store.add_seats(owner, guest, hosts=False)


def bad_passkey() -> Refusal:
    return Refusal(403, "bad_passkey", "This passkey is not known here, or something went wrong. Try again.")
