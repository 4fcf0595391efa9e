"""Attacks and battles: whom to strike, when to go on, what to lose."""

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT
from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.bot.sight import Host
from sandtable.games.war_for_arrakis.bot.strikes import LEAST_GAIN as LEAST_STRIKE
from sandtable.games.war_for_arrakis.bot.strikes import battle_worth, goes_on, loss_order, stands, strikes, throws
from sandtable.games.war_for_arrakis.effects import FREE_TO_CONTINUE
from sandtable.games.war_for_arrakis.fight import defender
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.notation import ADVANCE, AREA, CEASE, CONTINUE, DONE, FIGHT_ON, RETREAT, STAY
from sandtable.games.war_for_arrakis.rules.movement import ORIGIN
from sandtable.games.war_for_arrakis.terms import HARKONNEN
from sandtable.kernel.notation import Option


def attack(mind: Mind) -> Option:
    free = mind.number(4) & FREE_TO_CONTINUE != 0
    found = strikes(mind.sight, mind.posts, mind.number(1), mind.number(2), mind.number(3) != 0, free)
    return AREA[found[0].origin] if found and found[0].gain > LEAST_STRIKE else DONE


def attack_where(mind: Mind) -> Option:
    host = mind.sight.host(mind.side, mind.ask.value(ORIGIN))
    surprise, free = mind.number(3) != 0, mind.number(4) & FREE_TO_CONTINUE != 0
    return mind.best(lambda option: battle_worth(mind.posts, mind.side, host, option.value, surprise, free))


def go_on(mind: Mind) -> Option:
    return CONTINUE if goes_on(mind.sight, mind.posts) else CEASE


def stand(mind: Mind) -> Option:
    return FIGHT_ON if stands(mind.sight, mind.posts) else RETREAT


def follow(mind: Mind) -> Option:
    battle = mind.g.fight
    if mind.posts.prize(defender(battle), battle.target):
        return ADVANCE
    host = mind.sight.host(mind.side, battle.origin)
    posts, side = mind.posts, mind.side
    there = posts.worth(side, battle.target, host) + posts.find(side, battle.target)
    there -= posts.danger(side, battle.origin, Host(0, 0, 0, ()))
    if side == HARKONNEN and mind.g.all_signs & BIT[battle.target]:
        there -= 0.8
    return ADVANCE if there > posts.worth(side, battle.origin, host) else STAY


def casualties(mind: Mind) -> Option:
    leaders = [option for option in mind.options if option.kind == "leader"]

    def order(option: Option) -> float:
        # The last leader stays to the end.
        late = 2.5 if option.kind == "leader" and len(leaders) == 1 and mind.g.battle is not None else 0.0
        return loss_order(option.name) + late

    return min(mind.options, key=order)


def throw_cards(mind: Mind) -> Option:
    if len(mind.ask.answers) >= throws(mind.sight):
        return DONE
    cards = [option for option in mind.options if option.kind == "card"]
    return min(cards, key=lambda option: mind.card_worth(option.value)) if cards else DONE


def specials(mind: Mind) -> Option:
    def worth(option: Option) -> float:
        return 1.0 if option.value < 0 else LEADERS[option.value].hits + 0.9 * LEADERS[option.value].shields

    return mind.best(worth)


def drive(mind: Mind) -> Option:
    """Where an enemy legion goes: where it is least dangerous and least safe."""
    area = AREA_WORDS.index(mind.prompt.args["where"])
    host = mind.sight.host(mind.sight.foe, area)
    return mind.best(lambda option: -mind.posts.worth(mind.sight.foe, option.value, host))
