/** From choices in the lobby to what the server is asked for. */

import type { Game, NewTable, SeatBody, Table, Value } from "../api/types";
import optionSeats from "./option-seats.json";

/** Options that can be used with some numbers of seats only. */
const OPTION_SEATS: Record<string, Record<string, number[] | undefined> | undefined> = optionSeats;

/** Who plays a seat: me, another person at this device, a friend with a link, anybody, or a bot of some level. */
export type Chair = "me" | "device" | "friend" | "anyone" | `bot:${string}`;

/** The strongest bot on offer. */
export function bestLevel(game: Game): string {
  for (const level of ["search", "heuristic"]) if (game.levels.includes(level)) return level;
  return game.levels[0] ?? "random";
}

function quickSeats(game: Game): number {
  return Math.max(...game.seats);
}

/** One click: me against as many bots as the game takes. */
export function quickTable(game: Game): NewTable {
  const bot: SeatBody = { kind: "bot", level: bestLevel(game) };
  const seats: SeatBody[] = Array.from({ length: quickSeats(game) }, (_, seat) => (seat === 0 ? { kind: "person" } : bot));
  return { game: game.id, title: "", seats, take: 0, access: "private", spectators: true, options: {} };
}

/** A new table like one that is over: the same game and options, the same bots, and me where I sat. */
export function sameAgain(table: Table): NewTable {
  const mine = table.seats.findIndex((seat) => seat.yours);
  return {
    game: table.game,
    title: table.title,
    access: table.access,
    spectators: table.spectators,
    options: table.options,
    seats: table.seats.map(({ kind, level, resigned }) => (kind === "bot" && !resigned ? { kind, level } : { kind: "person" })),
    take: mine < 0 ? null : mine,
  };
}

export function bodyOf(chair: Chair): SeatBody {
  return chair.startsWith("bot:") ? { kind: "bot", level: chair.slice(4) } : { kind: "person" };
}

/** Options that differ from what the game does anyway; those of seats that are not there are left out. */
export function chosenOptions(game: Game, values: Record<string, Value>, seats: number): Record<string, Value> {
  const chosen: Record<string, Value> = {};
  for (const [name, setting] of Object.entries(game.options)) {
    const value = values[name];
    if (value !== undefined && value !== setting.default && concerns(game, name, seats)) chosen[name] = value;
  }
  return chosen;
}

/** Whether an option matters at a table for so many. One that the game has for every seat concerns that seat only. */
export function concerns(game: Game, name: string, seats: number): boolean {
  const usable = OPTION_SEATS[game.id]?.[name];
  if (usable) return usable.includes(seats);
  const [, stem, number] = /^(.*_)(\d+)$/.exec(name) ?? [];
  if (stem === undefined || Number(number) < seats) return true;
  const every = Array.from({ length: Math.max(...game.seats) }, (_, seat) => `${stem}${seat}`);
  return !every.every((option) => option in game.options);
}

export function tableFor(
  game: Game,
  chairs: Chair[],
  values: Record<string, Value>,
  about: { title: string; access: "open" | "private"; spectators: boolean },
): NewTable {
  const mine = chairs.indexOf("me");
  return {
    game: game.id,
    title: about.title,
    access: chairs.includes("anyone") ? "open" : about.access,
    spectators: about.spectators,
    seats: chairs.map(bodyOf),
    options: chosenOptions(game, values, chairs.length),
    take: mine < 0 ? null : mine,
  };
}
