import type { SourceRecord } from '../fields.ts';

/** Far more than any service says about its list. */
const MAX_VALUES = 1000;
const MAX_TEXT = 64 * 1024;

type Container = Record<string, unknown> | unknown[];

/** What stands in a file beside its list of records, such as links and totals. More than a little of it is left out. */
export class EnvelopeFields {
  #root: Container | undefined;
  /** Those that are open, the innermost last; undefined for what is left out. */
  #open: (Container | undefined)[] = [];
  #values = 0;
  #text = 0;

  /** @param name under which it stands in an object */
  open(isList: boolean, name: string): void {
    // Without a prototype: a name may be `__proto__`.
    const made: Container = isList ? [] : Object.create(null);
    const isKept = this.#open.length === 0 || this.#keep(name, made, 0);
    if (this.#open.length === 0) this.#root = made;
    this.#open.push(isKept ? made : undefined);
  }

  /** The list just opened is that of the records: it stays empty. */
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

  /** All of it; nothing for a file that is a list itself. */
  get found(): SourceRecord {
    return this.#root && !Array.isArray(this.#root) ? this.#root : {};
  }
}
