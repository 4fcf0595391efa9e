"""The table of War for Arrakis in text: tracks, dashboards, the board by sector, cards, and what a battle would be."""

from typing import Final

from sandtable.games.war_for_arrakis.board import (
    AREA,
    SECTOR_IDS,
    SECTORS,
    SECTORS_OF,
    TERRAIN,
    ZONE_IDS,
    ZONE_SECTORS,
    ZONES,
)
from sandtable.games.war_for_arrakis.cards import PLANNING, PLANNING_NUMBER
from sandtable.games.war_for_arrakis.components import PRESCIENCE_TOP, SUPREMACY_WINS
from sandtable.games.war_for_arrakis.events import EVENT_RULES
from sandtable.games.war_for_arrakis.forecast import attack_odds
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER, LEADERS
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE, PRESCIENCE_INDEX
from sandtable.games.war_for_arrakis.rules.vocabulary import card_text, leader_text
from sandtable.games.war_for_arrakis.terms import DESERT, FACE_IDS, POWER_IDS, SIDE_IDS, TERRAIN_IDS, Sector
from sandtable.games.war_for_arrakis.views import (
    AreaContent,
    Box,
    ClaimNeed,
    DashboardView,
    Legion,
    MahdiView,
    TurnView,
    WarForArrakisView,
)
from sandtable.kernel.events import Event
from sandtable.kernel.messages import hyphens, named
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt
from sandtable.terminal.choices import Choice
from sandtable.terminal.painter import Painter
from sandtable.terminal.screen import Panel, in_columns, panels, wrapped
from sandtable.words import Words

UNITS: Final = ("regular", "elite", "fedaykin", "sardaukar")


class WarForArrakisPainter(Painter[WarForArrakisView]):
    def seat_id(self, view: WarForArrakisView, seat: int) -> str | None:
        """The side, or the power where two share it."""
        if seat >= len(view["players"]):
            return None
        player = view["players"][seat]
        return player["side"] if len(player["powers"]) > 1 else player["powers"][0]

    def seat_name(self, view: WarForArrakisView, seat: int) -> str:
        found = self.seat_id(view, seat)
        if found is None:
            return self.words.text("seat", {"number": seat})
        return self._name("side" if found in SIDE_IDS else "power", found)

    def stage(self, view: WarForArrakisView) -> tuple[object, ...]:
        """The phase; in the action phase every turn of the reader's own as it begins, and every battle."""
        turn, battle = view["turn"], view["battle"]
        mine = turn is not None and turn["seat"] == view["you"]
        if battle is not None:
            return view["round"], view["phase"], battle["area"]
        if turn is not None and mine and turn["die"] is not None:
            return ()
        return view["round"], view["phase"], _dice_left(view) if mine else None

    def news(self, happened: list[Event]) -> list[str]:
        """What happened, without what the table shows anyway when the game begins. Why the Mahdi decided as it did
        stands in the log; only what led to the question at hand is told here too."""
        told = _after_setup(happened)
        last = max([place for place, event in enumerate(told) if not _is_reason(event)], default=-1)
        return self.log([event for place, event in enumerate(told) if place > last or not _is_reason(event)])

    def log(self, happened: list[Event]) -> list[str]:
        """All that happened; a criterion of the Mahdi comes with its rule."""
        return [self._told(event) for event in happened]

    def _told(self, event: Event) -> str:
        text = self.words.event(event)
        return f"{text} [{EVENT_RULES[event.message]}]" if _is_reason(event) else text

    def table(self, view: WarForArrakisView, width: int) -> list[str]:
        lines = wrapped(self._headline(view), width)
        lines += wrapped(self._tracks(view), width, rest="  ")
        lines += wrapped(self._spice_must_flow(view), width, rest="  ")
        if view["mahdi"] is not None:
            lines += wrapped(self._mahdi(view, view["mahdi"]), width, rest="  ")
        lines += self._dashboards(view, width)
        for sector in SECTORS:
            lines += self._sector(view, sector, width)
        lines += wrapped(self._text("legend"), width, rest="  ")
        lines += wrapped(self._supply(view), width, rest="  ")
        lines += self._prescience(view, width)
        if view["battle"] is not None:
            lines += wrapped(self._battle(view), width, rest="  ")
        if view["you"] is not None:
            lines += self.hand(view, width)
        return lines

    def hand(self, view: WarForArrakisView, width: int) -> list[str]:
        if view["you"] is None:
            return []
        lines: list[str] = []
        own = view["players"][view["you"]]["powers"]
        for power, cards in view["planning"].items():
            held = [self._name("card", card) for card in cards["known"]]
            if power in own:
                label = f"{self._name('power', power)} ({self._text('deck', count=cards['deck'])})"
                lines += wrapped(f"{label}: {', '.join(held) or self._text('none')}", width, rest="  ")
            elif held:
                label = self._text("known", name=self._name("power", power))
                lines += wrapped(f"{label}: {', '.join(held)}", width, rest="  ")
        for objective in view["objectives"]["known"]:
            scores = self._marked_text(self.words.text(hyphens(objective)), ("scores",))
            lines += wrapped(scores, width, f"{self._text('objective')}: ", "  ")
        return lines

    def held(self, view: WarForArrakisView) -> list[str]:
        if view["you"] is None:
            return []
        own = view["players"][view["you"]]["powers"]
        return [named("card", card) for power in own for card in view["planning"][power]["known"]]

    def cards(self) -> list[str]:
        planning = [named("card", card.id) for card in PLANNING]
        leaders = [named("leader", card.id) for card in LEADERS]
        return [*planning, *[named("prescience", ident) for ident in PRESCIENCE_INDEX], *leaders]

    def card_text(self, card: str) -> str:
        """What a card does; of a leader both halves."""
        kind, _, ident = card.replace("-", "_").partition("_")
        if kind == "card":
            return self._phrase(card_text(PLANNING_NUMBER[ident]))
        if kind == "leader":
            leader = LEADERS[LEADER_NUMBER[ident]]
            special = self._phrase(leader_text(LEADER_NUMBER[ident]))
            text = self._text("leader-card", hits=leader.hits, shields=leader.shields, special=special)
            return self._marked_text(text, leader.reconstructed)
        return self._prescience_text(ident)

    def _prescience_text(self, ident: str) -> str:
        text = self.words.text(f"{named('prescience', ident)}-text")
        return self._marked_text(text, PRESCIENCE[PRESCIENCE_INDEX[ident]].reconstructed)

    def _marked_text(self, text: str, reconstructed: tuple[str, ...]) -> str:
        """The text of a card; parts that no source confirms are marked."""
        return f"{text} {self._text('reconstructed')}" if reconstructed else text

    # Options.

    def option(self, view: WarForArrakisView, option: Option) -> str:
        """An option with what one would look up on the table: what stands in an area, what an Air Zone holds."""
        name = super().option(view, option)
        if option.kind == "area":
            there = self._contents(view, option.name)
            return f"{self._marked(option.name)}{f': {there}' if there else ''}"
        if option.kind == "zone" and option.name in view["air_zones"]:
            return f"{name} ({self._name('vehicle', view['air_zones'][option.name])})"
        if option.kind == "token":
            return self._token_option(view, option.name, name)
        return name

    def group(self, option: Option) -> str | None:
        """Where there are many areas, those of one sector share a line."""
        return SECTOR_IDS[SECTORS_OF[option.value][0]] if option.kind == "area" else None

    def group_name(self, view: WarForArrakisView, group: str) -> str:
        return self._text("areas-of", name=self._name("sector", group))

    def choices(self, view: WarForArrakisView, options: list[Option], prompt: Prompt) -> list[Choice]:
        """Targets of an attack come with the odds of a battle fought to the end, as far as the reader can tell."""
        found = super().choices(view, options, prompt)
        if prompt.message == "prompt-attack-where":
            origin = prompt.args["where"].removeprefix("area-").replace("-", "_")
            for choice in found:
                if len(choice.options) == 1 and choice.options[0].kind == "area":
                    choice.text += self._odds(view, origin, choice.options[0].name)
        return found

    # Parts of the table.

    def _headline(self, view: WarForArrakisView) -> str:
        parts = [self._text("round", number=view["round"]), self._name("phase", view["phase"])]
        turn = view["turn"]
        if turn is not None:
            parts.append(self._text("turn", name=self._actor(view, turn)))
            if turn["die"] is not None:
                parts.append(self._name("die", turn["die"]))
        return " · ".join(parts)

    def _actor(self, view: WarForArrakisView, turn: TurnView) -> str:
        """Whose turn it is: a side, or the power that acts where two players share it."""
        powers = view["players"][turn["seat"]]["powers"]
        if turn["side"] != view["players"][turn["seat"]]["side"] or len(powers) > 1:
            return self._name("side", turn["side"])
        return self._name("power", powers[0])

    def _tracks(self, view: WarForArrakisView) -> str:
        parts = [self._text("supremacy", step=view["supremacy"], most=SUPREMACY_WINS)]
        parts += [
            f"{self._name('marker', marker)} {step}/{PRESCIENCE_TOP}" for marker, step in view["prescience"].items()
        ]
        tokens = view["bene_gesserit"]
        parts.append(self._text("bene-gesserit", atreides=tokens["atreides"], harkonnen=tokens["harkonnen"]))
        cones = [f"{self._name('side', side)} {count}" for side, count in view["cones_of_silence"].items()]
        if cones:
            parts.append(self._text("cones", names=", ".join(cones)))
        if view["blasted"] is not None:
            parts.append(self._text("blasted", name=self._name("area", view["blasted"])))
        return " · ".join(parts)

    def _spice_must_flow(self, view: WarForArrakisView) -> str:
        flow = view["spice_must_flow"]
        parts = [f"{self._name('imperium', marker)} {row}" for marker, row in flow["markers"].items()]
        said = [self._text("imperium", rows=", ".join(parts))]
        if flow["bans"]:
            said.append(self._text("bans", names=", ".join([self._name("imperium", ban) for ban in flow["bans"]])))
        said.append(self._text("saved", count=flow["saved_spice"], dice=flow["dice"]))
        flown = [f"{self._zone(zone)} {self._name('vehicle', flyer)}" for zone, flyer in view["air_zones"].items()]
        if flown:
            said.append(self._text("air", names=", ".join(flown)))
        return " · ".join(said)

    def _mahdi(self, view: WarForArrakisView, mahdi: MahdiView) -> str:
        """What the automaton is about: its cards, its dice, what it holds in reserve."""
        harvest = self._text("none") if mahdi["harvest"] is None else self.words.text(hyphens(mahdi["harvest"]))
        target = self._text("none") if mahdi["target"] is None else self._name("area", mahdi["target"])
        boxes = view["dashboards"][-1]["boxes"]
        spent = [f"{self._name('die', box)} {there['used']}" for box, there in boxes.items() if there["used"]]
        said = [
            self._text(
                "mahdi",
                harvest=harvest,
                target=target,
                dice=view["unrolled"]["harkonnen"],
                spent=", ".join(spent) or self._text("none"),
                cards=len(mahdi["reinforcements"]),
            )
        ]
        if mahdi["marches_on"] not in (None, mahdi["target"]):
            said.append(self._text("mahdi-marches", name=self._name("area", str(mahdi["marches_on"]))))
        left = mahdi["tokens_left"]
        said.append(self._text("mahdi-tokens", silver=left["silver"], black=left["black"]))
        plots = [self._name("card", card) for card in view["planning"]["house_harkonnen"]["laid"]]
        if plots:
            said.append(self._text("mahdi-plot", names=", ".join(plots)))
        return " ".join(said)

    def _dashboards(self, view: WarForArrakisView, width: int) -> list[str]:
        """Unused dice by result (with + for Bene Gesserit tokens), the Tank, and the leaders who wait."""
        boxes = list(FACE_IDS)
        rows = [self._dashboard(view, dashboard, boxes, width) for dashboard in view["dashboards"]]
        return panels([*[self._name("die", box) for box in boxes], self._text("used")], rows, width)

    def _dashboard(self, view: WarForArrakisView, dashboard: DashboardView, boxes: list[str], width: int) -> Panel:
        side, power = dashboard["side"], dashboard["power"]
        you = None if view["you"] is None else view["players"][view["you"]]
        mine = you is not None and (you["side"] == side if power is None else power in you["powers"])
        cells: list[str] = []
        used = 0
        for box in boxes:
            there = dashboard["boxes"].get(box)
            cells.append("-" if there is None else _dice(there))
            used += 0 if there is None else there["used"]
        below: list[str] = []
        tank = [
            self._text("tank-slot", slot=slot + 1, name=self._name("leader", leader))
            for slot, leader in enumerate(dashboard["tank"])
            if leader is not None
        ]
        if tank:
            below += wrapped(", ".join(tank), width, f"    {self._text('tank')}: ", "      ")
        waiting = [self._leader(view, ident) for ident in self._off_board(view, side, power)]
        if waiting:
            below += wrapped(", ".join(waiting), width, f"    {self._text('aside')}: ", "      ")
        name = self._name("side", side) if power is None else self._name("power", power)
        return Panel(("> " if mine else "  ") + name, [*cells, str(used)], below)

    def _off_board(self, view: WarForArrakisView, side: str, power: str | None) -> list[str]:
        """The leaders of a side, or of one of its powers, who are in play and wait beside the dashboard."""
        aside = [ident for ident, leader in view["leaders"].items() if leader["state"] == "aside"]
        cards = {ident: LEADERS[LEADER_NUMBER[ident]] for ident in aside}
        if power is None:
            return [ident for ident in aside if SIDE_IDS[cards[ident].side] == side]
        return [ident for ident in aside if POWER_IDS[cards[ident].power] == power]

    def _leader(self, view: WarForArrakisView, ident: str) -> str:
        name = self._name("leader", ident)
        return self._text("spent", name=name) if view["leaders"][ident]["spent"] else name

    def _sector(self, view: WarForArrakisView, sector: Sector, width: int) -> list[str]:
        """The areas of a sector that hold anything, in columns under its name. The North Pole stands in the first."""
        areas = [area for area in view["areas"] if SECTORS_OF[AREA[area["area"]]][0] == sector]
        if not areas:
            return []
        zones = [ZONE_IDS[zone] for zone in ZONES if sector in ZONE_SECTORS[zone]]
        flown = [self._name("vehicle", view["air_zones"][zone]) for zone in zones if zone in view["air_zones"]]
        head = self._name("sector", SECTOR_IDS[sector])
        title = f"{head} ({self._text('above', names=', '.join(flown))})" if flown else head
        items = [f"  {self._marked(area['area'])}: {self._area(view, area)}" for area in areas]
        return [*wrapped(f"{title}:", width), *in_columns(items, width)]

    def _marked(self, ident: str) -> str:
        """The name of an area; where it is not Desert, its terrain by a letter."""
        name = self._name("area", ident)
        terrain = TERRAIN[AREA[ident]]
        return name if terrain == DESERT else f"{name} {self._text(f'terrain-{hyphens(TERRAIN_IDS[terrain])}')}"

    def _contents(self, view: WarForArrakisView, ident: str) -> str:
        for area in view["areas"]:
            if area["area"] == ident:
                return self._area(view, area)
        return ""

    def _area(self, view: WarForArrakisView, area: AreaContent) -> str:
        parts: list[str] = []
        if "settlement" in area:
            parts.append(f"#{area['settlement']['rank']}")
        if "sietch" in area:
            rank = area["sietch"]["rank"]
            hidden = "" if area["sietch"]["face_up"] or rank is None else "?"
            parts.append(f"^{'?' if rank is None else rank}{hidden}")
        parts += [self._legion(legion) for legion in area.get("legions", [])]
        if "worm" in area:
            parts.append(self._text("worm" if area["worm"] == "sandworm" else "wild-maker"))
        if "wormsign" in area:
            sign = area["wormsign"]
            parts.append("~" if sign == "facedown" else f"~{self._name('sign', sign)}")
        if area.get("harvester"):
            parts.append(self._text("harvester"))
        if area.get("station"):
            parts.append(self._text("station"))
        return " ".join(parts)

    def _legion(self, legion: Legion) -> str:
        parts = [self._some(count, unit) for unit, count in self._units(legion) if count]
        for token in legion.get("tokens", []):
            shown = token["units"]
            if shown is None:
                parts.append("[?]")
            else:
                units = [self._some(count, unit) for count, unit in zip(shown, UNITS) if count]
                parts.append(f"[{' '.join(units)}]")
        parts += [self._text("guard")] * (legion.get("silver_tokens", 0) + legion.get("black_tokens", 0))
        generics = legion.get("naib", 0) + legion.get("bashar", 0)
        if generics:
            letter = self._text("naib" if "naib" in legion else "bashar")
            parts.append(f"{generics}{letter}")
        parts += [self._name("leader", leader) for leader in legion.get("leaders", [])]
        side = self._text(f"side-{legion['side']}")
        return f"{side} {', '.join(parts)}"

    def _some(self, count: int, unit: str) -> str:
        return f"{count}{self._text(f'unit-{unit}')}"

    def _units(self, legion: Legion) -> list[tuple[str, int]]:
        return [
            ("regular", legion.get("regular", 0)),
            ("elite", legion.get("elite", 0)),
            ("fedaykin", legion.get("fedaykin", 0)),
            ("sardaukar", legion.get("sardaukar", 0)),
        ]

    def _supply(self, view: WarForArrakisView) -> str:
        supply = view["supply"]
        parts: list[str] = []
        for side, left in (("atreides", supply["atreides"]), ("harkonnen", supply["harkonnen"])):
            counts = ", ".join([f"{self._count_name(piece)} {count}" for piece, count in left.items()])
            parts.append(f"{self._name('side', side)} {counts}")
        parts.append(self._text("pool", tokens=supply["tokens"], worms=supply["sandworms"], signs=supply["wormsigns"]))
        return self._text("supply", parts="; ".join(parts))

    def _count_name(self, piece: str) -> str:
        return self._name("leader" if piece in ("naib", "bashar") else "unit", piece)

    def _prescience(self, view: WarForArrakisView, width: int) -> list[str]:
        cards = view["prescience_cards"]
        lines: list[str] = []
        for card in cards["shown"]:
            lines += wrapped(f"* {self._name('prescience', card)}: {self._prescience_text(card)}", width, rest="    ")
            lines += wrapped("; ".join([self._need(need) for need in cards["lacks"][card]]), width, "    ", "    ")
        claimed = [self._name("prescience", card) for card in cards["claimed"]]
        if claimed:
            lines += wrapped(", ".join(claimed), width, f"{self._text('claimed')}: ", "  ")
        return lines

    def _need(self, need: ClaimNeed) -> str:
        """A part of a condition, ticked or not; where it is counted, with what is there and what is asked for."""
        mark = "+" if need["met"] else "-"
        said = self._phrase(need["need"])
        counted = need["asked"] != 1 or need["have"] > 1
        return f"{mark} {said} ({need['have']}/{need['asked']})" if counted else f"{mark} {said}"

    # Battles.

    def _battle(self, view: WarForArrakisView) -> str:
        battle = view["battle"]
        assert battle is not None
        said = self._text(
            "battle",
            name=self._name("side", battle["attacker"]),
            origin=self._name("area", battle["from"]),
            area=self._name("area", battle["area"]),
            number=battle["round"],
        )
        return said + self._odds(view, battle["from"], battle["area"])

    def _odds(self, view: WarForArrakisView, origin: str, target: str) -> str:
        """How a battle fought to the end would turn out, without cards, as far as the reader can tell."""
        odds = attack_odds(view, origin, target)
        if odds is None:
            return ""
        if odds["undefended"]:
            return f" ({self._text('undefended')})"
        return f" ({self._text('odds', won=round(100 * odds['attacker']), lost=round(100 * odds['defender']))})"

    # Names.

    def _token_option(self, view: WarForArrakisView, ident: str, name: str) -> str:
        """A Deployment token with where it lies and what it shows, as far as the reader can tell."""
        for area in view["areas"]:
            for legion in area.get("legions", []):
                for token in legion.get("tokens", []):
                    if token["token"] == ident:
                        shown: Legion = {"side": legion["side"], "tokens": [token]}
                        return f"{name} ({self._name('area', area['area'])}, {self._legion(shown)})"
        return name

    def _text(self, message: str, **args: int | str) -> str:
        return self.words.phrase(f"table-{message}", **args)

    def _name(self, kind: str, ident: str) -> str:
        return self.words.text(named(kind, ident))

    def _zone(self, ident: str) -> str:
        return self.words.text(f"table-{hyphens(ident)}")

    def _phrase(self, phrase: object) -> str:
        assert isinstance(phrase, dict)
        return self.words.text(phrase["message"], phrase["args"])


def _dice(box: Box) -> str:
    """Unused dice and slots: a + for each Bene Gesserit token, a ! for each die that found no slot."""
    return f"{box['dice']}{'+' * box['bene_gesserit']}{'!' * box['excess']}/{box['slots']}"


def _dice_left(view: WarForArrakisView) -> int:
    """How many dice both sides have not spent: another number in each turn."""
    boxes = [box for dashboard in view["dashboards"] for box in dashboard["boxes"].values()]
    return sum([box["dice"] + box["bene_gesserit"] for box in boxes]) + sum(view["unrolled"].values())


_WORTH_TELLING: Final = ("event-side", "event-plays-power", "event-mahdi-plays", "event-objective-seen")


def _after_setup(happened: list[Event]) -> list[Event]:
    """The events without those that tell where each piece stands at first."""
    messages = [event.message for event in happened]
    if "event-board-laid-out" not in messages or "event-round" not in messages:
        return happened
    begun = messages.index("event-round")
    return [event for event in happened[:begun] if event.message in _WORTH_TELLING] + happened[begun:]


def _is_reason(event: Event) -> bool:
    """Whether an event tells which criterion of the Mahdi decided something, and who lost by it."""
    return "chosen" in event.args and "others" in event.args


def painter(words: Words) -> WarForArrakisPainter:
    return WarForArrakisPainter(words)
