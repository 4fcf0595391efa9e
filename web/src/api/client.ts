/** The server's HTTP interface. */

import type { Bots, EventList, Game, Me, NewTable, Position, Refusals, Review, Rule, SeatBody, Setup, Suggestion, Table, Unconfirmed, Value, Words } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      // What somebody typed or played arrives though the page is left at once.
      keepalive: method !== "GET",
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "offline", "The server cannot be reached.");
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const failure = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new ApiError(response.status, failure.code ?? "unknown", failure.message ?? response.statusText);
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function query(args: Query): string {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => request<Me>("GET", "/me"),
  changeMe: (change: { name?: string; language?: string }) => request<Me>("PUT", "/me", change),
  games: () => request<Game[]>("GET", "/games"),
  bots: () => request<Bots>("GET", "/bots"),
  words: (game: string, lang: string) => request<{ messages: Words }>("GET", `/games/${game}/words${query({ lang })}`),
  setup: (game: string, seats: number, options: Record<string, Value>) => request<Setup>("POST", `/games/${game}/setup`, { seats, options }),
  unconfirmed: (game: string, lang: string) => request<Unconfirmed[]>("GET", `/games/${game}/unconfirmed${query({ lang })}`),
  rule: (id: string, lang: string) => request<Rule>("GET", `/rules/${encodeURIComponent(id)}${query({ lang })}`),
  tables: (args: { status?: string; game?: string; mine?: boolean; deleted?: boolean }) => request<{ tables: Table[] }>("GET", `/tables${query(args)}`),
  table: (id: string) => request<Table>("GET", table(id)),
  /** A first game with a coach: everything but the mode is the guide's. */
  createGuided: (game: string, guide: string) => request<Table>("POST", "/tables", { game, guide }),
  create: (body: NewTable) => request<Table>("POST", "/tables", body),
  close: (id: string) => request<Table>("POST", `${table(id)}/close`),
  events: (id: string, args: Query) => request<EventList>("GET", `${table(id)}/events${query(args)}`),
  remove: (id: string) => request<undefined>("DELETE", table(id)),
  keep: (id: string) => request<Table>("POST", `${table(id)}/keep`),
  restore: (id: string) => request<Table>("POST", `${table(id)}/restore`),
  join: (id: string, body: { seat?: number; invitation?: string }) => request<Table>("POST", `${table(id)}/join`, body),
  leave: (id: string, seat: number) => request<Table>("POST", `${table(id)}/leave`, { seat }),
  setSeat: (id: string, seat: number, body: SeatBody) => request<Table>("PUT", `${table(id)}/seats/${seat}`, body),
  invitation: (id: string, seat: number) => request<{ invitation: string; url: string }>("GET", `${table(id)}/seats/${seat}/invitation`),
  inviteAnew: (id: string, seat: number) => request<{ url: string }>("POST", `${table(id)}/seats/${seat}/invitation`),
  addNonce: (id: string, seat: number, nonce: string) => request<Table>("PUT", `${table(id)}/seats/${seat}/nonce`, { nonce }),
  record: async (id: string) => {
    const response = await fetch(`/api${table(id)}/record`, { credentials: "same-origin" });
    if (!response.ok) throw new ApiError(response.status, "unknown", response.statusText);
    return response.text();
  },
  start: (id: string) => request<Table>("POST", `${table(id)}/start`),
  resign: (id: string, seat: number) => request<Table>("POST", `${table(id)}/resign`, { seat }),
  comeBack: (id: string, seat: number) => request<Table>("POST", `${table(id)}/return`, { seat }),
  position: (id: string, args: Query) => request<Position>("GET", `${table(id)}/position${query(args)}`),
  forecast: <Forecast>(id: string, matter: string, args: Query) => request<{ forecast: Forecast | null }>("GET", `${table(id)}/forecasts/${matter}${query(args)}`),
  refusals: (id: string, args: Query) => request<Refusals>("GET", `${table(id)}/refusals${query(args)}`),
  move: (id: string, body: { ask: string; option: string; seat?: number }) => request<{ sequence: number }>("POST", `${table(id)}/moves`, body),
  suggestion: (id: string, seat: number | undefined, ahead: boolean, args: Query) => request<Suggestion>("POST", `${table(id)}/suggestion${query(args)}`, { seat, ahead }),
  back: (id: string, body: { ask: string; seat?: number }) => request<{ sequence: number }>("POST", `${table(id)}/back`, body),
  undo: (id: string, seat?: number) => request<{ done: boolean }>("POST", `${table(id)}/undo`, { seat }),
  answerUndo: (id: string, grant: boolean, seat?: number) => request<{ done: boolean }>("POST", `${table(id)}/undo/answer`, { grant, seat }),
  chat: (id: string, after: number, seat?: number | "none") => request<{ items: import("./types").ChatItem[] }>("GET", `${table(id)}/chat${query({ after, seat })}`),
  say: (id: string, body: { text: string; private: boolean; seat?: number }) => request<unknown>("POST", `${table(id)}/chat`, body),
  replay: (id: string, args: Query) => request<{ moves: number; seats: number; events: number[] }>("GET", `${table(id)}/replay${query(args)}`),
  review: (id: string, args: Query) => request<Review>("GET", `${table(id)}/review${query(args)}`),
  replayed: (id: string, move: number, args: Query) => request<Position>("GET", `${table(id)}/replay/${move}${query(args)}`),
};
