import type { Fault, Language, LocalizedText } from '#kit/errors.ts';
import { Problem } from '#kit/errors.ts';
import { isOneLine, isVisible, oneLineFormat, visiblePattern } from '#kit/oneLine.ts';
import { asProblem } from './validation.ts';

/** A path in the submitted object: `['extendedProps', 'calendar']`. */
export type FieldPath = readonly (string | number)[];

/** Collects the faults of an object that a handler validates itself, to report them together. */
export class BodyFaults {
  readonly #name: string;
  readonly #language: Language;
  readonly #found: Fault[] = [];

  /** @param name of the object in the body */
  constructor(name: string, language: Language) {
    this.#name = name;
    this.#language = language;
  }

  /** Adds a fault with the message of the validation keyword. */
  add(place: FieldPath, keyword: string, params: Record<string, unknown> = {}): undefined {
    const instancePath = ['', this.#name, ...place].join('/');
    this.#found.push(...(asProblem([{ keyword, instancePath, params }], 'body', this.#language).faults ?? []));
  }

  /** Validates a text as a `Line`; otherwise adds a fault and returns undefined. */
  line(place: FieldPath, text: string): string | undefined {
    return isOneLine(text) ? text : this.add(place, 'format', { format: oneLineFormat });
  }

  /** Validates a text as a `Name`; otherwise adds a fault and returns undefined. */
  name(place: FieldPath, text: string): string | undefined {
    return isVisible(text) ? this.line(place, text) : this.add(place, 'pattern', { pattern: visiblePattern });
  }

  /** Adds a fault with its own message. */
  addText(place: FieldPath, words: LocalizedText): undefined {
    this.#found.push({ path: ['body', this.#name, ...place].join('.'), message: words[this.#language] });
  }

  /** @throws {Problem} `validation` if there are faults */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new Problem('validation', undefined, this.#found);
  }
}
