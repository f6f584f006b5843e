// Which documents have a word, in which fields, how often and where. Only ever added to: a document that changes is added again under
// a new number, so numbers ascend and are stored as distances.
import type { Bitmap } from './bitmap.ts';
import { ByteList } from './byteList.ts';
import { ByteStreams } from './byteStreams.ts';
import { grown } from './grown.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';

/** Fields are bits of a number, at most four. */
export const ALL_FIELDS = 0b1111;
/** More occurrences in one document count as this many. */
const MANY = 15;
/** Positions of a field lie below; what comes later is found, but not as part of a phrase. */
export const FIELD_POSITIONS = 1 << 12;
/** Positions of a document: those of its first field, then those of the next. */
export const POSITIONS = 4 * FIELD_POSITIONS;

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

  get memory(): number {
    return this.#documents.memory + this.#positions.memory + this.#next.byteLength * 2 + this.#heads.byteLength;
  }

  /** In how many documents the word is, deleted ones too. */
  frequencyOf(word: number): number {
    return this.#frequency[word] as number;
  }

  /**
   * @param word any that is known, or the next number
   * @param document higher than all before
   * @param fields where the word is
   * @param positions ascending
   */
  add(word: number, document: number, fields: number, positions: readonly number[]): void {
    if (word === this.#words) this.#open();
    const count = Math.min(positions.length, MANY);
    const head = (fields << 4) | count;
    const distance = document + 1 - (this.#next[word] as number);
    if (this.#heads[word] === head) this.#documents.pushNumber(word, distance * 2 + 1);
    else {
      this.#documents.pushNumber(word, distance * 2);
      this.#documents.push(word, head);
      this.#heads[word] = head;
    }
    this.#next[word] = document + 1;
    this.#frequency[word] = (this.#frequency[word] as number) + 1;
    if (count === MANY) this.#positions.pushNumber(word, positions.length);
    let before = startOf(head);
    for (const position of positions) {
      this.#positions.pushNumber(word, position - before);
      before = position;
    }
  }

  /** @param renumbered the new number plus one of each document, in the same order; 0 for those that are left out */
  save(to: SnapshotWriter, name: string, renumbered: Uint32Array): void {
    const next = new Uint32Array(this.#words);
    const frequency = new Uint32Array(this.#words);
    const heads = new Uint8Array(this.#words);
    const bytes = new ByteList();
    this.#documents.save(to, `${name}.documents`, (word) => {
      bytes.clear();
      this.#forEach(word, (document, head) => {
        const number = renumbered[document] as number;
        if (number === 0) return;
        const distance = (number - (next[word] as number)) * 2;
        bytes.pushNumber(head === heads[word] ? distance + 1 : distance);
        if (head !== heads[word]) bytes.push(head);
        heads[word] = head;
        next[word] = number;
        frequency[word] = (frequency[word] as number) + 1;
      });
      return bytes.all();
    });
    this.#positions.save(to, `${name}.positions`, (word) => {
      bytes.clear();
      const positions = this.#positions.read(word);
      let place = 0;
      this.#forEach(word, (document, head) => {
        const from = place;
        let count = head & 15;
        if (count === MANY) {
          count = 0;
          for (let shift = 0, byte = 128; byte > 127; shift += 7) {
            byte = positions[place++] as number;
            count |= (byte & 127) << shift;
          }
        }
        for (; count > 0; place++) if ((positions[place] as number) < 128) count--;
        if (renumbered[document] !== 0) for (let at = from; at < place; at++) bytes.push(positions[at] as number);
      });
      return bytes.all();
    });
    to.array(`${name}.next`, next);
    to.array(`${name}.frequency`, frequency);
    to.array(`${name}.heads`, heads);
  }

  load(from: SnapshotReader, name: string): void {
    this.#documents.load(from, `${name}.documents`);
    this.#positions.load(from, `${name}.positions`);
    this.#next = from.array(`${name}.next`, Uint32Array);
    this.#frequency = from.array(`${name}.frequency`, Uint32Array);
    this.#heads = from.array(`${name}.heads`, Uint8Array);
    this.#words = this.#next.length;
  }

  /** Adds the documents that have the word in one of `fields`. */
  collect(word: number, fields: number, found: Bitmap): void {
    const bytes = this.#documents.read(word);
    const length = this.#documents.lengthOf(word);
    found.reserve(this.#next[word] as number);
    const words = found.words;
    const wanted = fields << 4;
    let document = -1;
    let head = 0;
    for (let at = 0; at < length; ) {
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
   * @param weights by head: the fields as bits from the fifth on, and below them the number of occurrences
   */
  score(word: number, wanted: Bitmap, weights: Float32Array, scores: Float32Array): void {
    const bytes = this.#documents.read(word);
    const length = this.#documents.lengthOf(word);
    const asked = wanted.words;
    let document = -1;
    let weight = 0;
    for (let at = 0; at < length; ) {
      let byte = bytes[at++] as number;
      let distance = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number;
        distance |= (byte & 127) << shift;
      }
      if ((distance & 1) === 0) weight = weights[bytes[at++] as number] as number;
      document += distance >>> 1;
      if ((((asked[document >>> 5] as number) >>> (document & 31)) & 1) === 1) scores[document] = (scores[document] as number) + weight;
    }
  }

  /** Where the word is in the documents asked for, less `shift`, ascending; without what would be in the field before. */
  occurrences(word: number, fields: number, wanted: Bitmap, shift: number): Float64Array {
    const heads = this.#documents.read(word);
    const bytes = this.#positions.read(word);
    const length = this.#documents.lengthOf(word);
    const asked = wanted.words;
    let found = new Float64Array(256);
    let size = 0;
    let document = -1;
    let head = 0;
    let place = 0;
    for (let at = 0; at < length; ) {
      let byte = heads[at++] as number;
      let distance = byte & 127;
      for (let by = 7; byte > 127; by += 7) {
        byte = heads[at++] as number;
        distance |= (byte & 127) << by;
      }
      if ((distance & 1) === 0) head = heads[at++] as number;
      document += distance >>> 1;
      let count = head & 15;
      if (count === MANY) {
        byte = bytes[place++] as number;
        count = byte & 127;
        for (let by = 7; byte > 127; by += 7) {
          byte = bytes[place++] as number;
          count |= (byte & 127) << by;
        }
      }
      if (((head >>> 4) & fields) === 0 || (((asked[document >>> 5] as number) >>> (document & 31)) & 1) === 0) {
        for (let left = count; left > 0; ) if ((bytes[place++] as number) < 128) left--;
        continue;
      }
      if (size + count > found.length) found = grown(found, (size + count) * 2);
      let position = startOf(head);
      for (let left = count; left > 0; left--) {
        byte = bytes[place++] as number;
        distance = byte & 127;
        for (let by = 7; byte > 127; by += 7) {
          byte = bytes[place++] as number;
          distance |= (byte & 127) << by;
        }
        position += distance;
        if (((1 << (position >>> 12)) & fields) !== 0 && (position & (FIELD_POSITIONS - 1)) >= shift)
          found[size++] = document * POSITIONS + position - shift;
      }
    }
    return found.subarray(0, size);
  }

  #forEach(word: number, use: (document: number, head: number) => void): void {
    const bytes = this.#documents.read(word);
    const length = this.#documents.lengthOf(word);
    let document = -1;
    let head = 0;
    for (let at = 0; at < length; ) {
      let byte = bytes[at++] as number;
      let distance = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number;
        distance |= (byte & 127) << shift;
      }
      if ((distance & 1) === 0) head = bytes[at++] as number;
      document += distance >>> 1;
      use(document, head);
    }
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

/** The first position of the first field of a head. */
function startOf(head: number): number {
  const fields = head >>> 4;
  return (31 - Math.clz32(fields & -fields)) * FIELD_POSITIONS;
}
