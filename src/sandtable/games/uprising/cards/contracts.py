"""The 20 contracts of the CHOAM module."""

from typing import Final

from sandtable.games.uprising.cards.kinds import ACQUIRE, HARVEST, IMMEDIATE, VISIT, Contract
from sandtable.games.uprising.effects import draw, gain, influence, place_spy, recall_agent, recruit
from sandtable.games.uprising.terms import (
    ARRAKEEN,
    BENE_GESSERIT,
    DELIVER_SUPPLIES,
    ESPIONAGE,
    GUILD,
    HEIGHLINER,
    HIGH_COUNCIL,
    RESEARCH_STATION,
    SARDAUKAR,
    SPICE_REFINERY,
)

CONTRACTS: Final[tuple[Contract, ...]] = (
    Contract("contract_acquire_spice_must_flow", ACQUIRE, influence(GUILD) + gain(solari=3),
             card="the_spice_must_flow"),
    Contract("contract_arrakeen_water", VISIT, gain(water=1), target=ARRAKEEN),
    Contract("contract_arrakeen_spy", VISIT, recruit(1) + place_spy(), target=ARRAKEEN),
    Contract("contract_deliver_supplies", VISIT, gain(solari=3), target=DELIVER_SUPPLIES),
    Contract("contract_espionage", VISIT, gain(solari=3), target=ESPIONAGE, copies=2),
    Contract("contract_harvest_3", HARVEST, gain(solari=3), target=3, copies=2),
    Contract("contract_harvest_4", HARVEST, gain(solari=4), target=4),
    Contract("contract_heighliner_water", VISIT, gain(water=2), target=HEIGHLINER),
    Contract("contract_heighliner_troops", VISIT, recruit(2), target=HEIGHLINER),
    Contract("contract_high_council_influence", VISIT, influence(BENE_GESSERIT), target=HIGH_COUNCIL),
    Contract("contract_high_council_solari", VISIT, gain(solari=3), target=HIGH_COUNCIL),
    Contract("contract_immediate", IMMEDIATE, gain(solari=2)),
    Contract("contract_research_station_spy", VISIT, gain(solari=2) + place_spy(), target=RESEARCH_STATION),
    Contract("contract_research_station_solari", VISIT, gain(solari=3), target=RESEARCH_STATION),
    Contract("contract_sardaukar_cards", VISIT, draw(2), target=SARDAUKAR),
    Contract("contract_sardaukar_recall", VISIT, recall_agent(), target=SARDAUKAR),
    Contract("contract_spice_refinery_cards", VISIT, draw(2), target=SPICE_REFINERY),
    Contract("contract_spice_refinery_water", VISIT, gain(water=1), target=SPICE_REFINERY),
)  # fmt: skip
