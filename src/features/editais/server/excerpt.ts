// The part of a page around the searched words, with these words told apart as data.
import { words as wordsOf } from '#brasil/server/portuguese.ts';
import type { Term, TextSearch } from '#kit/server/database/database.ts';
import type { EditalHit } from '../entities.ts';

/** Characters of an excerpt, and of those before the first word. */
const [LENGTH, LEAD] = [220, 70];

const token = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

type Place = { from: number; to: number; which: Set<Term> };

export function excerptOf(page: string, { all }: TextSearch): EditalHit['excerpt'] {
  const text = page.replace(/\s+/g, ' ').trim();
  const places = placesOf(text, all.flat());
  const [from, to] = windowOf(text, bestPlace(places));
  const pieces: EditalHit['excerpt'] = [];
  const add = (piece: string, isHit: boolean) => {
    if (piece !== '') pieces.push({ text: piece, isHit });
  };
  let at = from;
  if (from > 0) add('… ', false);
  for (const place of places.filter((one) => one.from >= from && one.to <= to)) {
    add(text.slice(at, place.from), false);
    add(text.slice(place.from, place.to), true);
    at = place.to;
  }
  add(text.slice(at, to), false);
  if (to < text.length) add(' …', false);
  return pieces;
}

/** Words of the text that are one of a searched term. */
function placesOf(text: string, terms: readonly Term[]): Place[] {
  const places: Place[] = [];
  for (const match of text.matchAll(token)) {
    const stems = wordsOf(match[0]);
    const which = terms.filter((term) => stems.some((stem) => hasWord(term, stem)));
    if (which.length > 0) places.push({ from: match.index, to: match.index + match[0].length, which: new Set(which) });
  }
  return places;
}

function hasWord({ words, prefix }: Term, stem: string): boolean {
  return words.some((word, at) => (prefix && at === words.length - 1 ? stem.startsWith(word) : stem === word));
}

/** Where most different terms stand close together. */
function bestPlace(places: readonly Place[]): number {
  let [best, most] = [places[0]?.from ?? 0, 0];
  for (const [at, { from }] of places.entries()) {
    const near = new Set<Term>();
    for (let next = at; next < places.length && (places[next] as Place).to - from <= LENGTH - LEAD; next++)
      for (const term of (places[next] as Place).which) near.add(term);
    if (near.size > most) [best, most] = [from, near.size];
  }
  return best;
}

/** Whole words, and no half of a character. */
function windowOf(text: string, hit: number): [number, number] {
  const start = hit <= LEAD ? 0 : text.indexOf(' ', hit - LEAD) + 1;
  const from = start > hit ? hit : start;
  if (text.length - from <= LENGTH) return [from, text.length];
  const end = text.lastIndexOf(' ', from + LENGTH);
  if (end > hit) return [from, end];
  const cut = from + LENGTH;
  return [from, /[\uDC00-\uDFFF]/.test(text[cut] ?? '') ? cut - 1 : cut];
}
