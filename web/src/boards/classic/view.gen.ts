/** Made from `src/sandtable/games/classic/views.py` by `python -m tools.client_files`. */

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

/** `taken` by Harkonnen, `killed` by them in secret; `unknown` where the reader cannot tell. */
export type LeaderState = "ready" | "tanks" | "taken" | "killed" | "unknown";

export type PlanState = "none" | "made" | "revealed";

export interface Leader {
  id: string;
  strength: number;
  state: LeaderState;
  /** How often the leader has been revived. */
  revived: number;
  /** Where the leader has fought this turn. */
  territory: string | null;
}

/** What a player promised its allies; nothing is said to others than those. */
export interface Promise {
  spice: number | null;
  grants: boolean | null;
}

export interface Player {
  seat: number;
  faction: string | null;
  /** The sector of the player circle. */
  circle: number;
  allies: number[];
  /** The turn in which the player joined its alliance. */
  joined: number | null;
  spice: number;
  /** Spice in front of the shield, not to be used before the mentat pause. */
  bribes: number;
  reserve: number;
  reserve_special: number;
  tanks: number;
  tanks_special: number;
  leaders: Leader[];
  leaders_taken: number;
  leaders_killed_in_secret: number;
  may_revive_leaders: boolean;
  treachery: Pile;
  traitors: Pile;
  promise: Promise | null;
  /** How often the player has offered or promised something in this phase. */
  spoken: number;
  karama_power_used: boolean;
  shipped_and_moved: boolean;
  /** Until when the player passes in windows without being asked. */
  standing_passes: string[];
}

export interface Forces {
  seat: number;
  count: number;
  /** How many of them carry a star. */
  special: number;
}

export interface Advisors {
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
  advisors: Advisors | null;
}

export interface TreacheryView {
  deck: number;
  discard: number;
  top: string | null;
  /** Cards on top of the deck that the reader knows. */
  on_deck: string[];
  /** Cards still to come up for auction. */
  row: number;
  /** Cards that Harkonnen have taken and not yet replaced. */
  taken: number;
  up: number;
  up_known: string[];
}

export interface SpiceCardsView {
  deck: number;
  /** How many cards lie on pile A and on pile B. */
  discards: number[];
  tops: (string | null)[];
  /** The territory of the last spice blow of each pile: where a worm would strike. */
  last_blows: (string | null)[];
  on_deck: string[];
}

export interface StormCard {
  known: number | null;
}

export interface Prediction {
  faction: string | null;
  turn: number | null;
}

export interface KwisatzHaderach {
  losses: number;
  state: "sleeping" | "awake" | "killed";
  territory: string | null;
}

export interface Until {
  turn: number;
  phase: string;
}

export interface Offer {
  by: number;
  to: number;
  gives: string;
  given: number | string;
  wants: string;
  wanted: number | string;
  until: Until;
}

/** With whom Atreides share what they see, by a deal. */
export interface Shared {
  bidding: number[];
  spice_deck: number[];
}

export interface AuctionView {
  cards: number;
  number: number;
  opener: number | null;
  turn: number | null;
  bidder: number | null;
  bid: number;
}

export interface VoyageView {
  seat: number;
  /** Where the declared shipment goes: a cell, or the reserves. */
  target: string | null;
  count: number;
  special: number;
  paid: number;
  karama: boolean;
  shipped: boolean;
  moves: number;
  visiting: string | null;
}

/** A battle plan: seen by its owner, by all once revealed, and in whole or in part by whoever looked. */
export interface Plan {
  seat: number;
  state: PlanState;
  leader?: string | null;
  kwisatz_haderach?: boolean;
  weapon?: string | null;
  defence?: string | null;
  dial?: number;
  spice?: number;
  killed?: boolean;
}

export interface Voice {
  by: number;
  at: number;
  order: string;
}

export interface Prescience {
  by: number;
  at: number;
  element: string;
}

export interface BattleView {
  territory: string;
  cells: string[];
  aggressor: number;
  defender: number;
  voice: Voice | null;
  prescience: Prescience | null;
  plans: Plan[];
  /** For each side the seat that called the other's leader a traitor. */
  traitors: (number | null)[];
  /** Of both sides, once the battle is decided. */
  strength: number[] | null;
  winner: number | null;
}

export interface ClassicView {
  game: "classic";
  you: number | null;
  mode: "basic" | "advanced";
  turn: number;
  turns: number;
  phase: string;
  first_player: number | null;
  storm: number;
  /** How far the storm is about to move, once that is known. */
  storm_steps: number | null;
  storm_card: StormCard | null;
  storm_dialers: number[];
  shield_wall: boolean;
  players: Player[];
  cells: CellContent[];
  treachery: TreacheryView;
  spice_cards: SpiceCardsView;
  traitor_deck: number;
  prediction: Prediction | null;
  kwisatz_haderach: KwisatzHaderach | null;
  /** The advantages that a Karama has stopped. */
  stopped: string[];
  offers: Offer[];
  promises_in_words: Offer[];
  shared: Shared;
  auction: AuctionView | null;
  voyage: VoyageView | null;
  battle: BattleView | null;
  result: ResultView | null;
}

/** What the board says by itself: messages `board-…` of the game. */
export type BoardText =
  | "advisors"
  | "aggressor"
  | "allied"
  | "auction"
  | "auction-card"
  | "battle"
  | "bids"
  | "calls-traitor"
  | "cell"
  | "deck-spice"
  | "deck-treachery"
  | "defence"
  | "defender"
  | "dial"
  | "first-player"
  | "forces"
  | "forces-special"
  | "has-cards"
  | "hidden"
  | "in-storm"
  | "kwisatz"
  | "kwisatz-awake"
  | "kwisatz-killed"
  | "last-blows"
  | "leader"
  | "map"
  | "no-bid"
  | "nothing"
  | "on-deck"
  | "passes"
  | "polar"
  | "prediction"
  | "prescience"
  | "rock"
  | "sand"
  | "spice-here"
  | "spice-on-deck"
  | "storm"
  | "storm-card"
  | "stronghold"
  | "strongholds"
  | "total"
  | "turn"
  | "up"
  | "voice"
  | "wall-gone"
  | "weapon"
  | "you-have-seen"
  | "you-know";
