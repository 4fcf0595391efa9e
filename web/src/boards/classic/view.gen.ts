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
  /** The leader skill whose card lies with it. */
  skill: string | null;
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
  /** The skill cards that the player chooses from. */
  skills_offered: Pile;
  /** Whether a skill that works once a phase has been used in this one. */
  skill_used: boolean;
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
  /** How many of them carry a star; of Richese, whether one is a no-field token that lies face down. */
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
  taken_known: string[];
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
  seller: "deck" | "richese" | "black_market";
  way: "normal" | "once_around" | "sealed";
  /** Who is still to bid, in an auction of Richese. */
  waiting: number[];
  /** What each seat bid in secret, once that is open. */
  bids: (number | null)[];
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
  by_no_field: boolean;
  no_field_asked: boolean;
  /** The value of the token that Richese lent to their ally. */
  lent_no_field: number | null;
  /** Groups that an Ornithopter card carries. */
  flights: number;
  /** Territories that Kulon adds. */
  further: number;
  /** Territories that Baliset has closed. */
  barred: string[];
  /** Whether a Planetologist has helped a movement. */
  surveyed: boolean;
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
  /** Spice that makes a Spice Banker stronger. */
  bank?: number;
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
  /** What each side chose for its Stone Burner. */
  stone_burner: ("both_leaders_die" | "no_leader_counts" | null)[];
  tooth_withdrawn: boolean[];
  /** How much CHOAM will pay at most for each side. */
  support_by_choam: number[];
  /** The highest number that each side can dial, as far as the reader can tell. */
  most_dialled: number[];
  /** Whether each side has taken its skilled leader behind the shield. */
  behind: boolean[];
  /** The worthless card of each side that a Diplomat makes a copy of the other side's defence. */
  copied: (string | null)[];
}

export interface NoFieldOnPlanet {
  /** Where it lies; None while a shipment is being declared. */
  cell: string | null;
  /** Known to Richese only. */
  value: number | null;
}

export interface RicheseView {
  stock: Pile;
  /** The values of the tokens that the reader knows to lie behind the shield. */
  no_fields: number[];
  on_planet: NoFieldOnPlanet | null;
  /** The value of the token used last, which cannot be used next. */
  face_up: number | null;
  auction_last: boolean;
  market_sold: boolean;
}

export interface ChoamView {
  inflation: "none" | "double" | "cancel";
  inflation_laid: boolean;
  inflation_turned: boolean;
  exchanged: boolean;
  exchange_proposed: boolean;
  denied_free_revival: number[];
  /** The territory in which Jubba Cloak keeps the storm from CHOAM. */
  sheltered: string | null;
}

export interface StrongholdCardView {
  stronghold: string;
  holder: number | null;
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
  /** Who acts first in what is going on, by Juice of Sapho. */
  acts_first: number | null;
  acts_last: number | null;
  choam: ChoamView | null;
  richese: RicheseView | null;
  /** How many skill cards are left; None in a game without them. */
  skill_deck: number | null;
  /** The traitor cards that a Decipherer chooses from. */
  traitors_looked_at: Pile;
  /** Who holds which; None in a game without them. */
  stronghold_cards: StrongholdCardView[] | null;
  auction: AuctionView | null;
  voyage: VoyageView | null;
  battle: BattleView | null;
  result: ResultView | null;
}

/** What is printed on the components. */
export interface ClassicFacts {
  /** What each kind of treachery card is in a battle plan. */
  roles: Record<string, string>;
}

/** What the board says by itself: messages `board-…` of the game. */
export type BoardText =
  | "about-artillery-strike"
  | "about-cheap-hero"
  | "about-distrans"
  | "about-family-atomics"
  | "about-hajr"
  | "about-juice-of-sapho"
  | "about-karama"
  | "about-lasgun"
  | "about-mirror-weapon"
  | "about-nullentropy-box"
  | "about-ornithopter"
  | "about-poison-tooth"
  | "about-portable-snooper"
  | "about-residual-poison"
  | "about-semuta-drug"
  | "about-stone-burner"
  | "about-tleilaxu-ghola"
  | "about-truthtrance"
  | "about-weather-control"
  | "accept"
  | "act-bid"
  | "act-full"
  | "act-passed"
  | "act-secret"
  | "act-turn"
  | "advisors"
  | "aggressor"
  | "alliances"
  | "allied"
  | "auction"
  | "auction-card"
  | "auction-market"
  | "auction-richese"
  | "battle"
  | "behind-shield"
  | "bids"
  | "by-no-field"
  | "calls-traitor"
  | "captive-unknown"
  | "captives"
  | "card-number"
  | "cell"
  | "chart"
  | "claim"
  | "copied"
  | "deck-spice"
  | "deck-treachery"
  | "decline"
  | "defence"
  | "defender"
  | "dial"
  | "first-player"
  | "for-spice"
  | "forces"
  | "forces-special"
  | "free"
  | "has-cards"
  | "hidden"
  | "hold"
  | "hold-arrakeen"
  | "hold-carthag"
  | "hold-habbanya-sietch"
  | "hold-sietch-tabr"
  | "hold-tueks-sietch"
  | "in-storm"
  | "inflation-cancel"
  | "inflation-double"
  | "kwisatz"
  | "kwisatz-awake"
  | "kwisatz-killed"
  | "last-blows"
  | "leader"
  | "leaders-killed"
  | "legend-advisors"
  | "legend-allied"
  | "legend-blow"
  | "legend-fight"
  | "legend-forces"
  | "legend-leader"
  | "legend-spice"
  | "map"
  | "more-battles"
  | "moves"
  | "nexus"
  | "nexus-about"
  | "no-alliances"
  | "no-bid"
  | "no-field"
  | "no-field-laid"
  | "no-field-used"
  | "no-field-worth"
  | "no-fields-behind"
  | "nothing"
  | "offer"
  | "offer-you"
  | "offers"
  | "on-deck"
  | "passes"
  | "play-now"
  | "polar"
  | "power-used"
  | "predicted"
  | "prediction"
  | "prescience"
  | "price"
  | "promised-spice"
  | "promises"
  | "promises-spice"
  | "reveal"
  | "rock"
  | "role-leader-substitute"
  | "role-poison-defence"
  | "role-poison-weapon"
  | "role-projectile-defence"
  | "role-projectile-weapon"
  | "role-special-weapon"
  | "role-worthless"
  | "sale"
  | "sale-free"
  | "sale-none"
  | "sales"
  | "sand"
  | "seen-by"
  | "sheet"
  | "sheet-alliance"
  | "sheet-any"
  | "sheet-atreides-alliance"
  | "sheet-atreides-battle"
  | "sheet-atreides-battle-advanced"
  | "sheet-atreides-bidding"
  | "sheet-atreides-karama"
  | "sheet-atreides-ship-move"
  | "sheet-bene-gesserit-alliance"
  | "sheet-bene-gesserit-any-advanced"
  | "sheet-bene-gesserit-battle"
  | "sheet-bene-gesserit-charity-advanced"
  | "sheet-bene-gesserit-setup"
  | "sheet-bene-gesserit-ship-move"
  | "sheet-bene-gesserit-ship-move-advanced"
  | "sheet-choam-alliance"
  | "sheet-choam-any"
  | "sheet-choam-battle-advanced"
  | "sheet-choam-bidding"
  | "sheet-choam-charity"
  | "sheet-choam-mentat-pause"
  | "sheet-choam-revival"
  | "sheet-emperor-alliance"
  | "sheet-emperor-battle-advanced"
  | "sheet-emperor-bidding"
  | "sheet-emperor-karama"
  | "sheet-fremen-alliance"
  | "sheet-fremen-battle-advanced"
  | "sheet-fremen-karama"
  | "sheet-fremen-ship-move"
  | "sheet-fremen-spice-blow"
  | "sheet-fremen-spice-blow-advanced"
  | "sheet-fremen-storm-advanced"
  | "sheet-fremen-victory"
  | "sheet-guild-alliance"
  | "sheet-guild-karama"
  | "sheet-guild-ship-move"
  | "sheet-guild-ship-move-advanced"
  | "sheet-guild-victory"
  | "sheet-harkonnen-alliance"
  | "sheet-harkonnen-battle"
  | "sheet-harkonnen-battle-advanced"
  | "sheet-harkonnen-bidding"
  | "sheet-harkonnen-karama"
  | "sheet-karama"
  | "sheet-richese-alliance"
  | "sheet-richese-any"
  | "sheet-richese-bidding"
  | "sheet-richese-ship-move"
  | "sheet-start-atreides"
  | "sheet-start-bene-gesserit"
  | "sheet-start-choam"
  | "sheet-start-emperor"
  | "sheet-start-fremen"
  | "sheet-start-guild"
  | "sheet-start-harkonnen"
  | "sheet-start-richese"
  | "sheet-victory"
  | "ships"
  | "skill-battle"
  | "skill-bureaucrat-battle"
  | "skill-bureaucrat-front"
  | "skill-diplomat-battle"
  | "skill-diplomat-front"
  | "skill-front"
  | "skill-killer-medic-battle"
  | "skill-killer-medic-front"
  | "skill-master-of-assassins-battle"
  | "skill-master-of-assassins-front"
  | "skill-mentat-battle"
  | "skill-mentat-front"
  | "skill-planetologist-battle"
  | "skill-planetologist-front"
  | "skill-prana-bindu-adept-battle"
  | "skill-prana-bindu-adept-front"
  | "skill-rihani-decipherer-battle"
  | "skill-rihani-decipherer-front"
  | "skill-sandmaster-battle"
  | "skill-sandmaster-front"
  | "skill-smuggler-battle"
  | "skill-smuggler-front"
  | "skill-spice-banker-battle"
  | "skill-spice-banker-front"
  | "skill-suk-graduate-battle"
  | "skill-suk-graduate-front"
  | "skill-swordmaster-of-ginaz-battle"
  | "skill-swordmaster-of-ginaz-front"
  | "skill-warmaster-battle"
  | "skill-warmaster-front"
  | "skills-offered"
  | "spice-here"
  | "spice-on-deck"
  | "stock"
  | "stopped"
  | "storm"
  | "storm-card"
  | "storm-card-laid"
  | "stronghold"
  | "stronghold-cards"
  | "strongholds"
  | "sum-leader"
  | "sum-mine"
  | "sum-mine-about"
  | "sum-most"
  | "sum-most-about"
  | "support"
  | "term-count"
  | "term-place"
  | "to-come"
  | "tooth-withdrawn"
  | "total"
  | "traitors-looked-at"
  | "turn"
  | "unknown-card"
  | "up"
  | "voice"
  | "wall-gone"
  | "way-once-around"
  | "way-sealed"
  | "weapon"
  | "you-have-seen"
  | "you-know";
