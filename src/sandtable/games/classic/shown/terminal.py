"""The table of Classic in text: turn and storm, a panel per faction, the map by territory, the reader's own secrets."""

from typing import Final

from sandtable.games.arrakis.planet import TERRITORIES
from sandtable.games.arrakis.shown.painter import PlanetPainter
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.factions import FACTION_INDEX
from sandtable.games.classic.leaders import LEADER_FACTION, LEADER_INDEX, LEADERS
from sandtable.games.classic.prices import price_of
from sandtable.games.classic.skills import SKILL_WORDS
from sandtable.games.classic.strongholds import CARD_OF
from sandtable.games.classic.treachery import (
    ROLE_IDS,
    ROLE_OF,
    SPICE_CARDS,
    SPICE_INDEX,
    TREACHERY_INDEX,
    TREACHERY_WORDS,
)
from sandtable.games.classic.views import (
    AuctionView,
    CellContent,
    ClassicView,
    Offer,
    Plan,
    Player,
    StrongholdCardView,
    VoyageView,
)
from sandtable.kernel.messages import hyphens
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt
from sandtable.terminal.choices import Choice
from sandtable.terminal.screen import Panel, panels, wrapped
from sandtable.words import Words

LEADER_STATES: Final = ("tanks", "taken", "killed", "unknown")
SKILL_PARTS: Final = ("front", "battle")
"""What a skill does while its leader looks on, and while it leads."""


class ClassicPainter(PlanetPainter[ClassicView]):
    def stage(self, view: ClassicView) -> tuple[object, ...]:
        """The phase; and for those who fight, the battle."""
        battle = view["battle"]
        if battle is None or view["you"] not in (battle["aggressor"], battle["defender"]):
            return view["turn"], view["phase"]
        return view["turn"], view["phase"], battle["territory"], battle["defender"]

    def hand(self, view: ClassicView, width: int) -> list[str]:
        if view["you"] is None:
            return []
        own = view["players"][view["you"]]
        cards = [self._card(card) for card in own["treachery"]["known"]]
        traitors = [self._traitor(view, leader) for leader in own["traitors"]["known"]]
        lines = wrapped(", ".join(cards) or self._text("none"), width, f"{self._text('cards')}: ", "  ")
        lines += wrapped(", ".join(traitors) or self._text("none"), width, f"{self._text('traitors')}: ", "  ")
        lines += wrapped(self._leaders(own), width, f"{self._text('leaders')}: ", "  ")
        for secret in self._secrets(view):
            lines += wrapped(secret, width, rest="  ")
        return lines + self.known_of_others(view, width, {one["seat"]: self._known(one) for one in view["players"]})

    def _known(self, player: Player) -> list[str]:
        known = [self._card(card) for card in player["treachery"]["known"]]
        return known + [self._text("traitor", name=self._leader(leader)) for leader in player["traitors"]["known"]]

    # Looking things up.

    def cards(self) -> list[str]:
        """Treachery cards, leader skills, and stronghold cards, which go by the name of their stronghold."""
        return [*TREACHERY_WORDS, *SKILL_WORDS, *[TERRITORY_WORDS[territory] for territory in CARD_OF]]

    def card_text(self, card: str) -> str:
        kind, _, name = card.partition("-")
        if kind == "skill":
            parts = [(self.words.text(f"board-skill-{part}"), f"board-skill-{name}-{part}") for part in SKILL_PARTS]
            return " ".join([f"{title}: {self.words.text(text)}" for title, text in parts])
        if kind == "territory":
            return self.words.text(f"board-hold-{name}")
        about = f"board-about-{name}"
        role = ROLE_IDS[ROLE_OF[TREACHERY_WORDS.index(card)]]
        return self.words.text(about if about in self.words.catalogue() else f"board-role-{hyphens(role)}")

    def held(self, view: ClassicView) -> list[str]:
        """The hand, the skills of the own leaders and those to choose from, and the stronghold cards held."""
        if view["you"] is None:
            return []
        own = view["players"][view["you"]]
        found = [f"card-{hyphens(card)}" for card in own["treachery"]["known"]]
        skills = [
            *own["skills_offered"]["known"],
            *[one["skill"] for one in own["leaders"] if one["skill"] is not None],
        ]
        found += [f"skill-{hyphens(skill)}" for skill in skills]
        strongholds = [card["stronghold"] for card in view["stronghold_cards"] or [] if card["holder"] == view["you"]]
        return found + [f"territory-{hyphens(stronghold)}" for stronghold in strongholds]

    # Options.

    def option(self, view: ClassicView, option: Option) -> str:
        """An option with what one would look up on the table: a leader's strength, a card's use, who stands where."""
        name = super().option(view, option)
        if option.kind == "leader":
            return self.with_owner(name, LEADERS[LEADER_INDEX[option.name]].strength, self._whose(view, option.name))
        if option.kind == "card" and option.name in TREACHERY_INDEX:
            return self._card(option.name)
        return self.with_contents(view, name, option.name) if option.kind in ("cell", "territory") else name

    def choices(self, view: ClassicView, options: list[Option], prompt: Prompt) -> list[Choice]:
        """Beside what costs spice stands how much."""
        found = super().choices(view, options, prompt)
        for choice in found:
            price = price_of(prompt, choice.options[0]) if len(choice.options) == 1 else None
            if price is not None and choice.options[0].name != "0":
                choice.beside = self.words.phrase("board-price", n=price) if price else self.words.text("board-free")
        return found

    # Parts of the table.

    def headline(self, view: ClassicView) -> str:
        parts = [
            self._text("turn", number=view["turn"], last=view["turns"]),
            self._text(f"phase-{hyphens(view['phase'])}"),
            self._text("storm", sector=view["storm"]),
        ]
        if view["first_player"] is not None:
            parts.append(self._text("first-player", name=self.seat_name(view, view["first_player"])))
        if not view["shield_wall"]:
            parts.append(self._text("wall-gone"))
        return " · ".join(parts)

    def panels(self, view: ClassicView, width: int) -> list[str]:
        columns = ("spice", "reserve", "tanks", "cards", "traitors", "leaders", "allies")
        players = [self._panel(view, player) for player in view["players"]]
        return panels([self._text(name) for name in columns], players, width)

    def _panel(self, view: ClassicView, player: Player) -> Panel:
        mark = "> " if player["seat"] == view["you"] else "  "
        gone = len([leader for leader in player["leaders"] if leader["state"] == "tanks"])
        gone += player["leaders_taken"] + player["leaders_killed_in_secret"]
        leaders = len(player["leaders"])
        cells = [
            f"{player['spice']}+{player['bribes']}" if player["bribes"] else str(player["spice"]),
            self._starred(player["reserve"], player["reserve_special"]),
            self._starred(player["tanks"], player["tanks_special"]),
            str(player["treachery"]["count"]),
            str(player["traitors"]["count"]),
            f"{leaders - gone}/{leaders}",
            ", ".join([self.seat_name(view, ally) for ally in player["allies"]]) or "-",
        ]
        return Panel(mark + self.seat_name(view, player["seat"]), cells)

    def _starred(self, count: int, special: int) -> str:
        return f"{count} ({special}*)" if special else str(count)

    def contents(self, view: ClassicView, cell: CellContent) -> str:
        parts = [
            f"{self.seat_name(view, group['seat'])} {self._starred(group['count'], group['special'])}"
            for group in cell["forces"]
        ]
        if cell["advisors"] is not None:
            name = self.seat_name(view, cell["advisors"]["seat"])
            parts.append(self._text("advisors-here", name=name, count=cell["advisors"]["count"]))
        if cell["spice"]:
            parts.append(self._text("spice-here", count=cell["spice"]))
        return ", ".join(parts)

    def _piles(self, view: ClassicView) -> str:
        spice = view["spice_cards"]
        parts = [self._text("decks", treachery=view["treachery"]["deck"], spice=spice["deck"])]
        tops = [self._spice_card(card) for card in spice["tops"] if card is not None]
        if tops:
            parts.append(self._text("top-spice", cards=", ".join(tops)))
        if view["treachery"]["top"] is not None:
            parts.append(self._text("top-treachery", card=self._card(view["treachery"]["top"])))
        return " ".join(parts)

    def _spice_card(self, card: str) -> str:
        kind = SPICE_CARDS[SPICE_INDEX[card]]
        if kind.worm:
            return self.words.text(f"card-{hyphens(card)}")
        return f"{self._territory(TERRITORIES[kind.territory].id)} {kind.amount}"

    def notices(self, view: ClassicView) -> list[str]:
        """The piles, and what is going on: the auction, the shipment, the Kwisatz Haderach, what is stopped, offers."""
        notices = [self._piles(view)]
        if view["auction"] is not None:
            notices.append(self._auction(view, view["auction"]))
        if view["voyage"] is not None:
            notices.append(self._voyage(view, view["voyage"]))
        kwisatz = view["kwisatz_haderach"]
        if kwisatz is not None:
            notices.append(self._text(f"kwisatz-{kwisatz['state']}", losses=kwisatz["losses"]))
        notices += self._skills(view) + self._merchants(view)
        if view["stopped"]:
            named = [self.words.text(f"advantage-{hyphens(ident)}") for ident in view["stopped"]]
            notices.append(self._text("stopped", advantages=", ".join(named)))
        return notices + [self._offer(view, offer) for offer in view["offers"]]

    def _merchants(self, view: ClassicView) -> list[str]:
        """The inflation token of CHOAM; the stock and the no-field tokens of Richese."""
        notices: list[str] = []
        choam, richese = view["choam"], view["richese"]
        if choam is not None and choam["inflation"] != "none":
            notices.append(self._text(f"inflation-{choam['inflation']}"))
        if richese is not None:
            notices.append(self._text("stock", count=richese["stock"]["count"]))
            if richese["face_up"] is not None:
                notices.append(self._text("no-field-face-up", value=richese["face_up"]))
            laid = richese["on_planet"]
            if laid is not None and laid["value"] is not None:
                notices.append(self._text("no-field-laid", value=laid["value"]))
        return notices

    def _skills(self, view: ClassicView) -> list[str]:
        """Leaders with skills, and who holds which stronghold card."""
        notices: list[str] = []
        skilled = [leader for player in view["players"] for leader in player["leaders"] if leader["skill"] is not None]
        if skilled:
            named = [f"{self._leader(one['id'])} ({self._skill(one['skill'] or '')})" for one in skilled]
            notices.append(f"{self._text('skills')}: {', '.join(named)}")
        held = [card for card in view["stronghold_cards"] or [] if card["holder"] is not None]
        if held:
            cards = [f"{self._territory(card['stronghold'])} ({self._holder(view, card)})" for card in held]
            notices.append(f"{self._text('stronghold-cards')}: {', '.join(cards)}")
        return notices

    def _holder(self, view: ClassicView, card: StrongholdCardView) -> str:
        return "" if card["holder"] is None else self.seat_name(view, card["holder"])

    def _auction(self, view: ClassicView, auction: AuctionView) -> str:
        if auction["bidder"] is None:
            return self._text("auction", number=auction["number"], cards=auction["cards"])
        name = self.seat_name(view, auction["bidder"])
        return self._text(
            "auction-bid", number=auction["number"], cards=auction["cards"], name=name, bid=auction["bid"]
        )

    def _voyage(self, view: ClassicView, voyage: VoyageView) -> str:
        name = self.seat_name(view, voyage["seat"])
        if voyage["target"] is None:
            return self._text("voyage", name=name)
        target = self._text("reserve") if voyage["target"] == "reserves" else self.words.cell(voyage["target"])
        count = self._starred(voyage["count"], voyage["special"])
        return self._text("shipment", name=name, count=count, target=target, paid=voyage["paid"])

    def _offer(self, view: ClassicView, offer: Offer) -> str:
        return self._text(
            "offer",
            name=self.seat_name(view, offer["by"]),
            other=self.seat_name(view, offer["to"]),
            gives=self._term(offer["gives"], offer["given"]),
            wants=self._term(offer["wants"], offer["wanted"]),
        )

    def _term(self, term: str, what: int | str) -> str:
        named = self.words.text(f"term-{hyphens(term)}")
        if isinstance(what, str):
            return f"{named} ({self._territory(what)})"
        return f"{named} ({what})" if what > 0 else named

    def battle(self, view: ClassicView, width: int) -> list[str]:
        battle = view["battle"]
        if battle is None:
            return []
        place = self._territory(battle["territory"])
        first, other = self.seat_name(view, battle["aggressor"]), self.seat_name(view, battle["defender"])
        lines = wrapped(self._text("battle", territory=place, aggressor=first, defender=other), width)
        for plan in battle["plans"]:
            lines += wrapped(self._plan(plan), width, f"  {self.seat_name(view, plan['seat'])}: ", "    ")
        for seat, behind in zip((battle["aggressor"], battle["defender"]), battle["behind"], strict=True):
            if behind:
                lines += wrapped(self._text("behind", name=self.seat_name(view, seat)), width, "  ")
        voice, prescience = battle["voice"], battle["prescience"]
        if voice is not None:
            order = self.words.text(f"voice-{hyphens(voice['order'])}")
            lines += wrapped(self._text("voice", name=self.seat_name(view, voice["by"]), order=order), width, "  ")
        if prescience is not None:
            element = self.words.text(f"element-see-{prescience['element']}")
            name = self.seat_name(view, prescience["by"])
            lines += wrapped(self._text("prescience", name=name, element=element), width, "  ")
        return lines

    def _plan(self, plan: Plan) -> str:
        parts = [self._text(f"plan-{plan['state']}")]
        leader = plan.get("leader")
        if leader:
            parts.append(self._card(leader) if leader in TREACHERY_INDEX else self._leader(leader))
        if plan.get("kwisatz_haderach"):
            parts.append(self._text("with-kwisatz"))
        parts += [self._card(card) for card in (plan.get("weapon"), plan.get("defence")) if card]
        if "dial" in plan:
            parts.append(self._text("plan-dial", dial=_number(plan["dial"])))
        if plan.get("spice"):
            parts.append(self._text("plan-spice", count=plan["spice"]))
        if plan.get("bank"):
            parts.append(self._text("plan-bank", count=plan["bank"]))
        return ", ".join(parts)

    def _leaders(self, player: Player) -> str:
        """The leaders by what has become of them, the ready ones first."""
        parts: list[str] = []
        ready = [one for one in player["leaders"] if one["state"] == "ready"]
        fresh = [self._leader(one["id"]) for one in ready if one["territory"] is None]
        fought = [self._leader(one["id"]) for one in ready if one["territory"] is not None]
        if fresh:
            parts.append(", ".join(fresh))
        if fought:
            parts.append(f"{self._text('leaders-fought')}: {', '.join(fought)}")
        for state in LEADER_STATES:
            named = [self._leader(one["id"]) for one in player["leaders"] if one["state"] == state]
            if named:
                parts.append(f"{self._text(f'leaders-{state}')}: {', '.join(named)}")
        return "; ".join(parts) or self._text("none")

    def _secrets(self, view: ClassicView) -> list[str]:
        """What only the reader, or the reader among few, knows."""
        found: list[str] = []
        prediction, storm = view["prediction"], view["storm_card"]
        if prediction is not None and prediction["faction"] is not None and prediction["turn"] is not None:
            name = self.words.text(f"faction-{hyphens(prediction['faction'])}")
            found.append(self._text("prediction", name=name, turn=prediction["turn"]))
        if storm is not None and storm["known"] is not None:
            found.append(self._text("storm-card", count=storm["known"]))
        if view["spice_cards"]["on_deck"]:
            card = self._spice_card(view["spice_cards"]["on_deck"][0])
            found.append(self._text("spice-on-deck", card=card))
        if view["treachery"]["up_known"]:
            found.append(self._text("card-up", card=self._card(view["treachery"]["up_known"][0])))
        if view["treachery"]["on_deck"]:
            found.append(self._text("card-on-deck", card=self._card(view["treachery"]["on_deck"][0])))
        own = None if view["you"] is None else view["players"][view["you"]]
        if own is not None and own["skills_offered"]["known"]:
            offered = [self._skill(skill) for skill in own["skills_offered"]["known"]]
            found.append(self._text("skills-offered", skills=", ".join(offered)))
        if view["traitors_looked_at"]["known"]:
            seen = [self._traitor(view, leader) for leader in view["traitors_looked_at"]["known"]]
            found.append(self._text("traitors-seen", leaders=", ".join(seen)))
        return found

    # Names.

    def _skill(self, skill: str) -> str:
        return self.words.text(f"skill-{hyphens(skill)}")

    def _leader(self, leader: str) -> str:
        return f"{self.words.text(f'leader-{hyphens(leader)}')} {LEADERS[LEADER_INDEX[leader]].strength}"

    def _whose(self, view: ClassicView, leader: str) -> str:
        """The faction of a leader that is not the reader's own; '' if it is, so that traitors stand out."""
        mine = None if view["you"] is None else view["players"][view["you"]]["faction"]
        faction = LEADER_FACTION[LEADER_INDEX[leader]]
        if mine is None or FACTION_INDEX[mine] == faction:
            return ""
        return self.words.text(f"faction-{hyphens(_FACTION_NAMES[faction])}")

    def _traitor(self, view: ClassicView, leader: str) -> str:
        """A traitor with the faction that it betrays."""
        whose = self._whose(view, leader)
        return f"{self._leader(leader)} ({whose})" if whose else self._leader(leader)

    def _card(self, card: str) -> str:
        """A treachery card with its place in a battle plan, which is what it is chosen for."""
        role = ROLE_IDS[ROLE_OF[TREACHERY_INDEX[card]]]
        named = self.words.text(f"card-{hyphens(card)}")
        return named if role == "not_for_battle" else f"{named} ({self._text(f'role-{hyphens(role)}')})"


_FACTION_NAMES: Final = {index: ident for ident, index in FACTION_INDEX.items()}


def _number(dial: float) -> str:
    """A dial as it is written: 3 or 3½."""
    whole = int(dial)
    return str(whole) if dial == whole else f"{whole}½"


def painter(words: Words) -> ClassicPainter:
    return ClassicPainter(words)
