/** What moved between two views: so that pieces travel instead of jump. */

import { matched } from "../parts/matched";
import type { Journey } from "../parts/travel.svelte";
import { leaderFacts } from "./facts";
import { GENERIC, UNITS, type AreaContent, type Legion, type WarForArrakisView } from "./view";

/** A piece on its way: a figure as it is drawn, whose it is, and how many go together. */
export interface Piece {
  kind: string;
  side: string | null;
  count: number;
}

export const onArea = (area: string): string => `area:${area}`;
export const overZone = (zone: string): string => `zone:${zone}`;
/** Where what is off the board lies: beside the dashboards of its side. */
export const supplyOf = (side: string): string => `supply:${side}`;

type Census = Map<string, Map<string, number>>;

function put(census: Census, kind: string, place: string, n: number): void {
  const places = census.get(kind) ?? new Map<string, number>();
  census.set(kind, places.set(place, (places.get(place) ?? 0) + n));
}

function countLegion(census: Census, area: string, legion: Legion): void {
  const place = onArea(area);
  const some = (kind: string, n: number | undefined) => n && put(census, `${legion.side}/${kind}`, place, n);
  for (const kind of [...UNITS, ...GENERIC]) some(kind, legion[kind]);
  for (const token of legion.tokens ?? []) put(census, `${legion.side}/token/${token.token}`, place, 1);
  some("silver", legion.silver_tokens);
  some("black", legion.black_tokens);
}

function countArea(census: Census, content: AreaContent): void {
  const place = onArea(content.area);
  for (const legion of content.legions ?? []) countLegion(census, content.area, legion);
  if (content.harvester) put(census, "harkonnen/harvester", place, 1);
  if (content.worm) put(census, `atreides/${content.worm === "wild_maker" ? "wild_maker" : "sandworm"}`, place, 1);
  if (content.wormsign) put(census, "atreides/wormsign", place, 1);
}

/** Every piece of a view by kind and place; what is not on the board lies in its side's supply. */
export function census(view: WarForArrakisView): Census {
  const found: Census = new Map();
  for (const content of view.areas) countArea(found, content);
  for (const [zone, flyer] of Object.entries(view.air_zones)) put(found, `harkonnen/${flyer}`, overZone(zone), 1);
  for (const [leader, { area }] of Object.entries(view.leaders)) if (area) put(found, `leader/${leader}`, onArea(area), 1);
  return found;
}

const size = (places: Map<string, number> | undefined): number => [...(places?.values() ?? [])].reduce((sum, n) => sum + n, 0);

/** What is missing on one side came from the supply, what is too much went there. */
function balanced(had: Map<string, number>, has: Map<string, number>, supply: string): [Map<string, number>, Map<string, number>] {
  const more = size(has) - size(had);
  const [before, after] = [new Map(had), new Map(has)];
  if (more > 0) before.set(supply, more);
  else if (more < 0) after.set(supply, -more);
  return [before, after];
}

const DRAWN: Record<string, string> = { silver: "token", black: "token" };

export function moves(before: WarForArrakisView, after: WarForArrakisView): Journey<Piece>[] {
  const [had, has] = [census(before), census(after)];
  const journeys: Journey<Piece>[] = [];
  for (const kind of new Set([...had.keys(), ...has.keys()])) {
    const [owner = "", what = ""] = kind.split("/");
    const leader = owner === "leader";
    const side = leader ? (leaderFacts(what)?.side ?? null) : owner;
    const [from, to] = balanced(had.get(kind) ?? new Map<string, number>(), has.get(kind) ?? new Map<string, number>(), supplyOf(side ?? ""));
    for (const moved of matched(from, to)) journeys.push({ from: moved.from, to: moved.to, piece: { kind: leader ? "leader" : (DRAWN[what] ?? what), side, count: moved.count } });
  }
  return journeys;
}
