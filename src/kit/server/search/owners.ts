// Which documents belong together, such as the prices of a notice: a chain for each owner, so that they are found without a look at all.
import type { Bitmap } from './bitmap.ts';
import { grown } from './grown.ts';

/** Owners are whole numbers from 0 on, dense as a database numbers its rows. */
export class Owners {
  /** The last document of an owner plus one, 0 if there is none. */
  #last = new Uint32Array(256);
  /** By document: the one before of the same owner plus one, 0 if it is the first. */
  #before = new Uint32Array(256);

  get memory(): number {
    return this.#last.byteLength + this.#before.byteLength;
  }

  /** Adds a new document; one without an owner is not found again. */
  add(document: number, owner: number): void {
    this.#before = grown(this.#before, document + 1);
    if (!(owner >= 0)) return;
    this.#last = grown(this.#last, owner + 1);
    this.#before[document] = this.#last[owner] as number;
    this.#last[owner] = document + 1;
  }

  /** The owner's documents among the live ones; the others leave the chain. */
  of(owner: number, live: Bitmap): number[] {
    const found: number[] = [];
    for (let at = this.#last[owner] ?? 0; at > 0; at = this.#before[at - 1] as number) if (live.has(at - 1)) found.push(at - 1);
    this.#last[owner] = found.length > 0 ? (found[0] as number) + 1 : 0;
    for (const [at, document] of found.entries()) this.#before[document] = at + 1 < found.length ? (found[at + 1] as number) + 1 : 0;
    return found;
  }
}
