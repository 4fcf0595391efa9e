import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
const { parsed } = await import("./router.svelte");

describe("addresses", () => {
  it("name pages", () => {
    expect(parsed("/")).toEqual({ page: "lobby" });
    expect(parsed("/new/conquest")).toEqual({ page: "new", game: "conquest" });
    expect(parsed("/t/abc")).toEqual({ page: "table", id: "abc" });
    expect(parsed("/t/abc/replay")).toEqual({ page: "replay", id: "abc" });
  });

  it("or nothing", () => {
    for (const path of ["/t", "/new", "/t/abc/else", "/x"]) expect(parsed(path)).toEqual({ page: "unknown" });
  });
});
