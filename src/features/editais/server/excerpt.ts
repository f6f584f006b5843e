// The part of a page around the searched words, with these words told apart as data.
import { words as wordsOf } from '#brasil/server/portuguese.ts';
import type { Term, TextSearch } from '#kit/server/database/database.ts';
import { MOST_LETTERS_OF_PAGE } from '#kit/server/documentText/documentLimits.ts';
import type { Yielder } from '#kit/server/records/yielder.ts';
import type { EditalHit } from '../entities.ts';

/** Characters of an excerpt, and of those before the first word. */
const [LENGTH, LEAD] = [220, 70];
/** Characters that are looked at without a pause: some tenths of a millisecond, whatever they are. */
const SLICE = 1000;
/** The excerpt shows one of the first places of its words. */
const MOST_PLACES = 200;

const token = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

type Place = { from: number; to: number; which: Set<Term> };

export async function excerptOf(page: string, search: TextSearch, breather: Yielder): Promise<EditalHit['excerpt']> {
  const text = page.slice(0, MOST_LETTERS_OF_PAGE).replace(/\s+/g, ' ').trim();
  const places = await firstPlaces(text, search, breather);
  const [from, to] = windowOf(text, bestPlace(places).from);
  const pieces: EditalHit['excerpt'] = [];
  const add = (piece: string, isHit: boolean) => {
    if (piece !== '') pieces.push({ text: piece, isHit });
  };
  let at = from;
  if (from > 0) add('… ', false);
  for (const place of places.filter((one) => one.from >= from && one.from < to)) {
    add(text.slice(at, place.from), false);
    at = Math.min(place.to, to);
    add(text.slice(place.from, at), true);
  }
  add(text.slice(at, to), false);
  if (to < text.length) add(' …', false);
  return pieces;
}

/** Until all terms stand close together, or there are many places. A page may be one word, or nothing but what is searched for. */
async function firstPlaces(text: string, { all }: TextSearch, breather: Yielder): Promise<Place[]> {
  const terms = all.flat();
  const places: Place[] = [];
  for (let from = 0, to = 0; from < text.length && places.length < MOST_PLACES; from = to) {
    await breather.yieldIfDue();
    to = sliceEnd(text, from);
    const slice = text.slice(from, to);
    // All words at once take a fraction of the time of each alone.
    if (!wordsOf(slice).some((stem) => terms.some((term) => hasWord(term, stem)))) continue;
    const before = places.length;
    for (const place of placesOf(slice, terms)) places.push({ ...place, from: from + place.from, to: from + place.to });
    const { near } = bestPlace(places.slice(Math.max(0, before - MOST_PLACES)));
    if (all.every((group) => group.some((term) => near.has(term)))) break;
  }
  return places;
}

/** At a space, if there is one. */
function sliceEnd(text: string, from: number): number {
  if (text.length - from <= SLICE) return text.length;
  const space = text.lastIndexOf(' ', from + SLICE);
  return space > from ? space : from + SLICE;
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
function bestPlace(places: readonly Place[]): { from: number; near: ReadonlySet<Term> } {
  let best = { from: places[0]?.from ?? 0, near: new Set<Term>() };
  for (const [at, { from }] of places.entries()) {
    const near = new Set<Term>();
    for (let next = at; next < places.length && (places[next] as Place).to - from <= LENGTH - LEAD; next++)
      for (const term of (places[next] as Place).which) near.add(term);
    if (near.size > best.near.size) best = { from, near };
  }
  return best;
}

/** Whole words, and no half of a character. */
function windowOf(text: string, hit: number): [number, number] {
  const space = text.indexOf(' ', hit - LEAD);
  const from = hit <= LEAD ? 0 : space === -1 || space > hit ? hit : space + 1;
  if (text.length - from <= LENGTH) return [from, text.length];
  const end = text.lastIndexOf(' ', from + LENGTH);
  if (end > hit) return [from, end];
  const cut = from + LENGTH;
  return [from, /[\uDC00-\uDFFF]/.test(text[cut] ?? '') ? cut - 1 : cut];
}
