/** Borders are stored once in a drawn map, as arcs; what lies between them names the arcs around it. */

export interface Arc {
  points: number[];
}

function points(arcs: Arc[], arc: number): string[] {
  const numbers = arcs[Math.abs(arc) - 1]?.points ?? [];
  const found: string[] = [];
  for (let at = 0; at < numbers.length; at += 2) found.push(`${numbers[at]} ${numbers[at + 1]}`);
  return arc < 0 ? found.reverse() : found;
}

/** An arc as a path of its own; arcs are counted from 1. */
export const line = (arcs: Arc[], arc: number): string => `M${points(arcs, arc).join("L")}`;

/** A ring of arcs, negative ones walked backwards, as a closed path. */
export function ring(arcs: Arc[], around: number[]): string {
  const all = around.flatMap((arc, at) => (at ? points(arcs, arc).slice(1) : points(arcs, arc)));
  return `M${all.join("L")}Z`;
}
