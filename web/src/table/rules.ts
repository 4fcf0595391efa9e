/** The texts of the rule catalogues, which mark what is strong with asterisks and what is a mark with back quotes. */

export interface Piece {
  text: string;
  strong: boolean;
}

/** A text in pieces, without its marks. */
export function pieces(text: string): Piece[] {
  return text
    .replaceAll("`", "")
    .split("**")
    .map((piece, place) => ({ text: piece.replaceAll("*", ""), strong: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
