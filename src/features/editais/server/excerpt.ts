// The part of a page around the searched words, with these words told apart as data.
import { isCompound, wordOf, writtenWords } from '#brasil/server/portuguese.ts';
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

/** What stands together: a word with its hyphens, a number with its marks and its unit. */
const run =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*(?:[-‐‑.,/–'’][\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*)*/gu;
const part = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*/gu;

type Place = { from: number; to: number; which: Set<Term> };
/** A word of the text, and where. Words of a number and its unit have the same place. */
type Written = { from: number; to: number; stem: string; isWhole: boolean };

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
    const stems = new Set(writtenWords(slice).map((word) => wordOf(word).stem));
    if (![...stems].some((stem) => terms.some((term) => term.words.some((_, at) => hasWord(term, at, stem))))) continue;
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

/** Words of the text that are part of a searched term, all of which stands there. */
function placesOf(text: string, terms: readonly Term[]): Place[] {
  const written = writtenIn(text);
  const [parts, wholes] = [written.filter(({ isWhole }) => !isWhole), written.filter(({ isWhole }) => isWhole)];
  const found = new Map<number, Place>();
  const add = ({ from, to }: Written, term: Term) => {
    const place = found.get(from) ?? { from, to, which: new Set<Term>() };
    place.to = Math.max(place.to, to);
    place.which.add(term);
    found.set(from, place);
  };
  for (const term of terms) {
    for (const [at] of parts.entries()) {
      const matching = parts.slice(at, at + term.words.length);
      if (matching.length === term.words.length && matching.every(({ stem }, place) => hasWord(term, place, stem)))
        for (const word of matching) add(word, term);
    }
    if (term.words.length === 1) for (const word of wholes) if (hasWord(term, 0, word.stem)) add(word, term);
  }
  return withoutOverlaps([...found.values()].sort((one, other) => one.from - other.from));
}

/** The words of each run in their order; what is written together but divided when stored is one place. */
function writtenIn(text: string): Written[] {
  return [...text.matchAll(run)].flatMap(({ 0: all, index }): Written[] => {
    const whole = writtenWords(all);
    const wholes = whole
      .filter(isCompound)
      .map((word) => ({ from: index, to: index + all.length, stem: wordOf(word).stem, isWhole: true }));
    const pieces = [...all.matchAll(part)];
    const stems = pieces.map(({ 0: piece }) => writtenWords(piece));
    // Divided at its marks, a number is another one.
    const isSame = stems.flat().join(' ') === whole.filter((word) => !isCompound(word)).join(' ');
    const places = isSame
      ? pieces.flatMap(({ 0: piece, index: at }, number) =>
          (stems[number] ?? []).map((word) => ({ from: index + at, to: index + at + piece.length, word })),
        )
      : whole.filter((word) => !isCompound(word)).map((word) => ({ from: index, to: index + all.length, word }));
    return [...wholes, ...places.map(({ from, to, word }) => ({ from, to, stem: wordOf(word).stem, isWhole: false }))];
  });
}

function hasWord({ words, prefix }: Term, at: number, stem: string): boolean {
  const word = words[at] as string;
  return prefix && at === words.length - 1 ? stem.startsWith(word) : stem === word;
}

function withoutOverlaps(places: readonly Place[]): Place[] {
  let end = -1;
  return places.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
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
