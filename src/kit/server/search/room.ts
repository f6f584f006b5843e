// Arrays that are used again: memory that is new for each question costs more than what is computed in it.
import { grown } from './grown.ts';

type Numbers = Float64Array | Uint32Array | Uint8Array;

export class Room {
  readonly #arrays = new Map<string, Numbers>();

  /** An array of so many numbers, whatever was in them before, until the next call with this name. */
  of<T extends Numbers>(name: string, kind: new (length: number) => T, length: number): T {
    const array = grown((this.#arrays.get(name) as T | undefined) ?? new kind(0), length);
    this.#arrays.set(name, array);
    return array.subarray(0, length) as T;
  }
}
