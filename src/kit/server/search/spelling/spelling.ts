// "Did you mean": the known words that misspelt ones stand for. Every known word is looked at, most of them for two comparisons of
// numbers only, so that new words cost nothing to add.
import { fold } from '../../text/fold.ts';
import { grown } from '../grown.ts';
import { errorsBetween } from './errorsBetween.ts';

/** Known words by their number; more may be added. `frequencyOf`: in how many documents a word is. `isNumber`: begins with a digit. */
export type KnownWords = {
  readonly length: number;
  formOf(word: number): string;
  frequencyOf(word: number): number;
  isNumber(word: number): boolean;
};

type Meant = { form: string; frequency: number; errors: number; score: number };

/** Words that `near` names. */
const MOST_NEAR = 3;
/** Longer questions are pasted texts; each word takes milliseconds. */
const MOST_WORDS = 10;
/** Shorter words are too much alike. */
const SHORTEST = 4;
/** Words of so many letters may have two errors, if the first letter is right. */
const LONG = 8;
/** A known word may be misspelt too, if one with a single error is in more than so many times as many documents. */
const MUCH_RARER = 200;
/** The same if two words were written as one. */
const RARER = 20;
/** Two words written as one must each be in so many documents. */
const FREQUENT = 10;
/** How much more frequent, in powers of two, a word with another error must be to be preferred, and one with another first letter. */
const PER_ERROR = 6;
const OTHER_FIRST_LETTER = 4;

export class Spelling {
  readonly #words: KnownWords;
  readonly #stemOf: (form: string) => string;
  #length = 0;
  /** Of each word: a bit for each of its letters, how many they are, its first and its last one. */
  #masks: Uint32Array = new Uint32Array(0);
  #lengths: Uint8Array = new Uint8Array(0);
  #firsts: Uint8Array = new Uint8Array(0);
  #lasts: Uint8Array = new Uint8Array(0);

  /** @param stemOf words with the same stem find each other, so neither stands for the other */
  constructor(words: KnownWords, stemOf: (form: string) => string = fold) {
    this.#words = words;
    this.#stemOf = stemOf;
  }

  get memory(): number {
    return this.#masks.byteLength + this.#lengths.byteLength + this.#firsts.byteLength + this.#lasts.byteLength;
  }

  /**
   * @param typed words in lower case
   * @returns what each of them stands for, perhaps two words: `ar condicionado` for `arcondicionado`. Undefined if none seems misspelt
   */
  suggest(typed: readonly string[]): string[] | undefined {
    if (typed.length > MOST_WORDS) return undefined;
    this.#readNew();
    const meant = typed.map((word) => this.#meantBy(word));
    return meant.some(Boolean) ? meant.map((found, at) => found?.form ?? (typed[at] as string)) : undefined;
  }

  /** The most frequent words that differ by one error from a word, which may be known itself: `câmara` for `câmera`. */
  near(typed: string): string[] {
    const letters = fold(typed);
    if (!isSpelt(letters)) return [];
    this.#readNew();
    const stem = this.#stemOf(typed);
    return this.#candidates(letters, 1)
      .near.map((word) => ({ form: this.#words.formOf(word), frequency: this.#words.frequencyOf(word) }))
      .filter(({ form, frequency }) => frequency > 0 && this.#stemOf(form) !== stem && errorsBetween(letters, fold(form), 1) === 1)
      .sort((one, other) => other.frequency - one.frequency)
      .slice(0, MOST_NEAR)
      .map(({ form }) => form);
  }

  #meantBy(typed: string): Meant | undefined {
    const letters = fold(typed);
    if (!isSpelt(letters)) return undefined;
    const most = letters.length < LONG ? 1 : 2;
    const stem = this.#stemOf(typed);
    const { near, starts, ends } = this.#candidates(letters, most);
    let known = 0;
    const others: Meant[] = [];
    for (const word of near) {
      const form = this.#words.formOf(word);
      const folded = fold(form);
      const isSameStart = folded[0] === letters[0];
      const errors = errorsBetween(letters, folded, isSameStart ? most : 1);
      if (errors === undefined) continue;
      const frequency = this.#words.frequencyOf(word);
      if (frequency === 0) continue;
      const penalty = errors * PER_ERROR + (isSameStart ? 0 : OTHER_FIRST_LETTER);
      if (errors === 0 || this.#stemOf(form) === stem) known += frequency;
      else others.push({ form, frequency, errors, score: Math.log2(frequency) - penalty });
    }
    const joined = this.#joined(letters, starts, ends);
    if (joined) others.push(joined);
    const isMeant = ({ frequency, errors }: Meant) =>
      known === 0 || (errors < 2 && frequency > known * (errors === 0 ? RARER : MUCH_RARER));
    return bestOf(others.filter(isMeant));
  }

  /** Words that may have few errors, and those that the letters may start or end with. */
  #candidates(letters: string, most: number): { near: number[]; starts: number[]; ends: number[] } {
    const mask = maskOf(letters);
    const { length } = letters;
    const first = codeOf(letters, 0);
    const last = codeOf(letters, length - 1);
    const [near, starts, ends]: number[][] = [[], [], []];
    for (let word = 0; word < this.#length; word++) {
      const other = this.#masks[word] as number;
      const longer = (this.#lengths[word] as number) - length;
      const isSameStart = this.#firsts[word] === first;
      const errors = isSameStart ? most : 1;
      // An error changes one letter into another at most.
      if (longer <= errors && longer >= -errors && bitsIn(mask ^ other) <= 2 * errors) near?.push(word);
      if (longer > -2 || (other & ~mask) !== 0 || longer + length < 2) continue;
      if (isSameStart) starts?.push(word);
      if (this.#lasts[word] === last) ends?.push(word);
    }
    return { near: near ?? [], starts: starts ?? [], ends: ends ?? [] };
  }

  /** Two frequent words that are written together; a missing space is one error. */
  #joined(letters: string, starts: readonly number[], ends: readonly number[]): Meant | undefined {
    const befores = this.#mostFrequent(starts, (folded) => letters.startsWith(folded));
    const afters = this.#mostFrequent(ends, (folded) => letters.endsWith(folded));
    const both = [...befores].flatMap(([length, before]): Meant[] => {
      const after = afters.get(letters.length - length);
      if (!after) return [];
      const frequency = Math.min(before.frequency, after.frequency);
      return [{ form: `${before.form} ${after.form}`, frequency, errors: 0, score: Math.log2(frequency) - PER_ERROR }];
    });
    return bestOf(both);
  }

  /** The most frequent one of each length. */
  #mostFrequent(words: readonly number[], belongs: (folded: string) => boolean): Map<number, { form: string; frequency: number }> {
    const found = new Map<number, { form: string; frequency: number }>();
    for (const word of words) {
      const frequency = this.#words.frequencyOf(word);
      const length = this.#lengths[word] as number;
      if (frequency < FREQUENT || frequency <= (found.get(length)?.frequency ?? 0)) continue;
      const form = this.#words.formOf(word);
      if (belongs(fold(form))) found.set(length, { form, frequency });
    }
    return found;
  }

  #readNew(): void {
    const { length } = this.#words;
    this.#masks = grown(this.#masks, length);
    this.#lengths = grown(this.#lengths, length);
    this.#firsts = grown(this.#firsts, length);
    this.#lasts = grown(this.#lasts, length);
    for (; this.#length < length; this.#length++) {
      // Most words are numbers, for which no other word stands: their length of 0 keeps them out.
      if (this.#words.isNumber(this.#length)) continue;
      const folded = fold(this.#words.formOf(this.#length));
      this.#masks[this.#length] = maskOf(folded);
      this.#lengths[this.#length] = Math.min(folded.length, 255);
      this.#firsts[this.#length] = codeOf(folded, 0);
      this.#lasts[this.#length] = codeOf(folded, folded.length - 1);
    }
  }
}

/** Whether a word can be misspelt: it is long enough, and no code. */
function isSpelt(letters: string): boolean {
  return letters.length >= SHORTEST && !/\d/.test(letters);
}

function bestOf(all: readonly Meant[]): Meant | undefined {
  let best: Meant | undefined;
  for (const one of all) if (!best || one.score > best.score) best = one;
  return best;
}

/** Letters that share a bit only let more words through. */
function maskOf(letters: string): number {
  let mask = 0;
  for (let at = 0; at < letters.length; at++) mask |= 1 << (letters.charCodeAt(at) & 31);
  return mask;
}

function codeOf(letters: string, at: number): number {
  return letters.charCodeAt(at) & 255;
}

function bitsIn(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
