/** The shape of `state.view(seat)` in Conquest. */

export interface Leader {
  id: string;
  strength: number;
  state: "ready" | "tanks" | "fought" | "unknown";
  territory: string | null;
}

export interface Hand {
  count: number;
  known: string[];
}

export interface Player {
  seat: number;
  faction: string | null;
  spice: number;
  reserve: number;
  tanks: number;
  leaders: Leader[];
  battle_cards: Hand;
  market_cards: Hand;
  traitors: Hand;
  standing_pass: boolean;
}

export interface CellContent {
  cell: string;
  territory: string;
  sector: number;
  spice: number;
  forces: { seat: number; count: number }[];
}

export interface Plan {
  seat: number;
  state: "none" | "made" | "revealed";
  leader?: string | null;
  weapon?: string | null;
  mode?: string | null;
  defence?: string | null;
  dial?: number | null;
}

export interface Battle {
  territory: string;
  cells: string[];
  advantage: number;
  opponent: number;
  plans: Plan[];
  voice: { by: number; must: boolean; type: string } | null;
  strength: number[] | null;
}

export interface Deck {
  deck: number;
  discard?: number;
  top?: string | null;
}

export interface ConquestView {
  game: "conquest";
  you: number | null;
  mode: "standard" | "alliance";
  round: number;
  phase: string;
  first_player: number | null;
  storm: number;
  covered: string | null;
  players: Player[];
  cells: CellContent[];
  decks: Record<"spice" | "battle" | "market" | "traitor", Deck>;
  battle: Battle | null;
}

export const STRONGHOLDS = ["arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"];

/** The strongholds in which a seat has forces: they count at the end, shared or not. */
export function heldStrongholds(view: ConquestView, seat: number): string[] {
  const present = (stronghold: string) => view.cells.some((cell) => cell.territory === stronghold && cell.forces.some((force) => force.seat === seat));
  return STRONGHOLDS.filter((stronghold) => stronghold !== view.covered && present(stronghold));
}

/** What decides at the end of round 5: 5 points for each stronghold, 1 for each spice. */
export function points(view: ConquestView, seat: number): number {
  return 5 * heldStrongholds(view, seat).length + (view.players[seat]?.spice ?? 0);
}

/** An alliance plays with the tokens of its first member. */
export function colourOf(faction: string | null): string {
  const first = faction?.split("_")[0] ?? "";
  return ["atreides", "fremen", "harkonnen", "imperium"].includes(first) ? `var(--${first})` : "var(--muted)";
}

export type CardType = "projectile" | "poison" | "special" | "shield" | "snooper" | "worthless" | "market" | "sandworm";

const TYPES: Record<string, CardType> = {
  maula_pistol: "projectile",
  crysknife: "projectile",
  slip_tip: "projectile",
  stunner: "projectile",
  gom_jabbar: "poison",
  chaumas: "poison",
  chaumurky: "poison",
  ellaca_drug: "poison",
  shield: "shield",
  snooper: "snooper",
  lasgun: "special",
  hunter_seeker: "special",
  weirding_way: "special",
  baliset: "worthless",
  jubba_cloak: "worthless",
  kulon: "worthless",
  la_la_la: "worthless",
  trip_to_gamont: "worthless",
  sandworm: "sandworm",
};

export function cardType(card: string): CardType {
  return TYPES[card] ?? "market";
}

/** The two territories of every location card in the spice deck. */
export const BLOWS: Record<string, [string, string]> = {
  spice_01: ["cielago_north", "broken_land"],
  spice_02: ["cielago_south", "old_gap"],
  spice_03: ["south_mesa", "rock_outcroppings"],
  spice_04: ["red_chasm", "habbanya_erg"],
  spice_05: ["minor_erg", "wind_pass_north"],
  spice_06: ["sihaya_ridge", "habbanya_ridge_flat"],
  spice_07: ["south_mesa", "hagga_basin"],
  spice_08: ["red_chasm", "funeral_plain"],
  spice_09: ["minor_erg", "great_flat"],
  spice_10: ["cielago_south", "broken_land"],
  spice_11: ["sihaya_ridge", "habbanya_erg"],
  spice_12: ["old_gap", "wind_pass_north"],
  spice_13: ["cielago_north", "hagga_basin"],
  spice_14: ["red_chasm", "rock_outcroppings"],
  spice_15: ["south_mesa", "great_flat"],
  spice_16: ["old_gap", "habbanya_ridge_flat"],
  spice_17: ["cielago_north", "funeral_plain"],
  spice_18: ["cielago_south", "sihaya_ridge"],
};
