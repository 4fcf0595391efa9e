import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Table } from "../api/types";
import type { Look, Scene } from "../boards/look";
import More from "../table/More.svelte";
import type { Session } from "../table/session.svelte";
import TableRow from "./TableRow.svelte";

// Settings ask the browser, and there is none here.
vi.mock("../shell/settings.svelte", () => ({ settings: { language: "en" } }));

function table(given: Partial<Table>): Table {
  const seat = (number: number, name: string) => ({ seat: number, kind: "person", name, taken: true, yours: number === 0, resigned: false });
  const seats = [seat(0, "Ann"), seat(1, "Bob"), seat(2, "Eve")];
  return {
    id: "t",
    title: "Friday",
    status: "playing",
    host: true,
    trouble: null,
    waiting_for: [0],
    updated_at: "2026-01-31T19:00:00Z",
    deleted_at: null,
    gone: [],
    seats,
    ...given,
  } as unknown as Table;
}

describe("a table that was deleted", () => {
  it("is brought back, and not entered", () => {
    const shown = render(TableRow, { props: { table: table({ deleted_at: "2026-02-01T19:00:00Z" }), game: "Conquest", onrestore: () => undefined } }).body;
    expect(shown).toContain('data-action="restore"');
    expect(shown).toContain("Bring back");
    expect(shown).not.toContain("href=");
  });

  it("while it is there is entered, and not brought back", () => {
    const shown = render(TableRow, { props: { table: table({}), game: "Conquest" } }).body;
    expect(shown).toContain('href="/t/t"');
    expect(shown).not.toContain('data-action="restore"');
  });
});

describe("a seat whose holder is long gone", () => {
  const scene = { position: { seat: 0 }, table: table({}), words: {} } as unknown as Scene;
  const look = { seat: () => ({ name: "" }) } as unknown as Look;
  const session = { presence: { seats: [0], spectators: 0 } } as unknown as Session;
  const shown = (about: Table) => render(More, { props: { session, scene: { ...scene, table: about }, look, table: about, onclose: () => undefined } }).body;

  it("is offered to somebody else by the host, and no other seat is", () => {
    const invited = shown(table({ gone: [1] })).match(/data-action="invite-anew"[^<]*/g);
    expect(invited).toHaveLength(1);
    expect(invited?.[0]).toContain("Bob");
    expect(shown(table({}))).not.toContain("invite-anew");
  });
});
