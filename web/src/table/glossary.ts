/** The terms of a game, each explained in a sentence, and where they stand in a text. */

import type { Words } from "../api/types";

export interface Term {
  id: string;
  name: string;
  text: string;
}

/** A piece of a text; one that is a term says which. */
export interface Piece {
  text: string;
  term?: string;
}

interface Glossary {
  terms: Map<string, Term>;
  /** Any term, each in a group of its own, in the order of the terms. */
  anywhere: RegExp | null;
  pieces: Map<string, Piece[]>;
}

const FIND = /^term-(.+)-find$/;
const MOST_KEPT = 2000;
const glossaries = new WeakMap<Words, Glossary>();

/** In the words `\w` stands for a letter of any language; a term begins a word and takes its ending along. */
const pattern = (find: string) => `(${find.replaceAll("(", "(?:").replaceAll("(?:?", "(?").replaceAll("\\w", "\\p{L}")})\\p{L}*`;

function glossaryOf(words: Words): Glossary {
  const known = glossaries.get(words);
  if (known) return known;
  const terms = new Map<string, Term>();
  const finds: string[] = [];
  for (const [id, find] of Object.entries(words)) {
    const term = FIND.exec(id)?.[1];
    if (!term) continue;
    terms.set(term, { id: term, name: words[`term-${term}`] ?? term, text: words[`term-${term}-text`] ?? "" });
    finds.push(pattern(find));
  }
  const made: Glossary = { terms, anywhere: finds.length ? new RegExp(`(?<!\\p{L})(?:${finds.join("|")})`, "giu") : null, pieces: new Map() };
  glossaries.set(words, made);
  return made;
}

export const termsOf = (words: Words): Term[] => [...glossaryOf(words).terms.values()];
export const termOf = (words: Words, id: string): Term | undefined => glossaryOf(words).terms.get(id);

/** A text in pieces, each term linked where it stands first. */
export function pieces(words: Words, text: string): Piece[] {
  const { terms, anywhere, pieces: kept } = glossaryOf(words);
  const before = kept.get(text);
  if (before) return before;
  const found: Piece[] = [];
  const linked = new Set<string>();
  let done = 0;
  for (const match of anywhere ? text.matchAll(anywhere) : []) {
    const term = [...terms.keys()][match.slice(1).findIndex((group) => group !== undefined)];
    if (term === undefined || linked.has(term)) continue;
    linked.add(term);
    if (match.index > done) found.push({ text: text.slice(done, match.index) });
    found.push({ text: match[0], term });
    done = match.index + match[0].length;
  }
  if (done < text.length) found.push({ text: text.slice(done) });
  if (kept.size > MOST_KEPT) kept.clear();
  kept.set(text, found);
  return found;
}
