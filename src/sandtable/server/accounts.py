"""Accounts: a guest who can come back as the same guest on any device, by a passkey. Nobody needs one."""

import re
import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
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

from sandtable.server import schema
from sandtable.server.database import Database
from sandtable.server.description import written_time
from sandtable.server.errors import Refusal
from sandtable.server.identity import Guest
from sandtable.server.tickets import CHALLENGE_SECONDS, DEVICE_SECONDS, Tickets, new_code

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
        self.database = database
        self.tickets = Tickets(database)

    # Passkeys.

    async def begin_registration(self, guest: Guest, site: Site) -> dict[str, Any]:
        known = await self.passkeys(guest.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refusal(409, "too_many_passkeys", f"An account has at most {MOST_PASSKEYS} passkeys.")
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

    async def register(self, guest: Guest, site: Site, credential: dict[str, Any], label: str) -> None:
        """Keep a new passkey; with the first one the guest gets an account."""
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
        now = time.time()
        accounts, passkeys = schema.accounts, schema.passkeys
        id = bytes_to_base64url(verified.credential_id)
        async with self.database.writing() as connection:
            if await connection.scalar(select(passkeys.c.id).where(passkeys.c.id == id)) is not None:
                raise bad_passkey()
            if await connection.scalar(select(accounts.c.guest).where(accounts.c.guest == guest.id)) is None:
                about = {"guest": guest.id, "name": guest.name, "language": guest.language, "created_at": now}
                await connection.execute(insert(accounts), about)
            key = {"public_key": verified.credential_public_key, "sign_count": verified.sign_count}
            row = {"id": id, "guest": guest.id, "label": label, "created_at": now, "used_at": now, **key}
            await connection.execute(insert(passkeys), row)

    async def begin_sign_in(self, site: Site) -> dict[str, Any]:
        options = generate_authentication_options(
            rp_id=site.name, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._challenge("sign_in", "", options.challenge)
        return options_to_json_dict(options)

    async def sign_in(self, before: Guest | None, site: Site, credential: dict[str, Any]) -> Guest:
        """The guest of the passkey. What this browser's guest had until now is added to what the account has."""
        challenge = await self._used_challenge("sign_in", credential, "")
        passkeys, accounts = schema.passkeys, schema.accounts
        id = credential.get("id")
        if not isinstance(id, str) or not re.match(PASSKEY_ID, id):
            raise bad_passkey()
        async with self.database.reading() as connection:
            row = (await connection.execute(select(passkeys).where(passkeys.c.id == id))).mappings().first()
        if row is None:
            raise bad_passkey()
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=row["public_key"],
                credential_current_sign_count=row["sign_count"],
                require_user_verification=False,
            )
        except NOT_A_PASSKEY as error:
            raise bad_passkey() from error
        used = {"sign_count": verified.new_sign_count, "used_at": time.time()}
        async with self.database.writing() as connection:
            await connection.execute(update(passkeys).where(passkeys.c.id == row["id"]).values(used))
            about = (
                (await connection.execute(select(accounts).where(accounts.c.guest == row["guest"]))).mappings().one()
            )
        if before is not None and before.id != row["guest"] and not await self.has_account(before.id):
            await self._add_seats(before.id, row["guest"], hosts=True)
        return Guest(about["guest"], about["name"], about["language"])

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
        passkeys = schema.passkeys
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created_at)
            )
            return [
                {
                    "id": row["id"],
                    "label": row["label"],
                    "created_at": written_time(row["created_at"]),
                    "used_at": written_time(row["used_at"]),
                }
                for row in rows.mappings()
            ]

    async def remove_passkey(self, guest: str, id: str) -> None:
        """Without its last passkey an account ends; the guest of this browser goes on."""
        passkeys, accounts = schema.passkeys, schema.accounts
        async with self.database.writing() as connection:
            found = await connection.execute(delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.id == id))
            if not found.rowcount:
                raise Refusal(404, "not_found", "You have no such passkey.")
            left = await connection.scalar(select(func.count()).select_from(passkeys).where(passkeys.c.guest == guest))
            if not left:
                await connection.execute(delete(accounts).where(accounts.c.guest == guest))

    async def has_account(self, guest: str) -> bool:
        accounts = schema.accounts
        async with self.database.reading() as connection:
            return await connection.scalar(select(accounts.c.guest).where(accounts.c.guest == guest)) is not None

    async def change(self, guest: Guest) -> None:
        """Keep name and language with the account, if there is one."""
        accounts = schema.accounts
        async with self.database.writing() as connection:
            await connection.execute(
                update(accounts).where(accounts.c.guest == guest.id).values(name=guest.name, language=guest.language)
            )

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
        return await self._add_seats(owner, guest, hosts=False)

    async def _add_seats(self, source: str, target: str, hosts: bool) -> list[str]:
        """Give one guest the seats of another too; with `hosts` also what that one hosts."""
        held, tables = schema.holders, schema.tables
        async with self.database.writing() as connection:
            rows = (await connection.execute(select(held).where(held.c.guest == source))).mappings().all()
            there = {
                (row.table_id, row.seat) for row in await connection.execute(select(held).where(held.c.guest == target))
            }
            news = [
                {**row, "guest": target, "since": row["since"] if hosts else time.time()}
                for row in rows
                if (row["table_id"], row["seat"]) not in there
            ]
            if news:
                await connection.execute(insert(held), news)
            changed = {row["table_id"] for row in rows}
            if hosts:
                hosted = select(tables.c.id).where(tables.c.host == source)
                changed.update(await connection.scalars(hosted))
                await connection.execute(update(tables).where(tables.c.host == source).values(host=target))
            return sorted(changed)


def bad_passkey() -> Refusal:
    return Refusal(403, "bad_passkey", "This passkey is not known here, or something went wrong. Try again.")
