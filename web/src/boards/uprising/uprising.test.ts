import { describe, expect, it, vi } from "vitest";
import type { GameEvent, Option } from "../../api/types";
import type { Scene } from "../look";
import { beside } from "../parts/explain.svelte";
import type { Player, Turn, UprisingView } from "./view";
import { ahead } from "../parts/walk";

vi.mock("../../shell/settings.svelte", () => ({ settings: { language: "en" }, moving: () => false }));
const { cardChoice, fromMarket, sourceOf, wordsAt } = await import("./choices");
const { gained, moves, place } = await import("./moves");
const { postsOf, sheets } = await import("./sheets.svelte");
const { lastTurns } = await import("./turns.svelte");

const SAID = { message: "effect-nothing", args: {} };
const NOTHING = { count: 0, known: [] };

function player(seat: number, given: Partial<Player> = {}): Player {
  return {
    seat,
    leader: "muad_dib",
    rival: null,
    vp: 0,
    solari: 0,
    spice: 0,
    water: 0,
    influence: [0, 0, 0, 0],
    alliances: [],
    agents: 2,
    placed: [],
    spies: [],
    spies_in_supply: 3,
    supply: 9,
    garrison: 3,
    troops: 0,
    worms: 0,
    swords: 0,
    strength: 0,
    persuasion: 0,
    council: false,
    swordmaster: false,
    hooks: false,
    memories: 0,
    training: null,
    revealed: false,
    objective: null,
    won: [],
    won_turned: [],
    hand: NOTHING,
    deck: NOTHING,
    discard: [],
    in_play: [],
    intrigue: NOTHING,
    intrigue_face_up: [],
    contracts: [],
    completed: [],
    ...given,
  };
}

const turn = (space: string | null): Turn => ({
  kind: "agent",
  card: null,
  space,
  waiting: [],
  spice_gained: 0,
  recruited: 0,
  deployed: 0,
  units_deployed: 0,
  recalled_spy: false,
  no_deploy: false,
});

function view(players: Player[], given: Partial<UprisingView> = {}): UprisingView {
  return {
    game: "uprising",
    you: 0,
    choam: true,
    round: 1,
    phase: "player_turns",
    first_player: 0,
    on_turn: 0,
    turn: turn(null),
    players,
    spaces: [],
    posts: [],
    alliances: [null, null, null, null],
    shield_wall: true,
    row: [],
    reserve: {},
    set_aside: null,
    conflict: { card: null, protected: false, pile: [], deck: [] },
    contracts: { stack: 0, offered: [], reserved: [] },
    looked_at: NOTHING,
    trashed: [],
    imperium_deck: 0,
    intrigue_deck: 0,
    intrigue_discard: [],
    intrigue_trashed: NOTHING,
    hagal: null,
    result: null,
    ...given,
  };
}

const short = (before: UprisingView, after: UprisingView) => moves(before, after).map(({ from, to, piece }) => `${piece.count} ${piece.kind} of ${piece.seat}: ${from} → ${to}`);

describe("what moved", () => {
  it("agents go from their leader to a space and back", () => {
    const [home, out] = [view([player(0)]), view([player(0, { agents: 1, placed: ["arrakeen"] })])];
    expect(short(home, out)).toEqual(["1 agent of 0: counter:0:agents → space:arrakeen"]);
    expect(short(out, home)).toEqual(["1 agent of 0: space:arrakeen → counter:0:agents"]);
  });

  it("troops go from the supply to the garrison and on to the Conflict", () => {
    const before = view([player(0)]);
    const after = view([player(0, { supply: 7, garrison: 3, troops: 2 })]);
    expect(short(before, after)).toEqual(["2 troop of 0: counter:0:supply → troops:0"]);
    expect(short(after, view([player(0, { supply: 7, garrison: 0, troops: 5 })]))).toEqual(["3 troop of 0: garrison:0 → troops:0"]);
  });

  it("spies go to posts, influence along its track", () => {
    const before = view([player(0)]);
    const after = view([player(0, { spies: ["post_guild"], spies_in_supply: 2, influence: [0, 2, 0, 0] })]);
    expect(short(before, after)).toEqual(["1 spy of 0: counter:0:spies → post:post_guild", "1 influence of 0: level:1:0 → level:1:2"]);
  });

  it("gains come from the space that was visited, payments go there", () => {
    const visit = { turn: turn("spice_refinery") };
    const before = view([player(0, { spice: 1 }), player(1)], visit);
    const after = view([player(0, { solari: 4 }), player(1)], visit);
    expect(short(before, after)).toEqual(["4 solari of 0: space:spice_refinery → counter:0:solari", "1 spice of 0: counter:0:spice → space:spice_refinery"]);
  });

  it("worms rise where they were called", () => {
    const visit = { turn: turn("deep_desert") };
    expect(short(view([player(0)], visit), view([player(0, { worms: 2 })], visit))).toEqual(["2 worm of 0: space:deep_desert → worms:0"]);
  });

  it("a bought card goes to its buyer, a card that is only swept away to nobody", () => {
    const before = view([player(0), player(1)], { row: ["a", "b", "c"], reserve: { flow: 3 } });
    const after = view([player(0, { discard: ["b", "flow"] }), player(1)], { row: ["a", "x", "y"], reserve: { flow: 2 } });
    expect(short(before, after)).toEqual(["1 card of 0: card:b → panel:0", "1 card of 0: card:flow → panel:0"]);
  });

  it("a card that was drawn from the own deck does not come from the Row", () => {
    const before = view([player(0)], { row: ["a"] });
    const after = view([player(0, { hand: { count: 1, known: ["dagger"] } })], { row: ["a"] });
    expect(short(before, after)).toEqual([]);
  });

  it("contracts, won Conflicts and flags find their owners", () => {
    const spaces = (control: number | null) => [{ id: "arrakeen", agents: [], bonus_spice: null, control }];
    const before = view([player(0), player(1)], { contracts: { stack: 1, offered: ["harvest"], reserved: [] }, spaces: spaces(1) });
    const after = view([player(0, { contracts: ["harvest"], won: ["siege"] }), player(1)], { spaces: spaces(0) });
    expect(short(before, after)).toEqual(["1 contract of 0: contract:harvest → panel:0", "1 conflict of 0: conflict → panel:0", "1 flag of 0: panel:0 → space:arrakeen"]);
  });

  it("counts each of several", () => {
    expect(gained(["a", "a", "b"], ["a", "a", "a", "c", "c"])).toEqual(["a", "c", "c"]);
  });

  it("names places by what stands there", () => {
    expect(place.level(2, 4)).toBe("level:2:4");
  });
});

describe("where a choice stands", () => {
  const option = (kind: string, name: string): Option => ({ kind, name, text: name });
  const scene = (message: string, ...options: Option[]) => ({ options, position: { prompt: { message } } }) as unknown as Scene;

  it("cards are bought in the market and sent from the hand", () => {
    const [buys, sends] = [scene("prompt-reveal-turn", option("card", "dagger")), scene("prompt-turn", option("card", "dagger"))];
    expect(cardChoice(buys, "dagger", "market")?.name).toBe("dagger");
    expect(cardChoice(buys, "dagger", "hand")).toBeUndefined();
    expect(cardChoice(sends, "dagger", "hand")?.name).toBe("dagger");
    expect(cardChoice(sends, "dagger", "market")).toBeUndefined();
    expect(fromMarket("prompt-acquire")).toBe(true);
    expect(fromMarket(undefined)).toBe(false);
  });

  it("cards are trashed wherever they lie, but not from the Row", () => {
    const trashes = scene("prompt-trash", option("card", "dagger"));
    expect((["hand", "discard", "play", "looked", "market"] as const).filter((zone) => cardChoice(trashes, "dagger", zone))).toEqual(["hand", "discard", "play"]);
  });

  it("some words stand on the table, others only answer", () => {
    const words = ["reveal", "deploy", "pass", "use", "decline", "as_printed"].map((name) => option("word", name));
    const at = (message: string) => (["hand", "conflict", "wall", "turn"] as const).map((place) => wordsAt(scene(message, ...words), place).map(({ name }) => name));
    expect(at("prompt-order")).toEqual([["reveal"], ["deploy"], [], ["as_printed"]]);
    expect(at("prompt-combat")).toEqual([["reveal"], ["deploy", "pass"], [], []]);
    expect(at("prompt-shield-wall")).toEqual([["reveal"], ["deploy"], ["use", "decline"], []]);
  });

  it("an effect belongs to the thing it is printed on", () => {
    expect(sourceOf("card/dagger/reveal")).toEqual({ kind: "card", id: "dagger" });
    expect(sourceOf("visit/sardaukar")).toEqual({ kind: "space", id: "sardaukar" });
  });
});

describe("explanations", () => {
  const window = { width: 1000, height: 600 };

  it("stand beside what they are about, inside the window", () => {
    expect(beside({ left: 100, right: 200, top: 50, bottom: 90 }, 300, 200, window)).toEqual([208, 50]);
    expect(beside({ left: 800, right: 900, top: 550, bottom: 590 }, 300, 200, window)).toEqual([492, 392]);
  });

  it("go below or above where there is no room aside", () => {
    expect(beside({ left: 10, right: 990, top: 50, bottom: 90 }, 300, 200, window)).toEqual([10, 98]);
    expect(beside({ left: 10, right: 990, top: 400, bottom: 440 }, 300, 200, window)).toEqual([10, 192]);
  });
});

describe("the arrow keys", () => {
  it("lead to the nearest thing ahead", () => {
    const points = [
      [100, 0],
      [200, 0],
      [0, 50],
      [90, 60],
    ] as const;
    expect(ahead("ArrowRight", [0, 0], [...points])).toBe(0);
    expect(ahead("ArrowDown", [0, 0], [...points])).toBe(2);
    expect(ahead("ArrowLeft", [0, 0], [...points])).toBeNull();
    expect(ahead("Enter", [0, 0], [...points])).toBeNull();
  });
});

describe("what everybody did last", () => {
  const rival = player(1, { leader: null, rival: { id: "lady_jessica", swordmaster_cost: 6, priority: [], signet: SAID, network: SAID, can_win: true } });
  const table = view([player(0, { leader: "lady_jessica" }), rival]);
  const event = (message: string, args: Record<string, unknown>): GameEvent => ({ number: 1, message, args, text: message, rule: null });
  const sent = event("event-sends-agent", { who: "leader-lady-jessica", space: "space-deep-desert", card: "card-dagger" });
  const turned = event("event-hagal-sends", { who: "rival-lady-jessica", space: "space-fremkit", card: "hagal-fremkit" });

  it("tells a leader from a Rival of the same name", () => {
    expect(lastTurns([event("event-hagal-occupied", { who: "rival-lady-jessica", card: "hagal-secrets" }), turned, sent], table)).toEqual({
      0: { kind: "sends", space: "deep_desert", card: "dagger", text: "event-sends-agent" },
      1: { kind: "sends", space: "fremkit", card: "fremkit", text: "event-hagal-sends" },
    });
  });

  it("goes on from what was known, until a new round begins", () => {
    const known = lastTurns([sent], table);
    const revealed = event("event-hagal-swords", { who: "rival-lady-jessica", card: "hagal-secrets" });
    expect(Object.values(lastTurns([revealed], table, known)).map(({ kind }) => kind)).toEqual(["sends", "reveals"]);
    expect(lastTurns([event("event-round", {})], table, known)).toEqual({});
  });
});

describe("what is printed", () => {
  it("every space is watched by somebody", () => {
    expect(sheets.spaces.filter((space) => !postsOf(space.id).length)).toEqual([]);
  });
});
