/** What moved between two views of Uprising, so that pieces can travel instead of jump. */

import { matched } from "../parts/matched";
import type { Journey } from "../parts/travel.svelte";
import { FACTIONS, type Player, type UprisingView } from "./view";

export type Kind = "agent" | "spy" | "troop" | "worm" | "influence" | "card" | "contract" | "flag" | "conflict" | "solari" | "spice" | "water";

export interface Piece {
  kind: Kind;
  seat: number;
  count: number;
  /** Which card, contract or Conflict. */
  id?: string;
}

export type Move = Journey<Piece>;

export const RESOURCES = ["solari", "spice", "water"] as const;

/** The names of the places where pieces stand. */
export const place = {
  panel: (seat: number) => `panel:${seat}`,
  counter: (seat: number, what: string) => `counter:${seat}:${what}`,
  space: (id: string) => `space:${id}`,
  post: (id: string) => `post:${id}`,
  level: (faction: number, level: number) => `level:${faction}:${level}`,
  garrison: (seat: number) => `garrison:${seat}`,
  troops: (seat: number) => `troops:${seat}`,
  worms: (seat: number) => `worms:${seat}`,
  card: (id: string) => `card:${id}`,
  contract: (id: string) => `contract:${id}`,
  conflict: () => "conflict",
};

function counted(ids: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
}

/** The ids that became more from one list to the other, each as often as it did. */
export function gained(had: Iterable<string>, has: Iterable<string>): string[] {
  const before = counted(had);
  return [...counted(has)].flatMap(([id, count]) => Array.from({ length: Math.max(0, count - (before.get(id) ?? 0)) }, () => id));
}

function ofPlayer(was: Player, is: Player): Move[] {
  const { seat } = is;
  const piles = (player: Player) =>
    new Map([
      [place.counter(seat, "supply"), player.supply],
      [place.garrison(seat), player.garrison],
      [place.troops(seat), player.troops],
    ]);
  const standing = (at: (id: string) => string, home: string, ids: string[], left: number) => new Map([[home, left], ...ids.map((id) => [at(id), 1] as const)]);
  const agents = (player: Player) => standing(place.space, place.counter(seat, "agents"), player.placed, player.agents);
  const spies = (player: Player) => standing(place.post, place.counter(seat, "spies"), player.spies, player.spies_in_supply);
  const moves = (kind: Kind, had: Map<string, number>, has: Map<string, number>) => matched(had, has).map(({ from, to, count }): Move => ({ from, to, piece: { kind, seat, count } }));
  const influence = FACTIONS.flatMap((_, faction): Move[] => {
    const [from, to] = [was.influence[faction] ?? 0, is.influence[faction] ?? 0];
    return from === to ? [] : [{ from: place.level(faction, from), to: place.level(faction, to), piece: { kind: "influence", seat, count: 1 } }];
  });
  return [...moves("agent", agents(was), agents(is)), ...moves("spy", spies(was), spies(is)), ...moves("troop", piles(was), piles(is)), ...influence];
}

/** Sandworms come from the space that was visited, resources too; rewards come from the Conflict card. */
function fromSpace(before: UprisingView, after: UprisingView): Move[] {
  const visited = after.turn.space ?? before.turn.space;
  const fought = before.phase === "combat" || after.phase === "combat";
  return after.players.flatMap((is, seat): Move[] => {
    const was = before.players[seat];
    if (!was) return [];
    const onTurn = seat === after.on_turn || seat === before.on_turn;
    const source = fought ? place.conflict() : onTurn && visited !== null ? place.space(visited) : null;
    const moves: Move[] = [];
    if (is.worms > was.worms) moves.push({ from: source ?? place.panel(seat), to: place.worms(seat), piece: { kind: "worm", seat, count: is.worms - was.worms } });
    if (source === null) return moves;
    for (const kind of RESOURCES) {
      const change = is[kind] - was[kind];
      const own = place.counter(seat, kind);
      if (change > 0) moves.push({ from: source, to: own, piece: { kind, seat, count: change } });
      if (change < 0 && !fought) moves.push({ from: own, to: source, piece: { kind, seat, count: -change } });
    }
    return moves;
  });
}

const owned = (player: Player) => [...player.discard, ...player.hand.known, ...player.in_play.map((one) => one.card)];

/** Cards from the Row and the Reserve, contracts, won Conflicts, flags. */
function taken(before: UprisingView, after: UprisingView): Move[] {
  const stock = (view: UprisingView) => [
    ...view.row,
    ...Object.entries(view.reserve).flatMap(([card, count]) => Array.from({ length: count }, () => card)),
    ...(view.set_aside ? [view.set_aside.card] : []),
  ];
  const sold = counted(gained(stock(after), stock(before)));
  const offered = counted(gained(after.contracts.offered, before.contracts.offered));
  const moves: Move[] = [];
  for (const is of after.players) {
    const was = before.players[is.seat];
    if (!was) continue;
    const { seat } = is;
    const to = place.panel(seat);
    for (const id of gained(owned(was), owned(is))) if (took(sold, id)) moves.push({ from: place.card(id), to, piece: { kind: "card", seat, count: 1, id } });
    for (const id of gained(was.contracts, is.contracts)) if (took(offered, id)) moves.push({ from: place.contract(id), to, piece: { kind: "contract", seat, count: 1, id } });
    for (const id of gained([...was.won, ...was.won_turned], [...is.won, ...is.won_turned])) moves.push({ from: place.conflict(), to, piece: { kind: "conflict", seat, count: 1, id } });
  }
  for (const space of after.spaces) {
    const held = before.spaces.find((one) => one.id === space.id)?.control ?? null;
    if (space.control !== null && space.control !== held) moves.push({ from: place.panel(space.control), to: place.space(space.id), piece: { kind: "flag", seat: space.control, count: 1 } });
  }
  return moves;
}

function took(stock: Map<string, number>, id: string): boolean {
  const left = stock.get(id) ?? 0;
  stock.set(id, left - 1);
  return left > 0;
}

/** Everything that moved, in the order in which it should set out. */
export function moves(before: UprisingView, after: UprisingView): Move[] {
  const players = after.players.flatMap((is) => {
    const was = before.players[is.seat];
    return was ? ofPlayer(was, is) : [];
  });
  return [...players, ...taken(before, after), ...fromSpace(before, after)];
}
