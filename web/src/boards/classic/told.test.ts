import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";
import { inTheMaking, most, placeOfOrder, total } from "./plan";
import { powers, SHEETS } from "./sheets";
import { battles, bidding, captive, nexusOpen } from "./told";
import type { BattleView, ClassicView } from "./view";

let number = 0;
const event = (message: string, args: Record<string, unknown> = {}): GameEvent => ({ number: ++number, message: `event-${message}`, args, text: message, rule: null });
const leader = (id: string, strength: number, more: object = {}) => ({ id, strength, state: "ready", territory: null, skill: null, revived: 0, ...more });
const table = (more: object = {}) =>
  ({
    players: [
      { seat: 0, faction: "atreides", allies: [], leaders_taken: 1, leaders: [leader("lady_jessica", 5, { state: "unknown" }), leader("gurney_halleck", 4), leader("dr_yueh", 1)] },
      { seat: 1, faction: "harkonnen", allies: [], leaders_taken: 0, leaders: [leader("feyd_rautha", 6, { territory: "arrakeen" }), leader("beast_rabban", 4)] },
    ],
    auction: { way: "normal" },
    kwisatz_haderach: { state: "awake", territory: null, losses: 9 },
    ...more,
  }) as unknown as ClassicView;

describe("an auction", () => {
  const opened = () => [event("turn"), event("bidding", { able: ["faction-atreides"] }), event("card-up", { number: 1, count: 2 })];
  const bids = (who: string, count: number) => event("bids", { who: `faction-${who}`, count });

  it("forgets passes when somebody bids more", () => {
    const events = [...opened(), bids("atreides", 1), event("passes", { who: "faction-harkonnen" })];
    expect([...bidding(events, table()).acts]).toEqual([
      [0, 1],
      [1, null],
    ]);
    expect([...bidding([...events, bids("atreides", 2)], table()).acts]).toEqual([[0, 2]]);
    expect(bidding(events, table()).able).toEqual([0]);
  });

  it("keeps them where it goes around once", () => {
    const events = [event("puts-up", { card: "card-stone-burner" }), event("passes", { who: "faction-harkonnen" }), bids("atreides", 2)];
    const told = bidding(events, table({ auction: { way: "once_around" } }));
    expect([...told.acts]).toEqual([
      [1, null],
      [0, 2],
    ]);
    expect(told.sales[0]).toMatchObject({ card: "stone_burner", over: false });
  });

  it("remembers what was sold in this turn, and to whom", () => {
    const events = [
      ...opened(),
      event("card-up-seen", { card: "card-lasgun" }),
      bids("atreides", 3),
      event("sold", { who: "faction-atreides", count: 3 }),
      event("card-up", { number: 2 }),
      event("cards-return", {}),
    ];
    expect(bidding(events, table()).sales).toEqual([
      { number: 1, card: "lasgun", claim: null, buyer: 0, price: 3, over: true },
      { number: 2, card: null, claim: null, buyer: null, price: null, over: true },
    ]);
    expect(bidding([...events, event("turn")], table()).sales).toEqual([]);
  });
});

describe("battles that are over", () => {
  const plan = (who: string, more: object) =>
    event("plan", { who: `faction-${who}`, dial: 2, spice: 0, leader: "option-nothing", weapon: "option-nothing", defence: "option-nothing", kwisatz: 0, ...more });

  it("are told in order, up to what no longer belongs to them", () => {
    const events = [
      event("battle", { where: "territory-sietch-tabr" }),
      plan("atreides", { dial: { message: "and-a-half", args: { whole: 3 } }, leader: "leader-lady-jessica", weapon: "card-lasgun" }),
      plan("harkonnen", { leader: "card-cheap-hero" }),
      event("traitor", { who: "faction-harkonnen" }),
      event("wins-by-traitor", { who: "faction-harkonnen" }),
      event("leader-killed", { leader: "leader-lady-jessica" }),
      event("collects"),
      event("forces-lost"),
    ];
    const [battle, ...others] = battles(events);
    expect(others).toEqual([]);
    expect(battle).toMatchObject({ territory: "sietch_tabr", winner: "harkonnen", verdict: "wins-by-traitor" });
    expect(battle?.steps.map((step) => step.text)).toEqual(["traitor", "wins-by-traitor", "leader-killed"]);
    expect(battle?.plans.map(({ dial, leader, killed }) => [dial, leader, killed])).toEqual([
      [3.5, "lady_jessica", true],
      [2, "cheap_hero", undefined],
    ]);
  });

  it("are not told before they are decided", () => {
    expect(battles([event("battle", { where: "territory-arrakeen" }), plan("atreides", {}), plan("harkonnen", {}), event("traitor")])).toEqual([]);
  });
});

describe("a plan", () => {
  const battle = (more: object = {}) =>
    ({
      territory: "carthag",
      plans: [
        { seat: 0, state: "none" },
        { seat: 1, state: "none" },
      ],
      most_dialled: [4.5, 6],
      ...more,
    }) as unknown as BattleView;

  it("is filled in as it is answered, and adds up", () => {
    const answer = (message: string, name: string, kind: string) => ({ form: 1, place: 0, side: false, message: `prompt-plan-${message}`, option: { name, kind, text: name } });
    const made = inTheMaking([answer("leader", "gurney_halleck", "leader"), answer("kwisatz", "with_kwisatz_haderach", "word"), answer("weapon", "nothing", "word")]);
    expect(made).toEqual({ leader: "gurney_halleck", kwisatz_haderach: true, weapon: null });
    expect(total(table(), made, 2.5)).toBe(8.5);
  });

  it("of the enemy is feared as far as one can know", () => {
    // Jessica may be at home; Feyd-Rautha has fought elsewhere, but the captive may be sent.
    expect(most(table(), battle(), 0)).toBe(4.5 + 5 + 2);
    expect(most(table(), battle(), 1)).toBe(6 + 5);
    expect(most(table(), battle({ plans: [{ seat: 0, state: "made", leader: "dr_yueh", dial: 1 }] }), 0)).toBe(1 + 1 + 2);
  });

  it("takes orders of the Voice in the place they are about", () => {
    expect(["must_play_lasgun", "must_not_play_poison_defence", "must_play_cheap_hero", "must_play_portable_snooper"].map(placeOfOrder)).toEqual(["weapon", "defence", "leader", "defence"]);
  });
});

describe("a captured leader", () => {
  it("is named to whoever was told, the last one taken", () => {
    const events = [event("captured-whom", { leader: "leader-dr-yueh" }), event("captured", {}), event("captured-whom", { leader: "leader-lady-jessica" })];
    expect(captive(events)).toBe("lady_jessica");
    expect(captive([event("captured", {})])).toBeNull();
  });
});

describe("a nexus", () => {
  it("is open from its beginning until it is over, or the next turn has come", () => {
    expect(nexusOpen([event("turn")])).toBe(false);
    expect(nexusOpen([event("turn"), event("nexus"), event("passes")])).toBe(true);
    expect(nexusOpen([event("nexus"), event("nexus-over")])).toBe(false);
    expect(nexusOpen([event("nexus"), event("turn")])).toBe(false);
  });
});

describe("faction sheets", () => {
  it("have more lines in the advanced game", () => {
    for (const faction of Object.keys(SHEETS)) expect(powers(faction, "advanced").length).toBeGreaterThanOrEqual(powers(faction, "basic").length);
    expect(powers("fremen", "advanced").length).toBeGreaterThan(powers("fremen", "basic").length);
    expect(Object.keys(SHEETS)).toHaveLength(8);
  });
});
