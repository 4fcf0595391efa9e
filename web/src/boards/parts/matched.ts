/** What left some places and came to others, matched: the first that left goes to the first that waits. */
export function matched(had: ReadonlyMap<string, number>, has: ReadonlyMap<string, number>): { from: string; to: string; count: number }[] {
  const change = (place: string) => (has.get(place) ?? 0) - (had.get(place) ?? 0);
  const places = [...new Set([...had.keys(), ...has.keys()])];
  const left = places.map((place) => ({ place, count: -change(place) })).filter(({ count }) => count > 0);
  const came = places.map((place) => ({ place, count: change(place) })).filter(({ count }) => count > 0);
  const found: { from: string; to: string; count: number }[] = [];
  for (const source of left) {
    for (const target of came) {
      const count = Math.min(source.count, target.count);
      if (count <= 0) continue;
      found.push({ from: source.place, to: target.place, count });
      source.count -= count;
      target.count -= count;
    }
  }
  return found;
}
