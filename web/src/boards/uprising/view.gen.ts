/** Made from `src/sandtable/games/uprising/views.py` by `python -m tools.client_files`. */

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

/** A message with arguments of its own. */
export interface Phrase {
  message: string;
  args: Record<string, unknown>;
}

export type TurnKind = "choosing" | "agent" | "reveal" | "none";

export interface Turn {
  kind: TurnKind;
  card: string | null;
  space: string | null;
  /** Effects still to come, for the player on turn only. */
  waiting: string[];
  spice_gained: number;
  recruited: number;
  deployed: number;
  units_deployed: number;
  recalled_spy: boolean;
  no_deploy: boolean;
}

/** A Rival of House Hagal. */
export interface RivalCard {
  id: string;
  swordmaster_cost: number;
  /** Factions, the dearest first. */
  priority: string[];
  signet: Phrase;
  network: Phrase;
  can_win: boolean;
}

export interface Objective {
  id: string;
  turned: boolean;
}

export interface CardInPlay {
  card: string;
  revealed: boolean;
}

/** A player; those after the last seat are Rivals, who have no leader. */
export interface Player {
  seat: number;
  leader: string | null;
  rival: RivalCard | null;
  vp: number;
  solari: number;
  spice: number;
  water: number;
  /** With the Emperor, the Spacing Guild, the Bene Gesserit and the Fremen. */
  influence: number[];
  alliances: string[];
  /** On the leader. */
  agents: number;
  /** Spaces with an Agent of the player. */
  placed: string[];
  /** Posts with a spy of the player. */
  spies: string[];
  spies_in_supply: number;
  supply: number;
  garrison: number;
  /** In the Conflict. */
  troops: number;
  worms: number;
  swords: number;
  strength: number;
  persuasion: number;
  council: boolean;
  swordmaster: boolean;
  hooks: boolean;
  memories: number;
  training: string | null;
  revealed: boolean;
  objective: Objective | null;
  won: string[];
  won_turned: string[];
  hand: Pile;
  deck: Pile;
  discard: string[];
  in_play: CardInPlay[];
  intrigue: Pile;
  intrigue_face_up: string[];
  contracts: string[];
  completed: string[];
}

export interface SpaceView {
  id: string;
  agents: number[];
  bonus_spice: number | null;
  control: number | null;
}

export interface PostView {
  id: string;
  spies: number[];
}

export interface SetAside {
  card: string;
  for: number;
  discount: number;
}

export interface ConflictView {
  card: string | null;
  protected: boolean;
  /** Unclaimed Conflict cards, the top one last. */
  pile: string[];
  /** Cards left of level I, II and III. */
  deck: number[];
}

export interface ContractsView {
  stack: number;
  offered: string[];
  reserved: string[];
}

export interface HagalView {
  difficulty: string;
  /** Optional rules in force. */
  rules: string[];
  deck: number;
  /** The top card last. */
  discard: string[];
}

export interface UprisingView {
  game: "uprising";
  you: number | null;
  choam: boolean;
  round: number;
  phase: string;
  first_player: number;
  on_turn: number | null;
  turn: Turn;
  players: Player[];
  spaces: SpaceView[];
  posts: PostView[];
  /** The holder for each faction. */
  alliances: (number | null)[];
  shield_wall: boolean;
  row: string[];
  reserve: Record<string, number>;
  set_aside: SetAside | null;
  looked_at: Pile;
  trashed: string[];
  imperium_deck: number;
  intrigue_deck: number;
  intrigue_discard: string[];
  intrigue_trashed: Pile;
  conflict: ConflictView;
  contracts: ContractsView;
  hagal: HagalView | null;
  result: ResultView | null;
}

/** A sign and its number: `["recruit", 2]`; `["then"]` is an arrow, `["or"]` stands between alternatives, and `["needs_fremen", 2]` before what waits for a condition. */
export type Symbol = [string] | [string, number];

export interface Requirement {
  faction: string;
  level: number;
}

export interface EntrySheet {
  cost: Symbol[];
  /** None where only words will do. */
  gives: Symbol[] | null;
}

export interface SpaceSheet {
  id: string;
  area: string;
  icon: string;
  combat: boolean;
  maker: boolean;
  wall: boolean;
  influence: string | null;
  requires: Requirement | null;
  /** What the controller gets at every visit. */
  control: Symbol[] | null;
  cheaper: number | null;
  entries: EntrySheet[];
}

export interface PostSheet {
  id: string;
  spaces: string[];
}

export interface TrackSheet {
  faction: string;
  bonus: Symbol[] | null;
}

export interface CardSheet {
  cost: number | null;
  tags: string[];
  icons: string[];
  boxes: Record<string, Symbol[]>;
}

export interface ConflictSheet {
  level: number;
  icon: string;
  space: string | null;
  rewards: (Symbol[] | null)[];
}

export interface TrainingSheet {
  id: string;
  next: number[];
  gives: Symbol[] | null;
}

export interface LeaderSheet {
  /** The moment of its ability: `agent` or `reveal` turn, or `any`. */
  when: string;
  /** The other side of a two-sided leader, as its owner may become it. */
  back: string | null;
  /** Whether it walks along the training track. */
  trained: boolean;
}

export interface HagalSheet {
  swords: number;
  spaces: string[];
}

export interface UprisingFacts {
  factions: string[];
  track_top: number;
  /** Whoever has that many Victory Points makes this round the last. */
  goal: number;
  spaces: SpaceSheet[];
  posts: PostSheet[];
  tracks: TrackSheet[];
  cards: Record<string, CardSheet>;
  conflicts: Record<string, ConflictSheet>;
  objectives: Record<string, string>;
  leaders: Record<string, LeaderSheet>;
  training: TrainingSheet[];
  hagal: Record<string, HagalSheet>;
  /** The symbols of effects that can be chosen, by the name of the choice. */
  effects: Record<string, Symbol[]>;
}

export interface LeaderText {
  ability: string;
  signet: string;
  signet_name: string;
  setup?: string;
}

export interface RivalText {
  signet: string;
  network: string;
}

export interface UprisingTexts {
  card: Record<string, Record<string, string>>;
  intrigue: Record<string, Record<string, string>>;
  conflict: Record<string, string[]>;
  contract: Record<string, string>;
  leader: Record<string, LeaderText>;
  training: Record<string, string>;
  hagal: Record<string, string>;
  rival: Record<string, RivalText>;
  control: Record<string, string>;
  space: Record<string, string>;
  requires: Record<string, string>;
  track: Record<string, string>;
}

/** What the board says by itself: messages `board-…` of the game. */
export type BoardText =
  | "alliance"
  | "box-acquire"
  | "box-agent"
  | "box-combat"
  | "box-endgame"
  | "box-on-discard"
  | "box-on-trash"
  | "box-plot"
  | "box-reveal"
  | "chart"
  | "conflict"
  | "deploy-title"
  | "garrison"
  | "hagal-deck"
  | "hagal-none"
  | "hagal-swords"
  | "hagal-title"
  | "hand"
  | "hand-looking"
  | "hand-pile"
  | "hand-play"
  | "hand-training"
  | "hand-waiting"
  | "hand-won"
  | "in-play"
  | "in-reserve"
  | "influence"
  | "intrigue"
  | "jump-board"
  | "jump-conflict"
  | "jump-hand"
  | "jump-players"
  | "jump-row"
  | "jump-title"
  | "leader-ability"
  | "leader-choose"
  | "leader-setup"
  | "legend-close"
  | "legend-effects"
  | "legend-icons"
  | "legend-spaces"
  | "legend-title"
  | "market-aside"
  | "market-deck"
  | "market-new"
  | "market-reserve"
  | "market-short"
  | "now-reveals"
  | "now-title"
  | "now-with"
  | "on-turn"
  | "panel-agents"
  | "panel-contracts"
  | "panel-council"
  | "panel-done"
  | "panel-first"
  | "panel-hooks"
  | "panel-memories"
  | "panel-points"
  | "panel-spies"
  | "panel-swordmaster"
  | "persuasion"
  | "post"
  | "retreat-title"
  | "rival"
  | "rival-cannot-win"
  | "rival-cost"
  | "rival-network"
  | "rival-priority"
  | "rival-signet"
  | "round"
  | "row"
  | "sheet"
  | "sheet-agent"
  | "sheet-back"
  | "sheet-combat"
  | "sheet-deploy"
  | "sheet-discard"
  | "sheet-endgame"
  | "sheet-in-play"
  | "sheet-plot"
  | "sheet-reveal"
  | "sheet-rival-cannot-win"
  | "sheet-rival-combat"
  | "sheet-rival-deploy"
  | "sheet-rival-network"
  | "sheet-rival-signet"
  | "sheet-rival-swordmaster"
  | "sheet-rival-track"
  | "sheet-rival-turn"
  | "sheet-spies"
  | "sheet-track"
  | "sheet-track-opens"
  | "sheet-training"
  | "sheet-when-agent"
  | "sheet-when-any"
  | "sheet-when-combat"
  | "sheet-when-endgame"
  | "sheet-when-reveal"
  | "sign-combat"
  | "sign-contract"
  | "sign-control"
  | "sign-discard"
  | "sign-draw"
  | "sign-garrison"
  | "sign-influence-any"
  | "sign-intrigue"
  | "sign-maker"
  | "sign-needs-council"
  | "sign-needs-fremen"
  | "sign-needs-hooks"
  | "sign-or"
  | "sign-persuasion"
  | "sign-recall-agent"
  | "sign-recall-spy"
  | "sign-recruit"
  | "sign-remove-shield-wall"
  | "sign-signet"
  | "sign-solari"
  | "sign-spice"
  | "sign-spy"
  | "sign-steal-intrigue"
  | "sign-swords"
  | "sign-take-bonus-spice"
  | "sign-take-council-seat"
  | "sign-take-maker-hooks"
  | "sign-take-swordmaster"
  | "sign-then"
  | "sign-trash"
  | "sign-trash-intrigue"
  | "sign-vp"
  | "sign-water"
  | "sign-worm"
  | "strength"
  | "strength-sum"
  | "supply"
  | "swords"
  | "tip-agents"
  | "tip-bonus"
  | "tip-combat"
  | "tip-control"
  | "tip-controlled"
  | "tip-cost"
  | "tip-garrison"
  | "tip-icon"
  | "tip-left"
  | "tip-level"
  | "tip-maker"
  | "tip-no-spies"
  | "tip-post"
  | "tip-ring"
  | "tip-spies"
  | "tip-third"
  | "tip-track"
  | "tip-visit"
  | "tip-wall"
  | "tip-watches"
  | "troops"
  | "wall-down"
  | "worms";
