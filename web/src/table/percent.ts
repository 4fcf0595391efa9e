/** A share as people are told it, in their language; of small ones a tenth of a per cent still says something. */
export function percent(share: number, language: string): string {
  return `${points(share, language)}\u00a0%`;
}

/** The number of it alone. */
export function points(share: number, language: string): string {
  const tenths = Math.round(1000 * share) / 10;
  return new Intl.NumberFormat(language, { maximumFractionDigits: tenths < 10 ? 1 : 0 }).format(tenths < 10 ? tenths : 100 * share);
}
