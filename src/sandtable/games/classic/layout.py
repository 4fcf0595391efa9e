"""How a view of Classic becomes numbers."""

from typing import Final

from sandtable.games.arrakis.planet import CELL_IDS, TERRITORY_IDS
from sandtable.games.classic.advantages import ADVANTAGE_IDS
from sandtable.games.classic.factions import FACTION_IDS
from sandtable.games.classic.leaders import LEADER_FACTION, LEADER_IDS
from sandtable.games.classic.notation import MUST, MUST_NOT
from sandtable.games.classic.rules.karama import UNTIL_ASKED, UNTIL_PHASE, UNTIL_TURN
from sandtable.games.classic.skills import SKILL_IDS
from sandtable.games.classic.strongholds import STRONGHOLD_CARD_IDS
from sandtable.games.classic.terms import PHASE_IDS, TERM_IDS
from sandtable.games.classic.treachery import SPICE_IDS, TREACHERY_IDS
from sandtable.games.classic.view import INFLATIONS, LEADER_STATES, SELLERS, WAYS
from sandtable.games.classic.view_battle import BURNING, ELEMENT_KEYS
from sandtable.kernel.layouts import (
    Anyone,
    Bag,
    BySeat,
    Either,
    Fixed,
    Flag,
    Keyed,
    Left,
    Maybe,
    Number,
    OneOf,
    Optional,
    PerSeat,
    Record,
    SeatOrder,
    Several,
    SomeSeats,
    Upto,
    pile,
    result,
)

FORCES: Final = 20
SPICE: Final = 40
SECTORS: Final = 18
TURNS: Final = 10
HALVES: Final = 2
SIDES: Final = 2
LEADERS: Final = max([LEADER_FACTION.count(faction) for faction in range(len(FACTION_IDS))])
"""A faction has at most so many."""
OFFERS: Final = 8
"""Offers and promises that an observation has places for; there are seldom more."""


def layout(seats: int) -> Record:
    return Record(
        {
            "game": Left("always the same"),
            "you": Left("the observer is the first seat"),
            "mode": OneOf(("basic", "advanced")),
            "turn": Number(TURNS),
            "turns": Number(TURNS),
            "phase": OneOf(PHASE_IDS),
            "first_player": Anyone(seats),
            "storm": Number(SECTORS),
            "storm_steps": Optional(Number(40)),
            "storm_card": Optional(Record({"known": Optional(Number(6))})),
            "storm_dialers": SeatOrder(seats),
            "shield_wall": Flag(),
            "players": PerSeat(seats, _player(seats)),
            "cells": Keyed(CELL_IDS, "cell", _cell(seats), flagged=False),
            "treachery": _treachery(),
            "spice_cards": _spice_cards(),
            "traitor_deck": Number(30),
            "prediction": Optional(Record({"faction": OneOf(FACTION_IDS), "turn": Optional(Number(TURNS))})),
            "kwisatz_haderach": Optional(
                Record(
                    {
                        "losses": Number(FORCES),
                        "state": OneOf(("sleeping", "awake", "killed")),
                        "territory": OneOf(TERRITORY_IDS),
                    }
                )
            ),
            "stopped": Bag(ADVANTAGE_IDS),
            "offers": Upto(OFFERS, _offer(seats)),
            "promises_in_words": Upto(OFFERS, _offer(seats)),
            "shared": Record({"bidding": Several(seats), "spice_deck": Several(seats)}),
            "acts_first": Anyone(seats),
            "acts_last": Anyone(seats),
            "choam": Optional(_choam(seats)),
            "richese": Optional(_richese()),
            "skill_deck": Optional(Number(14)),
            "traitors_looked_at": pile(LEADER_IDS),
            "stronghold_cards": Optional(
                Keyed(
                    STRONGHOLD_CARD_IDS,
                    "stronghold",
                    Record({"stronghold": Left("the place"), "holder": Anyone(seats)}),
                )
            ),
            "auction": Optional(_auction(seats)),
            "voyage": Optional(_voyage(seats)),
            "battle": Optional(_battle(seats)),
            "result": result(seats),
        }
    )


def _player(seats: int) -> Record:
    leader = Record(
        {
            "id": Left("the leaders of the faction, in the order of the box"),
            "strength": Left("printed on the leader"),
            "state": OneOf(LEADER_STATES),
            "revived": Number(3),
            "territory": OneOf(TERRITORY_IDS),
            "skill": OneOf(SKILL_IDS),
        }
    )
    return Record(
        {
            "seat": Left("the place"),
            "faction": OneOf(FACTION_IDS),
            "circle": Number(SECTORS),
            "allies": Several(seats),
            "joined": Optional(Number(TURNS)),
            "spice": Number(SPICE),
            "bribes": Number(SPICE),
            "reserve": Number(FORCES),
            "reserve_special": Number(FORCES),
            "tanks": Number(FORCES),
            "tanks_special": Number(FORCES),
            "leaders": Upto(LEADERS, leader),
            "leaders_taken": Number(5),
            "leaders_killed_in_secret": Number(5),
            "may_revive_leaders": Flag(),
            "skills_offered": pile(SKILL_IDS),
            "skill_used": Flag(),
            "treachery": pile(TREACHERY_IDS),
            "traitors": pile(LEADER_IDS),
            "promise": Optional(Record({"spice": Optional(Number(SPICE)), "grants": Optional(Flag())})),
            "spoken": Number(5),
            "karama_power_used": Flag(),
            "shipped_and_moved": Flag(),
            "standing_passes": Bag(sorted((UNTIL_PHASE, UNTIL_TURN, UNTIL_ASKED))),
        }
    )


def _cell(seats: int) -> Record:
    forces = Record({"seat": Left("the place"), "count": Number(FORCES), "special": Number(FORCES)})
    return Record(
        {
            "cell": Left("the place"),
            "territory": Left("follows from the cell"),
            "sector": Left("follows from the cell"),
            "spice": Number(SPICE),
            "forces": SomeSeats(seats, forces),
            "advisors": Optional(Record({"seat": Anyone(seats), "count": Number(FORCES)})),
        }
    )


def _treachery() -> Record:
    return Record(
        {
            "deck": Number(40),
            "discard": Number(40),
            "top": OneOf(TREACHERY_IDS),
            "on_deck": Bag(TREACHERY_IDS),
            "row": Number(6),
            "taken": Number(6),
            "taken_known": Bag(TREACHERY_IDS),
            "up": Number(6),
            "up_known": Bag(TREACHERY_IDS),
        }
    )


def _spice_cards() -> Record:
    return Record(
        {
            "deck": Number(20),
            "discards": Fixed(2, Number(20)),
            "tops": Fixed(2, OneOf(SPICE_IDS)),
            "last_blows": Fixed(2, OneOf(TERRITORY_IDS)),
            "on_deck": Bag(SPICE_IDS),
        }
    )


def _offer(seats: int) -> Record:
    amount = Either(Number(SPICE), OneOf(TERRITORY_IDS))
    return Record(
        {
            "by": Anyone(seats),
            "to": Anyone(seats),
            "gives": OneOf(TERM_IDS),
            "given": amount,
            "wants": OneOf(TERM_IDS),
            "wanted": amount,
            "until": Record({"turn": Number(TURNS), "phase": OneOf(PHASE_IDS)}),
        }
    )


def _choam(seats: int) -> Record:
    return Record(
        {
            "inflation": OneOf(INFLATIONS),
            "inflation_laid": Flag(),
            "inflation_turned": Flag(),
            "exchanged": Flag(),
            "exchange_proposed": Flag(),
            "denied_free_revival": Several(seats),
            "sheltered": OneOf(TERRITORY_IDS),
        }
    )


def _richese() -> Record:
    return Record(
        {
            "stock": pile(TREACHERY_IDS),
            "no_fields": Upto(3, Number(5)),
            "on_planet": Optional(Record({"cell": OneOf(CELL_IDS), "value": Optional(Number(5))})),
            "face_up": Optional(Number(5)),
            "auction_last": Flag(),
            "market_sold": Flag(),
        }
    )


def _auction(seats: int) -> Record:
    return Record(
        {
            "cards": Number(6),
            "number": Number(6),
            "opener": Anyone(seats),
            "turn": Anyone(seats),
            "bidder": Anyone(seats),
            "bid": Number(20),
            "seller": OneOf(SELLERS),
            "way": OneOf(WAYS),
            "waiting": SeatOrder(seats),
            "bids": BySeat(seats, Optional(Number(20))),
        }
    )


def _voyage(seats: int) -> Record:
    return Record(
        {
            "seat": Anyone(seats),
            "target": OneOf((*CELL_IDS, "reserves")),
            "count": Number(FORCES),
            "special": Number(FORCES),
            "paid": Number(20),
            "karama": Flag(),
            "shipped": Flag(),
            "moves": Number(3),
            "visiting": OneOf(TERRITORY_IDS),
            "by_no_field": Flag(),
            "no_field_asked": Flag(),
            "lent_no_field": Optional(Number(5)),
            "flights": Number(3),
            "further": Number(3),
            "barred": Bag(TERRITORY_IDS),
            "surveyed": Flag(),
        }
    )


def _battle(seats: int) -> Record:
    plan = Record(
        {
            "seat": Anyone(seats),
            "state": OneOf(("none", "made", "revealed")),
            "leader": Maybe(OneOf((*LEADER_IDS, *TREACHERY_IDS))),
            "kwisatz_haderach": Maybe(Flag()),
            "weapon": Maybe(OneOf(TREACHERY_IDS)),
            "defence": Maybe(OneOf(TREACHERY_IDS)),
            "dial": Maybe(Number(FORCES, HALVES)),
            "spice": Maybe(Number(20)),
            "bank": Maybe(Number(5)),
            "killed": Maybe(Flag()),
        }
    )
    voice = Record({"by": Anyone(seats), "at": Anyone(seats), "order": OneOf([one.name for one in MUST + MUST_NOT])})
    return Record(
        {
            "territory": OneOf(TERRITORY_IDS),
            "cells": Bag(CELL_IDS),
            "aggressor": Anyone(seats),
            "defender": Anyone(seats),
            "voice": Optional(voice),
            "prescience": Optional(
                Record({"by": Anyone(seats), "at": Anyone(seats), "element": OneOf(ELEMENT_KEYS)}),
            ),
            "plans": Fixed(SIDES, plan),
            "traitors": Fixed(SIDES, Anyone(seats)),
            "strength": Optional(Fixed(SIDES, Number(FORCES, HALVES))),
            "winner": Anyone(seats),
            "stone_burner": Fixed(SIDES, OneOf([choice for choice in BURNING if choice is not None])),
            "tooth_withdrawn": Fixed(SIDES, Flag()),
            "support_by_choam": Fixed(SIDES, Number(20)),
            "most_dialled": Fixed(SIDES, Number(FORCES, HALVES)),
            "behind": Fixed(SIDES, Flag()),
            "copied": Fixed(SIDES, OneOf(TREACHERY_IDS)),
        }
    )
