"""The cards of the Mahdi: each names a sector and a Sietch (WFA-SOLO-03)."""

from typing import Final

from sandtable.games.war_for_arrakis.cards.kinds import TacticCard

CENTRAL: Final = "central"
"""The four central sectors, which count as one for these cards (WFA-SOLO-04)."""

TACTICS: Final[tuple[TacticCard, ...]] = (
    TacticCard("tactic_rock_outcroppings", "rock_outcroppings", "north_west"),
    TacticCard("tactic_bight_of_the_cliff", "bight_of_the_cliff", "north_west"),
    TacticCard("tactic_sihaya_ridge", "sihaya_ridge", "north_east"),
    TacticCard("tactic_gara_kulon", "gara_kulon", "north_east"),
    TacticCard("tactic_tasmin_sink", "tasmin_sink", "south_east"),
    TacticCard("tactic_habbanya_ridge", "habbanya_ridge", "south_west"),
    TacticCard("tactic_windgap", "windgap", CENTRAL),
    TacticCard("tactic_hobars_gap", "hobars_gap", CENTRAL),
)
