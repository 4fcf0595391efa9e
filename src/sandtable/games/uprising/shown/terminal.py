"""The table of Uprising in text: the Conflict, a panel per player, the board by Agent icons, cards in words."""

from typing import Final, Literal

from sandtable.games.uprising.board import SPACES, Space
from sandtable.games.uprising.hagal.difficulty import DIFFICULTIES, DIFFICULTY_NUMBER
from sandtable.games.uprising.shown.news import folded
from sandtable.games.uprising.shown.texts import CARD_OF, INTRIGUE_OF, SPACE_OF, Texts
from sandtable.games.uprising.terms import FACTIONS, ICONS, NO_SYMBOL
from sandtable.games.uprising.views import HagalView, Player, SpaceView, UprisingView
from sandtable.kernel.events import Event
from sandtable.kernel.messages import hyphens
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt
from sandtable.terminal.choices import Choice
from sandtable.terminal.painter import Painter
from sandtable.terminal.screen import Panel, in_columns, panels, wrapped
from sandtable.words import Words

# At which questions an Intrigue card stands for which of its boxes.
COMBAT_PROMPT: Final = "prompt-combat"
ENDGAME_PROMPT: Final = "prompt-endgame"
ENTRY_PROMPT: Final = "prompt-entry"
SPACE_PROMPT: Final = "prompt-space"
TURN_PROMPT: Final = "prompt-turn"
REVEAL_PROMPT: Final = "prompt-reveal-turn"
BUYING: Final = (REVEAL_PROMPT, "prompt-acquire", "prompt-set-aside")
LOOKING: Final = ("prompt-sort-draw", "prompt-sort-discard", "prompt-discard", "prompt-trash")
# The questions that list effects still to come, and the components whose names stand before them.
WAITING: Final = ("prompt-order", REVEAL_PROMPT)
NAMED: Final = ("card", "space", "contract", "leader")
LOSING_INTRIGUE: Final = "prompt-trash-intrigue"
# The questions at which Intrigue cards are explained; elsewhere their names must do.
PLAYING: Final = (TURN_PROMPT, REVEAL_PROMPT, COMBAT_PROMPT, ENDGAME_PROMPT, "prompt-end-turn")
# A name may be cut to keep a panel on one line, but no further than that.
SHORTEST_NAME: Final = 14
Mark = Literal["council", "swordmaster", "hooks"]
MARKS: Final[tuple[Mark, ...]] = ("council", "swordmaster", "hooks")


class UprisingPainter(Painter[UprisingView]):
    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.texts = Texts(words)
        self.components = self.texts.catalogue()

    # Who sits where.

    def seat_id(self, view: UprisingView, seat: int) -> str | None:
        leader = view["players"][seat]["leader"]
        return leader if isinstance(leader, str) else None

    def seat_name(self, view: UprisingView, seat: int) -> str:
        player = view["players"][seat]
        if player["rival"] is not None:
            return self.texts.name("rival", player["rival"]["id"])
        leader = self.seat_id(view, seat)
        return self.texts.name("leader", leader) if leader else self.words.text("seat", {"number": seat})

    def stage(self, view: UprisingView) -> tuple[object, ...]:
        """Every turn of one's own as it begins, and its Reveal turn; outside of turns the phase."""
        if view["phase"] != "player_turns":
            return view["round"], view["phase"]
        if view["you"] is None or view["on_turn"] != view["you"] or view["turn"]["kind"] == "agent":
            return ()
        own = view["players"][view["you"]]
        return view["round"], view["turn"]["kind"], len(own["placed"]), own["agents"]

    # The table.

    def table(self, view: UprisingView, width: int) -> list[str]:
        lines = wrapped(self._headline(view), width)
        lines += self._conflict(view, width)
        lines += self._panels(view, width)
        lines += self._rival_cards(view, width)
        lines += self._board(view, width)
        lines += self._row(view, width)
        lines += self._contracts(view, width)
        lines += self.hand(view, width)
        return lines

    def glance(self, view: UprisingView, width: int) -> list[str]:
        """The whole table when a round begins for the reader; later only what the next choice is about."""
        if view["you"] is None or view["phase"] in ("setup", "endgame"):
            return self.table(view, width)
        own = view["players"][view["you"]]
        if view["phase"] != "player_turns":
            return self._conflict(view, width) + self._panels(view, width)
        if view["turn"]["kind"] == "reveal":
            return self._panels(view, width) + self._row_in_short(view, width)
        if not own["placed"]:
            return self.table(view, width)
        hand = _apart(self._counted(own["hand"]["known"])) or self._text("none")
        lines = self._conflict(view, width) + self._panels(view, width) + self._free(view, width)
        return lines + wrapped(hand, width, f"{self._text('hand')}: ", "  ")

    def hand(self, view: UprisingView, width: int) -> list[str]:
        if view["you"] is None:
            return []
        own = view["players"][view["you"]]
        hand = [self._named_card(card, self._leader(view)) for card in own["hand"]["known"]]
        held = [self._named("intrigue", card, self.texts.intrigue(card)) for card in own["intrigue"]["known"]]
        lines = self._listed("hand", hand, width) + self._listed("intrigue-cards", held, width)
        lines += self._listed("own-contracts", [self.texts.contract(token) for token in own["contracts"]], width)
        if own["leader"] is not None:
            lines += wrapped(self.texts.leader(own["leader"]), width, f"{self._text('leader')}: ", "  ")
        for title, pile in (("discard", own["discard"]), ("deck", own["deck"]["known"])):
            names = self._counted(pile)
            if names:
                lines += wrapped(_apart(names), width, f"{self._text(title)}: ", "  ")
        return lines

    def _named(self, kind: str, id: str, text: str) -> str:
        return f"{self.texts.name(kind, id)}: {text}"

    def _counted(self, pile: list[str]) -> list[str]:
        """The names in a pile, copies counted."""
        counts = {card: pile.count(card) for card in pile}
        names = {card: self.texts.name("card", card) for card in counts}
        return [names[card] if count == 1 else f"{names[card]} x{count}" for card, count in counts.items()]

    def _leader(self, view: UprisingView) -> str:
        return "" if view["you"] is None else self.seat_id(view, view["you"]) or ""

    def _named_card(self, card: str, leader: str) -> str:
        return f"{self.texts.name('card', card)} {self.texts.card(card, leader)}"

    def _listed(self, title: str, items: list[str], width: int) -> list[str]:
        if not items:
            return []
        lines = [self._text(title)]
        for item in items:
            lines += wrapped(item, width, "  ", "      ")
        return lines

    # Looking things up.

    def cards(self) -> list[str]:
        return list(self.components)

    def cards_named(self, wanted: str) -> list[str]:
        typed = wanted.casefold()
        exact = [
            message
            for message, component in self.components.items()
            if typed in (self.words.text(message).casefold(), component.partition("/")[2])
        ]
        if exact:
            return exact
        return [message for message in self.components if typed in self.words.text(message).casefold()]

    def card_text(self, card: str) -> str:
        return self.texts.about(self.components[card])

    def held(self, view: UprisingView) -> list[str]:
        if view["you"] is None:
            return []
        own = view["players"][view["you"]]
        hand = [f"card-{hyphens(card)}" for card in own["hand"]["known"]]
        return hand + [f"intrigue-{hyphens(card)}" for card in own["intrigue"]["known"]]

    # Options.

    def option(self, view: UprisingView, option: Option) -> str:
        if option.kind == "contract":
            return self.texts.contract(option.name)
        if option.kind == "leader" and view["phase"] == "setup":
            return f"{self.words.option(option)}: {self.texts.leader(option.name)}"
        if option.kind == "training":
            return self.texts.training(option.name.removeprefix("training_"))
        return self.words.option(option)

    def choices(self, view: UprisingView, options: list[Option], prompt: Prompt) -> list[Choice]:
        """Each option with what one would look up before choosing it."""
        return [Choice([option], self._worded(view, option, prompt)) for option in options]

    def _worded(self, view: UprisingView, option: Option, prompt: Prompt) -> str:
        if option.kind == "card":
            return self._card_choice(view, option.name, prompt.message)
        if option.kind == "intrigue":
            return self._intrigue_choice(option, prompt.message)
        if option.kind == "space" and prompt.message == SPACE_PROMPT:
            return self._destination(view, SPACE_OF[option.name])
        if prompt.message == ENTRY_PROMPT:
            space = next(space for space in SPACES if self._is(prompt.args["space"], "space", space.id))
            return self.texts.entry(space.entries[option.value])
        if option.kind == "effect" and prompt.message in WAITING:
            return self._waiting(option)
        if option.kind == "faction" and view["you"] is not None:
            return self._faction_choice(view, option)
        return self.option(view, option)

    def _waiting(self, option: Option) -> str:
        """An effect of the turn after the name of the component it stands on, which is the second part of its own."""
        kind, _, rest = option.name.partition("/")
        text = self.words.option(option)
        return self._named(kind, rest.partition("/")[0], text) if kind in NAMED else text

    def _is(self, message: object, kind: str, id: str) -> bool:
        return message == f"{kind}-{hyphens(id)}"

    def _card_choice(self, view: UprisingView, card: str, message: str) -> str:
        if message == TURN_PROMPT:
            return self._named_card(card, self._leader(view))
        if message in BUYING:
            aside = view["set_aside"]
            discount = aside["discount"] if aside is not None and aside["card"] == card else 0
            return self.texts.on_sale(card, discount, buying=message == REVEAL_PROMPT)
        return self._named_card(card, self._leader(view)) if message in LOOKING else self.texts.name("card", card)

    def _intrigue_choice(self, option: Option, message: str) -> str:
        """A card by the box that counts at this moment."""
        name = self.texts.name("intrigue", option.name)
        card = INTRIGUE_OF[option.name]
        if message == LOSING_INTRIGUE:
            return f"{name}: {self.texts.intrigue(option.name)}"
        if message not in PLAYING:
            return self._text("play", card=name)
        box = card.combat if message == COMBAT_PROMPT else card.endgame if message == ENDGAME_PROMPT else card.plot
        return self._text("play-intrigue", card=name, effect=self.texts.effect(box))

    def _destination(self, view: UprisingView, space: Space) -> str:
        return self._place(view, space, next(one for one in view["spaces"] if one["id"] == space.id))

    def _place(self, view: UprisingView, space: Space, here: SpaceView) -> str:
        """A space with what it costs now and gives, and what lies or stands there."""
        cheaper = any([player["swordmaster"] for player in view["players"]])
        visit = [self.texts.visit(space)] if space.influence != NO_SYMBOL else []
        told = self._named("space", space.id, self.texts.space(space, cheaper))
        return " · ".join([told, *visit, *self._notes(view, here)])

    def _faction_choice(self, view: UprisingView, option: Option) -> str:
        assert view["you"] is not None, "only who plays chooses"
        level = view["players"][view["you"]]["influence"][option.value]
        return self._text("faction-level", faction=self.words.option(option), level=level)

    # Parts of the table.

    def _headline(self, view: UprisingView) -> str:
        parts = [
            self._text("round", number=view["round"]),
            self._text(f"phase-{hyphens(view['phase'])}"),
            self._text("first-player", name=self.seat_name(view, view["first_player"])),
        ]
        if view["shield_wall"]:
            parts.append(self._text("shield-wall"))
        if view["hagal"] is not None:
            parts += self._level(view, view["hagal"])
        return " · ".join(parts)

    def _level(self, view: UprisingView, hagal: HagalView) -> list[str]:
        """How hard the Rivals play: the level of a lone player, and rules that were switched on beside it."""
        alone = len([player for player in view["players"] if player["rival"] is None]) == 1
        parts = [self.texts.name("choice", hagal["difficulty"])] if alone else []
        brought = DIFFICULTIES[DIFFICULTY_NUMBER[hagal["difficulty"]]].rules
        return parts + [self.texts.name("setting", rule) for rule in hagal["rules"] if rule not in brought]

    def _conflict(self, view: UprisingView, width: int) -> list[str]:
        conflict = view["conflict"]
        if conflict["card"] is None:
            return []
        head = self.texts.conflict_head(conflict["card"])
        if conflict["protected"]:
            head = f"{head} · {self._text('protected')}"
        one, two, three = conflict["deck"]
        head = f"{head} · {self._text('conflicts-left', count=one + two + three)}"
        lines = wrapped(head, width, rest="  ")
        for reward in self.texts.rewards(conflict["card"], len(view["players"])):
            lines += wrapped(reward, width, "  ", "       ")
        return lines

    def _panels(self, view: UprisingView, width: int) -> list[str]:
        columns = ("vp", "solari", "spice", "water", *FACTIONS, "agents", "garrison", "strength", "cards", "spies")
        titles = [self._text(f"column-{hyphens(name)}") for name in columns]
        players = [self._panel(view, player, width) for player in view["players"]]
        return panels(titles, players, width, SHORTEST_NAME) + wrapped(self._text("panel-legend"), width, rest="  ")

    def _panel(self, view: UprisingView, player: Player, width: int) -> Panel:
        mark = "> " if player["seat"] == view["you"] else "  "
        levels = [
            f"{level}{'*' if faction in player['alliances'] else ''}"
            for faction, level in zip(FACTIONS, player["influence"])
        ]
        strength = str(player["strength"])
        if player["troops"] or player["worms"]:
            units = str(player["troops"]) + (f"+{player['worms']}" if player["worms"] else "")
            strength = f"{strength} ({units})"
        on_board = len(player["spies"])
        cells = [
            str(player["vp"]),
            str(player["solari"]),
            str(player["spice"]),
            str(player["water"]),
            *levels,
            self._text("has-revealed") if player["revealed"] else str(player["agents"]),
            str(player["garrison"]),
            strength,
            f"{player['hand']['count']}+{player['intrigue']['count']}",
            f"{on_board}/{on_board + player['spies_in_supply']}",
        ]
        return Panel(mark + self.seat_name(view, player["seat"]), cells, self._belongings(view, player, width))

    def _belongings(self, view: UprisingView, player: Player, width: int) -> list[str]:
        """What a player has for good: seat, Swordmaster, hooks, icons, contracts, locations."""
        parts = [self._text(f"has-{mark}") for mark in MARKS if player[mark]]
        if player["memories"]:
            parts.append(self._text("memories", count=player["memories"]))
        if player["training"] is not None:
            parts.append(self._text("training", step=self.texts.name("training", player["training"])))
        if player["objective"] is not None and not player["objective"]["turned"]:
            parts.append(self.texts.name("objective", player["objective"]["id"]))
        parts += [self.texts.trophy(card) for card in player["won"]]
        held = [space["id"] for space in view["spaces"] if space["control"] == player["seat"]]
        parts += [self._text("controls", space=self.texts.name("space", space)) for space in held]
        if player["seat"] != view["you"]:
            parts += [self._text("contract", name=self.texts.name("contract", one)) for one in player["contracts"]]
        if player["completed"]:
            parts.append(self._text("completed", count=len(player["completed"])))
        if player["spies"]:
            posts = "; ".join([self.texts.name("post", post) for post in player["spies"]])
            parts.append(self._text("spies-at", posts=posts))
        if player["rival"] is not None and not player["swordmaster"]:
            parts.append(self._text("swordmaster-cost", cost=player["rival"]["swordmaster_cost"]))
        return wrapped(", ".join(parts), width, "    ", "      ") if parts else []

    def _rival_cards(self, view: UprisingView, width: int) -> list[str]:
        """By what Rivals decide: the order of their factions, and two abilities each."""
        lines: list[str] = []
        for player in view["players"]:
            rival = player["rival"]
            if rival is not None:
                card = self._text(
                    "rival-card",
                    priority=", ".join([self.texts.name("faction", faction) for faction in rival["priority"]]),
                    signet=self.texts.phrase(rival["signet"]),
                    network=self.texts.phrase(rival["network"]),
                )
                lines += wrapped(card, width, f"{self.seat_name(view, player['seat'])}: ", "  ")
        return lines

    def _board(self, view: UprisingView, width: int) -> list[str]:
        """Every space under its Agent icon: taken or free, what it costs and gives."""
        lines = wrapped(self._text("board-legend"), width, rest="  ")
        icons = [self.texts.name("icon", icon) for icon in ICONS[:-1]]
        margin = max([len(icon) for icon in icons]) + 2
        shown = ""
        for space, here in sorted(zip(SPACES, view["spaces"]), key=lambda place: place[0].icon):
            icon = icons[space.icon]
            lead = icon if icon != shown else ""
            shown = icon
            signs = ("x" if here["agents"] else "o") + (" M" if space.maker else " C" if space.combat else "  ")
            lines += wrapped(self._place(view, space, here), width, f"{lead.ljust(margin)}{signs} ", " " * (margin + 6))
        return lines

    def _notes(self, view: UprisingView, here: SpaceView) -> list[str]:
        """What lies or stands on a space."""
        notes: list[str] = []
        if here["bonus_spice"]:
            notes.append(self._text("bonus-spice", count=here["bonus_spice"]))
        if here["control"] is not None:
            notes.append(self._text("controlled", name=self.seat_name(view, here["control"])))
        if here["agents"]:
            names = ", ".join([self.seat_name(view, player) for player in here["agents"]])
            notes.append(self._text("agents-here", names=names))
        return notes

    def _free(self, view: UprisingView, width: int) -> list[str]:
        """The spaces without an Agent, by icon."""
        lines: list[str] = []
        for number, icon in enumerate(ICONS[:-1]):
            there = [(space, here) for space, here in zip(SPACES, view["spaces"]) if space.icon == number]
            free = [self._short(view, space, here) for space, here in there if not here["agents"]]
            lines.append(f"{self.texts.name('icon', icon)}: {', '.join(free) or self._text('none')}")
        return [self._text("free-spaces"), *in_columns(lines, width)]

    def _short(self, view: UprisingView, space: Space, here: SpaceView) -> str:
        name = self.texts.name("space", space.id)
        return f"{name} +{here['bonus_spice']}" if here["bonus_spice"] else name

    def _row(self, view: UprisingView, width: int) -> list[str]:
        lines = self._listed("row", [self.texts.on_sale(card) for card in view["row"]], width)
        reserve = [
            self._text("left", card=self.texts.on_sale(card), count=count)
            for card, count in view["reserve"].items()
            if count
        ]
        aside = view["set_aside"]
        if aside is not None:
            card = self.texts.on_sale(aside["card"], aside["discount"])
            reserve.append(self._text("aside", card=card, name=self.seat_name(view, aside["for"])))
        return lines + self._listed("reserve", reserve, width)

    def _row_in_short(self, view: UprisingView, width: int) -> list[str]:
        on_sale = [*view["row"], *[card for card, count in view["reserve"].items() if count]]
        named = [f"{self.texts.name('card', card)} ({CARD_OF[card].cost})" for card in on_sale]
        return wrapped(_apart(named), width, f"{self._text('row')}: ", "  ")

    def _contracts(self, view: UprisingView, width: int) -> list[str]:
        if not view["choam"]:
            return []
        offered = view["contracts"]["offered"] + view["contracts"]["reserved"]
        return self._listed("contracts", [self.texts.contract(token) for token in offered], width)

    # What happened.

    def news(self, happened: list[Event]) -> list[str]:
        return folded(happened, self.words)

    def _text(self, message: str, **args: int | str) -> str:
        return self.texts.label(message, **args)


def painter(words: Words) -> UprisingPainter:
    return UprisingPainter(words)


def _apart(names: list[str]) -> str:
    """Names in a row, told apart even where one holds a comma."""
    return ("; " if any("," in name for name in names) else ", ").join(names)
