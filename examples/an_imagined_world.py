"""What one seat knows, and a world that it cannot tell from the real one."""

import sandtable

if __name__ == "__main__":
    state = sandtable.game("conquest").new(seats=4, seed=7)
    while not state.over and state.view(None)["round"] < 2:
        seat = state.to_act[0]
        state.play(seat, state.options(seat)[0])
    for seed in range(3):
        world = state.determinize(0, seed)
        assert world.view(0) == state.view(0), "seat 0 sees no difference"
        print(f"world {seed}: seat 1 holds {world.view(1)['players'][1]['battle_cards']['known']}")
    print(f"seat 0 sees only how many: {state.view(0)['players'][1]['battle_cards']}")
