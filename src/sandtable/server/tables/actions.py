"""What guests do at a table beside playing: open it, sit down, get up, invite, start, resign, ask to undo, talk."""

import time
from typing import Any

from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game, Value
from sandtable.server.errors import Refusal, no_such_seat, not_host, not_in_lobby, not_playing
from sandtable.server.identity import Guest, Identity, new_secret, new_table_id
from sandtable.server.storage.description import Access, Description, Pace, Seat, SeatKind
from sandtable.server.storage.store import Voted
from sandtable.server.tables.course import Course, id_of
from sandtable.server.tables.shelf import Shelf
from sandtable.server.tables.table import Table, Tables


def found_game(shelf: Shelf, game_id: str) -> Game:
    if game_id not in shelf.games:
        raise Refusal(404, "no_such_game", f"There is no game {game_id!r}; there are: {', '.join(shelf.games)}.")
    return shelf.games[game_id]


async def open_table(
    tables: Tables,
    guest: Guest,
    game_id: str,
    seats: list[Seat] | None,
    options: dict[str, Value],
    title: str,
    access: Access,
    spectators: bool,
    take: int | None,
    pace: Pace = "live",
    seed: int | None = None,
) -> Description:
    """A new table in the lobby. With a seed it is a guided one, whose chance is no secret."""
    game = found_game(tables.shelf, game_id)
    seats = [Seat("person") for _ in range(max(game.seats))] if seats is None else seats
    if len(seats) > max(game.seats):
        raise Refusal(422, "bad_setup", f"{game.title} has at most {max(game.seats)} seats.")
    for seat in seats:
        seat.level = checked_level(tables.shelf, game_id, seat.kind, seat.level)
    if take is not None:
        if not 0 <= take < len(seats):
            raise no_such_seat(take)
        if seats[take].kind != "person":
            raise Refusal(422, "bad_setup", f"Seat {take} is not for a person, so you cannot take it.")
        seats[take].take(guest.id, guest.name)
    _check_setup(game, seats, options)
    most = tables.settings.tables_per_guest
    if await tables.store.hosted(guest.id) >= most:
        raise Refusal(429, "too_many_tables", f"You host {most} unfinished tables; finish or delete one first.")
    now = time.time()
    table = Description(
        id=new_table_id(),
        game=game.id,
        rules=game.rules_version,
        title=title,
        options=options,
        access=access,
        spectators=spectators,
        status="lobby",
        host=guest.id,
        seats=seats,
        created_at=now,
        updated_at=now,
        seed=seed,
        secret=new_secret() if seed is None else None,
        pace=pace,
        guided=seed is not None,
    )
    await tables.store.create(table)
    return table


async def open_guided(tables: Tables, guest: Guest, game_id: str, mode_id: str) -> Description:
    """A first game with a coach, as the game's mode declares it: the newcomer in the first seat, bots in the others."""
    game = found_game(tables.shelf, game_id)
    guide = next((mode.guide for mode in tables.shelf.modes(game) if mode.id == mode_id), None)
    if guide is None:
        raise Refusal(422, "bad_setup", f"{game.title} has no guided game {mode_id!r}.")
    seats = [Seat("person"), *[Seat("bot", guide.level) for _ in range(guide.seats - 1)]]
    return await open_table(tables, guest, game_id, seats, guide.options, "", "private", True, 0, seed=guide.seed)


def checked_level(shelf: Shelf, game_id: str, kind: SeatKind, level: str | None) -> str | None:
    """The level of a bot; None for seats without one."""
    if kind != "bot":
        return None
    levels = shelf.levels(game_id)
    if level is not None and level not in levels:
        raise Refusal(422, "bad_setup", f"There is no bot {level!r} for this game; there are: {', '.join(levels)}.")
    return levels[0] if level is None else level


def _check_setup(game: Game, seats: list[Seat], options: dict[str, Value]) -> None:
    """Refuse options that no number of seats at this table could be played with."""
    used = len([seat for seat in seats if seat.kind != "closed"])
    counts = [used] if used in game.seats else list(game.seats)
    problem: BadSetup | None = None
    for count in counts:
        try:
            game.new(count, 0, **options)
        except BadSetup as error:
            problem = error
        else:
            return
    raise Refusal(422, "bad_setup", f"The game cannot be set up so: {problem}.")


async def change_table(
    table: Table,
    guest: str,
    title: str | None,
    options: dict[str, Value] | None,
    access: Access | None,
    spectators: bool | None,
    pace: Pace | None = None,
) -> None:
    async with table.changing() as description:
        need_host(description, guest)
        if options is not None:
            need_lobby(description)
            _check_setup(found_game(table.home.shelf, description.game), description.seats, options)
            description.options = options
        description.title = description.title if title is None else title
        description.access = description.access if access is None else access
        description.spectators = description.spectators if spectators is None else spectators
        if pace is not None and pace != description.pace:
            need_lobby(description)  # afterwards it would shorten the time that people were promised
            description.pace = pace


def table_level(shelf: Shelf, description: Description) -> str:
    """How strong a bot is that takes a person's place: as the bots of the table, the strongest of them."""
    levels = shelf.levels(description.game)
    used = [seat.level for seat in description.seats if seat.kind == "bot" and not seat.holders and not seat.resigned]
    return next((level for level in levels if level in used), levels[0])


async def close_table(table: Table, guest: str) -> None:
    """End a game that the server cannot play any more. It stays readable, and everybody is told."""
    async with table.changing() as description:
        need_host(description, guest)
        close(description)
    await table.tell("closed", None)


def close(description: Description) -> None:
    """What the operator's `migrate --close` does too."""
    if description.status != "playing" or description.trouble in (None, "closed"):
        raise Refusal(409, "still_playable", "Only a game that the server cannot play any more can be closed.")
    description.status, description.trouble, description.waiting_for = "over", "closed", []


async def join(table: Table, identity: Identity, guest: Guest, wanted: int | None, invitation: str | None) -> int:
    """Sit down on a free seat, or on the seat of an invitation."""
    async with table.changing() as description:
        if invitation is not None:
            number = _invited(identity, description, invitation)
            if description.seats[number].kind != "person":
                raise Refusal(409, "seat_taken", f"Seat {number} is not for a person now.")
        else:
            number = _free_seat(description, wanted, guest.id)
        seat = description.seats[number]
        first = not seat.holders
        if guest.id not in seat.holders:
            seat.take(guest.id, guest.name if first else seat.name)
        elif not seat.name:
            # Whoever sat down without a name has one now.
            seat.name = guest.name
    if first:
        await table.tell("joined", number)
    return number


def _invited(identity: Identity, table: Description, invitation: str) -> int:
    for number, seat in enumerate(table.seats):
        if identity.invites(invitation, table.id, seat.key):
            return number
    raise Refusal(403, "bad_invitation", "This invitation does not work any more. Ask for a new link.")


def _free_seat(table: Description, wanted: int | None, guest: str) -> int:
    if wanted is not None and table.holds(guest, wanted):
        return wanted
    if table.access != "open" and table.host != guest:
        raise Refusal(403, "not_allowed", "This table is private: take a seat by its invitation link.")
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    if wanted is None:
        if not free:
            raise Refusal(409, "no_free_seat", "All seats at this table are taken.")
        return free[0]
    table.need_seat(wanted)
    if wanted not in free:
        raise Refusal(409, "seat_taken", f"Seat {wanted} is taken.")
    return wanted


async def leave(table: Table, guest: str, wanted: int | None) -> None:
    async with table.changing() as description:
        seat = description.own_seat(guest, wanted)
        need_lobby(description)
        name = description.seats[seat].name
        description.seats[seat].vacate()
    await table.tell("left", seat, name)


async def start(table: Table, guest: str) -> None:
    """Deal. Closed seats vanish and the others close up."""
    game = found_game(table.home.shelf, table.description.game)
    async with table.changing() as description:
        need_host(description, guest)
        need_lobby(description)
        description.seats = [seat for seat in description.seats if seat.kind != "closed"]
        free = [number for number, seat in enumerate(description.seats) if seat.free]
        if free:
            raise Refusal(409, "seat_free", f"Seat {free[0]} is still free: wait, give it to a bot, or close it.")
        if description.secret is None and not description.guided:
            description.secret = new_secret()  # the table was opened before there were secrets
        description.nonces = [seat.nonce for seat in description.seats]
        description.rules = game.rules_version
        try:
            course = Course.begun(game, len(description.seats), description.source, description.options)
        except BadSetup as error:
            raise Refusal(422, "bad_setup", f"The game cannot begin: {error}.") from error
        description.status = "playing"
        description.waiting_for = list(course.state.to_act)
        waiting = description.with_notice(description.waiting_for)
    home = table.home
    await home.store.notify(table.id, waiting, time.time() + home.settings.notice_delay)
    await table.tell("started", None)


async def add_nonce(table: Table, guest: str, number: int, nonce: str) -> None:
    """The client of a seat adds to chance what nobody else could know when the table's secret was drawn."""
    async with table.changing() as description:
        description.own_seat(guest, number)
        need_lobby(description)
        description.seats[number].nonce = nonce


async def set_notice(table: Table, guest: str, number: int, url: str | None, language: str) -> None:
    async with table.changing() as description:
        description.own_seat(guest, number)
        description.seats[number].notice_url = url
        description.seats[number].notice_language = language


async def resign(table: Table, guest: str, wanted: int | None) -> None:
    """Give the seat up for good; a bot plays on."""
    shelf = table.home.shelf
    async with table.changing() as description:
        number = description.own_seat(guest, wanted)
        need_playing(description)
        seat = description.seats[number]
        name = seat.name
        seat.vacate()
        seat.name = name
        seat.kind, seat.resigned = "bot", True
        seat.level = table_level(shelf, description)
    await table.tell("resigned", number)


async def come_back(table: Table, guest: str, wanted: int | None) -> None:
    """Take the seat back from a bot that stood in."""
    async with table.changing() as description:
        number = description.own_seat(guest, wanted)
        need_playing(description)
        seat = description.seats[number]
        returned = seat.kind == "bot"
        seat.kind, seat.level = "person", None
    if returned:
        await table.tell("returned", number)


async def play(table: Table, guest: str, seat: int, ask: str, option: str) -> int:
    """Answer the question with the id `ask`; returns the sequence as the seat counts it."""
    _need_person(table, seat)
    return (await table.move("play", seat, option, ask, guest=guest)).seen_by(seat)


async def back(table: Table, seat: int, ask: str) -> int:
    """Take back the last answer of the seat's own unfinished form."""
    _need_person(table, seat)
    return (await table.move("back", seat, "", ask)).seen_by(seat)


def _need_person(table: Table, seat: int) -> None:
    if table.description.seats[seat].kind != "person":
        raise Refusal(409, "stood_in", "A bot plays for you here. Return to your seat first.")


async def undo(table: Table, seat: int) -> tuple[int, bool]:
    """Take the last move back at once, if that is harmless or only bots mind; otherwise ask the others."""
    _need_person(table, seat)
    course = table.begun()
    target = course.last_move_of(seat)
    if target is None or table.description.status != "playing":
        raise Refusal(409, "nothing_to_undo", "You have no move to take back.", sequence=course.seen_by(seat))
    others = table.asked_for_undo(seat)
    if course.state.can_back(seat) or course.state.can_undo(seat) or not others:
        try:
            if course.state.can_back(seat):
                # Nobody else need know, and what others have answered so far stays.
                return (await table.move("back", seat, "", id_of(course.form(seat)))).seen_by(seat), True
            return (await _undone(table, course, seat, target)).seen_by(seat), True
        except Refusal as refusal:
            # Bots go on meanwhile, and what they did goes too; but nobody takes back more than was asked for.
            if others or refusal.code != "stale_ask" or table.begun().last_move_of(seat) != target:
                raise
            return await undo(table, seat)
    _need_those_who_played(table.description, course, seat, target)
    voted = await table.home.store.vote(table.id, course.sequence, seat, "ask")
    await table.refresh()
    if voted == "moved":
        if table.begun().last_move_of(seat) != target:
            raise _moved_on(table, seat)
        return await undo(table, seat)
    request = table.undo_request()
    if request is not None and request["seat"] != seat:
        raise Refusal(409, "answer_first", "Somebody else asks to take a move back: answer that first.")
    if voted == "stored":
        await table.tell("undo_asked", seat)
    return course.seen_by(seat), False


def _need_those_who_played(table: Description, course: Course, seat: int, target: int) -> None:
    """Nobody can agree in the place of somebody who is gone."""
    for other, people in course.played_since(target, seat).items():
        if not people <= set(table.seats[other].holders):
            raise Refusal(
                409, "nothing_to_undo", "Somebody who has played since is gone.", sequence=course.seen_by(seat)
            )


async def answer_undo(table: Table, seat: int, grant: bool) -> tuple[int, bool]:
    """Grant or refuse what another seat asks for; the last one to grant takes the moves back."""
    voted: Voted = "moved"
    while voted == "moved":  # somebody went on with a form, which ends no request
        await table.refresh()
        course = table.begun()
        request = table.undo_request()
        if request is not None and seat in request["waiting_for"]:
            voted = await table.home.store.vote(table.id, course.sequence, seat, "grant" if grant else "refuse")
        else:
            voted = "said"
    if voted == "said":
        sequence = table.begun().seen_by(seat)
        raise Refusal(409, "nothing_to_undo", "Nobody asks you to agree to a takeback.", sequence=sequence)
    await table.refresh()
    await table.tell("undo_granted" if grant else "undo_refused", seat)
    request = table.undo_request()
    if request is None or request["waiting_for"]:
        table.home.moved(table)  # bots that waited may go on
        return table.begun().seen_by(seat), False
    return (await _granted(table, request["seat"], seat)).seen_by(seat), True


async def _granted(table: Table, seat: int, answering: int) -> Course:
    """Everybody agrees. Meanwhile somebody may go on with a form, which changes nothing about that."""
    while table.undo_request() is not None:
        course = table.begun()
        target = course.last_move_of(seat)
        assert target is not None
        _need_those_who_played(table.description, course, seat, target)
        try:
            return await _undone(table, course, seat, target)
        except Refusal as refusal:
            if refusal.code != "stale_ask":
                raise
    raise _moved_on(table, answering)


async def _undone(table: Table, course: Course, seat: int, target: int) -> Course:
    undone = await table.move("undo", seat, str(target), None, at=course.sequence)
    await table.tell("undone", seat)
    return undone


def _moved_on(table: Table, seat: int) -> Refusal:
    return Refusal(409, "nothing_to_undo", "The game has moved on.", sequence=table.begun().seen_by(seat))


async def say(table: Table, guest: str, seat: int | None, words: str, private: bool = False) -> dict[str, Any]:
    """Say something to everybody, or, where the rules allow it now, to one's allies only."""
    description = table.description
    own = description.seats_of(guest)
    if not own and guest != description.host:
        raise Refusal(403, "not_allowed", "Only people at the table can talk here.")
    speaker = seat if seat in own else own[0] if own else None
    name = description.seats[speaker].name if speaker is not None else ""
    talk = table.talk_of(speaker) if private else None
    if private and talk is None:
        raise Refusal(409, "no_private_talk", "The rules do not let you talk in private now.")
    audience = None if talk is None else talk.seats
    store = table.home.store
    item = await store.say(table.id, "say", speaker, name, words, audience)
    table.said(audience)
    return {**item, "number": await store.number_for(table.id, speaker, item["number"])}


def need_host(table: Description, guest: str) -> None:
    if guest != table.host:
        raise not_host()


def need_lobby(table: Description) -> None:
    if table.status != "lobby":
        raise not_in_lobby()


def need_playing(table: Description) -> None:
    if table.status != "playing":
        raise not_playing()
