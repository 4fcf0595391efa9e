"""The heads of the printed cards, written down a second time: a slip in the data shows as a difference.

A personal card: copies, cost, affiliations, Agent icons (E Emperor, G Guild, B Bene Gesserit, F Fremen, L Landsraad,
C City, T Spice Trade, S Spy), then what its Reveal box gives without conditions: Persuasion, swords, resources.
"""

from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.kinds import Card
from sandtable.games.uprising.effects import Gain
from sandtable.games.uprising.terms import BATTLE_ICONS

LETTERS = "EGBFLCTS"

PERSONAL_CARDS = """
convincing_argument         2  - -  -     2p0s
dagger                      2  - -  L     0p1s
diplomacy                   1  - -  EGBF  1p0s
dune_the_desert_planet      2  - -  T     1p0s
reconnaissance              1  - -  C     1p0s
seek_allies                 1  - -  EGBF  0p0s
signet_ring                 1  - -  LCT   1p0s
prepare_the_way             8  2 B  LC    2p0s
the_spice_must_flow        10  9 G  -     0p0s spice 1
bene_gesserit_operative     2  3 B  B     1p0s
branching_path              1  3 B  BC    2p0s
calculus_of_power           2  3 E  CS    2p0s
captured_mentat             1  5 -  LT    1p0s
cargo_runner                1  3 G  LCT   1p0s CHOAM
chani_clever_tactician      1  5 F  FCT   0p0s
corrinth_city               1  6 E  EL    0p0s
covert_operation            1  3 -  S     0p0s
dangerous_rhetoric          1  3 -  LS    1p1s
delivery_agreement          1  5 G  C     0p0s CHOAM
desert_power                1  6 F  T     0p0s
desert_survival             2  2 F  T     1p1s
double_agent                2  3 EG LCT   1p1s
ecological_testing_station  1  3 F  FC    1p0s
fedaykin_stilltent          1  2 F  T     0p0s water 1
guild_envoy                 1  3 G  EGBF  1p0s
guild_spy                   1  3 G  S     2p0s
hidden_missive              1  2 B  L     1p1s
imperial_spymaster          1  2 E  ES    1p1s
in_high_places              1  5 EB EB    2p0s
interstellar_trade          1  7 G  LCT   0p0s CHOAM
junction_headquarters       1  6 G  LCT   1p0s water 1
leadership                  1  5 F  FT    2p1s
long_live_the_fighters      1  7 F  FC    2p3s
maker_keeper                2  2 BF C     2p0s
maula_pistol                2  3 F  CT    1p1s
northern_watermaster        1  3 F  C     1p0s
overthrow                   1  8 -  EGBF  2p2s
paracompass                 1  4 -  C     0p0s
price_is_no_object          1  6 EB EB    2p0s solari 2
priority_contracts          1  6 G  LT    0p0s CHOAM
public_spectacle            2  4 E  S     1p0s
rebel_supplier              2  3 F  C     0p1s spice 1
reliable_informant          1  2 G  G     1p0s solari 1
sardaukar_coordination      2  4 E  EL    2p0s
sardaukar_soldier           1  1 E  C     1p1s
shishakli                   1  4 F  CT    0p2s
smugglers_harvester         2  1 G  T     1p0s
smugglers_haven             1  4 G  GT    1p0s
southern_elders             1  4 BF BF    0p0s water 1
space_time_folding          1  1 G  G     1p0s
spacing_guilds_favor        2  5 G  GT    2p0s
spy_network                 1  2 EG -     2p1s
steersman                   1  8 G  GLCT  2p0s spice 2
stilgar_the_devoted         1  6 F  FCT   0p0s
strike_fleet                1  5 -  S     1p3s
subversive_advisor          1  5 -  S     1p0s
treacherous_maneuver        1  5 E  EGBF  1p0s
tread_in_darkness           2  4 B  LCT   2p1s
truthtrance                 2  4 B  EGBF  1p0s
undercover_asset            1  2 EG LCT   0p0s
unswerving_loyalty          2  1 F  -     1p0s
weirding_woman              2  1 B  CT    1p1s
wheels_within_wheels        1  2 EG S     1p0s
"""

# Level, battle icon, the location fought for.
CONFLICT_CARDS = """
skirmish_crysknife         1 crysknife     -
skirmish_desert_mouse      1 desert_mouse  -
skirmish_ornithopter       1 ornithopter   -
choam_security             2 crysknife     -
protect_the_sietches       2 desert_mouse  -
secure_imperial_basin      2 desert_mouse  imperial_basin
seize_spice_refinery       2 crysknife     spice_refinery
shadow_contest             2 ornithopter   -
siege_of_arrakeen          2 ornithopter   arrakeen
spice_freighters           2 crysknife     -
test_of_loyalty            2 ornithopter   -
trade_dispute              2 desert_mouse  -
battle_for_arrakeen        3 crysknife     arrakeen
battle_for_imperial_basin  3 ornithopter   imperial_basin
battle_for_spice_refinery  3 desert_mouse  spice_refinery
propaganda                 3 wild          -
"""


def head(card: Card) -> list[str]:
    gains = [part for part in card.reveal.parts() if isinstance(part, Gain)]
    persuasion, swords = sum(one.persuasion for one in gains), sum(one.swords for one in gains)
    resources = [f"{name} {amount}" for one in gains for name, amount in one.amounts()
                 if name not in ("persuasion", "swords")]  # fmt: skip
    return [
        card.id,
        str(card.copies),
        str(card.cost) if card.cost >= 0 else "-",
        "".join([LETTERS[tag] for tag in card.tags]) or "-",
        "".join([LETTERS[icon] for icon in card.icons]) or "-",
        f"{persuasion}p{swords}s",
        *", ".join(resources).split(),
        *(["CHOAM"] if card.choam else []),
    ]


def test_heads_of_personal_cards() -> None:
    assert [head(card) for card in CARDS] == [line.split() for line in PERSONAL_CARDS.split("\n") if line]


def test_heads_of_conflict_cards() -> None:
    assert [
        [
            card.id,
            str(card.level),
            BATTLE_ICONS[card.battle_icon],
            SPACES[card.location].id if card.location >= 0 else "-",
        ]
        for card in CONFLICTS
    ] == [line.split() for line in CONFLICT_CARDS.split("\n") if line]
