/** The whole numbers at which a chart from 0 to `most` is ruled: five of them at the most. */
export function rules(most: number): number[] {
  const step = Math.max(1, Math.ceil(most / 4));
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

const HEIGHTS = [1, 2, 4, 8, 20, 40, 100];

/** How high a chart of percentages goes: of a game in which everybody's chances are small, no higher than they need. */
export function heightFor(most: number): number {
  return HEIGHTS.find((height) => height >= most) ?? 100;
}
