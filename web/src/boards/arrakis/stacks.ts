/** Forces of one faction in one place, as a token shows them. */
export interface Stack {
  /** Whose sign it bears. */
  faction: string | null;
  /** A CSS colour. */
  colour: string;
  count: number;
  /** How many of them carry a star. */
  special?: number;
  /** They stand there without fighting. */
  advisors?: boolean;
  /** One of them is a token that lies face down. */
  hidden?: boolean;
  /** They belong to the reader's ally. */
  allied?: boolean;
  /** How many came or went since the reader last moved. */
  change?: number;
}
