"""How near the Atreides side is to the Prescience cards on offer, here and after a move."""

from sandtable.games.war_for_arrakis.board import AREAS, BIT, DISTANCE, spread
from sandtable.games.war_for_arrakis.bot.sight import Sight
from sandtable.games.war_for_arrakis.prescience import (
    JESSICA,
    PAUL,
    PRESCIENCE,
    Condition,
    LegionsInTerrain,
    PaulBesideSettlement,
    PaulInQuietSector,
    PaulOnHiddenSietch,
    PersonsInOneSietch,
    PersonsInTerrain,
    TokensWithPaul,
)
from sandtable.games.war_for_arrakis.rules.prescience import area_of_person, claims_left, holds
from sandtable.games.war_for_arrakis.state import SHOWN
from sandtable.games.war_for_arrakis.terms import ATREIDES, DEEP_DESERT, DESERT, Terrain


class Scene:
    """Where Atreides legions, Paul and Jessica are, or would be."""

    def __init__(self, standing: int, paul: int, jessica: int) -> None:
        self.standing = standing
        self.paul = paul
        self.jessica = jessica


class Visions:
    """What the cards on offer are worth to the Atreides side in a scene."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.g = sight.g
        self.sietches = int(self.g.sietch_areas)
        self.now = Scene(self.g.standing[ATREIDES], area_of_person(self.g, PAUL), area_of_person(self.g, JESSICA))
        self.cards: list[tuple[Condition, float]] = []
        if claims_left(self.g):
            for card in self.g.prescience_cards.zones[SHOWN]:
                worth = self.sight.useful(PRESCIENCE[card].gains) * self.sight.step
                if worth > self.sight.step / 2:
                    self.cards.append((PRESCIENCE[card].condition, worth))
        self._present = -1.0
        self._grounds: dict[int, int] = {}
        # How many legions the dice of this round could still move, this turn's included.
        self.moves = 2 + 2 * self.g.unused(ATREIDES)

    @property
    def present(self) -> float:
        """What they are worth as things stand."""
        if self._present < 0:
            self._present = self.worth(self.now)
        return self._present

    def worth(self, scene: Scene) -> float:
        """The best of the cards, as many as can still be claimed, each by how nearly its condition holds."""
        found = sorted([worth * self.nearness(condition, scene) for condition, worth in self.cards], reverse=True)
        return sum(found[: claims_left(self.g)])

    def nearness(self, condition: Condition, scene: Scene) -> float:
        """0 where a condition is far away, 1 where it holds."""
        if isinstance(condition, LegionsInTerrain):
            there = (scene.standing & self.ground(condition)).bit_count()
            missing = condition.areas - there
            if missing <= 0:
                return 1.0
            within_reach = 0.75 if missing <= self.moves else 0.3
            return within_reach * there / condition.areas
        if isinstance(condition, PersonsInOneSietch):
            if scene.paul < 0 or scene.jessica < 0:
                return 0.05
            if scene.paul == scene.jessica:
                return 1.0 if self.sietches >> scene.paul & 1 else 0.3
            return 0.4 * 0.6 ** DISTANCE[scene.paul][scene.jessica]
        if isinstance(condition, PersonsInTerrain):
            return self._persons(condition, scene)
        if isinstance(condition, (PaulOnHiddenSietch, PaulInQuietSector, PaulBesideSettlement)):
            return self._of_paul(condition, scene)
        if isinstance(condition, TokensWithPaul):
            return 0.0 if scene.paul < 0 else min(len(self.g.tokens_in(scene.paul)) / condition.count, 1.0) ** 2
        return 1.0 if holds(self.g, condition) else 0.0

    def ground(self, condition: LegionsInTerrain) -> int:
        """The areas that count for a card that asks for legions in a terrain."""
        key = 2 * condition.terrain + condition.no_sietch
        found = self._grounds.get(key)
        if found is None:
            found = 0
            for area in range(AREAS):
                if self._terrain(area, condition.terrain):
                    found |= BIT[area]
            if condition.no_sietch:
                found &= ~self.sietches
            self._grounds[key] = found
        return found

    def meeting_places(self, condition: PersonsInTerrain) -> int:
        """The areas where the persons of a card would be seen."""
        found = spread(self.g.worms, self.g.neighbours) if condition.beside_worm else -1
        wanted = 0
        for area in range(AREAS):
            if self._terrain(area, condition.terrain):
                wanted |= BIT[area]
        return found & wanted & ~self.sietches

    def _terrain(self, area: int, terrain: Terrain) -> bool:
        found = self.g.terrain(area)
        return found == terrain or (terrain == DESERT and found == DEEP_DESERT)

    def _persons(self, condition: PersonsInTerrain, scene: Scene) -> float:
        near = 1.0
        beside = spread(self.g.worms, self.g.neighbours) if condition.beside_worm else -1
        for who in condition.persons:
            area = scene.paul if who == PAUL else scene.jessica
            if area < 0:
                return 0.0
            if not self._terrain(area, condition.terrain) or self.sietches >> area & 1:
                near *= 0.4
            if not beside >> area & 1:
                near *= 0.3
        return near

    def _of_paul(self, condition: Condition, scene: Scene) -> float:
        if scene.paul < 0:
            return 0.0
        if isinstance(condition, PaulOnHiddenSietch):
            slot = self.g.sietch_in(scene.paul)
            return 1.0 if slot >= 0 and not self.g.sietch_up >> slot & 1 else 0.2
        if isinstance(condition, PaulBesideSettlement):
            return 0.6 if self.g.neighbours[scene.paul] & self.g.settlements else 0.1
        return 0.8
