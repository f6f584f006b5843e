// The words of the documents' texts: finds the documents that match a text question, and says how well.
import { ANY } from './anyWord.ts';
import { Bitmap } from './bitmap.ts';
import { FoundPhrases } from './foundPhrases.ts';
import { documentsOf, intersection, union } from './occurrences.ts';
import { ALL_FIELDS, FIELD_POSITIONS, fieldsOf, MANY, Postings } from './postings.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import { type Token, Vocabulary } from './vocabulary.ts';

/** Words next to each other, the first and last of which are not `ANY`; a single one is most common. */
export type Phrase = {
  words: readonly Token[];
  /** The last word may go on. */
  isPrefix: boolean;
};
/**
 * Every entry of `all` must match by one of its phrases, and none of `none`. What matches an entry of `close` by one of its phrases counts
 * more.
 */
export type TextQuestion = {
  all: readonly (readonly Phrase[])[];
  none: readonly Phrase[];
  close?: readonly (readonly Phrase[])[];
  fields?: number;
};

/** Which written forms a typed word stands for; `maçã` is no `maca`. */
export type Accepts = (typed: string, form: string) => boolean;

/** What a language makes of a text. */
export type Language = { tokensOf(text: string): Token[]; accepts: Accepts };

/** The words that stand in the texts, as suggestions need them. */
export type Words = {
  readonly length: number;
  formOf(word: number): string;
  /** In how many documents it is, deleted ones too. */
  frequencyOf(word: number): number;
  /** Whether it begins with a digit. */
  isNumber(word: number): boolean;
  /** The words of documents that have the stem, as they are written. */
  formsOf(stem: string): string[];
};

/** A field, which may have several texts; how much its words count. */
export type TextField = { name: string; weight: number };

/** Between two texts of a document, more than any phrase has words. */
const GAP = 64;
/** How soon more occurrences count little more: BM25's k1. */
const SATURATION = 1.2;
/** How much another form of a word counts, such as its plural. */
const OTHER_FORM = 0.8;

/** The sets of so many forms are kept for the next question; a beginning of words has thousands. */
const FEW = 4;

export class TextIndex implements Words {
  readonly #fields: readonly TextField[];
  readonly #language: Language;
  readonly #vocabulary = new Vocabulary();
  readonly #postings = new Postings();
  readonly #phrases = new FoundPhrases();

  /** @param fields at most five */
  constructor(fields: readonly TextField[], language: Language) {
    this.#fields = fields;
    this.#language = language;
  }

  get length(): number {
    return this.#vocabulary.length;
  }

  formOf(word: number): string {
    return this.#vocabulary.formOf(word);
  }

  frequencyOf(word: number): number {
    return this.#postings.frequencyOf(word);
  }

  isNumber(word: number): boolean {
    return this.#vocabulary.isNumber(word);
  }

  formsOf(stem: string): string[] {
    const words = this.#vocabulary.withStem(stem).filter((word) => this.frequencyOf(word) > 0);
    return words.map((word) => this.formOf(word));
  }

  get memory(): number {
    return this.#vocabulary.memory + this.#postings.memory;
  }

  /** @param document higher than all before @param texts by field; phrases do not go from one text into the next */
  add(document: number, texts: Readonly<Record<string, readonly string[]>>): void {
    this.#phrases.clear();
    const places = new Map<number, { fields: number; positions: number[] }>();
    for (const [bit, { name }] of this.#fields.entries()) {
      let position = 0;
      for (const text of texts[name] ?? []) {
        for (const token of this.#language.tokensOf(text)) {
          const at = token.sharesPlace ? position - 1 : position++;
          const word = this.#vocabulary.add(token);
          const place = places.get(word) ?? { fields: 0, positions: [] };
          places.set(word, place);
          place.fields |= 1 << bit;
          if (at < FIELD_POSITIONS) place.positions.push(bit * FIELD_POSITIONS + at);
        }
        position += GAP;
      }
    }
    for (const [word, { fields, positions }] of places) this.#postings.add(word, document, fields, positions);
  }

  /** @param renumbered the new number plus one of each document, 0 for those that are left out; undefined if none is */
  *save(to: SnapshotWriter, name: string, renumbered: Uint32Array | undefined): Generator<void> {
    this.#vocabulary.save(to, `${name}.vocabulary`);
    const postings = `${name}.postings`;
    yield* renumbered ? this.#postings.save(to, postings, renumbered) : this.#postings.saveAll(to, postings);
  }

  *load(from: SnapshotReader, name: string): Generator<void> {
    this.#phrases.clear();
    this.#vocabulary.load(from, `${name}.vocabulary`);
    yield;
    yield* this.#postings.load(from, `${name}.postings`);
  }

  /** Keeps in `found` the documents that match. */
  restrict(found: Bitmap, { all, none, fields = ALL_FIELDS }: TextQuestion): void {
    for (const phrases of all) {
      const [first, ...others] = phrases.map((phrase) => this.#documentsWith(phrase, fields, found));
      if (!first) found.and(new Bitmap());
      else found.and(others.length === 0 ? first : others.reduce((any, some) => any.or(some), first.copy()));
    }
    for (const phrase of none) found.andNot(this.#find(phrase, fields, found));
  }

  /**
   * The score of each match by the words that are asked for: rare words count more, and words in a weighty field.
   * @param total number of all documents
   */
  score(matches: Bitmap, { all, close = [], fields = ALL_FIELDS }: TextQuestion, total: number): Float32Array {
    const scores = new Float32Array(matches.words.length * 32);
    const rarityOf = (frequency: number) => Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
    for (const phrases of all)
      for (const { words, isPrefix } of phrases)
        for (const [at, word] of words.entries())
          for (const form of word.stem === ANY ? [] : this.#formsOf(word, isPrefix && at === words.length - 1)) {
            const rarity = rarityOf(this.#postings.frequencyOf(form));
            const isExact = this.#vocabulary.formOf(form) === word.form;
            this.#postings.score(form, matches, this.#weightsOf(fields, isExact ? rarity : rarity * OTHER_FORM), scores);
          }
    for (const phrases of close) {
      const found = phrases.reduce((any, phrase) => any.or(this.#documentsWith(phrase, fields, matches)), new Bitmap());
      const isClose = found.and(matches);
      const more = this.#weightOf(fields) * rarityOf(isClose.count());
      isClose.forEach((document) => {
        scores[document] = (scores[document] as number) + more;
      });
    }
    return scores;
  }

  /** The documents with a phrase or a word, at least all those `within`; only to be read. */
  #documentsWith(phrase: Phrase, fields: number, within: Bitmap): Bitmap {
    const [word, ...others] = phrase.words;
    return word && others.length === 0 ? this.#withWord(word, phrase.isPrefix, fields) : this.#find(phrase, fields, within);
  }

  /** The documents with a phrase, at least all those `within`. */
  #find(phrase: Phrase, fields: number, within: Bitmap): Bitmap {
    const key = JSON.stringify([phrase, fields]);
    const known = this.#phrases.get(key, within);
    if (known) return known;
    const documents = this.#read(phrase, fields, within);
    this.#phrases.add(key, within.copy(), documents);
    return documents;
  }

  #read({ words, isPrefix }: Phrase, fields: number, within: Bitmap): Bitmap {
    const asked = words.flatMap((word, at) =>
      word.stem === ANY ? [] : [{ at, forms: this.#formsOf(word, isPrefix && at === words.length - 1) }],
    );
    const candidates = within.copy();
    for (const { forms } of asked) {
      const any = new Bitmap();
      for (const form of forms) this.#postings.collect(form, fields, any, forms.length <= FEW);
      candidates.and(any);
    }
    if (asked.length < 2) return candidates;
    let together: Float64Array | undefined;
    // The last word was read last, so it need not be read again.
    for (const { at, forms } of asked.toReversed()) {
      const places = forms
        .map((form) => this.#postings.occurrences(form, fields, candidates, at))
        .reduce((some, more) => union(some, more), new Float64Array());
      together = together ? intersection(together, places) : places;
    }
    return documentsOf(together ?? new Float64Array());
  }

  /** The documents that have a form of the word; only to be read. */
  #withWord(word: Token, isPrefix: boolean, fields: number): Bitmap {
    const forms = this.#formsOf(word, isPrefix);
    const [only, ...others] = forms;
    if (only !== undefined && others.length === 0) return this.#postings.documentsOf(only, fields);
    const found = new Bitmap();
    for (const form of forms) this.#postings.collect(form, fields, found, forms.length <= FEW);
    return found;
  }

  #formsOf({ form, stem }: Token, isPrefix: boolean): number[] {
    const whole = this.#vocabulary.withStem(stem);
    const longer = isPrefix ? [...this.#vocabulary.startingWith(form)] : [];
    const isAccepted = (number: number) => this.#language.accepts(form, this.#vocabulary.formOf(number));
    return [...new Set([...whole.filter(isAccepted), ...longer])];
  }

  /** The weight of each head of postings: by the weightiest of the fields that are asked for, 0 without one. */
  #weightsOf(fields: number, rarity: number): Float32Array {
    return Float32Array.from({ length: 256 }, (_, head) => {
      const asked = fieldsOf(head) & fields;
      const count = head & MANY;
      return rarity * this.#weightOf(asked) * ((count * (SATURATION + 1)) / (count + SATURATION));
    });
  }

  /** Of the weightiest of these fields. */
  #weightOf(fields: number): number {
    return this.#fields.reduce((most, { weight }, bit) => (fields & (1 << bit) ? Math.max(most, weight) : most), 0);
  }
}
