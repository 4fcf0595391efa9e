"""An answer to every question, by its message."""

from collections.abc import Callable
from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT, areas_in
from sandtable.games.war_for_arrakis.bot.desert import (
    best_bite,
    best_worm_move,
    best_wormsigns,
    bite,
    harvest_of,
    harvester_spot,
    lurk,
    spice_plan,
    wormsign_worth,
    zone_worth,
)
from sandtable.games.war_for_arrakis.bot.marches import LEAST_GAIN as LEAST_MARCH
from sandtable.games.war_for_arrakis.bot.marches import March, Marches, leaders_go, left_behind
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.scale import CARD_KEPT, PRESCIENCE_STEP, WORM
from sandtable.games.war_for_arrakis.bot.sight import Host, Sight
from sandtable.games.war_for_arrakis.bot.strikes import LEAST_GAIN as LEAST_STRIKE
from sandtable.games.war_for_arrakis.bot.strikes import battle_worth, goes_on, loss_order, stands, strikes, throws
from sandtable.games.war_for_arrakis.bot.turns import Turns
from sandtable.games.war_for_arrakis.bot.visions import Visions
from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.effects import FREE_TO_CONTINUE
from sandtable.games.war_for_arrakis.fight import defender
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.notation import (
    ADVANCE,
    ALL,
    AREA,
    ATTACK,
    ATTACK_WITH_WORM,
    CEASE,
    CLAIM,
    CONTINUE,
    DECK,
    DECLINE,
    DESERT_POWER,
    DETONATE,
    DIE,
    DONE,
    END_HAWAT,
    FIGHT_ON,
    FROM_SUPPLY,
    GO,
    GUERRILLA,
    MOVE_WORMS,
    NOTHING,
    PASS,
    PLACE_WORMSIGNS,
    PLAY_CARD,
    RETREAT,
    SCOUT,
    SPLIT,
    STAY,
    STOCKPILE,
    SURPRISE_ATTACK,
    TOKEN,
)
from sandtable.games.war_for_arrakis.prescience import AS_FREE_ACTION, PAUL, PRESCIENCE
from sandtable.games.war_for_arrakis.rules.hands import hand_size
from sandtable.games.war_for_arrakis.rules.interpreter import worth_of
from sandtable.games.war_for_arrakis.rules.legions import stacking_limit
from sandtable.games.war_for_arrakis.rules.movement import movable
from sandtable.games.war_for_arrakis.rules.prescience import area_of_person, claimable, families, quiet_sietches
from sandtable.games.war_for_arrakis.state import TOKEN_WORDS, Table
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    ATREIDES,
    DEPLOYMENT,
    HARKONNEN,
    HARVESTER,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    NONE,
    STRATEGY,
    UNIT_WORDS,
    VEHICLE_WORDS,
    Area,
    Face,
    ally_of,
    house_of,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt
from sandtable.kernel.steps import Ask

FREE_ACTIONS: Final = (GUERRILLA, SCOUT, DETONATE, END_HAWAT, CLAIM)
REFUSALS: Final = (DONE, PASS, NOTHING, DECLINE)
LAST_RESORTS: Final = (*REFUSALS, ATTACK, SURPRISE_ATTACK)
"""What is taken only when nothing else is offered, or when it is known to be good."""
TOKEN_HOST: Final = Host(1, 1, 0, ())
DICE: Final = (
    (STRATEGY, DEPLOYMENT, LEADERSHIP, HOUSE, MENTAT),
    (STRATEGY, LEADERSHIP, DEPLOYMENT, HOUSE, MENTAT),
)
"""The results that each side likes best."""


class Mind:
    """A seat before a question: what it sees and what it makes of it, worked out when it is needed."""

    def __init__(self, g: Table, seat: int, prompt: Prompt, options: list[Option]) -> None:
        self.g = g
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.sight = Sight(g, seat)
        self.side = self.sight.side
        self._posts: Posts | None = None
        self._turns: Turns | None = None

    @property
    def posts(self) -> Posts:
        if self._posts is None:
            self._posts = Posts(self.sight)
        return self._posts

    @property
    def turns(self) -> Turns:
        if self._turns is None:
            self._turns = Turns(self.sight)
        return self._turns

    @property
    def marches(self) -> Marches:
        return self.turns.marches

    @property
    def ask(self) -> Ask:
        ask = self.g.form_of(self.seat)
        assert ask is not None
        return ask

    def number(self, place: int) -> int:
        """An argument of the form."""
        value = self.ask.args[place]
        assert isinstance(value, int)
        return value

    def refusal(self) -> Option | None:
        for option in self.options:
            if option in REFUSALS:
                return option
        return None

    def best(self, worth: Callable[[Option], float], least: float = -99.0) -> Option:
        """The option that is worth most; a refusal if none is worth the least."""
        best: Option | None = None
        most = least
        for option in self.options:
            if option not in REFUSALS:
                found = worth(option)
                if (best is None and found >= least) or found > most:
                    best, most = option, found
        refused = self.refusal()
        if best is not None:
            return best
        return self.options[0] if refused is None else refused

    def card_worth(self, kind: int) -> float:
        """What a card in hand could still be good for."""
        return worth_of(self.g, self.side, PLANNING[kind].effect) / 10 + 0.2 * CARD_KEPT


# Turns.


def action(mind: Mind) -> Option:
    free = free_action(mind)
    if free is not None:
        return free
    value, face = mind.turns.die() if any([option.kind == "die" for option in mind.options]) else (-1.0, Face(0))
    if DESERT_POWER in mind.options and mind.turns.desert_power() >= min(value, 2.5):
        return DESERT_POWER
    return DIE[face] if DIE[face] in mind.options else mind.options[0]


def free_action(mind: Mind) -> Option | None:
    """A free action that is worth taking."""
    if CLAIM in mind.options:
        for card in claimable(mind.g, ACTIONS, (AS_FREE_ACTION,)):
            gain = mind.sight.useful(PRESCIENCE[card.value].gains) * PRESCIENCE_STEP
            if gain > 1.5 + min([farewell(mind, area) for area in areas_in(quiet_sietches(mind.g))], default=9.0):
                return CLAIM
    if DETONATE in mind.options:
        return DETONATE
    if GUERRILLA in mind.options and lone_tokens(mind):
        return GUERRILLA
    return END_HAWAT if END_HAWAT in mind.options else None


def lone_tokens(mind: Mind) -> list[int]:
    """Tokens that guard a Sietch alone: turned they are two Units, of which one can go and one stay.

    Before the Mahdi, to whom every token turned by choice gives a card, they are better left alone.
    """
    if mind.g.mahdi is not None:
        return []
    home = area_of_person(mind.g, PAUL)
    found: list[int] = []
    for slot, area in enumerate(mind.g.token_at):
        alone = area >= 0 and area != home and mind.g.size(ATREIDES, area) == 1
        if alone and mind.g.sietch_areas & BIT[area] and sum(mind.sight.token(slot)) > 1:
            found.append(slot)
    return found


def guerrilla(mind: Mind) -> Option:
    alone = lone_tokens(mind)
    return TOKEN[alone[0]] if alone else mind.options[0]


def close_turn(mind: Mind) -> Option:
    free = free_action(mind)
    return DONE if free is None else free


def use_die(mind: Mind) -> Option:
    answers = mind.ask.answers
    face = Face(answers[-1].value)
    turns = mind.turns

    def worth(option: Option) -> float:
        if option is PLAY_CARD:
            cards = turns.cards()
            return cards[0][0] if cards else -1.0
        if option.kind == "die":
            return turns.own_use(Face(option.value))
        if option is NOTHING:
            return 0.05
        return turns.use(face, option)

    return max(mind.options, key=worth)


def use_house(mind: Mind) -> Option:
    return mind.best(lambda option: mind.turns.use(Face(mind.number(0)), option))


def who_acts(mind: Mind) -> Option:
    """Whoever has the better die; the House in doubt."""
    free = free_action(mind)
    if free is not None:
        return free
    own, ally = DECK[house_of(mind.side)], DECK[ally_of(mind.side)]
    better = mind.turns.allys_die(mind.g.seat_of(ally_of(mind.side))) > mind.turns.die()[0]
    return ally if better else own


def bear(mind: Mind) -> Option:
    """So many cards that both hands are left about equal."""
    ally = hand_size(mind.g, mind.g.seat_of(ally_of(mind.side)))
    own, count = hand_size(mind.g, mind.seat), mind.number(1)
    return min(mind.options, key=lambda option: abs(own - option.value - (ally - count + option.value)))


def play_card(mind: Mind) -> Option:
    return mind.best(lambda option: mind.turns.card(option.value), 0.0)


def change_die(mind: Mind) -> Option:
    for face in DICE[mind.side]:
        if DIE[face] in mind.options:
            return DIE[face]
    return mind.options[0]


# Moves.


def move(mind: Mind) -> Option:
    found = mind.marches.all(mind.number(2), mind.number(3))
    return AREA[found[0].origin] if found and found[0].gain > LEAST_MARCH else DONE


def move_to(mind: Mind) -> Option:
    origin = Area(mind.ask.value(0))
    return mind.best(lambda option: mind.marches.best_to(origin, Area(option.value)).gain)


def planned(mind: Mind) -> March:
    """The move that is being split: from the area of the question to the last area that was named."""
    origin = Area(AREA_WORDS.index(mind.prompt.args["where"]))
    targets = [answer.value for answer in mind.ask.answers if answer.kind == "area" and answer.value != origin]
    target = Area(targets[-1]) if targets else origin
    return mind.marches.best_to(origin, target)


def split(mind: Mind) -> Option:
    return ALL if ALL in mind.options and not planned(mind).staying else SPLIT


def split_units(mind: Mind) -> Option:
    march = planned(mind)
    free = movable(mind.g, mind.side, march.origin)
    kind = UNIT_WORDS.index(mind.prompt.args["unit"]) % 3
    going = free.units[kind] - left_behind(free, march.staying).units[kind]
    return min(mind.options, key=lambda option: abs(option.value - going))


def split_token(mind: Mind) -> Option:
    march = planned(mind)
    free = movable(mind.g, mind.side, march.origin)
    slot = TOKEN_WORDS.index(mind.prompt.args["token"])
    return STAY if slot in left_behind(free, march.staying).tokens else GO


def split_leaders(mind: Mind) -> Option:
    march = planned(mind)
    goes = leaders_go(movable(mind.g, mind.side, march.origin), march.staying)
    if GO in mind.options:
        return GO if goes else STAY
    return mind.options[0] if goes else mind.options[-1]


# Attacks and battles.


def attack(mind: Mind) -> Option:
    free = mind.number(4) & FREE_TO_CONTINUE != 0
    found = strikes(mind.sight, mind.posts, mind.number(1), mind.number(2), mind.number(3) != 0, free)
    return AREA[found[0].origin] if found and found[0].gain > LEAST_STRIKE else DONE


def attack_where(mind: Mind) -> Option:
    host = mind.sight.host(mind.side, mind.ask.value(0))
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


# Where pieces come.


def post(mind: Mind, option: Option, more: Host) -> float:
    """What it is worth to have more Units in an area."""
    side = mind.side
    here = mind.sight.host(side, option.value)
    together = here.joined(more)
    merged = together.within(stacking_limit(mind.g, side))
    gain = mind.posts.worth(side, option.value, merged) - mind.posts.worth(side, option.value, here)
    return gain - 0.8 * (together.units - merged.units)


def placed(mind: Mind) -> Option:
    """Somewhere for a few Units."""
    return mind.best(lambda option: post(mind, option, Host(2, 0, 0, ())) if option.kind == "area" else -1.0)


def placed_apart(mind: Mind) -> Option:
    visions = Visions(mind.sight) if mind.side == ATREIDES else None

    def worth(option: Option) -> float:
        value = post(mind, option, Host(1, 0, 0, ()))
        if visions is not None:
            for condition, gain in visions.cards:
                scene = visions.now
                standing = scene.standing
                before = visions.nearness(condition, scene)
                scene.standing = standing | BIT[option.value]
                value += gain * (visions.nearness(condition, scene) - before)
                scene.standing = standing
        return value

    return mind.best(worth)


def deploy_token(mind: Mind) -> Option:
    home = area_of_person(mind.g, PAUL)

    def worth(option: Option) -> float:
        return post(mind, option, TOKEN_HOST) + (0.6 if option.value == home else 0.0)

    return mind.best(worth)


def deploy_units(mind: Mind) -> Option:
    return mind.best(lambda option: post(mind, option, Host(min(mind.number(2), 3), 0, 0, ())))


def deploy_count(mind: Mind) -> Option:
    area = mind.ask.value(0)
    room = max(stacking_limit(mind.g, mind.side) - mind.g.size(mind.side, area), 1)
    return min(mind.options, key=lambda option: (option.value > room, -option.value))


def some_leader(mind: Mind) -> Option:
    def worth(option: Option) -> float:
        if option.value < 0:
            return 1.0
        leader = LEADERS[option.value]
        return 1.2 + leader.hits + 0.5 * leader.shields + (2.0 if option.value < 4 else 0.0)

    return mind.best(worth)


def leader_where(mind: Mind) -> Option:
    return mind.best(lambda option: mind.sight.host(mind.side, option.value).capacity)


def upgrade(mind: Mind) -> Option:
    def worth(option: Option) -> float:
        host = mind.sight.host(mind.side, option.value)
        if not host.regular:
            return 0.0
        better = Host(host.regular - 1, host.elite + 1, host.special, host.leaders)
        gain = mind.posts.worth(mind.side, option.value, better) - mind.posts.worth(mind.side, option.value, host)
        return gain + 0.05 * host.units

    return mind.best(worth)


def from_supply(mind: Mind) -> Option:
    if FROM_SUPPLY in mind.options:
        return FROM_SUPPLY
    refused = mind.refusal()
    return mind.options[0] if refused is None else refused


# Vehicles.


def vehicle_place(mind: Mind) -> Option:
    """Where a vehicle goes; the places answered already are taken."""
    answers = mind.ask.answers
    if mind.options[0].kind == "area" or mind.prompt.args["vehicle"] == VEHICLE_WORDS[HARVESTER]:
        return mind.best(lambda option: harvester_spot(mind.sight, mind.posts, option.value))
    vehicle = VEHICLE_WORDS.index(mind.prompt.args["vehicle"])

    def worth(option: Option) -> float:
        taken = 3.0 if option in answers else 0.0
        return zone_worth(mind.sight, mind.posts, vehicle, option.value) - taken

    return mind.best(worth)


def which_vehicle(mind: Mind) -> Option:
    def worth(option: Option) -> float:
        return (1.0, 0.5, 0.3)[option.value] if option.value != HARVESTER or mind.g.harvesters_left else 0.4

    return mind.best(worth)


def rescue(mind: Mind) -> Option:
    return mind.options[0]


# Worms.


def desert_power(mind: Mind) -> Option:
    sight = mind.sight
    values = {
        PLACE_WORMSIGNS: 0.8 * sum([worth for worth, _ in best_wormsigns(sight)]),
        ATTACK_WITH_WORM: best_bite(sight)[0] - WORM * 0.4,
        MOVE_WORMS: best_worm_move(sight)[0],
    }

    def worth(option: Option) -> float:
        return values[option] if option in values else best_bite(sight)[0]

    return mind.best(worth, 0.01)


def wormsign(mind: Mind) -> Option:
    return mind.best(lambda option: wormsign_worth(mind.sight, option.value))


def worm_moves(mind: Mind) -> Option:
    gain, worm, _ = best_worm_move(mind.sight)
    return AREA[worm] if gain > 0.1 and AREA[worm] in mind.options else DONE


def worm_to(mind: Mind) -> Option:
    return mind.best(lambda option: lurk(mind.sight, option.value))


def worm_attacks(mind: Mind) -> Option:
    return mind.best(lambda option: lurk(mind.sight, option.value))


def worm_target(mind: Mind) -> Option:
    worm = mind.number(0)
    if worm == NONE:
        worm = mind.ask.value(0)
    return mind.best(lambda option: bite(mind.sight, worm, option.value), 0.01)


def worm_figure(mind: Mind) -> Option:
    if FROM_SUPPLY in mind.options:
        return FROM_SUPPLY
    return mind.best(lambda option: 0.5 if option.kind != "area" else -lurk(mind.sight, option.value))


def prey(mind: Mind) -> Option:
    """The area where most is to be had of the Harkonnen side."""

    def worth(option: Option) -> float:
        harvest = harvest_of(mind.sight, option.value) if mind.g.harvesters & BIT[option.value] else 0.0
        return harvest + 0.2 * mind.sight.host(HARKONNEN, option.value).capacity

    return mind.best(worth)


# Spice.


def imperium(mind: Mind) -> Option:
    """The next payment of the plan; what somebody else has begun is brought to an end as far as the spice goes."""
    plan, _ = spice_plan(mind.sight, mind.number(0))
    wanted = plan[len(mind.ask.answers)]
    return wanted if wanted in mind.options else mind.options[-1]


def stockpile(mind: Mind) -> Option:
    return STOCKPILE if spice_plan(mind.sight, mind.number(0))[1] else PASS


# Prescience.


def claim(mind: Mind) -> Option:
    def worth(option: Option) -> float:
        return mind.sight.useful(PRESCIENCE[option.value].gains)

    return mind.best(worth, 0.9)


def most_needed(mind: Mind) -> Option:
    return mind.best(lambda option: mind.sight.needs()[option.value])


def shift_from(mind: Mind) -> Option:
    def spare(option: Option) -> float:
        return mind.g.prescience[option.value] - 8.0 if not mind.sight.needs()[option.value] else -1.0

    return mind.best(spare, 1.0)


def shuffle_back(mind: Mind) -> Option:
    return mind.best(lambda option: sum(PRESCIENCE[option.value].gains))


def useless(mind: Mind) -> Option:
    """A card on offer that would not help."""
    for option in mind.options:
        if option.kind == "prescience" and mind.sight.useful(PRESCIENCE[option.value].gains) < 1.0:
            return option
    return DONE


def attach(mind: Mind) -> Option:
    visions = Visions(mind.sight)

    def worth(option: Option) -> float:
        card = PRESCIENCE[option.value]
        return visions.nearness(card.condition, visions.now) * (1 + mind.sight.useful(card.gains))

    return mind.best(worth)


def farewell(mind: Mind, area: int) -> float:
    """What it costs to send families off from a Sietch: the guard that stays is weaker, or none at all."""
    if not families(mind.g, Area(area), 2):
        return 9.0
    host = mind.sight.host(ATREIDES, area)
    rest = Host(max(host.regular - 2, 0), host.elite, host.special, host.leaders)
    if mind.g.size(ATREIDES, area) == 1 or not rest.units:
        rest = Host(0, 0, 0, ())
    return mind.posts.danger(ATREIDES, area, rest) - mind.posts.danger(ATREIDES, area, host)


def families_from(mind: Mind) -> Option:
    return mind.best(lambda option: -farewell(mind, option.value))


def who_flees(mind: Mind) -> Option:
    return mind.options[-1]


# Cards.


def least_card(mind: Mind) -> Option:
    cards = [option for option in mind.options if option.kind == "card"]
    return min(cards, key=lambda option: mind.card_worth(option.value)) if cards else mind.options[0]


def choose_one(mind: Mind) -> Option:
    """One of several effects: an attack if it is a good one, then a move, then cards."""
    surprise = SURPRISE_ATTACK in mind.options
    for word in (ATTACK, SURPRISE_ATTACK):
        if word in mind.options:
            found = strikes(mind.sight, mind.posts, ANY_LEGION, NONE, surprise)
            if found and found[0].gain > 1.0:
                return word
    for option in mind.options:
        if option not in LAST_RESORTS:
            return option
    return mind.options[-1]


def worst_leader(mind: Mind) -> Option:
    return mind.best(lambda option: LEADERS[option.value].hits + LEADERS[option.value].shields)


def refuse(mind: Mind) -> Option:
    refused = mind.refusal()
    return mind.options[0] if refused is None else refused


def middle(mind: Mind) -> Option:
    return mind.options[len(mind.options) // 2]


def first(mind: Mind) -> Option:
    """Something rather than nothing."""
    for option in mind.options:
        if option not in REFUSALS:
            return option
    return mind.options[0]


ADVICE: Final[dict[str, Callable[[Mind], Option]]] = {
    "prompt-action": action,
    "prompt-close-turn": close_turn,
    "prompt-guerrilla-training": guerrilla,
    "prompt-use-die": use_die,
    "prompt-use-house": use_house,
    "prompt-who-acts": who_acts,
    "prompt-bear": bear,
    "prompt-play-card": play_card,
    "prompt-another-card": play_card,
    "prompt-change-die": change_die,
    "prompt-bene-gesserit": change_die,
    "prompt-draw-split": middle,
    "prompt-move": move,
    "prompt-move-to": move_to,
    "prompt-split": split,
    "prompt-split-units": split_units,
    "prompt-split-token": split_token,
    "prompt-split-generics": split_leaders,
    "prompt-split-leader": split_leaders,
    "prompt-attack": attack,
    "prompt-attack-where": attack_where,
    "prompt-continue": go_on,
    "prompt-stand": stand,
    "prompt-advance": follow,
    "prompt-casualties": casualties,
    "prompt-throw-cards": throw_cards,
    "prompt-specials": specials,
    "prompt-retreat-to": drive,
    "prompt-drive-out": drive,
    "prompt-push-to": drive,
    "prompt-deploy-token": deploy_token,
    "prompt-place-token-where": deploy_token,
    "prompt-deploy-units": deploy_units,
    "prompt-deploy-count": deploy_count,
    "prompt-deploy-leader": some_leader,
    "prompt-place-leader": some_leader,
    "prompt-deploy-leader-where": leader_where,
    "prompt-upgrade": upgrade,
    "prompt-place-where": placed,
    "prompt-place-apart": placed_apart,
    "prompt-place-unit": from_supply,
    "prompt-place-generic": from_supply,
    "prompt-vehicle-from": from_supply,
    "prompt-place-vehicle": vehicle_place,
    "prompt-vehicle-to": vehicle_place,
    "prompt-which-vehicle": which_vehicle,
    "prompt-rescue": rescue,
    "prompt-desert-power": desert_power,
    "prompt-wormsign": wormsign,
    "prompt-worm-moves": worm_moves,
    "prompt-worm-to": worm_to,
    "prompt-wild-maker-to": worm_to,
    "prompt-worm-place": worm_to,
    "prompt-wild-maker-enters": worm_to,
    "prompt-worm-attacks": worm_attacks,
    "prompt-worm-target": worm_target,
    "prompt-worm-figure": worm_figure,
    "prompt-send-wormsign": prey,
    "prompt-next-wormsign": prey,
    "prompt-next-worm": prey,
    "prompt-next-storm": prey,
    "prompt-special-attack": prey,
    "prompt-remove-harvesters": prey,
    "prompt-imperium": imperium,
    "prompt-stockpile": stockpile,
    "prompt-claim": claim,
    "prompt-bonus": most_needed,
    "prompt-shift-from": shift_from,
    "prompt-shift-to": most_needed,
    "prompt-shuffle-back": shuffle_back,
    "prompt-replace": useless,
    "prompt-clean-up": useless,
    "prompt-attach": attach,
    "prompt-families-from": families_from,
    "prompt-families": who_flees,
    "prompt-hand-limit": least_card,
    "prompt-shed": least_card,
    "prompt-choose-one": choose_one,
    "prompt-send-to-tank": worst_leader,
    "prompt-exchange-leader": refuse,
    "prompt-exchange-wild-maker": refuse,
    "prompt-fly": refuse,
    "prompt-swap": refuse,
    "prompt-relocate": refuse,
}
