/** The places that an event's arguments name, each once: as territories or, where the sector is told, as cells. */
export function located(args: Record<string, unknown>): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(args)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item !== "string" || !item.startsWith("territory-")) continue;
      const territory = item.slice("territory-".length).replaceAll("-", "_");
      const sector = name === "where" ? args.sector : undefined;
      found.push(typeof sector === "number" ? `${territory}:${sector}` : territory);
    }
  }
  return [...new Set(found)];
}
