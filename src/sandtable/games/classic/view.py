"""What a seat may see of a game of Classic (CLA-SECRET)."""

from typing import Final, Literal

from sandtable.games.arrakis.planet import CELL_IDS, SECTOR_OF, TERRITORY_IDS, TERRITORY_OF
from sandtable.games.arrakis.terms import NO_CELL
from sandtable.games.classic.advantages import ADVANTAGE_IDS
from sandtable.games.classic.factions import ATREIDES, BENE_GESSERIT, CHOAM, FACTION_IDS, RICHESE
from sandtable.games.classic.leaders import LEADER_FACTION, LEADER_IDS, LEADER_STRENGTH
from sandtable.games.classic.rules.deals import KEEP_OUT, Terms
from sandtable.games.classic.rules.promises import PROMISE_FORM, promise_of
from sandtable.games.classic.rules.special_auctions import NO_BID
from sandtable.games.classic.skills import SKILL_IDS
from sandtable.games.classic.state import (
    DECK,
    DISCARD,
    FACE_UP,
    LOOKED_AT,
    ON_PLANET,
    PILE_A,
    PILE_B,
    PREDICTED_FACTION,
    PREDICTED_TURN,
    ROW,
    SPICE_TOP,
    STOCK,
    STORM_NEXT,
    TAKEN,
    TANKS,
    TOP,
    UP,
    Table,
)
from sandtable.games.classic.strongholds import STRONGHOLD_CARDS
from sandtable.games.classic.terms import (
    A_PLACE,
    AWAKE,
    KILLED,
    NOBODY,
    NONE,
    NOWHERE,
    PHASE_IDS,
    SETUP,
    TERM_IDS,
    Card,
)
from sandtable.games.classic.treachery import (
    NO_FIELDS,
    PREDICTED_FACTIONS,
    SPICE_DECK,
    SPICE_IDS,
    STORM_DECK,
    TREACHERY_DECK,
    TREACHERY_IDS,
)
from sandtable.games.classic.view_battle import battle_view, voyage_view
from sandtable.games.classic.views import (
    AuctionView,
    CellContent,
    ChoamView,
    ClassicView,
    KwisatzHaderach,
    Leader,
    LeaderState,
    NoFieldOnPlanet,
    Offer,
    Player,
    Prediction,
    Promise,
    RicheseView,
    SpiceCardsView,
    StormCard,
    StrongholdCardView,
    TreacheryView,
)

LEADER_STATES: Final[tuple[LeaderState, ...]] = ("ready", "tanks", "taken", "killed", "unknown")
"""What is said of a leader in each of its homes, and where it may be in several."""


def view(g: Table, seat: int | None) -> ClassicView:
    """The table as plain data, for one seat or for a spectator."""
    observer = g.public if seat is None else seat
    return {
        "game": "classic",
        "you": seat,
        "mode": "advanced" if g.advanced else "basic",
        "turn": g.turn,
        "turns": g.turns,
        "phase": PHASE_IDS[g.phase],
        "first_player": g.first if g.phase != SETUP else None,
        "storm": g.storm,
        "storm_steps": None if g.storm_steps == NONE else g.storm_steps,
        "storm_card": _storm_card(g, observer),
        "storm_dialers": [dialer for dialer in g.dialers if dialer != NOBODY],
        "shield_wall": g.wall_stands,
        "players": [_player(g, player, observer) for player in range(g.seats)],
        "cells": _cells(g),
        "treachery": _treachery(g, observer),
        "spice_cards": _spice_cards(g, observer),
        "traitor_deck": len(g.traitors.zones[DECK]),
        "prediction": _prediction(g, observer),
        "kwisatz_haderach": _kwisatz(g),
        "stopped": [ident for advantage, ident in enumerate(ADVANTAGE_IDS) if g.stopped >> advantage & 1],
        "offers": [_offer(offer) for offer in g.offers],
        "promises_in_words": [_offer(words) for words in g.words],
        "shared": {"bidding": _seats(g, g.bidding_shared), "spice_deck": _seats(g, g.spice_shared)},
        "acts_first": None if g.acts_first == NOBODY else g.acts_first,
        "acts_last": None if g.acts_last == NOBODY else g.acts_last,
        "choam": _choam(g),
        "richese": _richese(g, observer),
        "skill_deck": len(g.skills.zones[DECK]) if g.leader_skills else None,
        "traitors_looked_at": {
            "count": len(g.traitors.zones[LOOKED_AT]),
            "known": [LEADER_IDS[leader] for leader in sorted(g.traitors.known(observer, LOOKED_AT))],
        },
        "stronghold_cards": _stronghold_cards(g),
        "auction": _auction(g),
        "voyage": None if g.voyage is None else voyage_view(g, g.voyage),
        "battle": None if g.battle is None else battle_view(g, g.battle, observer),
        "result": None if g.result is None else g.result.view(),
    }


def _player(g: Table, player: int, observer: int) -> Player:
    hand = g.hand(player)
    known = sorted([TREACHERY_DECK[card] for card in g.treachery.known(observer, hand)])
    traitors = g.traitor_hand(player)
    return {
        "seat": player,
        "faction": g.faction(player).id if g.factions[player] != NONE else None,
        "circle": g.circle_sector(player),
        "allies": [other for other in range(g.seats) if g.allies[player] >> other & 1],
        "joined": g.joined[player] if g.allies[player] else None,
        "spice": g.spice[player],
        "bribes": g.bribes[player],
        "reserve": g.reserve[player],
        "reserve_special": g.reserve_special[player],
        "tanks": g.tanks[player],
        "tanks_special": g.tanks_special[player],
        "leaders": _leaders(g, player, observer),
        "leaders_taken": len(g.leaders.zones[g.taken(player)]),
        "leaders_killed_in_secret": len(g.leaders.zones[g.killed_in_secret(player)]),
        "may_revive_leaders": g.may_revive[player],
        "skills_offered": {
            "count": len(g.skills.zones[g.skills_offered(player)]),
            "known": [SKILL_IDS[card] for card in sorted(g.skills.known(observer, g.skills_offered(player)))],
        },
        "skill_used": g.skill_used[player],
        "treachery": {
            "count": len(g.treachery.zones[hand]),
            "known": [TREACHERY_IDS[kind] for kind in known],
        },
        "traitors": {
            "count": len(g.traitors.zones[traitors]),
            "known": [LEADER_IDS[leader] for leader in sorted(g.traitors.known(observer, traitors))],
        },
        "promise": _promise(g, player, observer),
        "spoken": g.spoken[player],
        "karama_power_used": g.power_used[player],
        "shipped_and_moved": g.voyaged[player],
        "standing_passes": sorted({one.until for one in g.standing_passes if one.seat == player}),
    }


def _leaders(g: Table, player: int, observer: int) -> list[Leader]:
    """The player's leaders, as far as the observer can tell where each is."""
    if g.factions[player] == NONE:
        return []
    homes = (g.with_owner(player), TANKS, g.taken(player), g.killed_in_secret(player))
    possible = [g.leaders.possibly(observer, zone) for zone in homes]
    found: list[Leader] = []
    for leader, faction in enumerate(LEADER_FACTION):
        if faction != g.factions[player]:
            continue
        where = g.fought_in[leader]
        found.append(
            {
                "id": LEADER_IDS[leader],
                "strength": LEADER_STRENGTH[leader],
                "state": LEADER_STATES[_home(possible, leader)],
                "revived": g.lives[leader],
                "territory": None if where == NOWHERE else TERRITORY_IDS[where],
                "skill": None if g.skill_of[leader] == NONE else SKILL_IDS[g.skill_of[leader]],
            }
        )
    return found


def _home(possible: list[int], leader: Card) -> int:
    """In which of the homes the leader is, if there is only one where it may be; else the place after them all."""
    found = len(possible)
    for home, leaders in enumerate(possible):
        if leaders >> leader & 1:
            if found < len(possible):
                return len(possible)
            found = home
    return found


def _stronghold_cards(g: Table) -> list[StrongholdCardView] | None:
    """All cards that this map has a stronghold for (CHR-HOLD-02)."""
    if not g.stronghold_cards:
        return None
    return [
        {"stronghold": card.id, "holder": None if g.card_holder[card.index] == NOBODY else g.card_holder[card.index]}
        for card in STRONGHOLD_CARDS
        if card.territory != NOWHERE
    ]


def _cells(g: Table) -> list[CellContent]:
    advising = g.seat_of(BENE_GESSERIT)
    found: list[CellContent] = []
    for cell, ident in enumerate(CELL_IDS):
        if g.ground_spice[cell] or g.advisors[cell] or _forces_in(g, cell):
            found.append(
                {
                    "cell": ident,
                    "territory": TERRITORY_IDS[TERRITORY_OF[cell]],
                    "sector": SECTOR_OF[cell],
                    "spice": g.ground_spice[cell],
                    "forces": [
                        {"seat": seat, "count": g.forces[seat][cell], "special": g.special[seat][cell]}
                        for seat in range(g.seats)
                        if g.forces[seat][cell]
                    ],
                    "advisors": {"seat": advising, "count": g.advisors[cell]} if g.advisors[cell] else None,
                }
            )
    return found


def _forces_in(g: Table, cell: int) -> int:
    """How many forces stand in the cell, whosever they are."""
    count = 0
    for forces in g.forces:
        count += forces[cell]
    return count


def _treachery(g: Table, observer: int) -> TreacheryView:
    """Only the top of the discard pile is to be seen (CLA-SECRET-06)."""
    cards = g.treachery
    visible = cards.known(g.public, DISCARD)
    discard = cards.zones[DISCARD]
    return {
        "deck": len(cards.zones[DECK]) + len(cards.zones[TOP]),
        "discard": len(discard),
        "top": TREACHERY_IDS[TREACHERY_DECK[discard[-1]]] if discard and discard[-1] in visible else None,
        "on_deck": [TREACHERY_IDS[TREACHERY_DECK[card]] for card in cards.known(observer, TOP)],
        "row": len(cards.zones[ROW]),
        "taken": len(cards.zones[TAKEN]),
        "taken_known": [TREACHERY_IDS[TREACHERY_DECK[card]] for card in cards.known(observer, TAKEN)],
        "up": len(cards.zones[UP]),
        "up_known": [TREACHERY_IDS[TREACHERY_DECK[card]] for card in cards.known(observer, UP)],
    }


def _spice_cards(g: Table, observer: int) -> SpiceCardsView:
    cards = g.spice_cards
    tops = [cards.zones[pile][-1] if cards.zones[pile] else NONE for pile in (PILE_A, PILE_B)]
    return {
        "deck": len(cards.zones[DECK]) + len(cards.zones[SPICE_TOP]),
        "discards": [len(cards.zones[PILE_A]), len(cards.zones[PILE_B])],
        "tops": [None if card == NONE else SPICE_IDS[SPICE_DECK[card]] for card in tops],
        "last_blows": [None if where == NOWHERE else TERRITORY_IDS[where] for where in g.last_blow],
        "on_deck": [SPICE_IDS[SPICE_DECK[card]] for card in cards.known(observer, SPICE_TOP)],
    }


def _storm_card(g: Table, observer: int) -> StormCard | None:
    """The card laid down for the next storm."""
    if not g.storm_cards.zones[STORM_NEXT]:
        return None
    known = g.storm_cards.known(observer, STORM_NEXT)
    return {"known": STORM_DECK[known[0]] if known else None}


def _prediction(g: Table, observer: int) -> Prediction | None:
    if not g.predictions.zones[PREDICTED_FACTION]:
        return None
    faction = g.predictions.known(observer, PREDICTED_FACTION)
    turn = g.predictions.known(observer, PREDICTED_TURN)
    return {
        "faction": FACTION_IDS[faction[0]] if faction else None,
        "turn": turn[0] - PREDICTED_FACTIONS + 1 if turn else None,
    }


def _kwisatz(g: Table) -> KwisatzHaderach | None:
    """The Kwisatz Haderach; how many forces were lost is public (CLA-FAC-ATR-12)."""
    if not g.advanced or g.seat_of(ATREIDES) == NOBODY:
        return None
    return {
        "losses": g.kwisatz_losses,
        "state": "awake" if g.kwisatz == AWAKE else "killed" if g.kwisatz == KILLED else "sleeping",
        "territory": None if g.kwisatz_in == NOWHERE else TERRITORY_IDS[g.kwisatz_in],
    }


def _offer(offer: Terms) -> Offer:
    by, to, gives, given, wants, wanted, turn, phase = offer
    return {
        "by": by,
        "to": to,
        "gives": TERM_IDS[gives],
        "given": TERRITORY_IDS[given - A_PLACE] if gives == KEEP_OUT else given,
        "wants": TERM_IDS[wants],
        "wanted": TERRITORY_IDS[wanted - A_PLACE] if wants == KEEP_OUT else wanted,
        "until": {"turn": turn, "phase": PHASE_IDS[phase]},
    }


def _seats(g: Table, seats: int) -> list[int]:
    return [seat for seat in range(g.seats) if seats >> seat & 1]


def _promise(g: Table, player: int, observer: int) -> Promise | None:
    """What a player has promised its allies, as far as the observer is one of the two."""
    if g.sealed_by(player, PROMISE_FORM) is None:
        return None
    if observer != player and not (observer < g.seats and g.allied(player, observer)):
        return {"spice": None, "grants": None}
    spice, grants = promise_of(g, player)
    return {"spice": spice, "grants": grants}


def _auction(g: Table) -> AuctionView | None:
    auction = g.auction
    if auction is None:
        return None
    return {
        "cards": auction.cards,
        "number": auction.number,
        "opener": None if auction.opener == NOBODY else auction.opener,
        "turn": None if auction.turn == NOBODY else auction.turn,
        "bidder": None if auction.bidder == NOBODY else auction.bidder,
        "bid": auction.bid,
        "seller": SELLERS[auction.seller],
        "way": WAYS[auction.way],
        "waiting": auction.waiting[:],
        "bids": [None if bid == NO_BID else bid for bid in auction.bids],
    }


SELLERS: Final[tuple[Literal["deck", "richese", "black_market"], ...]] = ("deck", "richese", "black_market")
WAYS: Final[tuple[Literal["normal", "once_around", "sealed"], ...]] = ("normal", "once_around", "sealed")
INFLATIONS: Final[tuple[Literal["none", "double", "cancel"], ...]] = ("none", "double", "cancel")


def _choam(g: Table) -> ChoamView | None:
    if g.phase == SETUP or g.seat_of(CHOAM) == NOBODY:
        return None
    return {
        "inflation": INFLATIONS[g.inflation],
        "inflation_laid": g.inflation_laid,
        "inflation_turned": g.inflation_turns > 0,
        "exchanged": g.exchanged,
        "exchange_proposed": g.exchange_asked,
        "denied_free_revival": _seats(g, g.not_free),
        "sheltered": None if g.cloaked == NOWHERE else TERRITORY_IDS[g.cloaked],
    }


def _richese(g: Table, observer: int) -> RicheseView | None:
    """The stock, and the tokens as far as the observer can tell them apart (CHR-NOFIELD-02, 13, CHR-RICH-03)."""
    if g.phase == SETUP or g.seat_of(RICHESE) == NOBODY:
        return None
    stock = sorted([TREACHERY_DECK[card] for card in g.treachery.known(observer, STOCK)])
    cell = g.token_cell
    laid: NoFieldOnPlanet | None = None
    if g.tokens.zones[ON_PLANET]:
        known = g.tokens.known(observer, ON_PLANET)
        laid = {"cell": None if cell == NO_CELL else CELL_IDS[cell], "value": NO_FIELDS[known[0]] if known else None}
    face_up = g.tokens.zones[FACE_UP]
    return {
        "stock": {"count": len(g.treachery.zones[STOCK]), "known": [TREACHERY_IDS[kind] for kind in stock]},
        "no_fields": [NO_FIELDS[token] for token in sorted(g.tokens.known(observer, DECK))],
        "on_planet": laid,
        "face_up": NO_FIELDS[face_up[0]] if face_up else None,
        "auction_last": g.richese_last,
        "market_sold": g.market_sold,
    }
