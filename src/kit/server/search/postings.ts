// Which documents have a word, in which fields, how often and where. Only ever added to: a document that changes is added again under
// a new number, so numbers ascend and are stored as distances.
import { Bitmap } from './bitmap.ts';
import { ByteList } from './byteList.ts';
import { ByteStreams } from './byteStreams.ts';
import { FrequentSets } from './frequentSets.ts';
import { grown } from './grown.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import { VarintReader } from './varintReader.ts';

/** Fields are bits of a number, at most five. */
export const ALL_FIELDS = 0b11111;
/** A head is a byte: a bit for each field, and below them how often the word is there. */
const COUNT_BITS = 3;
/** More occurrences in one document count as this many. */
export const MANY = (1 << COUNT_BITS) - 1;
/** Positions of a field lie below; what comes later is found, but not as part of a phrase. */
export const FIELD_POSITIONS = 1 << 12;
/** Positions of a document: those of its first field, then those of the next. */
export const POSITIONS = 5 * FIELD_POSITIONS;

export class Postings {
  /** By word, for each document: the distance from the one before, doubled, plus one if the head is the same as before, else the head. */
  readonly #documents = new ByteStreams();
  /** By word, for each document: the distances between the positions, from where the first field of the head begins. */
  readonly #positions = new ByteStreams();
  /** By word: its last document plus one, the number of its documents, and its last head. */
  #next: Uint32Array = new Uint32Array(256);
  #frequency: Uint32Array = new Uint32Array(256);
  #heads: Uint8Array = new Uint8Array(256);
  #words = 0;
  /** The highest document plus one. */
  #documentCount = 0;
  readonly #sets = new FrequentSets();
  /** What `#read` has read last. */
  #documentsRead: Uint32Array = new Uint32Array(256);
  #headsRead: Uint8Array = new Uint8Array(256);
  #wordRead = -1;
  /** Room for occurrences, which are only counted at the end. */
  #found: Float64Array = new Float64Array(256);

  get memory(): number {
    return (
      this.#documents.memory +
      this.#positions.memory +
      this.#next.byteLength * 2 +
      this.#heads.byteLength +
      this.#documentsRead.byteLength +
      this.#headsRead.byteLength +
      this.#sets.memory
    );
  }

  /** In how many documents the word is, deleted ones too. */
  frequencyOf(word: number): number {
    return this.#frequency[word] ?? 0;
  }

  /**
   * @param word any number; lower ones may have no documents yet
   * @param document higher than all before
   * @param fields where the word is
   * @param positions ascending
   */
  add(word: number, document: number, fields: number, positions: readonly number[]): void {
    while (this.#words <= word) this.#open();
    if (word === this.#wordRead) this.#wordRead = -1;
    const count = Math.min(positions.length, MANY);
    const head = (fields << COUNT_BITS) | count;
    const distance = document + 1 - (this.#next[word] as number);
    if (this.#heads[word] === head) this.#documents.pushVarint(word, distance * 2 + 1);
    else {
      this.#documents.pushVarint(word, distance * 2);
      this.#documents.push(word, head);
      this.#heads[word] = head;
    }
    this.#next[word] = document + 1;
    this.#documentCount = document + 1;
    this.#sets.add(word, fields, document);
    this.#frequency[word] = (this.#frequency[word] as number) + 1;
    if (count === MANY) this.#positions.pushVarint(word, positions.length);
    let before = startOf(head);
    for (const position of positions) {
      this.#positions.pushVarint(word, position - before);
      before = position;
    }
  }

  /** Writes everything as it is. */
  *saveAll(to: SnapshotWriter, name: string): Generator<void> {
    yield* this.#documents.save(to, `${name}.documents`, (word) => this.#documents.bytesOf(word));
    yield* this.#positions.save(to, `${name}.positions`, (word) => this.#positions.bytesOf(word));
    to.array(`${name}.next`, this.#next.subarray(0, this.#words));
    to.array(`${name}.frequency`, this.#frequency.subarray(0, this.#words));
    to.array(`${name}.heads`, this.#heads.subarray(0, this.#words));
  }

  /** @param renumbered the new number plus one of each document, in the same order; 0 for those that are left out */
  *save(to: SnapshotWriter, name: string, renumbered: Uint32Array): Generator<void> {
    const next = new Uint32Array(this.#words);
    const frequency = new Uint32Array(this.#words);
    const heads = new Uint8Array(this.#words);
    const bytes = new ByteList();
    yield* this.#documents.save(to, `${name}.documents`, (word) => {
      bytes.clear();
      const count = this.#read(word);
      for (let at = 0; at < count; at++) {
        const [number, head] = [renumbered[this.#documentsRead[at] as number] as number, this.#headsRead[at] as number];
        if (number === 0) continue;
        const distance = (number - (next[word] as number)) * 2;
        bytes.pushVarint(head === heads[word] ? distance + 1 : distance);
        if (head !== heads[word]) bytes.push(head);
        heads[word] = head;
        next[word] = number;
        frequency[word] = (frequency[word] as number) + 1;
      }
      return bytes.all();
    });
    yield* this.#positions.save(to, `${name}.positions`, (word) => {
      bytes.clear();
      const count = this.#read(word);
      const stored = this.#positions.read(word);
      const positions = new VarintReader(stored);
      for (let at = 0; at < count; at++) {
        const from = positions.at;
        positions.skip(occurrencesOf(this.#headsRead[at] as number, positions));
        if (renumbered[this.#documentsRead[at] as number] !== 0)
          for (let place = from; place < positions.at; place++) bytes.push(stored[place] as number);
      }
      return bytes.all();
    });
    to.array(`${name}.next`, next);
    to.array(`${name}.frequency`, frequency);
    to.array(`${name}.heads`, heads);
  }

  *load(from: SnapshotReader, name: string): Generator<void> {
    this.#documents.load(from, `${name}.documents`);
    yield;
    this.#positions.load(from, `${name}.positions`);
    this.#next = from.array(`${name}.next`, Uint32Array);
    this.#frequency = from.array(`${name}.frequency`, Uint32Array);
    this.#heads = from.array(`${name}.heads`, Uint8Array);
    this.#words = this.#next.length;
    this.#documentCount = this.#next.reduce((most, next) => Math.max(most, next), 0);
    this.#sets.clear();
  }

  /** Adds the documents that have the word in one of `fields`. @param isAgain whether it is worth to keep those of a frequent word */
  collect(word: number, fields: number, found: Bitmap, isAgain: boolean): void {
    if (this.frequencyOf(word) === 0) return;
    const known = this.#sets.get(word, fields);
    if (known) found.or(known);
    else if (isAgain && this.#isFrequent(word)) found.or(this.documentsOf(word, fields));
    else this.#collect(word, fields, found);
  }

  /** The documents that have the word in one of `fields`; only to be read. */
  documentsOf(word: number, fields: number): Bitmap {
    const known = this.#sets.get(word, fields);
    if (known) return known;
    const set = new Bitmap();
    this.#collect(word, fields, set);
    return this.#isFrequent(word) ? this.#sets.put(word, fields, set) : set;
  }

  #isFrequent(word: number): boolean {
    return this.#sets.isWorth(this.frequencyOf(word), this.#documentCount);
  }

  /** Decodes as `#read` does, in a loop of its own: a shared one would call a function for each document. */
  #collect(word: number, fields: number, found: Bitmap): void {
    const count = this.frequencyOf(word);
    if (count === 0) return;
    found.reserve(this.#next[word] as number);
    const [bytes, { words }] = [this.#documents.read(word), found];
    const wanted = fields << COUNT_BITS;
    let document = -1;
    let head = 0;
    for (let at = 0, read = 0; read < count; read++) {
      let byte = bytes[at++] as number;
      let distance = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number;
        distance |= (byte & 127) << shift;
      }
      if ((distance & 1) === 0) head = bytes[at++] as number;
      document += distance >>> 1;
      if ((head & wanted) !== 0) words[document >>> 5] = (words[document >>> 5] as number) | (1 << (document & 31));
    }
  }

  /**
   * Adds the word's share of the score to each document that is asked for.
   * @param weights by head
   */
  score(word: number, wanted: Bitmap, weights: Float32Array, scores: Float32Array): void {
    const count = this.#read(word);
    const [documents, heads] = [this.#documentsRead, this.#headsRead];
    for (let at = 0; at < count; at++) {
      const document = documents[at] as number;
      if (wanted.has(document)) scores[document] = (scores[document] as number) + (weights[heads[at] as number] as number);
    }
  }

  /** Where the word is in the documents asked for, less `shift`, ascending; without what would be in the field before. */
  occurrences(word: number, fields: number, wanted: Bitmap, shift: number): Float64Array {
    const count = this.#read(word);
    if (count === 0) return new Float64Array();
    const [documents, heads, { words }] = [this.#documentsRead, this.#headsRead, wanted];
    const bytes = this.#positions.read(word);
    const counts = new VarintReader(bytes);
    let found = this.#found;
    let size = 0;
    let at = 0;
    for (let read = 0; read < count; read++) {
      const [document, head] = [documents[read] as number, heads[read] as number];
      let many = head & MANY;
      if (many === MANY) {
        counts.at = at;
        many = counts.next();
        at = counts.at;
      }
      if ((fieldsOf(head) & fields) === 0 || (((words[document >>> 5] as number) >>> (document & 31)) & 1) === 0) {
        for (let left = many; left > 0; at++) if ((bytes[at] as number) < 128) left--;
        continue;
      }
      if (found.length < size + many) found = grown(found, size + many);
      let position = startOf(head);
      for (let left = many; left > 0; left--) {
        let byte = bytes[at++] as number;
        position += byte & 127;
        for (let bits = 7; byte > 127; bits += 7) {
          byte = bytes[at++] as number;
          position += (byte & 127) << bits;
        }
        if (((1 << (position >>> 12)) & fields) !== 0 && (position & (FIELD_POSITIONS - 1)) >= shift)
          found[size++] = document * POSITIONS + position - shift;
      }
    }
    this.#found = found;
    return found.slice(0, size);
  }

  /** Reads the documents and heads of a word, until the next call. @returns how many */
  #read(word: number): number {
    const count = this.frequencyOf(word);
    if (count === 0 || word === this.#wordRead) return count;
    this.#wordRead = word;
    this.#documentsRead = grown(this.#documentsRead, count);
    this.#headsRead = grown(this.#headsRead, count);
    // The loop is faster without fields.
    const [bytes, documents, heads] = [this.#documents.read(word), this.#documentsRead, this.#headsRead];
    let document = -1;
    let head = 0;
    for (let at = 0, read = 0; read < count; read++) {
      let byte = bytes[at++] as number;
      let distance = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number;
        distance |= (byte & 127) << shift;
      }
      if ((distance & 1) === 0) head = bytes[at++] as number;
      document += distance >>> 1;
      documents[read] = document;
      heads[read] = head;
    }
    return count;
  }

  #open(): void {
    const word = this.#words++;
    this.#documents.open();
    this.#positions.open();
    this.#next = grown(this.#next, word + 1);
    this.#frequency = grown(this.#frequency, word + 1);
    this.#heads = grown(this.#heads, word + 1);
  }
}

/** The fields in which the word is. */
export function fieldsOf(head: number): number {
  return head >>> COUNT_BITS;
}

/** How often a word is in a document. @param positions at the document's, which begin with the number if it is high */
function occurrencesOf(head: number, positions: VarintReader): number {
  return (head & MANY) === MANY ? positions.next() : head & MANY;
}

/** The first position of the first field of a head. */
function startOf(head: number): number {
  const fields = fieldsOf(head);
  return (31 - Math.clz32(fields & -fields)) * FIELD_POSITIONS;
}
