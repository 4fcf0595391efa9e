import { describe, expect, it } from "vitest";
import type { Table } from "../api/types";
import { headerOf, leftOut, verdict } from "./fairness";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "3f278179cd7fbcdedee2943541d2b5acd43c020a67584b0dcb61fdcf69edaecc";
const RECORD = `sandtable record 2
game: conquest
rules: 1
seats: 2
chance: drawn
commitment: ${COMMITMENT}
secret: ${SECRET}
nonce 0: ${"ab".repeat(16)}
nonce 1: none
option mode: standard
moves: 1
0: pass
`;

describe("the record of a finished game", () => {
  it("is read up to its moves", () => {
    const header = headerOf(RECORD);
    expect(header.get("secret")).toBe(SECRET);
    expect(header.get("option mode")).toBe("standard");
    expect(header.has("0")).toBe(false);
  });

  it("keeps the promise if secret and nonces are those that were seen before", async () => {
    const memory = { commitment: COMMITMENT, nonces: { 0: "ab".repeat(16) } };
    expect(await verdict(RECORD, memory)).toBe("kept");
    expect(await verdict(RECORD.replace("secret: 00", "secret: 01"), memory)).toBe("broken");
    expect(await verdict(RECORD.replace("abab", "abac"), memory)).toBe("broken");
    expect(await verdict(RECORD, { ...memory, commitment: "00".repeat(32) })).toBe("broken");
  });

  it("says nothing without a secret, or to somebody who promised and was promised nothing", async () => {
    expect(await verdict(RECORD, null)).toBe("unknown");
    expect(await verdict(RECORD.replace(/secret.*\n/, ""), { commitment: COMMITMENT, nonces: {} })).toBe("unknown");
  });
});

describe("a game that has begun", () => {
  const table = (status: string, nonce: string, commitment: string | null = COMMITMENT) =>
    ({
      status,
      commitment,
      seats: [
        { yours: true, nonce },
        { yours: false, nonce: "" },
      ],
    }) as unknown as Table;

  it("says if my seat has added nothing", () => {
    expect(leftOut(table("playing", ""))).toBe(true);
    expect(leftOut(table("over", ""))).toBe(true);
    expect(leftOut(table("playing", "ab".repeat(16)))).toBe(false);
    expect(leftOut(table("lobby", ""))).toBe(false);
    expect(leftOut(table("playing", "", null))).toBe(false);
  });
});
