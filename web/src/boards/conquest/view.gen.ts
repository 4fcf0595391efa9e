/** Made from `src/sandtable/games/conquest/views.py` by `python -m tools.client_files`. */

/** Cards that lie together, as far as the reader knows them. */
export interface Pile {
  count: number;
  /** Those that the reader can name. */
  known: string[];
}

/** How a game ended. */
export interface ResultView {
  winners: number[];
  scores: number[];
  /** The message that says why. */
  reason: string;
}

export type LeaderState = "ready" | "tanks" | "fought" | "unknown";

export type PlanState = "none" | "made" | "revealed";

export type WeaponType = "projectile" | "poison" | "special";

export type CardType = "projectile" | "poison" | "special" | "shield" | "snooper" | "worthless" | "market" | "sandworm";

export interface Leader {
  id: string;
  strength: number;
  state: LeaderState;
  /** Where the leader fought this round. */
  territory: string | null;
}

export interface Player {
  seat: number;
  faction: string | null;
  spice: number;
  reserve: number;
  tanks: number;
  /** The player's leaders, as far as the reader can tell which are in play. */
  leaders: Leader[];
  battle_cards: Pile;
  market_cards: Pile;
  traitors: Pile;
  standing_pass: boolean;
}

export interface Forces {
  seat: number;
  count: number;
}

/** What lies and stands in a cell; empty cells are left out. */
export interface CellContent {
  cell: string;
  territory: string;
  /** 0 outside all sectors. */
  sector: number;
  spice: number;
  forces: Forces[];
}

export interface Deck {
  deck: number;
  discard?: number;
  /** Only the top of a discard pile is public (CON-SETUP-05). */
  top?: string | null;
}

export interface Decks {
  spice: Deck;
  battle: Deck;
  market: Deck;
  traitor: Deck;
}

/** A battle plan: seen by its owner, by all once revealed, and in part by whoever looked. */
export interface Plan {
  seat: number;
  state: PlanState;
  leader?: string | null;
  weapon?: string | null;
  mode?: string | null;
  defence?: string | null;
  dial?: number | null;
}

export interface Voice {
  by: number;
  must: boolean;
  type: WeaponType;
}

export interface BattleView {
  territory: string;
  cells: string[];
  /** The seat with the battle advantage. */
  advantage: number;
  opponent: number;
  plans: Plan[];
  voice: Voice | null;
  /** Of both sides, once the battle is decided. */
  strength: number[] | null;
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
  decks: Decks;
  battle: BattleView | null;
  result: ResultView | null;
}

/** What the client needs to know of the box. */
export interface ConquestFacts {
  rounds: number;
  strongholds_to_win: number;
  points_per_stronghold: number;
  points_per_spice: number;
  strongholds: string[];
  card_types: Record<string, CardType>;
  /** The territories of every location card in the spice deck. */
  blows: Record<string, string[]>;
}

/** What the board says by itself: messages `board-…` of the game. */
export type BoardText =
  | "advantage"
  | "cell"
  | "chart"
  | "covered"
  | "defence"
  | "dial"
  | "first-player"
  | "forces"
  | "free"
  | "hidden"
  | "in-storm"
  | "leader"
  | "map"
  | "nothing"
  | "plan"
  | "polar"
  | "price"
  | "rock"
  | "round"
  | "sand"
  | "sheet"
  | "sheet-atreides-battle"
  | "sheet-fremen-ship-move"
  | "sheet-fremen-spice-blow"
  | "sheet-fremen-storm"
  | "sheet-harkonnen-battle"
  | "sheet-imperium-battle"
  | "sheet-imperium-gain-cards"
  | "sheet-revival"
  | "sheet-start-atreides"
  | "sheet-start-atreides-fremen"
  | "sheet-start-fremen"
  | "sheet-start-harkonnen"
  | "sheet-start-harkonnen-imperium"
  | "sheet-start-imperium"
  | "spice-here"
  | "storm"
  | "strength"
  | "stronghold"
  | "strongholds"
  | "sum-leader"
  | "sum-mine"
  | "sum-mine-about"
  | "sum-most"
  | "sum-most-about"
  | "top"
  | "total"
  | "weapon";
