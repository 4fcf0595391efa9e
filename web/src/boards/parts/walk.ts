/** The arrow keys on the board. */

export type Point = readonly [number, number];

const WAYS: Record<string, Point> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Which of these points an arrow key leads to: the nearest one ahead, where going aside counts three times. */
export function ahead(key: string, [x, y]: Point, points: Point[]): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const [dx, dy] = way;
  let best: { at: number; far: number } | null = null;
  for (const [at, [left, top]] of points.entries()) {
    const along = (left - x) * dx + (top - y) * dy;
    const far = along + 3 * (Math.abs((left - x) * dy) + Math.abs((top - y) * dx));
    if (along > 4 && (!best || far < best.far)) best = { at, far };
  }
  return best?.at ?? null;
}

/** From the button that has the focus to the next one that way, among those inside an element. */
export function walk(event: KeyboardEvent, inside: HTMLElement): void {
  const from = document.activeElement;
  if (!from || !inside.contains(from)) return;
  const middle = (element: Element): Point => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const others = [...inside.querySelectorAll<HTMLElement>("button")].filter((element) => element !== from && element.offsetWidth > 0);
  const next = ahead(event.key, middle(from), others.map(middle));
  if (next === null) return;
  event.preventDefault();
  others[next]?.focus();
}

/** What is drawn and can be chosen answers to the keys that press a button. */
export function onPress(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
}
