"""Who I am, which games there are, their words and rules, and whether the server is well."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import JSONResponse

from sandtable import catalogue
from sandtable.kernel.room import Mode
from sandtable.server.errors import Refusal
from sandtable.server.identity import Guest
from sandtable.server.tables.actions import found_game
from sandtable.server.tables.positions import encoded
from sandtable.server.wire import shapes
from sandtable.server.wire.routes.common import REFUSALS, AnyGuest, Reader, Served, guest_or_none, raw
from sandtable.server.wire.routes.cookies import set_cookie

router = APIRouter(responses=REFUSALS)
GameId = Annotated[str, Path(max_length=64)]
RuleId = Annotated[str, Path(max_length=64, examples=["CON-BAT-01"])]


@router.get("/me", response_model=shapes.Me, tags=["me"])
async def who_am_i(request: Request, response: Response, served: Served, language: Reader) -> dict[str, str]:
    """Who I am. The first call makes me a guest and sets the cookie."""
    guest = guest_or_none(request)
    if guest is None:
        guest = served.identity.new_guest()
        set_cookie(response, served, guest)
    return {"guest": guest.id, "name": guest.name, "language": guest.language or language}


@router.put("/me", response_model=shapes.Me, tags=["me"])
async def change_me(
    body: shapes.MeBody, response: Response, served: Served, guest: AnyGuest, language: Reader
) -> dict[str, str]:
    """Set my name and language."""
    before = guest or served.identity.new_guest()
    after = Guest(
        before.id,
        before.name if body.name is None else body.name,
        before.language if body.language is None else body.language,
    )
    set_cookie(response, served, after)
    await served.accounts.change(after)
    return {"guest": after.id, "name": after.name, "language": after.language or language}


@router.get("/games", response_model=list[shapes.GameOut], tags=["games"])
async def games(served: Served) -> Response:
    """The games on the shelf, with their options and bots."""
    shown = [
        {
            "id": game.id,
            "title": game.title,
            "seats": list(game.seats),
            "options": game.options,
            "levels": served.shelf.levels(game.id),
            "modes": [_mode(mode) for mode in served.shelf.modes(game)],
            "phases": list(served.shelf.phases(game)),
            "unconfirmed": sum([one.count for one in game.reconstructed()]),
        }
        for game in served.shelf.games.values()
    ]
    return JSONResponse(shown)


@router.get("/bots", response_model=shapes.BotsOut, tags=["games"])
async def bots(served: Served) -> Response:
    """How well the bots of this server can look ahead: those that go by the clock try more where they run compiled."""
    return JSONResponse({"compiled": served.home.compiled, "refused": bool(served.home.refused)})


def _mode(mode: Mode) -> dict[str, object]:
    shown = {"id": mode.id, "seats": list(mode.seats), "usual": mode.usual}
    return {**shown, "fixed": mode.fixed, "begins": mode.begins, "guided": mode.guide is not None}


@router.post("/games/{game}/setup", response_model=shapes.SetupOut, tags=["games"])
async def setup(game: GameId, body: shapes.SetupBody, served: Served) -> Response:
    """What can be decided before a game with so many seats: nothing that is offered is refused later."""
    found = found_game(served.shelf, game)
    if body.seats not in found.seats:
        raise Refusal(422, "bad_setup", f"{found.id} cannot be played with {body.seats} seats.")
    options = found.settled(body.seats, body.options)
    return JSONResponse({"options": options, "choices": found.choices(body.seats, options)})


@router.get("/games/{game}/unconfirmed", response_model=list[shapes.UnconfirmedOut], tags=["games"])
async def unconfirmed(game: GameId, served: Served, language: Reader) -> Response:
    """The components of which no source confirms everything, in my language."""
    found = found_game(served.shelf, game)
    words = served.shelf.words(game, language)
    listed = [
        {
            "component": one.component,
            "name": words.text(one.component),
            "count": one.count,
            "facts": [words.text(f"unconfirmed-{fact}") for fact in one.facts],
        }
        for one in found.reconstructed()
    ]
    return JSONResponse(listed)


@router.get("/games/{game}/words", response_model=shapes.WordsOut, tags=["games"])
async def words(game: GameId, served: Served, language: Reader) -> Response:
    """All names and texts of a game that need no arguments, in my language."""
    found_game(served.shelf, game)
    return raw(encoded({"language": language, "messages": served.shelf.catalogue(game, language)}))


@router.get("/games/{game}/rules", response_model=list[shapes.Rule], tags=["games"])
async def rules(game: GameId, served: Served, language: Reader) -> Response:
    """The rule catalogue of a game, in my language; what is not translated is in English."""
    found_game(served.shelf, game)
    listed = [
        {**_written(rule), "section": rule.section, "kind": rule.kind} for rule in catalogue.rules(game, language)
    ]
    return JSONResponse(listed)


@router.get("/rules/{rule}", response_model=shapes.RuleInPlace, tags=["games"])
async def one_rule(rule: RuleId, language: Reader) -> Response:
    """One rule by its id, as prompts name it, in my language; with its neighbours and the examples that cite it."""
    found = catalogue.surroundings(rule, language)
    if found is None:
        raise Refusal(404, "no_such_rule", f"There is no rule {rule!r}.")
    shown = {
        **_written(found.rule),
        "before": None if found.before is None else _written(found.before),
        "after": None if found.after is None else _written(found.after),
        "examples": [_written(example) for example in found.examples],
    }
    return JSONResponse(shown)


def _written(rule: catalogue.Rule) -> dict[str, str]:
    return {"id": rule.id, "text": rule.text, "language": rule.language}
