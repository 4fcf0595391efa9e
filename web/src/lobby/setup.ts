/** From choices in the lobby to what the server is asked for. */

import type { Bots, Game, Mode, NewTable, SeatBody, Table, Value } from "../api/types";

/** What is said beside the levels of a game's bots: how far those that look ahead by the clock get on this server. */
export function strength(game: Game, bots: Bots | null): "" | "create.botsCompiled" | "create.botsRefused" | "create.botsPlain" {
  if (!bots || !game.levels.includes("hard")) return "";
  if (bots.compiled) return "create.botsCompiled";
  return bots.refused ? "create.botsRefused" : "create.botsPlain";
}

/** Who plays a seat: me, another person at this device, a friend with a link, anybody, or a bot of some level. */
export type Chair = "me" | "device" | "friend" | "anyone" | `bot:${string}`;

const FROM_WEAK_TO_STRONG = ["random", "easy", "heuristic", "hard", "expert"];

/** The levels of a game's bots as people look for them; those of other games' makers last. */
export function levelsOf(game: Game): string[] {
  const place = (level: string) => (FROM_WEAK_TO_STRONG.includes(level) ? FROM_WEAK_TO_STRONG.indexOf(level) : FROM_WEAK_TO_STRONG.length);
  return [...game.levels].sort((one, other) => place(one) - place(other));
}

/** The bot that a seat gets unless somebody chooses: a sensible one, if there is one. */
export function usualLevel(game: Game): string {
  if (game.levels.includes("heuristic")) return "heuristic";
  return game.levels[0] ?? "random";
}

/** One click: me, and bots in the other seats that the mode usually has. */
export function quickTable(game: Game, mode: Mode): NewTable {
  const bot: SeatBody = { kind: "bot", level: usualLevel(game) };
  const seats: SeatBody[] = Array.from({ length: mode.usual }, (_, seat) => (seat === 0 ? { kind: "person" } : bot));
  return { game: game.id, title: "", seats, take: 0, access: "private", spectators: true, pace: "live", options: chosenOptions(game, { ...mode.begins, ...mode.fixed }) };
}

/** The mode that a table is played in, or null for one that has no name. */
export function modeOf(game: Game, table: { seats: unknown[]; options: Record<string, Value> }): Mode | null {
  const value = (name: string) => table.options[name] ?? game.options[name]?.default;
  const found = game.modes.find((mode) => mode.seats.includes(table.seats.length) && Object.entries(mode.fixed).every(([name, fixed]) => value(name) === fixed));
  return found?.id ? found : null;
}

/** A new table like one that is over: the same game and options, the same bots, and me where I sat. */
export function sameAgain(table: Table): NewTable {
  const mine = table.seats.findIndex((seat) => seat.yours);
  return {
    game: table.game,
    title: table.title,
    access: table.access,
    spectators: table.spectators,
    pace: table.pace,
    options: table.options,
    seats: table.seats.map(({ kind, level, resigned }) => (kind === "bot" && !resigned ? { kind, level } : { kind: "person" })),
    take: mine < 0 ? null : mine,
  };
}

export function bodyOf(chair: Chair): SeatBody {
  return chair.startsWith("bot:") ? { kind: "bot", level: chair.slice(4) } : { kind: "person" };
}

/** Options that differ from what the game does anyway. */
export function chosenOptions(game: Game, values: Record<string, Value>): Record<string, Value> {
  const chosen: Record<string, Value> = {};
  for (const [name, setting] of Object.entries(game.options)) {
    const value = values[name];
    if (value !== undefined && value !== setting.default) chosen[name] = value;
  }
  return chosen;
}

/** What is asked in a mode: whatever it leaves open and can be decided in more than one way. */
export function asked(mode: Mode, choices: Record<string, Value[]>): [string, Value[]][] {
  return Object.entries(choices).filter(([name, values]) => values.length > 1 && !(name in mode.fixed));
}

export function tableFor(game: Game, chairs: Chair[], values: Record<string, Value>, about: { title: string; access: "open" | "private"; spectators: boolean; slow: boolean }): NewTable {
  const mine = chairs.indexOf("me");
  return {
    game: game.id,
    title: about.title,
    access: chairs.includes("anyone") ? "open" : about.access,
    spectators: about.spectators,
    pace: about.slow ? "slow" : "live",
    seats: chairs.map(bodyOf),
    options: chosenOptions(game, values),
    take: mine < 0 ? null : mine,
  };
}
