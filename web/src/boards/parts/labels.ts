/** Names on a drawn map: how wide they are, and what they would cover. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of the size of letters: how far lines are apart. */
export const LINE = 1.02;

/** Of the size of letters: how wide one is on average. Cyrillic letters are wider than Latin ones, bold letters than others. */
const [LATIN, CYRILLIC, BOLD] = [0.55, 0.61, 1.08];

export function wide(text: string, bold = false): number {
  return text.length * (/\p{Script=Cyrillic}/u.test(text) ? CYRILLIC : LATIN) * (bold ? BOLD : 1);
}

/** The area that two boxes share. */
export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The box around pieces, each of them so large from its middle to its side. */
export function around(middles: [number, number][], half: number): Box {
  const [across, down] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  return { left: Math.min(...across) - half, right: Math.max(...across) + half, top: Math.min(...down) - half, bottom: Math.max(...down) + half };
}

/** What costs least; of equals the first. `least`: what it costs at least, where that is found more quickly. */
export function cheapest<Tried>(first: Tried, others: Tried[], cost: (one: Tried) => number, least: (one: Tried) => number = () => 0): Tried {
  let [best, price] = [first, cost(first)];
  for (const one of others) {
    if (least(one) >= price) continue;
    const asked = cost(one);
    if (asked < price) [best, price] = [one, asked];
  }
  return best;
}
