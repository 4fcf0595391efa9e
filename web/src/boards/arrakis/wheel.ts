/** Numbers on a battle wheel: whole ones and, where forces fight at half strength, halves. */

export const shownNumber = (value: number): string => (value % 1 === 0 ? `${value}` : `${Math.floor(value) || ""}½`);

export interface Spot {
  value: number;
  x: number;
  y: number;
  radius: number;
}

const RINGS = { whole: 82, half: 57 };
const MOST_APART = 26;
const LARGEST = 13;

/** Where each number stands: whole ones on the outer ring, halves on the inner one, zero to the left, at the top the middle. */
export function spots(values: number[]): Spot[] {
  const rings = { whole: values.filter((value) => value % 1 === 0), half: values.filter((value) => value % 1 !== 0) };
  const highest = Math.max(1, ...values);
  const step = Math.min(MOST_APART, 320 / (highest + 1));
  return (["whole", "half"] as const).flatMap((ring) => {
    const around = RINGS[ring];
    const radius = Math.min(LARGEST, (around * step * Math.PI) / 180 / 2.15);
    return rings[ring].map((value): Spot => {
      const angle = ((value - highest / 2) * step - 90) * (Math.PI / 180);
      return { value, x: Math.cos(angle) * around, y: Math.sin(angle) * around, radius };
    });
  });
}
