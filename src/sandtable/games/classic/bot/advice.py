"""Which adviser answers which question."""

from collections.abc import Callable
from typing import Final

from sandtable.games.classic.bot import any_time, business, campaign, merchants, skilled, talk, war
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.kernel.notation import Option

Adviser = Callable[[Outlook, list[Option]], Option]

ADVICE: Final[dict[str, Adviser]] = {
    # Setting up.
    "prompt-keep-traitor": business.keep_traitor,
    "prompt-predict-faction": business.predict_faction,
    "prompt-predict-turn": business.predict_turn,
    "prompt-place-fremen": campaign.place_fremen,
    "prompt-place-advisor": campaign.place_advisor,
    # Storm, blow and nexus.
    "prompt-first-storm": business.storm_dial,
    "prompt-dial-storm": business.storm_dial,
    "prompt-storm-cards": any_time.storm_cards,
    "prompt-weather": business.weather,
    "prompt-protect": business.protect,
    "prompt-place-worm": business.place_worm,
    "prompt-karama-worm": business.karama_worm,
    "prompt-ride": campaign.ride,
    "prompt-nexus": business.nexus,
    # Charity, bidding, revival.
    "prompt-charity": business.charity,
    "prompt-bid": business.bid,
    "prompt-revive-forces": business.revive_forces,
    "prompt-revive-starred": business.most_starred,
    "prompt-revive-leader": business.revive_leader,
    "prompt-karama-revival": business.karama_revival,
    "prompt-revive-free": business.revive_free,
    # CHOAM, House Richese and the new cards.
    "prompt-outbid": business.bid,
    "prompt-sealed-bid": merchants.sealed_bid,
    "prompt-end-of-phase": merchants.cash,
    "prompt-cash-more": merchants.cash,
    "prompt-baliset": merchants.play_it,
    "prompt-la-la-la": merchants.play_it,
    "prompt-jubba-cloak": merchants.play_it,
    "prompt-late-snooper": merchants.play_it,
    "prompt-residual-poison": merchants.play_it,
    "prompt-which-no-field": merchants.highest,
    "prompt-lend-no-field": merchants.highest,
    # Karama and cards.
    "prompt-stop": any_time.stop,
    "prompt-ghola": any_time.ghola,
    "prompt-any-time": any_time.unasked,
    # Talk.
    "prompt-offer-to": talk.offer_to,
    "prompt-offer-give": talk.offer_give,
    "prompt-offer-spice": talk.offer_spice,
    "prompt-offer-want": talk.offer_want,
    "prompt-offer-until": talk.offer_until,
    "prompt-give-to": talk.give_to,
    "prompt-give": talk.give,
    "prompt-promise-spice": talk.promise,
    "prompt-grant": talk.grant,
    "prompt-show": talk.show,
    # Shipment and movement.
    "prompt-look-ahead": business.look,
    "prompt-choose-moment": campaign.moment,
    "prompt-take-up-arms": campaign.take_arms,
    "prompt-ship-from": campaign.ship_from,
    "prompt-ship": campaign.ship,
    "prompt-ship-count": campaign.ship_count,
    "prompt-ship-starred": campaign.most,
    "prompt-accompany": campaign.accompany,
    "prompt-intruded": campaign.intruded,
    "prompt-advisors-arrive": campaign.arrive,
    "prompt-move": campaign.move,
    "prompt-move-to": campaign.move_to,
    "prompt-how-many": campaign.how_many,
    "prompt-how-many-starred": campaign.most,
    # Battle.
    "prompt-choose-battle": war.choose_battle,
    "prompt-voice": war.voice,
    "prompt-prescience": war.prescience,
    "prompt-fix-leader": war.plan_leader,
    "prompt-fix-weapon": war.plan_weapon,
    "prompt-fix-defence": war.plan_defence,
    "prompt-fix-dial": war.plan_dial,
    "prompt-plan-leader": war.plan_leader,
    "prompt-plan-kwisatz": war.plan_kwisatz,
    "prompt-plan-weapon": war.plan_weapon,
    "prompt-plan-defence": war.plan_defence,
    "prompt-plan-dial": war.plan_dial,
    "prompt-plan-support": war.plan_support,
    "prompt-call-traitor": war.call_traitor,
    "prompt-lose-starred": war.fewest,
    "prompt-lose-how-many-starred": war.fewest,
    "prompt-lose-how-many": war.fewest,
    "prompt-keep-cards": war.keep_cards,
    "prompt-capture": war.capture,
    "prompt-keep-or-kill": war.keep_or_kill,
    # Leader skills.
    "prompt-keep-skill": skilled.keep_skill,
    "prompt-skilled-leader": skilled.choose_leader,
    "prompt-mentat": skilled.ask_for_weapon,
    "prompt-show-mentat": skilled.show_least,
    "prompt-place-skilled": skilled.place_leader,
    "prompt-plan-bank": skilled.bank,
    "prompt-copy-defence": skilled.copy_defence,
    "prompt-retreat": skilled.retreat,
    "prompt-retreat-starred": campaign.most,
    "prompt-decipher": skilled.exchange_traitor,
    "prompt-give-up-traitor": skilled.give_up_traitor,
    "prompt-levy": skilled.levy,
    "prompt-smuggle": skilled.smuggle,
}
