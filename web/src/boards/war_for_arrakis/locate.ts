const KINDS = ["area-", "zone-", "sector-"];

/** The area, Air Zone or sector that a message names. */
function place(message: string): string[] {
  const kind = KINDS.find((one) => message.startsWith(one));
  return kind ? [message.slice(kind.length).replaceAll("-", "_")] : [];
}

/** The areas, Air Zones and sectors that some words name, however deep they stand: "Arsunt (from Carthag)" names two. */
export function placesIn(value: unknown): string[] {
  if (typeof value === "string") return place(value);
  if (Array.isArray(value)) return value.flatMap(placesIn);
  if (value && typeof value === "object") return Object.values(value).flatMap(placesIn);
  return [];
}

/** The places that an event's arguments name, each once. */
export function located(args: Record<string, unknown>): string[] {
  return [...new Set(placesIn(args))];
}
