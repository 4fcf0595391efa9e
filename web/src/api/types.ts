/** Short names for what the server sends; the shapes are generated from its schema (`npm run types`). */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Me = Schemas["Me"];
export type Game = Schemas["GameOut"];
export type Bots = Schemas["BotsOut"];
export type Mode = Schemas["Mode"];
export type Setup = Schemas["SetupOut"];
export type Unconfirmed = Schemas["UnconfirmedOut"];
export type Rule = Schemas["RuleInPlace"];
export type RuleText = Schemas["RuleText"];
export type Setting = Schemas["Setting"];
export type Table = Schemas["TableOut"];
export type Seat = Schemas["Seat"];
export type NewTable = Schemas["NewTableBody"];
export type SeatBody = Schemas["SeatBody"];
export type Position = Schemas["Position"];
export type Ask = Schemas["AskOut"];
export type Prompt = Schemas["Prompt"];
export type Option = Schemas["OptionOut"];
export type GameEvent = Schemas["EventOut"];
export type Refusals = Schemas["RefusalsOut"];
export type EventList = Schemas["EventList"];
export type Account = Schemas["AccountOut"];
export type ChatItem = Schemas["ChatItem"];
export type Presence = Pick<Schemas["PresenceFrame"], "seats" | "spectators">;
export type Failure = Schemas["Error"];
export type Review = Schemas["ReviewOut"];
export type Frame = Schemas["TableFrame"] | Schemas["PositionFrame"] | Schemas["ChatFrame"] | Schemas["PresenceFrame"] | Schemas["ReplyFrame"] | { type: "pong" };
/** What the live socket understands beside a ping; whoever sends it numbers it. */
export type Command = Unnumbered<"Play"> | Unnumbered<"Back"> | Unnumbered<"Undo"> | Unnumbered<"UndoAnswer"> | Unnumbered<"Say">;
type Unnumbered<Name extends keyof Schemas> = Omit<Schemas[Name], "id">;
export type Suggestion = Schemas["Suggestion"];
export type Words = Record<string, string>;
export type Value = Setting["default"];
