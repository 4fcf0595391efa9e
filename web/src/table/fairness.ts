/** What this browser adds to a table's chance, and what it holds the table to. */

import { api } from "../api/client";
import type { Table } from "../api/types";

const NONCE_BYTES = 16;

/** What was seen when this browser added its nonces; after the game the record must agree with it. */
export interface Memory {
  commitment: string;
  nonces: Record<number, string>;
}

const key = (table: string) => `sandtable:fairness:${table}`;

export function remembered(table: string): Memory | null {
  const text = localStorage.getItem(key(table));
  return text === null ? null : (JSON.parse(text) as Memory);
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const adding = new Set<string>();

/** Give every seat of mine that has none a nonce. The table has committed itself to its secret before. */
export async function addNonces(table: Table): Promise<void> {
  if (table.status !== "lobby" || !table.commitment) return;
  for (const { seat, yours, nonce } of table.seats) {
    const name = `${table.id}/${seat}`;
    if (!yours || nonce || adding.has(name)) continue;
    adding.add(name);
    try {
      const fresh = hex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
      await api.addNonce(table.id, seat, fresh);
      const before = remembered(table.id);
      const nonces = before?.commitment === table.commitment ? before.nonces : {};
      localStorage.setItem(key(table.id), JSON.stringify({ commitment: table.commitment, nonces: { ...nonces, [seat]: fresh } } satisfies Memory));
    } finally {
      adding.delete(name);
    }
  }
}

/** Whether a game began without anything that its reader's seat added: then whoever runs the server could know what comes. */
export function leftOut(table: Table): boolean {
  return table.status !== "lobby" && table.commitment !== null && table.seats.some((seat) => seat.yours && !seat.nonce);
}

/** The lines of a record's header by name. */
export function headerOf(record: string): Map<string, string> {
  const lines = record.split("\n");
  const header = lines.slice(
    1,
    Math.max(
      lines.findIndex((line) => line.startsWith("moves:")),
      1,
    ),
  );
  return new Map(header.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]));
}

export type Verdict = "kept" | "broken" | "unknown";

/** Whether a finished game was dealt from the secret that was promised, and with the nonces that this browser gave. */
export async function verdict(record: string, memory: Memory | null): Promise<Verdict> {
  const header = headerOf(record);
  const secret = header.get("secret");
  if (!secret || !memory || !globalThis.crypto?.subtle) return "unknown";
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const prefix = new TextEncoder().encode("sandtable commitment ");
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...prefix, ...bytes]));
  const told = Object.values(memory.nonces).every((nonce) => [...header].some(([name, value]) => name.startsWith("nonce ") && value === nonce));
  return hex(new Uint8Array(digest)) === memory.commitment && told ? "kept" : "broken";
}
