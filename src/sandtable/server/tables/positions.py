"""What a reader is shown: the table as a seat may see it, in the reader's language."""

import json
from typing import Any

from sandtable.games import rooms
from sandtable.kernel.events import Event
from sandtable.kernel.game import Game
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt
from sandtable.server.tables.course import Course, id_of
from sandtable.words import Words


def position(course: Course, seat: int | None, words: Words) -> dict[str, Any]:
    """Everything but the events, which depend on what the reader already has."""
    state = course.state
    shown: dict[str, Any] = {
        "sequence": course.seen_by(seat),
        "seat": seat,
        "language": words.lang,
        "view": state.view(seat),
        "to_act": list(state.to_act),
        "may_act": list(state.may_act),
        "ask": None,
        "prompt": None,
        "options": [],
        "aside": None,
        "can_back": False,
        "can_undo": False,
        "can_ask_undo": False,
        "result": None,
    }
    if seat is not None and not state.over:
        ask = course.ask(seat)
        prompt, options = state.prompt(seat), state.options(seat)
        beside = None if state.is_aside(seat) else state.beside(seat)
        if beside is not None:
            # What the seat may do though nobody waits for it is shown apart; its options come last.
            may = Prompt(beside.message, beside.args or {}, beside.rule)
            shown["aside"] = {"prompt": said(may, words), "options": offered(beside.options, words)}
            options = options[: -len(beside.options)]
        if prompt is not None and options:
            shown["prompt"] = said(prompt, words)
            shown["options"] = offered(options, words)
        shown["can_back"] = state.can_back(seat)
        if shown["can_back"] and ask is None:
            ask = course.form(seat)  # it is finished and waits for the others; `back` still needs its name
        shown["ask"] = None if ask is None else ask.data()
        # Inside a form `back` does the same.
        shown["can_undo"] = state.can_undo(seat) and not shown["can_back"]
        shown["can_ask_undo"] = course.last_move_of(seat) is not None
    if state.result is not None:
        shown["result"] = {**state.result.data(), "text": words.text(state.result.reason)}
    return shown


def said(prompt: Prompt, words: Words) -> dict[str, object]:
    room = rooms().get(words.game_id)
    lesson = None if room is None else room.lesson_of.get(prompt.message)
    return {**prompt.data(), "text": words.prompt(prompt), "lesson": lesson}


def offered(options: list[Option], words: Words) -> list[dict[str, str]]:
    return [{"name": option.name, "kind": option.kind, "text": words.option(option)} for option in options]


def refused(course: Course, seat: int | None, words: Words) -> dict[str, Any]:
    """Why other things cannot be the answer to what a seat is asked; things with one reason stand together."""
    ask = None if seat is None or course.state.over else course.ask(seat)
    by_reason: dict[str, list[str]] = {}
    if seat is not None and ask is not None:
        for refusal in course.state.refusals(seat):
            text = words.text(refusal.reason.message, refusal.reason.args)
            by_reason.setdefault(text, []).append(refusal.option.name)
    return {"ask": id_of(ask), "refused": [{"reason": text, "options": names} for text, names in by_reason.items()]}


def events(game: Game | None, happened: list[Event], words: Words) -> list[dict[str, Any]]:
    """What happened, each with its words and the rule behind it."""
    rules = {} if game is None else game.event_rules()
    return [{**event.data(), "text": words.event(event), "rule": rules.get(event.message)} for event in happened]


def reviewed(game: Game, found: dict[str, Any] | None, words: Words) -> dict[str, Any]:
    """As much of a review as there is, with its options in words."""
    if found is None:
        return {"wanted": 0, "chances": [], "moments": []}

    def option(name: str) -> str:
        return words.option(game.notation.by_name[name])

    moments = [
        {
            **moment,
            "prompt": words.prompt(Prompt(**moment["prompt"])),
            "played": option(moment["played"]),
            **{
                eyes: {**moment[eyes], "better": option(moment[eyes]["better"]), "same": _as_played(moment, eyes)}
                for eyes in ("known", "open")
            },
        }
        for moment in found["moments"]
    ]
    return {"wanted": len(found["picked"]), "chances": found["chances"], "moments": moments}


def _as_played(moment: dict[str, Any], eyes: str) -> bool:
    return bool(moment[eyes]["better"] == moment["played"])


def counselled(found: dict[str, Any], words: Words) -> dict[str, Any]:
    """What looking ahead says (players/counsel.py), its reasons in words."""
    reasons = [words.text(reason["message"], reason["args"]) for reason in found["reasons"]]
    return {**found["first"], "second": found["second"], "usual": found["usual"], "reasons": reasons}


def encoded(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
