/**
 * The live connection to one table: a WebSocket that comes back by itself, or long polling where sockets do not pass.
 * After a break it says what it had last, so nothing is missed.
 */

import { api, ApiError, query } from "./client";
import { CLOSE } from "./codes.gen";
import type { ChatItem, Command, Failure, Frame, Position } from "./types";

export type LinkState = "connecting" | "live" | "lost" | "gone" | "refused";

/** What the reader already has. */
export interface Had {
  seat: number | null | undefined;
  lang: string;
  after: number;
  sequence: number | null;
  chatAfter: number;
}

export interface Listener {
  had(): Had;
  onFrame(frame: Frame): void;
  onState(state: LinkState): void;
}

interface Pending {
  settle: (failure: Failure | null) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8000;
const SOCKET_TRIES = 4;
const POLL_SECONDS = 10;

export class Live {
  private socket: WebSocket | null = null;
  private stopped = false;
  private everOpen = false;
  private failures = 0;
  private polling = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private nextId = 1;
  private pending = new Map<number, Pending>();

  constructor(
    readonly table: string,
    private listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.stopped = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.discard();
    this.failAll();
  }

  /** Begin anew, with another seat or another language. */
  restart(): void {
    this.discard();
    this.failures = 0;
    this.connect();
  }

  /** Resolves to null when the server has done it, or to why it has not. */
  send(command: Command): Promise<Failure | null> {
    if (this.polling) return this.sendByHttp(command);
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(OFFLINE);
    const id = this.nextId++;
    return new Promise((settle) => {
      this.pending.set(id, { settle });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  private connect(): void {
    if (this.stopped) return;
    clearTimeout(this.retry);
    this.listener.onState(this.failures || this.everOpen ? "lost" : "connecting");
    const had = this.listener.had();
    const parameters = query({
      seat: had.seat === null ? "none" : had.seat,
      lang: had.lang,
      after: had.after,
      sequence: had.sequence,
      chat_after: had.chatAfter,
    });
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/live${parameters}`);
    this.socket = socket;
    socket.onopen = () => {
      this.everOpen = true;
      this.failures = 0;
      this.listener.onState("live");
      this.heartbeat = setInterval(this.ping, PING_EVERY);
    };
    socket.onmessage = (message) => {
      clearTimeout(this.silence);
      this.receive(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.discard();
      this.failAll();
      if (event.code === CLOSE.TABLE_GONE) this.listener.onState("gone");
      else if (event.code === CLOSE.RIGHT_LOST || event.code === CLOSE.MISUSE) this.listener.onState("refused");
      else void this.again();
    };
  }

  private async again(): Promise<void> {
    if (this.stopped) return;
    this.failures += 1;
    this.listener.onState(this.everOpen || this.failures > 1 ? "lost" : "connecting");
    if (!this.everOpen && (await this.refusedForGood())) return;
    if (!this.everOpen && this.failures >= SOCKET_TRIES && !this.stopped) {
      void this.poll();
      return;
    }
    const pause = Math.min(FIRST_PAUSE * 2 ** (this.failures - 1), LONGEST_PAUSE);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause * (0.7 + 0.6 * Math.random()));
  }

  /** A socket does not say why it was refused; a plain request does. */
  private async refusedForGood(): Promise<boolean> {
    try {
      await api.table(this.table);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        this.listener.onState("gone");
        return true;
      }
      if (error instanceof ApiError && error.status === 403) {
        this.listener.onState("refused");
        return true;
      }
    }
    return false;
  }

  private receive(frame: Frame): void {
    if (frame.type === "reply") {
      const waiting = typeof frame.id === "number" ? this.pending.get(frame.id) : undefined;
      if (waiting && typeof frame.id === "number") {
        this.pending.delete(frame.id);
        waiting.settle(frame.ok ? null : (frame.error ?? OFFLINE));
      }
      return;
    }
    this.listener.onFrame(frame);
  }

  private ping = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "ping", id: this.nextId++ }));
    clearTimeout(this.silence);
    this.silence = setTimeout(this.drop, ANSWER_WITHIN);
  };

  private hurry = (): void => {
    if (document.hidden || this.stopped || this.polling) return;
    if (!this.socket) this.connect();
    else this.ping();
  };

  /** The line is dead, though the socket does not know it yet. */
  private drop = (): void => {
    if (this.stopped || this.polling) return;
    this.discard();
    this.failAll();
    void this.again();
  };

  private discard(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.heartbeat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private failAll(): void {
    for (const { settle } of this.pending.values()) settle(OFFLINE);
    this.pending.clear();
  }

  private async poll(): Promise<void> {
    this.polling = true;
    while (!this.stopped) {
      try {
        await this.pollOnce();
        this.listener.onState("live");
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return this.listener.onState("gone");
        if (error instanceof ApiError && error.status === 403) return this.listener.onState("refused");
        this.listener.onState("lost");
        await new Promise((resolve) => setTimeout(resolve, LONGEST_PAUSE));
      }
    }
  }

  private async pollOnce(): Promise<void> {
    const table = await api.table(this.table);
    this.listener.onFrame({ type: "table", table });
    await this.pollChat();
    if (table.status === "lobby") {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      return;
    }
    const had = this.listener.had();
    const position: Position = await api.position(this.table, {
      seat: had.seat === null ? "none" : had.seat,
      lang: had.lang,
      after: had.after,
      sequence: had.sequence,
      wait: had.sequence === null ? 0 : POLL_SECONDS,
    });
    if (!this.stopped) this.listener.onFrame({ type: "position", ...position });
  }

  private async pollChat(): Promise<void> {
    const had = this.listener.had();
    const items: ChatItem[] = (await api.chat(this.table, had.chatAfter, had.seat === null ? "none" : had.seat)).items;
    if (items.length) this.listener.onFrame({ type: "chat", items });
  }

  private async sendByHttp(command: Command): Promise<Failure | null> {
    const seat = this.listener.had().seat ?? undefined;
    try {
      if (command.type === "play") await api.move(this.table, { ask: command.ask, option: command.option, seat });
      else if (command.type === "back") await api.back(this.table, { ask: command.ask, seat });
      else if (command.type === "undo") await api.undo(this.table, seat);
      else if (command.type === "undo_answer") await api.answerUndo(this.table, command.grant, seat);
      else {
        await api.say(this.table, { text: command.text, private: command.private, seat });
        await this.pollChat();
      }
      return null;
    } catch (error) {
      return error instanceof ApiError ? { code: error.code, message: error.message } : OFFLINE;
    }
  }
}

export const OFFLINE: Failure = { code: "offline", message: "The server cannot be reached." };
