"""The numbers of `prices.py`; `python -m tools.fit_prices` writes them anew.

These come from a forerunner of that tool, by the same method: four rounds of 600, 350, 375 and 350 games of four among
their own kind, seeds from 20000000, steps of 3.0, 2.5, 2.5 and 2.2, how far numbers are off set by hand, slopes of
rounds taken together (1; 1 and 2; 1 to 3; 3 and 4). How they do: docs/players.md.

Those from LAST_ROUND_FROM on came later and are not fitted. When a round is the last was counted in 150 games: with a
leader at 6, 7, 8 and 9 points at its beginning in 7, 18, 60 and 83 of 100. The others are set by hand.
"""

from typing import Final

NUMBERS: Final[tuple[float, ...]] = (
    0.965,  # POINTS_PER_ROUND
    0.231,  # FADE_AT_END
    0.221,  # FADE_PER_ROUND
    0.357,  # SAVING
    2.661,  # ROUNDS_PER_CYCLE
    3.029,  # DECK_AVERAGE
    1.294,  # PERSUASION_WORTH
    4.873,  # AGENT
    1.164,  # SWORDMASTER_SHARE
    1.082,  # COUNCIL_SHARE
    1.340,  # SOLARI_WANTED
    0.915,  # SOLARI_FEW
    0.444,  # SOLARI_MANY
    1.746,  # SPICE_FEW
    1.368,  # SPICE_SOME
    1.100,  # SPICE_MANY
    -0.023,  # SPICE_TO_SHIP
    2.585,  # WATER_FEW
    1.229,  # WATER_MANY
    0.459,  # WATER_TO_RIDE
    0.941,  # DRAW_AT_END
    2.453,  # DRAW_EARLY
    1.353,  # INTRIGUE_AT_END
    0.745,  # INTRIGUE_EARLY
    1.402,  # TROOP_FEW
    1.085,  # TROOP_MANY
    0.896,  # SPY_AT_END
    1.270,  # SPY_EARLY
    0.732,  # SPY_MANY
    6.000,  # HOOKS
    5.107,  # FIRST_STEP
    0.914,  # FRIENDSHIP
    1.774,  # FRIENDSHIP_EARLY
    5.035,  # THIRD_STEP_OPEN
    3.120,  # THIRD_STEP_HELD
    1.577,  # THIRD_STEP_LATE
    0.950,  # ALLIANCE
    0.791,  # ALLIANCE_RACE
    3.536,  # ALLIANCE_DEFENDED
    0.551,  # ALLIANCE_SAFE
    1.213,  # ALLIANCE_TAKEN
    2.816,  # ALLIANCE_TIED
    0.805,  # ALLIANCE_FAR
    4.241,  # FALL
    1.110,  # CONTROL
    1.913,  # BREACH
    -0.399,  # BREACH_FOR_OTHERS
    1.102,  # THINNING
    0.533,  # BOUGHT_NOW
    0.223,  # SWORDS_UNUSED
    0.263,  # CONTRACT_DONE
    0.783,  # CONTRACT_CHANCE
    0.699,  # HARVEST_CHANCE
    0.274,  # SWORDS_PER_CARD
    0.399,  # SWORDS_PER_INTRIGUE
    0.656,  # TROOPS_PER_AGENT
    3.787,  # ICON_AHEAD
    0.595,  # WILD_ICON
    0.746,  # SPREAD
    0.479,  # SPREAD_PER_AGENT
    0.444,  # SPREAD_IN_COMBAT
    0.782,  # OWN_INTRIGUE_SWORDS
    0.553,  # OWN_CARD_SWORDS
    1.131,  # PRIZES
    1.001,  # TROOPS_SENT
    1.180,  # TROOPS_BACK
    1.086,  # PLOT_KEPT
    0.578,  # FULL_HAND
    0.564,  # COMBAT_CARD_KEPT
    0.040,  # GATHER_LAST_SPY
    -0.460,  # GATHER_FURTHER_SPY
    -0.203,  # REVEAL_EARLY
    0.916,  # NEXT_BUY
    -0.147,  # TRASH_FROM
    0.548,  # TRASH_FROM_HAND
    1.418,  # DISCARD_SENDS
    2.038,  # WORM_PRIZES
    0.876,  # INFILTRATION
    0.311,  # SECOND_SPACE
    0.127,  # COPY_OWNED
    0.685,  # AVERAGE_OF_OWN_DECK
    1.057,  # CYCLE_OF_OWN_DECK
    7.850,  # LAST_ROUND_FROM
    0.600,  # LAST_ROUND_SPREAD
    0.500,  # SPICE_FOR_TIES
    0.080,  # SPICE_LEFT_OVER
    0.500,  # DRAWN_BY_PILE
    0.800,  # SPIES_NEEDED
    0.800,  # SPY_OPENS
)

CARDS: Final[dict[str, float]] = {
    "convincing_argument": 0.087,
    "dagger": 0.042,
    "diplomacy": 0.029,
    "dune_the_desert_planet": -0.075,
    "reconnaissance": -0.006,
    "seek_allies": -0.164,
    "signet_ring": 0.014,
    "prepare_the_way": -0.274,
    "the_spice_must_flow": -0.006,
    "bene_gesserit_operative": 0.194,
    "branching_path": 0.025,
    "calculus_of_power": -0.096,
    "captured_mentat": -0.038,
    "cargo_runner": -0.167,
    "chani_clever_tactician": -0.058,
    "corrinth_city": 0.034,
    "covert_operation": 0.121,
    "dangerous_rhetoric": 0.027,
    "delivery_agreement": -0.099,
    "desert_power": 0.050,
    "desert_survival": -0.016,
    "double_agent": -0.122,
    "ecological_testing_station": 0.014,
    "fedaykin_stilltent": -0.032,
    "guild_envoy": -0.334,
    "guild_spy": -0.122,
    "hidden_missive": 0.075,
    "imperial_spymaster": 0.043,
    "in_high_places": 0.004,
    "interstellar_trade": 0.059,
    "junction_headquarters": -0.117,
    "leadership": -0.068,
    "long_live_the_fighters": 0.162,
    "maker_keeper": -0.001,
    "maula_pistol": -0.102,
    "northern_watermaster": -0.058,
    "overthrow": -0.243,
    "paracompass": 0.043,
    "price_is_no_object": 0.135,
    "priority_contracts": -0.103,
    "public_spectacle": -0.087,
    "rebel_supplier": -0.056,
    "reliable_informant": -0.095,
    "sardaukar_coordination": -0.123,
    "sardaukar_soldier": 0.049,
    "shishakli": 0.016,
    "smugglers_harvester": -0.181,
    "smugglers_haven": -0.091,
    "southern_elders": -0.009,
    "space_time_folding": -0.102,
    "spacing_guilds_favor": 0.018,
    "spy_network": 0.014,
    "steersman": 0.029,
    "stilgar_the_devoted": -0.042,
    "strike_fleet": 0.085,
    "subversive_advisor": -0.065,
    "treacherous_maneuver": -0.121,
    "tread_in_darkness": -0.048,
    "truthtrance": -0.100,
    "undercover_asset": -0.071,
    "unswerving_loyalty": -0.022,
    "weirding_woman": 0.037,
    "wheels_within_wheels": 0.196,
}

SPACES: Final[dict[str, float]] = {
    "sardaukar": -0.133,
    "dutiful_service": -0.022,
    "heighliner": -0.061,
    "deliver_supplies": 0.064,
    "espionage": -0.149,
    "secrets": -0.019,
    "desert_tactics": -0.027,
    "fremkit": 0.112,
    "high_council": 0.005,
    "imperial_privilege": -0.110,
    "swordmaster": 0.096,
    "assembly_hall": -0.188,
    "gather_support": 0.023,
    "shipping": 0.090,
    "accept_contract": -0.219,
    "arrakeen": 0.085,
    "spice_refinery": -0.021,
    "research_station": -0.006,
    "sietch_tabr": 0.147,
    "deep_desert": 0.005,
    "hagga_basin": -0.061,
    "imperial_basin": 0.007,
}

FACTIONS: Final[dict[str, float]] = {
    "emperor": 0.104,
    "guild": 0.311,
    "bene_gesserit": 0.075,
    "fremen": -0.113,
}

INTRIGUE: Final[dict[str, float]] = {
    "backed_by_choam": -0.101,
    "buy_access": -0.029,
    "call_to_arms": -0.067,
    "change_allegiances": -0.009,
    "choam_profits": -0.137,
    "contingency_plan": 0.148,
    "councilors_ambition": -0.172,
    "crysknife": -0.029,
    "cunning": -0.001,
    "depart_for_arrakis": 0.031,
    "desert_mouse": 0.065,
    "detonation": -0.133,
    "devour": -0.078,
    "distraction": -0.022,
    "find_weakness": -0.021,
    "go_to_ground": -0.105,
    "imperium_politics": 0.011,
    "impress": -0.040,
    "inspire_awe": -0.040,
    "intelligence_report": -0.031,
    "leverage": -0.048,
    "manipulate": -0.065,
    "market_opportunity": -0.137,
    "mercenaries": -0.052,
    "opportunism": 0.024,
    "ornithopter": 0.056,
    "questionable_methods": -0.084,
    "reach_agreement": 0.070,
    "secure_spice_trade": -0.056,
    "shaddams_favor": -0.005,
    "shadow_alliance": -0.072,
    "sietch_ritual": 0.088,
    "special_mission": -0.033,
    "spice_is_power": 0.027,
    "spring_the_trap": 0.008,
    "strategic_stockpiling": 0.080,
    "tactical_option": -0.095,
    "unexpected_allies": 0.027,
    "weirding_combat": 0.009,
}
