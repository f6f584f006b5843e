import type { Fault, Language, LocalizedText } from '#kit/errors.ts';
import { Problem } from '#kit/errors.ts';
import { isOneLine, isVisible, oneLineFormat, visiblePattern } from '#kit/oneLine.ts';
import { asProblem } from './validation.ts';

/** Where in the object that was sent: `['extendedProps', 'calendar']`. */
export type FieldPath = readonly (string | number)[];

/** Gathers what is wrong with an object that a handler judges itself, so that all of it is told at once. */
export class BodyFaults {
  readonly #name: string;
  readonly #language: Language;
  readonly #found: Fault[] = [];

  /** @param name of the object in the body */
  constructor(name: string, language: Language) {
    this.#name = name;
    this.#language = language;
  }

  /** In the words that every call has for it. */
  add(place: FieldPath, keyword: string, params: Record<string, unknown> = {}): undefined {
    const instancePath = ['', this.#name, ...place].join('/');
    this.#found.push(...(asProblem([{ keyword, instancePath, params }], 'body', this.#language).faults ?? []));
  }

  /** The text as contracts check a `Line`; undefined, and a fault, where it is none. */
  line(place: FieldPath, text: string): string | undefined {
    return isOneLine(text) ? text : this.add(place, 'format', { format: oneLineFormat });
  }

  /** The text as contracts check a `Name`; undefined, and a fault, where it is none. */
  name(place: FieldPath, text: string): string | undefined {
    return isVisible(text) ? this.line(place, text) : this.add(place, 'pattern', { pattern: visiblePattern });
  }

  /** In words of our own. */
  addText(place: FieldPath, words: LocalizedText): undefined {
    this.#found.push({ path: ['body', this.#name, ...place].join('.'), message: words[this.#language] });
  }

  /** @throws {Problem} `validation` where anything is wrong */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new Problem('validation', undefined, this.#found);
  }
}
