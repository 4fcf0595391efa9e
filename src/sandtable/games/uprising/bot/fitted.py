"""The numbers of `prices.py`; `python -m tools.fit_prices` writes them anew.

These come from a forerunner of that tool, by the same method: four rounds of 600, 350, 375 and 350 games of four among
their own kind, seeds from 20000000, steps of 3.0, 2.5, 2.5 and 2.2, how far numbers are off set by hand, slopes of
rounds taken together (1; 1 and 2; 1 to 3; 3 and 4). How they do: docs/players.md.
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
)

CARDS: Final[tuple[float, ...]] = (
    0.087,  # convincing_argument
    0.042,  # dagger
    0.029,  # diplomacy
    -0.075,  # dune_the_desert_planet
    -0.006,  # reconnaissance
    -0.164,  # seek_allies
    0.014,  # signet_ring
    -0.274,  # prepare_the_way
    -0.006,  # the_spice_must_flow
    0.194,  # bene_gesserit_operative
    0.025,  # branching_path
    -0.096,  # calculus_of_power
    -0.038,  # captured_mentat
    -0.167,  # cargo_runner
    -0.058,  # chani_clever_tactician
    0.034,  # corrinth_city
    0.121,  # covert_operation
    0.027,  # dangerous_rhetoric
    -0.099,  # delivery_agreement
    0.050,  # desert_power
    -0.016,  # desert_survival
    -0.122,  # double_agent
    0.014,  # ecological_testing_station
    -0.032,  # fedaykin_stilltent
    -0.334,  # guild_envoy
    -0.122,  # guild_spy
    0.075,  # hidden_missive
    0.043,  # imperial_spymaster
    0.004,  # in_high_places
    0.059,  # interstellar_trade
    -0.117,  # junction_headquarters
    -0.068,  # leadership
    0.162,  # long_live_the_fighters
    -0.001,  # maker_keeper
    -0.102,  # maula_pistol
    -0.058,  # northern_watermaster
    -0.243,  # overthrow
    0.043,  # paracompass
    0.135,  # price_is_no_object
    -0.103,  # priority_contracts
    -0.087,  # public_spectacle
    -0.056,  # rebel_supplier
    -0.095,  # reliable_informant
    -0.123,  # sardaukar_coordination
    0.049,  # sardaukar_soldier
    0.016,  # shishakli
    -0.181,  # smugglers_harvester
    -0.091,  # smugglers_haven
    -0.009,  # southern_elders
    -0.102,  # space_time_folding
    0.018,  # spacing_guilds_favor
    0.014,  # spy_network
    0.029,  # steersman
    -0.042,  # stilgar_the_devoted
    0.085,  # strike_fleet
    -0.065,  # subversive_advisor
    -0.121,  # treacherous_maneuver
    -0.048,  # tread_in_darkness
    -0.100,  # truthtrance
    -0.071,  # undercover_asset
    -0.022,  # unswerving_loyalty
    0.037,  # weirding_woman
    0.196,  # wheels_within_wheels
)

SPACES: Final[tuple[float, ...]] = (
    -0.133,  # sardaukar
    -0.022,  # dutiful_service
    -0.061,  # heighliner
    0.064,  # deliver_supplies
    -0.149,  # espionage
    -0.019,  # secrets
    -0.027,  # desert_tactics
    0.112,  # fremkit
    0.005,  # high_council
    -0.110,  # imperial_privilege
    0.096,  # swordmaster
    -0.188,  # assembly_hall
    0.023,  # gather_support
    0.090,  # shipping
    -0.219,  # accept_contract
    0.085,  # arrakeen
    -0.021,  # spice_refinery
    -0.006,  # research_station
    0.147,  # sietch_tabr
    0.005,  # deep_desert
    -0.061,  # hagga_basin
    0.007,  # imperial_basin
)

FACTIONS: Final[tuple[float, ...]] = (
    0.104,  # emperor
    0.311,  # guild
    0.075,  # bene_gesserit
    -0.113,  # fremen
)

INTRIGUE: Final[tuple[float, ...]] = (
    -0.101,  # backed_by_choam
    -0.029,  # buy_access
    -0.067,  # call_to_arms
    -0.009,  # change_allegiances
    -0.137,  # choam_profits
    0.148,  # contingency_plan
    -0.172,  # councilors_ambition
    -0.029,  # crysknife
    -0.001,  # cunning
    0.031,  # depart_for_arrakis
    0.065,  # desert_mouse
    -0.133,  # detonation
    -0.078,  # devour
    -0.022,  # distraction
    -0.021,  # find_weakness
    -0.105,  # go_to_ground
    0.011,  # imperium_politics
    -0.040,  # impress
    -0.040,  # inspire_awe
    -0.031,  # intelligence_report
    -0.048,  # leverage
    -0.065,  # manipulate
    -0.137,  # market_opportunity
    -0.052,  # mercenaries
    0.024,  # opportunism
    0.056,  # ornithopter
    -0.084,  # questionable_methods
    0.070,  # reach_agreement
    -0.056,  # secure_spice_trade
    -0.005,  # shaddams_favor
    -0.072,  # shadow_alliance
    0.088,  # sietch_ritual
    -0.033,  # special_mission
    0.027,  # spice_is_power
    0.008,  # spring_the_trap
    0.080,  # strategic_stockpiling
    -0.095,  # tactical_option
    0.027,  # unexpected_allies
    0.009,  # weirding_combat
)
