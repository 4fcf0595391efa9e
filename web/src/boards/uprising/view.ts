/** The shape of `state.view(seat)` in Uprising. */

export interface Pile {
  count: number;
  known: string[];
}

export interface Player {
  seat: number;
  leader: string | null;
  rival: { id: string; swordmaster_cost: number; priority: string[]; can_win: boolean } | null;
  vp: number;
  solari: number;
  spice: number;
  water: number;
  influence: number[];
  alliances: string[];
  agents: number;
  placed: string[];
  spies: string[];
  spies_in_supply: number;
  supply: number;
  garrison: number;
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
  objective: { id: string; turned: boolean } | null;
  won: string[];
  won_turned: string[];
  hand: Pile;
  deck: Pile;
  discard: string[];
  in_play: { card: string; revealed: boolean }[];
  intrigue: Pile;
  intrigue_face_up: string[];
  contracts: string[];
  completed: string[];
}

export interface UprisingView {
  game: "uprising";
  you: number | null;
  choam: boolean;
  round: number;
  phase: string;
  first_player: number;
  on_turn: number | null;
  turn: { kind: "choosing" | "agent" | "reveal" | "none"; card: string | null; space: string | null };
  players: Player[];
  spaces: { id: string; agents: number[]; bonus_spice: number | null; control: number | null }[];
  posts: { id: string; spies: number[] }[];
  alliances: (number | null)[];
  shield_wall: boolean;
  row: string[];
  reserve: Record<string, number>;
  set_aside: { card: string; for: number; discount: number } | null;
  conflict: { card: string | null; protected: boolean; pile: string[]; deck: number[] };
  contracts: { stack: number; offered: string[]; reserved: string[] };
  looked_at: Pile;
  imperium_deck: number;
  hagal: { difficulty: string; rules: string[]; deck: number; discard: string[] } | null;
}

export const FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen"] as const;
export const TRACK_TOP = 6;
/** Whoever has that many Victory Points makes this round the last. */
export const GOAL = 10;

export const seatColour = (seat: number) => `var(--seat-${seat % 4})`;

