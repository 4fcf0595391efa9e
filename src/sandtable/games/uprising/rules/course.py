"""The course of the game: rounds of five phases (UPR-RND)."""

from sandtable.games.uprising.rules.book import rule
from sandtable.games.uprising.rules.combat import combat_phase
from sandtable.games.uprising.rules.makers import makers_phase, recall_phase
from sandtable.games.uprising.rules.player_turns import player_turns_phase
from sandtable.games.uprising.rules.round_start import round_start_phase
from sandtable.games.uprising.state import Table
from sandtable.kernel.steps import Do


@rule("play_round")
def play_round(g: Table) -> None:
    g.then(
        Do(round_start_phase),
        Do(player_turns_phase),
        Do(combat_phase),
        Do(makers_phase),
        Do(recall_phase),
        Do(play_round),
    )
