import type { SourceRecord } from '../fields.ts';

/** Far more than any service sends with its list. */
const MAX_VALUES = 1000;
const MAX_TEXT = 64 * 1024;

type Container = Record<string, unknown> | unknown[];

/** The fields of a file outside its list of records, such as links and totals, up to a limit. */
export class EnvelopeFields {
  #root: Container | undefined;
  /** Open containers, the innermost last; undefined for omitted ones. */
  #open: (Container | undefined)[] = [];
  #values = 0;
  #text = 0;

  /** @param name its key, if it is in an object */
  open(isList: boolean, name: string): void {
    // Without a prototype: a key may be `__proto__`.
    const made: Container = isList ? [] : Object.create(null);
    const isKept = this.#open.length === 0 || this.#keep(name, made, 0);
    if (this.#open.length === 0) this.#root = made;
    this.#open.push(isKept ? made : undefined);
  }

  /** The list just opened has the records: it stays empty. */
  leaveOut(): void {
    this.#open[this.#open.length - 1] = undefined;
  }

  close(): void {
    this.#open.pop();
  }

  add(name: string, value: unknown): void {
    this.#keep(name, value, typeof value === 'string' ? value.length : 0);
  }

  #keep(name: string, value: unknown, length: number): boolean {
    const container = this.#open.at(-1);
    this.#text += name.length + length;
    if (!container || ++this.#values > MAX_VALUES || this.#text > MAX_TEXT) return false;
    if (Array.isArray(container)) container.push(value);
    else container[name] = value;
    return true;
  }

  /** All fields; none if the file is a list. */
  get found(): SourceRecord {
    return this.#root && !Array.isArray(this.#root) ? this.#root : {};
  }
}
