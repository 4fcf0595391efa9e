/** The areas and Air Zones that an event's arguments name. */
export function located(args: Record<string, unknown>): string[] {
  const found: string[] = [];
  for (const value of Object.values(args)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item !== "string") continue;
      for (const kind of ["area-", "zone-", "sector-"]) if (item.startsWith(kind)) found.push(item.slice(kind.length).replaceAll("-", "_"));
    }
  }
  return found;
}
