/** Made from `src/sandtable/games/war_for_arrakis/views.py` by `python -m tools.client_files`. */

/** How a game ended. */
export interface ResultView {
  winners: number[];
  scores: number[];
  /** The message that says why. */
  reason: string;
}

/** A message with arguments of its own. */
export interface Phrase {
  message: string;
  args: Record<string, unknown>;
}

export interface Player {
  seat: number;
  side: string;
  powers: string[];
}

/** A facedown Deployment token, which everybody can follow. */
export interface Token {
  token: string;
  /** Regular, Elite and Fedaykin Units that it shows, if the reader may look. */
  units: number[] | null;
}

/** The Units and leaders of one side in an area; what is not there is left out. */
export interface Legion {
  side: string;
  regular?: number;
  elite?: number;
  fedaykin?: number;
  sardaukar?: number;
  tokens?: Token[];
  /** Facedown Harkonnen Deployment tokens, which only the Mahdi has. */
  silver_tokens?: number;
  black_tokens?: number;
  naib?: number;
  bashar?: number;
  leaders?: string[];
}

export interface Sietch {
  /** None while the reader may not look. */
  rank: number | null;
  face_up: boolean;
}

export interface Settlement {
  rank: number;
}

/** What lies and stands in an area; empty areas are left out, and so is what an area does not hold. */
export interface AreaContent {
  area: string;
  sietch?: Sietch;
  settlement?: Settlement;
  legions?: Legion[];
  harvester?: boolean;
  station?: boolean;
  worm?: string;
  wormsign?: string;
}

/** What is off the board. */
export interface Supply {
  atreides: Record<string, number>;
  harkonnen: Record<string, number>;
  harvesters: number;
  ornithopters: number;
  carryalls: number;
  sandworms: number;
  wormsigns: number;
  tokens: number;
  /** Deployment tokens that were drawn and not yet put anywhere. */
  drawn_tokens: string[];
  signs_turned: Record<string, number>;
  stations_left: Record<string, number>;
}

export interface LeaderView {
  state: string;
  area: string | null;
  spent: boolean;
  /** Whether the leader has left a Tank and waits for the owner's next turn. */
  resting: boolean;
}

/** An action box: its slots, and the dice in it. */
export interface Box {
  slots: number;
  dice: number;
  bene_gesserit: number;
  excess: number;
  used: number;
}

export interface DashboardView {
  side: string;
  /** Whose dashboard it is where two players share a side. */
  power: string | null;
  boxes: Record<string, Box>;
  tank: (string | null)[];
}

export interface SpiceMustFlow {
  /** The row of each Imperium marker, counted from 1 at the top. */
  markers: Record<string, number>;
  bans: string[];
  /** Dice that lie on the board and cannot be used. */
  dice: number;
  saved_spice: number;
}

/** The Planning cards of a power. */
export interface PlanningView {
  deck: number;
  discard: string[];
  laid: string[];
  hand: number;
  /** The cards of the hand that the reader can name. */
  known: string[];
}

/** One part of what a Prescience card asks for. */
export interface ClaimNeed {
  need: Phrase;
  have: number;
  /** How much of it is asked for: 1 of what is so or not so. */
  asked: number;
  met: boolean;
}

export interface PrescienceView {
  deck: number;
  shown: string[];
  claimed: string[];
  gone: string[];
  bonus_on: string | null;
  kept: string | null;
  /** How many cards may still be claimed this round. */
  claims_left: number;
  /** Of each card that is shown, the parts of its condition, met or not; its text says when it is claimed. */
  lacks: Record<string, ClaimNeed[]>;
}

export interface Objectives {
  kept: number;
  known: string[];
}

export interface TurnView {
  side: string;
  seat: number;
  /** The result of the die that was chosen. */
  die: string | null;
  bene_gesserit: boolean;
  entered: string[];
}

export interface BattleView {
  attacker: string;
  from: string;
  area: string;
  round: number;
  surprise: boolean;
  extra_dice: Record<string, number>;
  dice: Record<string, number>;
  price: number;
  hits: Record<string, number>;
  shields: Record<string, number>;
}

/** How an attack would turn out as far as the reader of a view can tell (`forecast.py`); made on request. */
export interface AttackOdds {
  origin: string;
  target: string;
  surprise: boolean;
  undefended: boolean;
  /** How likely the attacker destroys the defender; `defender` the other way round; `nobody`: both fall. */
  attacker: number;
  defender: number;
  nobody: number;
  /** Hits that the survivors could still take, on average over all outcomes. */
  attacker_left: number;
  defender_left: number;
  /** Facedown tokens that were counted as each of those that they could be. */
  tokens_guessed: number;
  rank_guessed: boolean;
}

/** What cards have decreed for a coming turn. */
export interface Decreed {
  paul_pinned: boolean;
  forced_result: string | null;
}

/** A card of the Reinforcements deck: whose it is, and which one if it was laid there for all to see. */
export interface Reinforcement {
  power: string;
  card: string | null;
}

/** The automaton that plays the Harkonnen side. */
export interface MahdiView {
  /** The Tactical card of the Harvesting Sector. */
  harvest: string | null;
  /** The area of the Target Sietch. */
  target: string | null;
  target_card: string | null;
  /** The area of the Sietch that its legions march on in this turn. */
  marches_on: string | null;
  tactics_discarded: string[];
  /** From the bottom of the deck to its top. */
  reinforcements: Reinforcement[];
  /** Whose card lies on top of the discard pile of both decks. */
  last_discard: string | null;
  /** Harkonnen Deployment tokens in the pool, by colour. */
  tokens_left: Record<string, number>;
  /** Whether an Ornithopter has carried a legion in this turn. */
  flown: boolean;
}

export interface WarForArrakisView {
  game: string;
  you: number | null;
  round: number;
  phase: string;
  players: Player[];
  areas: AreaContent[];
  air_zones: Record<string, string>;
  blasted: string | null;
  supply: Supply;
  leaders: Record<string, LeaderView>;
  dashboards: DashboardView[];
  unrolled: Record<string, number>;
  bene_gesserit: Record<string, number>;
  /** Tokens left to each side that two players share. */
  cones_of_silence: Record<string, number>;
  supremacy: number;
  prescience: Record<string, number>;
  spice_must_flow: SpiceMustFlow;
  planning: Record<string, PlanningView>;
  prescience_cards: PrescienceView;
  objectives: Objectives;
  turn: TurnView | null;
  battle: BattleView | null;
  decreed: Decreed;
  mahdi: MahdiView | null;
  result: ResultView | null;
}

/** What a leader makes of a Special in battle. */
export interface CombatValue {
  hits: number;
  shields: number;
}

export interface LeaderFacts {
  side: string;
  /** On whose dashboard its card lies where two share the side. */
  power: string;
  /** The action box at which the leader's special action is taken. */
  box: string | null;
  hits: number;
  shields: number;
  /** Whether no source confirms what its card says. */
  reconstructed: boolean;
}

/** A row of The Spice Must Flow: dice that lie there while it is active, vehicles that it grants. */
export interface SpiceRow {
  dice: number;
  harvesters: number;
  ornithopters: number;
  carryalls: number;
}

/** The figures of the box. */
export interface WarForArrakisFacts {
  supremacy_wins: number;
  prescience_top: number;
  /** From the top row to the bottom. */
  spice_must_flow: SpiceRow[];
  /** How far each marker must be for a Secret Objective. */
  objectives: Record<string, Record<string, number>>;
  generic: CombatValue;
  leaders: Record<string, LeaderFacts>;
  /** Whose deck each Planning card belongs to. */
  planning: Record<string, string>;
}

/** What cards and leaders say in one language. */
export interface WarForArrakisTexts {
  planning: Record<string, string>;
  leaders: Record<string, string>;
  prescience: Record<string, string>;
}

/** What the board says by itself: messages `board-…` of the game. */
export type BoardText =
  | "about-card"
  | "about-deployment-atreides"
  | "about-deployment-harkonnen"
  | "about-house-atreides"
  | "about-house-harkonnen"
  | "about-leader"
  | "about-leadership"
  | "about-mentat"
  | "about-strategy"
  | "ally"
  | "attacker"
  | "ban"
  | "ban-of"
  | "battle"
  | "battle-round"
  | "bene-gesserit"
  | "blasted"
  | "blocked-dice"
  | "breaks"
  | "carryall"
  | "chart"
  | "claimed"
  | "claims-left"
  | "combat-values"
  | "cones"
  | "defender"
  | "dice-left"
  | "die-hit"
  | "die-shield"
  | "die-special"
  | "division"
  | "division-change"
  | "division-changed"
  | "division-nothing"
  | "division-rolled"
  | "empty"
  | "excess"
  | "extra-dice"
  | "free-action"
  | "goal"
  | "hand"
  | "hand-of"
  | "harvester"
  | "imperium-row"
  | "lacking"
  | "leader-aside"
  | "leader-card"
  | "leader-out"
  | "leader-spent"
  | "leader-tank"
  | "leaders"
  | "legend-chosen"
  | "legend-rejected"
  | "legend-target"
  | "legion-of"
  | "mahdi-all"
  | "mahdi-before"
  | "mahdi-harvest"
  | "mahdi-marches-on"
  | "mahdi-next"
  | "mahdi-pool"
  | "mahdi-reinforcements"
  | "mahdi-step"
  | "mahdi-story"
  | "mahdi-target"
  | "map"
  | "means-flight"
  | "means-foot"
  | "means-ride"
  | "met"
  | "not-in-play"
  | "nothing"
  | "objective"
  | "objective-hidden"
  | "odds"
  | "odds-ask"
  | "odds-guessed"
  | "odds-loses"
  | "odds-none"
  | "odds-note"
  | "odds-walks-in"
  | "odds-wins"
  | "ornithopter"
  | "others-hand"
  | "paid"
  | "planning-hands"
  | "prescience"
  | "prescience-step"
  | "price"
  | "price-none"
  | "reconstructed"
  | "rolled"
  | "rolls-next"
  | "round"
  | "sandworm"
  | "saved-spice"
  | "settlement"
  | "several"
  | "sheet"
  | "sheet-atomics"
  | "sheet-atreides-end"
  | "sheet-atreides-hazards"
  | "sheet-atreides-turn"
  | "sheet-atreides-victory"
  | "sheet-battle"
  | "sheet-bene-gesserit"
  | "sheet-claim"
  | "sheet-combat-dice"
  | "sheet-desert-power"
  | "sheet-desert-power-about"
  | "sheet-dice"
  | "sheet-die-hit"
  | "sheet-die-shield"
  | "sheet-die-special"
  | "sheet-draw"
  | "sheet-draw-shared"
  | "sheet-fight"
  | "sheet-guerrilla"
  | "sheet-harkonnen-end"
  | "sheet-harkonnen-hazards"
  | "sheet-harkonnen-turn"
  | "sheet-harkonnen-victory"
  | "sheet-leader-desert"
  | "sheet-leader-special"
  | "sheet-leaders"
  | "sheet-mahdi-end"
  | "sheet-mahdi-spice"
  | "sheet-mahdi-start"
  | "sheet-mahdi-turn"
  | "sheet-piece-carryall"
  | "sheet-piece-elite"
  | "sheet-piece-generic"
  | "sheet-piece-harvester"
  | "sheet-piece-named"
  | "sheet-piece-ornithopter"
  | "sheet-piece-regular"
  | "sheet-piece-sandworm"
  | "sheet-piece-settlement"
  | "sheet-piece-sietch"
  | "sheet-piece-special"
  | "sheet-piece-station"
  | "sheet-piece-token"
  | "sheet-piece-wild-maker"
  | "sheet-piece-wormsign"
  | "sheet-pieces"
  | "sheet-ride"
  | "sheet-scouting"
  | "sheet-settlement"
  | "sheet-shared-turn"
  | "sheet-sietch"
  | "sheet-spice"
  | "sheet-surprise"
  | "sheet-token"
  | "sheet-transport"
  | "sheet-vehicles"
  | "sheet-victory"
  | "shown"
  | "sietch"
  | "sietch-facedown"
  | "smf-dice"
  | "smf-row"
  | "special-action"
  | "spice-must-flow"
  | "station"
  | "suffers"
  | "sum"
  | "supply"
  | "supremacy"
  | "surprise"
  | "takes-turn"
  | "tank"
  | "terrain-deep-desert"
  | "terrain-desert"
  | "terrain-minor-erg"
  | "terrain-mountain"
  | "terrain-plateau"
  | "token"
  | "unhurt"
  | "unrolled"
  | "uses-special"
  | "wild-maker"
  | "wormsign";
