"""What the host of a table may do with it and its seats, and what only the people at it may agree to."""

from sandtable.server.errors import Refusal, not_in_lobby, not_your_seat
from sandtable.server.identity import Identity, new_key
from sandtable.server.storage.description import HOST, Description, SeatKind
from sandtable.server.storage.store import Store
from sandtable.server.tables.actions import checked_level, need_host, table_level
from sandtable.server.tables.attendance import Attendance
from sandtable.server.tables.table import Table

# Deleting.


async def delete_table(table: Table, guest: str) -> bool:
    """Delete a table, or agree to it. A game that others play goes when they agree too; returns whether it is gone."""
    description = table.description
    if description.status != "playing":
        need_host(description, guest)
    elif not await _all_agree(table, guest):
        return False
    await table.home.store.bury(table.id)
    table.close()
    return True


async def _all_agree(table: Table, guest: str) -> bool:
    own = table.description.seats_of(guest)
    if guest != table.description.host and (table.description.deletion is None or not own):
        need_host(table.description, guest)
    async with table.changing() as description:
        wanted = description.deletion or {"agreed": [], "needed": _needed(table)}
        agreed = {*wanted["agreed"], *own, *([HOST] if guest == description.host else [])}
        # Who has been gone for long meanwhile is not waited for any more; who has come back is asked.
        needed = _needed(table)
        description.deletion = {"agreed": sorted(agreed), "needed": needed}
        asked_first = not wanted["agreed"]
    if set(needed) <= agreed:
        return True
    await table.tell("deletion_asked" if asked_first else "deletion_agreed", own[0] if own else None)
    return False


def _needed(table: Table) -> list[int]:
    """The host, and every seat that a person plays or could return to, unless they are gone."""
    people = [
        number
        for number, seat in enumerate(table.description.seats)
        if set(seat.holders) - {table.description.host} and not table.is_gone(number)
    ]
    return [HOST, *people]


async def keep_table(table: Table, guest: str) -> None:
    """Do not delete it: one who says so is enough."""
    own = table.description.seats_of(guest)
    if not own:
        need_host(table.description, guest)
    async with table.changing() as description:
        wanted = description.deletion is not None
        description.deletion = None
    if wanted:
        await table.tell("deletion_refused", own[0] if own else None)


async def restore_table(store: Store, table_id: str, guest: str) -> None:
    """Undo that a table was deleted or has expired: anybody who had a seat there may, and the host."""
    description = await store.load_deleted(table_id)
    if description is None or not (description.seats_of(guest) or guest == description.host):
        raise Refusal(404, "no_such_table", "No table of yours with this address was deleted.")
    await store.revive(table_id)


# Seats.


async def set_seat(
    table: Table, guest: str, number: int, kind: SeatKind, level: str | None, attendance: Attendance
) -> None:
    """The host decides what a seat is for. While playing, a bot can only stand in for a person who is away."""
    need_host(table.description, guest)
    table.description.need_seat(number)
    if table.description.status == "playing":
        await _let_stand_in(table, guest, number, kind, level, attendance)
        return
    async with table.changing() as description:
        if description.status != "lobby":
            raise not_in_lobby()
        seat = description.seats[number]
        if description.guided and kind == "person" != seat.kind:
            # Whoever opened it could know every card.
            raise Refusal(422, "bad_setup", "A guided game is for one person: everybody may know its cards.")
        checked = checked_level(table.home.shelf, description.game, kind, level)
        if seat.kind != kind or kind == "person":
            seat.vacate()
        seat.kind, seat.level = kind, checked


async def _let_stand_in(
    table: Table, guest: str, number: int, kind: SeatKind, level: str | None, attendance: Attendance
) -> None:
    seat = table.description.seats[number]
    if kind != "bot" or seat.kind != "person":
        raise Refusal(409, "not_in_lobby", "While the game is on, a bot can stand in for a person, nothing else.")
    usual = table_level(table.home.shelf, table.description)
    if level not in (None, usual):
        raise Refusal(422, "bad_setup", f"A bot that stands in plays as well as the table's bots: {usual}.")
    if seat.holders and guest not in seat.holders:
        await attendance.ask_to_stand_in(table, number)
        return
    async with table.changing() as description:
        seat = description.seats[number]
        seat.kind, seat.level = "bot", usual
    await table.tell("stood_in", number)


# Invitations.


def invitation_of(table: Table, identity: Identity, guest: str, number: int) -> str:
    """The secret of a seat's link: for the host while the seat is free, afterwards for its holders only."""
    _need_inviter(table.description, guest, number)
    return identity.invitation(table.id, table.description.seats[number].key)


async def renew_invitation(table: Table, identity: Identity, guest: str, number: int) -> str:
    """A new link. Who came in by an older one, later than whoever renews it, loses the seat.

    A host does the same with a seat whose people are gone, and then all of them lose it.
    """
    table.description.need_seat(number)
    gone = guest == table.description.host and number in table.given_up()
    if not gone:
        _need_inviter(table.description, guest, number)
    async with table.changing() as description:
        seat = description.seats[number]
        if guest in seat.holders:
            since = seat.holders[guest]
            seat.holders = {other: at for other, at in seat.holders.items() if at <= since}
            seat.key = new_key()
        else:
            free_for_another(description, number)
    if gone and guest not in table.description.seats[number].holders:
        await table.tell("invited_anew", number)
    return identity.invitation(table.id, table.description.seats[number].key)


def free_for_another(table: Description, number: int) -> None:
    """Whoever held the seat holds it no more, and its link is a new one."""
    seat = table.seats[number]
    seat.vacate()
    seat.kind, seat.level, seat.resigned = "person", None, False


def _need_inviter(table: Description, guest: str, number: int) -> None:
    table.need_seat(number)
    seat = table.seats[number]
    if not table.holds(guest, number) and not (seat.free and guest == table.host):
        raise not_your_seat(number)
    if seat.kind != "person":
        raise Refusal(409, "seat_taken", f"Seat {number} is not for a person now.")
