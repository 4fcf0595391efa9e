/** One reader at one table: what is known, what can be done, and the connection that keeps both true. */

import { Live, OFFLINE, type Had, type LinkState } from "../api/live";
import type { ChatItem, Failure, Frame, GameEvent, Option, Position, Presence, Table } from "../api/types";
import { moving, settings } from "../shell/settings.svelte";
import { answersAfter, mergedEvents, onlyPass, refusalOf, type Answer } from "./merge";
import type { Moment } from "./moments";
import { PAUSE, Turnstile } from "./pace";

/** Among bots a pass need not wait, but the eye should follow. */
const PASS_SOON = 500;
/** Among people a pass takes as long as somebody may think who holds something: milliseconds, at least and at most. */
const PASS_LATER = [3000, 9000] as const;

/** What I saw when I last moved. */
interface Look {
  sequence: number;
  view: Position["view"];
}

export class Session {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatItem[]>([]);
  presence = $state.raw<Presence>({ seats: [], spectators: 0 });
  link = $state<LinkState>("connecting");
  failure = $state.raw<Failure | null>(null);
  /** Somebody's refusal of the takeback I asked for, until the table moves on. */
  refusal = $state.raw<ChatItem | null>(null);
  /** The option that is on its way to the server. */
  sending = $state<string | null>(null);
  /** My answers in the form that is still open. */
  answers = $state.raw<Answer[]>([]);
  /** The view when I last made a move, and the last event I had then. */
  baseline = $state.raw<Look | null>(null);
  seenEvents = $state(0);
  /** What the reader should not miss, until they go on. */
  moments = $state.raw<Moment[]>([]);
  /** The bots wait until the reader goes on. */
  holding = $state(false);
  /** A pass is on its way by itself, because there is nothing else to answer. */
  passing = $state(false);
  /** Finds such moments in the events after a number; the table page knows how. */
  findMoments: (position: Position, events: GameEvent[], news: number) => Moment[] = () => [];

  /** undefined: whichever seat the server finds to be mine; null: as a spectator. */
  seat: number | null | undefined = undefined;
  private live: Live;
  private unsent: { ask: string; option: Option } | null = null;
  private language = settings.language;
  private passTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whoever takes back a move wants to think: until the next one nothing is answered for them. */
  private thinking = false;
  private turnstile = new Turnstile<Position>((position) => this.show(position));

  constructor(readonly id: string) {
    this.live = new Live(id, {
      had: () => this.had(),
      onFrame: (frame) => this.receive(frame),
      onState: (state) => {
        this.link = state;
      },
    });
  }

  close(): void {
    clearTimeout(this.passTimer);
    this.turnstile.clear();
    this.live.close();
  }

  /** Nobody but bots plays with me: they can wait. */
  get amongBots(): boolean {
    return this.table?.seats.every((seat) => seat.kind === "bot" || seat.yours) ?? false;
  }

  /** I have seen what happened. */
  goOn(): void {
    this.moments = [];
    this.holding = false;
    this.turnstile.open();
    this.considerPassing();
  }

  /**
   * Where I can only pass, I pass, if I want that. Others must not tell it from a pass that was thought about, so among
   * people it takes a while that chance decides.
   */
  private considerPassing(): void {
    clearTimeout(this.passTimer);
    const position = this.position;
    const option = settings.passes && !this.thinking && this.mySeats.length === 1 && position ? onlyPass(position) : null;
    const unread = this.amongBots && this.moments.length > 0;
    this.passing = option !== null && !unread;
    if (!option || unread) return;
    const [least, most] = PASS_LATER;
    const wait = this.amongBots ? PASS_SOON : least + Math.random() * (most - least);
    this.passTimer = setTimeout(() => {
      if (this.position?.ask?.id === position?.ask?.id) void this.send(option);
    }, wait);
  }

  get mySeats(): number[] {
    return this.table?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  }

  get myTurn(): boolean {
    const position = this.position;
    return position?.prompt != null && position.seat !== null && position.to_act.includes(position.seat);
  }

  /** Look through another of my seats, or as a spectator. */
  sitAs(seat: number | null): void {
    this.seat = seat;
    this.forget();
    this.baseline = null;
    this.live.restart();
  }

  speak(language: typeof settings.language): void {
    if (language === this.language) return;
    this.language = language;
    this.forget();
    this.live.restart();
  }

  async play(option: Option): Promise<void> {
    const position = this.position;
    if (!position?.ask || this.sending) return;
    this.thinking = false;
    this.goOn();
    clearTimeout(this.passTimer);
    this.passing = false;
    // What happens from here on is what is new to me, what my own move brings about too.
    this.lookedAt(position);
    await this.send(option);
  }

  private async send(option: Option): Promise<void> {
    const position = this.position;
    if (!position?.ask || this.sending) return;
    this.sending = option.name;
    this.unsent = { ask: position.ask.id, option };
    const failure = await this.live.send({ type: "play", ask: position.ask.id, option: option.name });
    // Off line, the move waits: if the table still asks the same when the connection is back, it is sent again.
    if (failure?.code !== OFFLINE.code) {
      this.unsent = null;
      if (!failure) this.played(position, option);
    }
    this.sending = null;
    // What goes by itself is on its way until the table has moved on.
    if (failure) this.passing = false;
    this.failure = failure?.code === "stale_ask" || failure?.code === OFFLINE.code ? null : failure;
  }

  async back(): Promise<void> {
    this.thinking = true;
    if (this.position?.ask) await this.obey({ type: "back", ask: this.position.ask.id });
  }

  async undo(): Promise<void> {
    this.thinking = true;
    await this.obey({ type: "undo" });
  }

  async answerUndo(grant: boolean): Promise<void> {
    await this.obey({ type: "undo_answer", grant });
  }

  async say(text: string, toAllies = false): Promise<boolean> {
    return this.obey({ type: "chat", text, private: toAllies });
  }

  private async obey(command: Parameters<Live["send"]>[0]): Promise<boolean> {
    this.failure = await this.live.send(command);
    return this.failure === null;
  }

  private played(position: Position, option: Option): void {
    this.answers = answersAfter(this.answers, position, option);
    if (this.position && this.position.sequence > position.sequence) this.answers = answersAfter(this.answers, this.position, null);
    this.keepAnswers();
  }

  private lookedAt(position: Position): void {
    this.baseline = { sequence: position.sequence, view: position.view };
    this.seenEvents = this.events.at(-1)?.number ?? 0;
    this.keepLook();
  }

  private had(): Had {
    return {
      seat: this.seat,
      lang: settings.language,
      after: this.events.at(-1)?.number ?? 0,
      sequence: this.position?.sequence ?? null,
      chatAfter: this.chat.at(-1)?.number ?? 0,
    };
  }

  private forget(): void {
    this.turnstile.clear();
    this.moments = [];
    this.holding = false;
    this.position = null;
    this.events = [];
    // Another seat may hear other things, and counts them for itself.
    this.chat = [];
  }

  private receive(frame: Frame): void {
    if (frame.type === "table") this.table = frame.table;
    else if (frame.type === "position") this.arrive(frame);
    else if (frame.type === "chat") this.hear(frame.items);
    else if (frame.type === "presence") this.presence = frame;
  }

  private hear(items: ChatItem[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    const news = items.filter((item) => item.number > last);
    this.chat = [...this.chat, ...news];
    // What was refused before I came is no news.
    const refusal = last ? refusalOf(this.chat, this.position?.seat ?? null) : null;
    if (refusal && news.includes(refusal)) this.refusal = refusal;
  }

  /** Positions are shown one by one, as fast as I want it; what breaks their order is shown at once. */
  private arrive(position: Position): void {
    const mayWait = this.position !== null && this.amongBots && settings.pace !== "instant" && position.events.after === this.lastArrived;
    if (!mayWait) {
      this.turnstile.clear();
      this.holding = false;
    }
    this.lastArrived = position.events.items.at(-1)?.number ?? position.events.after;
    this.turnstile.push(position);
  }
  private lastArrived = 0;

  /** Shows a position and says how long to look at it before the next one, in milliseconds. */
  private show(position: Position): number {
    const known = this.events.at(-1)?.number ?? 0;
    const first = this.position === null;
    if (position.events.after < known) this.moments = [];
    this.events = mergedEvents(this.events, position.events);
    if (position.undo || position.sequence !== this.position?.sequence) this.refusal = null;
    this.position = position;
    if (first) {
      this.recallLook(position);
      this.answers = this.keptAnswers();
    }
    this.answers = answersAfter(this.answers, position, null);
    const pause = first || position.events.items.length === 0 ? 0 : this.pause(position, known);
    const unsent = this.unsent;
    this.unsent = null;
    if (unsent && unsent.ask === position.ask?.id) void this.play(unsent.option);
    this.considerPassing();
    return pause;
  }

  private pause(position: Position, known: number): number {
    const step = settings.pace === "step" && position.prompt === null && this.amongBots;
    const found = settings.pace === "instant" ? [] : this.findMoments(position, this.events, known);
    const moment: Moment = { kind: "move", who: null, events: position.events.items };
    this.moments = [...this.moments, ...(found.length || !step ? found : [moment])];
    // Whoever is asked can answer at once; and whoever is not asked keeps nobody waiting but bots.
    if (position.prompt !== null || position.result || !this.amongBots) return 0;
    this.holding = this.moments.length > 0;
    if (this.holding || settings.pace === "step") return Infinity;
    return settings.pace === "slow" || moving() ? PAUSE[settings.pace] : 0;
  }

  private get lookKey(): string {
    return `look/${this.id}/${this.position?.seat}`;
  }

  /** For whoever comes back tomorrow. Where players share a device, nobody's view is left lying about. */
  private keepLook(): void {
    if (this.mySeats.length !== 1 || !this.baseline) return;
    try {
      localStorage.setItem(this.lookKey, JSON.stringify({ ...this.baseline, event: this.seenEvents }));
    } catch {
      // A full storage only means that tomorrow nothing looks new.
    }
  }

  private recallLook(position: Position): void {
    if (this.baseline) return;
    this.baseline = position;
    this.seenEvents = this.events.at(-1)?.number ?? 0;
    try {
      const kept = JSON.parse(localStorage.getItem(this.lookKey) ?? "null") as (Look & { event: number }) | null;
      if (position.result) localStorage.removeItem(this.lookKey);
      else if (kept && kept.sequence <= position.sequence) {
        this.baseline = kept;
        this.seenEvents = kept.event;
      }
    } catch {
      // What cannot be read is forgotten.
    }
  }

  private get answersKey(): string {
    return `answers/${this.id}/${this.position?.seat}`;
  }

  private keepAnswers(): void {
    sessionStorage.setItem(this.answersKey, JSON.stringify(this.answers));
  }

  private keptAnswers(): Answer[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.answersKey) ?? "[]") as Answer[];
    } catch {
      return [];
    }
  }
}
