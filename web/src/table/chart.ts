/** The whole numbers at which a chart from 0 to `most` is ruled: five of them at the most. */
export function rules(most: number): number[] {
  const step = Math.max(1, Math.ceil(most / 4));
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
