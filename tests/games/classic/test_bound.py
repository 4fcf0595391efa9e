"""What is bound until a plan is carried out: its spice once it is revealed, a card that it must hold before."""

import pytest

from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.deals import purse
from sandtable.games.classic.rules.karama import karama_kinds
from sandtable.games.classic.rules.plans import can_spare
from sandtable.games.classic.rules.shipping import ship_move_phase
from sandtable.games.classic.state import DECK, DISCARD, STOCK
from sandtable.games.classic.treachery import KARAMA, TREACHERY_DECK, TREACHERY_IDS, TREACHERY_INDEX
from tests.games.classic.expansion import let_pass
from tests.games.classic.fighting import plan
from tests.games.classic.position import Position, position, under

NOBODY_LEFT = "staban_tuek, master_bewt, esmar_tuek, soo_soo_sook, guild_rep"


def discard_one(table: Position) -> Position:
    """A card lies in the discard pile."""
    table.g.treachery.move(table.g, table.g.treachery.zones[DECK][0], DECK, DISCARD, table.g.everyone)
    return table


# The spice of a revealed plan.


def revealed(card: str, version: int, spice: int = 3) -> Position:
    """Richese owe three spice for their dial, and Atreides still have to say what their Stone Burner does."""
    table = position(
        "atreides, richese",
        advanced=True,
        forces="carthag: atreides 5, richese 5",
        spice={"atreides": 9, "richese": spice},
        hands={"atreides": "stone_burner", "richese": card},
        powers=True,
    )
    let_pass(discard_one(under(version, table)).start(battle_phase))
    while table.prompt(table.asked()[0]).startswith(("prompt-plan", "prompt-look")):
        if table.prompt(table.asked()[0]) == "prompt-look-at-plan":
            table.play("atreides", "pass")
        elif table.asked()[0] == "atreides":
            plan(table, "atreides", weapon="stone_burner", dial="2", support="0")
        else:
            plan(table, "richese", dial="4", support="3")
    return let_pass(table)


@pytest.mark.rule("CLA-GEN-09", "CLA-ADV-11", "CLA-RUL-43")
@pytest.mark.parametrize(("card", "use"), [("nullentropy_box", "play_nullentropy_box"), ("karama", "take_from_stock")])
def test_the_spice_of_a_revealed_plan_is_bound_until_it_is_paid(card: str, use: str) -> None:
    assert use in revealed(card, version=3).beside("richese")
    table = revealed(card, version=4)
    assert table.prompt("atreides") == "prompt-burn"
    assert use not in table.beside("richese")
    assert use in revealed(card, version=4, spice=6).beside("richese"), "what is left over can be spent"
    table.play("atreides", table.options("atreides")[-1]).play_quietly(lambda: table.g.battle is None)
    assert table.spice("richese") == 0


def three_for_a_dial(choam: str = "0", bank: str = "0", traitors: str = "") -> Position:
    """Richese need three spice for their dial; Atreides still have to say what their Stone Burner does."""
    table = position(
        "atreides, richese, choam",
        advanced=True,
        allies="richese choam",
        forces="carthag: atreides 5, richese 5",
        spice={"atreides": 9, "richese": 9, "choam": 5},
        hands={"atreides": "stone_burner", "richese": "crysknife"},
        skills={"ein_calimar": "spice_banker"},
        traitors={"richese": traitors} if traitors else {},
    ).start(battle_phase)
    table.play_quietly(lambda: table.prompt("richese") == "prompt-place-skilled").play("richese", "behind")
    table.play_quietly(lambda: table.prompt("choam") == "prompt-support-ally").play("choam", choam)
    plan(let_pass(table), "atreides", leader="thufir_hawat", weapon="stone_burner", dial="0", support="0")
    plan(table, "richese", leader="ein_calimar", weapon="crysknife", dial="4", support="3", bank=bank)
    assert table.prompt("atreides") == "prompt-burn"
    return table


@pytest.mark.rule("CLA-RUL-43", "CHR-CALLY-05", "CHR-SKCARD-10")
@pytest.mark.parametrize(("choam", "bank", "bound"), [("0", "0", 3), ("2", "0", 1), ("0", "2", 5), ("5", "1", 1)])
def test_what_others_pay_for_a_plan_is_not_bound_with_its_owner(choam: str, bank: str, bound: int) -> None:
    table = three_for_a_dial(choam, bank)
    assert purse(table.g, table.seat("richese")) == 9 - bound
    assert purse(table.g, table.seat("choam")) == 5 - int(choam)


@pytest.mark.rule("CLA-RUL-43", "CLA-ADV-13")
@pytest.mark.parametrize(("call", "spice"), [("pass", 6), ("traitor", 9 + 5)])
def test_nothing_is_bound_any_more_once_a_plan_is_paid(call: str, spice: int) -> None:
    table = three_for_a_dial(traitors="thufir_hawat")
    table.play("atreides", table.options("atreides")[-1])
    table.play_quietly(lambda: table.prompt("richese") == "prompt-call-traitor").play("richese", call)
    table.play_quietly(lambda: table.prompt("richese") == "prompt-keep-cards")
    assert table.spice("richese") == purse(table.g, table.seat("richese")) == spice


# A card that a plan must hold.


def shown(card: str, hand: str, version: int = 4) -> Position:
    """Atreides ask for the weapon, and it is shown; the Guild still have to make their plan."""
    table = position(
        "atreides, guild, richese",
        advanced=True,
        forces="carthag: atreides 5, guild 5",
        spice={"atreides": 9, "guild": 9},
        hands={"guild": hand, "atreides": "karama"},
        powers=True,
    )
    under(version, table).start(battle_phase)
    table.play_quietly(lambda: table.prompt("atreides") == "prompt-prescience").play("atreides", "see_weapon")
    let_pass(table)
    return table.play("guild", card)


def given(table: Position, name: str) -> list[str]:
    """What a faction could give to Richese by Distrans."""
    if "play_distrans" not in table.beside(name):
        return []
    return table.play(name, "play_distrans", "richese").options(name)


@pytest.mark.rule("CLA-FAC-ATR-08", "CLA-BAT-27", "CLA-RUL-44")
def test_what_prescience_has_seen_is_not_given_away() -> None:
    assert given(shown("crysknife", "crysknife, chaumas, distrans"), "guild") == ["chaumas"]
    assert given(shown("crysknife", "crysknife, distrans"), "guild") == []
    assert given(shown("nothing", "crysknife, distrans"), "guild") == ["crysknife"], "no weapon was shown"
    assert given(shown("crysknife", "crysknife, chaumas, distrans", version=3), "guild") == ["crysknife", "chaumas"]


@pytest.mark.rule("CLA-CARD-18", "CLA-RUL-44")
@pytest.mark.parametrize(
    ("side", "sworn", "yes", "left"),
    [
        ("guild", "chaumas", True, ["shield"]),
        ("guild", "shield", True, ["chaumas", "shield"]),
        ("guild", "chaumas", False, ["chaumas", "shield"]),
        ("atreides", "chaumas", True, ["chaumas", "shield"]),
    ],
)
def test_what_was_sworn_to_is_not_given_away(side: str, sworn: str, yes: bool, left: list[str]) -> None:
    table = shown("nothing", "chaumas, shield, shield, distrans")
    table.g.fight.oaths.append((table.g.side_of(table.seat(side)), TREACHERY_INDEX[sworn], yes))
    assert given(table, "guild") == left


@pytest.mark.rule("CLA-CARD-18", "CLA-RUL-44")
def test_what_was_sworn_to_binds_until_the_plans_are_revealed() -> None:
    table = shown("nothing", "shield, distrans")
    guild, shield = table.seat("guild"), TREACHERY_INDEX["shield"]
    table.g.fight.oaths.append((table.g.side_of(guild), shield, True))
    assert not can_spare(table.g, guild, shield)
    table.g.fight.revealed = True
    assert can_spare(table.g, guild, shield)


@pytest.mark.rule("CLA-FAC-ATR-08", "CLA-FAC-BG-15", "CLA-RUL-44")
@pytest.mark.parametrize(
    ("version", "seen", "hand", "kinds"),
    [
        (3, "kulon", "kulon", ["kulon"]),
        (4, "kulon", "kulon", []),
        (4, "nothing", "kulon", ["kulon"]),
        (4, "kulon", "kulon, baliset", ["baliset"]),
    ],
)
def test_a_worthless_card_that_prescience_has_seen_is_no_karama(
    version: int, seen: str, hand: str, kinds: list[str]
) -> None:
    table = position(
        "atreides, bene_gesserit",
        advanced=True,
        forces="carthag: atreides 5, bene_gesserit 5",
        spice={"atreides": 9, "bene_gesserit": 9},
        hands={"bene_gesserit": hand},
    )
    under(version, table).start(battle_phase)
    table.play_quietly(lambda: table.prompt("atreides") == "prompt-prescience").play("atreides", "see_weapon")
    let_pass(table).play("bene_gesserit", seen)
    assert [TREACHERY_IDS[kind] for kind in karama_kinds(table.g, table.seat("bene_gesserit"))] == kinds


def with_planetologist(hand: str, version: int, richese: str = "shield") -> Position:
    """The Guild can send their Planetologist with a card that is not for battle."""
    table = position(
        "atreides, guild, richese",
        advanced=True,
        forces="carthag: atreides 5, guild 5",
        spice={"atreides": 9, "guild": 9},
        hands={"guild": hand, "atreides": "karama", "richese": richese},
        skills={"staban_tuek": "planetologist"},
        dead="guild_rep",
        powers=True,
    )
    discard_one(under(version, table)).start(battle_phase)
    table.play_quietly(lambda: table.prompt("guild") == "prompt-place-skilled").play("guild", "behind")
    return table.play_quietly(lambda: table.prompt("atreides") == "prompt-prescience")


@pytest.mark.rule("CHR-SKCARD-25", "CLA-FAC-ATR-08", "CLA-RUL-44")
@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("truthtrance", "play_truthtrance"),
        ("tleilaxu_ghola", "play_tleilaxu_ghola"),
        ("distrans", "play_distrans"),
        ("nullentropy_box", "play_nullentropy_box"),
    ],
)
def test_a_card_that_the_planetologist_has_shown_is_not_played(card: str, use: str) -> None:
    def may(seen: str, version: int = 4) -> bool:
        table = with_planetologist(f"{card}, shield", version).play("atreides", "see_weapon")
        return use in let_pass(table).play("guild", seen).beside("guild")

    assert may("nothing")
    assert may(card, version=3)
    assert not may(card)


@pytest.mark.rule("CHR-RCARD-15", "CHR-SKCARD-25", "CLA-RUL-44")
@pytest.mark.parametrize(("version", "offered"), [(3, ["truthtrance"]), (4, [])])
def test_semuta_drug_that_prescience_has_seen_takes_nothing(version: int, offered: list[str]) -> None:
    table = with_planetologist("semuta_drug, shield", version, richese="truthtrance").play("atreides", "see_weapon")
    let_pass(table).play("guild", "semuta_drug").play("richese", "play_truthtrance", "atreides")
    table.play("richese", table.options("richese")[0]).play("richese", table.options("richese")[0])
    assert table.prompt("guild") == "prompt-semuta"
    assert [option for option in table.options("guild") if not option.startswith("pass")] == offered


@pytest.mark.rule("CHR-RCARD-15", "CHR-SKCARD-25", "CLA-KAR-50", "CLA-RUL-44")
@pytest.mark.parametrize(("version", "offered"), [(3, ["karama"]), (4, [])])
def test_semuta_drug_leaves_no_plan_that_is_made(version: int, offered: list[str]) -> None:
    """The Karama by which Atreides look at the plan is discarded while it lies there."""
    table = with_planetologist("semuta_drug, shield", version)
    table.play_quietly(lambda: table.prompt("guild") == "prompt-plan-leader")
    plan(table, "guild", leader="staban_tuek", weapon="semuta_drug").play("atreides", "karama_power")
    assert table.prompt("guild") == "prompt-semuta"
    assert [option for option in table.options("guild") if not option.startswith("pass")] == offered
    table.play("guild", (offered or ["pass"])[0]).play_quietly(lambda: table.g.battle is None)
    assert table.hand("guild") == [*offered, "shield"]


# A card that is being given.


@pytest.mark.rule("CHR-RALLY-08", "CHR-KAR-19", "CLA-KAR-08", "CLA-RUL-44")
@pytest.mark.parametrize(("version", "hand", "stops", "arrives"), [(3, 1, True, 0), (4, 1, False, 0), (4, 2, True, 1)])
def test_a_karama_that_is_being_given_does_not_protect_its_own_gift(
    version: int, hand: int, stops: bool, arrives: int
) -> None:
    """The Bene Gesserit would stop the gift by a worthless card, and Richese could stop that."""
    table = position(
        "bene_gesserit, richese, emperor",
        advanced=True,
        allies="richese emperor",
        hands={"bene_gesserit": "kulon", "emperor": "shield"},
        spice={"bene_gesserit": 9, "richese": 9},
        windows=True,
    )
    g, richese = table.g, table.seat("richese")
    karamas = [card for card, kind in enumerate(TREACHERY_DECK) if kind == KARAMA]
    g.treachery.move(g, karamas[-1], STOCK, g.hand(richese), g.everyone)
    if hand == 2:
        g.treachery.move(g, karamas[0], DECK, g.hand(richese), 1 << richese)
    under(version, table).start(ship_move_phase)
    table.play_quietly(lambda: table.asked() == ["bene_gesserit"] and table.prompt("bene_gesserit") == "prompt-ship")
    table.play("richese", "give_card", "karama").play("bene_gesserit", "stop_card_gift")
    assert table.prompt("richese") == "prompt-stop"
    assert ("stop_worthless_karama" in table.options("richese")) == stops
    table.play("richese", "stop_worthless_karama" if stops else "pass").play_quietly(lambda: not g.sealed)
    assert table.hand("emperor").count("karama") == arrives


@pytest.mark.rule("CHR-RALLY-08", "CLA-FAC-ATR-08", "CLA-RUL-44")
@pytest.mark.parametrize(("version", "left"), [(3, ["mirror_weapon", "stone_burner"]), (4, ["mirror_weapon"])])
def test_richese_do_not_give_their_ally_what_prescience_has_seen(version: int, left: list[str]) -> None:
    table = position(
        "atreides, richese, emperor",
        advanced=True,
        allies="richese emperor",
        forces="carthag: atreides 5, richese 5",
        hands={"richese": "mirror_weapon, stone_burner", "atreides": "karama"},
        powers=True,
    )
    under(version, table).start(battle_phase)
    table.play_quietly(lambda: table.prompt("atreides") == "prompt-prescience").play("atreides", "see_weapon")
    let_pass(table).play("richese", "stone_burner")
    assert table.play("richese", "give_card").options("richese") == left


@pytest.mark.rule("CLA-FAC-ATR-08", "CLA-RUL-44")
def test_choam_do_not_sell_what_prescience_has_seen() -> None:
    table = position(
        "atreides, choam",
        advanced=True,
        forces="carthag: atreides 5, choam 5",
        spice={"atreides": 9, "choam": 9},
        hands={"choam": "crysknife, shield, karama", "atreides": "karama"},
        powers=True,
    ).start(battle_phase)
    table.play_quietly(lambda: table.prompt("atreides") == "prompt-prescience").play("atreides", "see_weapon")
    let_pass(table).play("choam", "crysknife")
    assert "prompt-plan" in table.prompt("choam")
    assert table.play("choam", "sell_cards").options("choam") == ["shield"]


@pytest.mark.rule("CLA-BAT-27", "CLA-FAC-BG-08", "CLA-FAC-BG-09", "CLA-RUL-44")
@pytest.mark.parametrize(
    ("version", "order", "hand", "dead", "left"),
    [
        (3, "must_play_projectile_weapon", "crysknife, shield", "", ["crysknife", "shield"]),
        (4, "must_play_projectile_weapon", "crysknife, shield", "", ["shield"]),
        (4, "must_play_projectile_weapon", "crysknife, stunner", "", ["crysknife", "stunner"]),
        (4, "must_play_projectile_defence", "crysknife, shield, shield", "", ["crysknife", "shield"]),
        (4, "must_not_play_projectile_weapon", "crysknife, shield", "", ["crysknife", "shield"]),
        (4, "must_play_projectile_weapon", "crysknife, shield", NOBODY_LEFT, ["crysknife", "shield"]),
    ],
)
def test_the_only_card_that_the_voice_means_is_not_given_away(
    version: int, order: str, hand: str, dead: str, left: list[str]
) -> None:
    table = position(
        "bene_gesserit, atreides, guild, richese",
        advanced=True,
        allies="bene_gesserit atreides",
        forces="carthag: atreides 5, guild 5",
        hands={"guild": hand + ", distrans", "atreides": "karama, maula_pistol"},
        spice={"atreides": 9, "guild": 9},
        dead=dead,
        powers=True,
    )
    under(version, table).start(battle_phase)
    table.play_quietly(lambda: table.prompt("bene_gesserit") == "prompt-voice").play("bene_gesserit", order)
    table.play_quietly(lambda: table.prompt("guild").startswith("prompt-plan"))
    assert given(table, "guild") == left
    assert can_spare(table.g, table.seat("atreides"), TREACHERY_INDEX["maula_pistol"]), "the order is not theirs"
