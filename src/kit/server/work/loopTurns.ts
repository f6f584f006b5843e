import { Rotation } from './rotation.ts';

/** Whose turn it is: an account, or the address of a caller without one. */
export type Asker = number | string;

/**
 * Turns of the event loop, one request each. What a request does at a stretch (reading its body, and on SQLite all its queries) holds
 * up everybody, so those who ask take turns: of twenty requests that come at once from one account, another's waits for one or two.
 * Where nobody waits, a turn is there at once.
 */
export class LoopTurns {
  readonly #waiting = new Rotation<Asker, () => void>();
  #last: Asker | undefined;
  #isTaken = false;

  /** Resolves when it is this one's turn. */
  async take(asker: Asker): Promise<void> {
    if (!this.#isTaken) {
      this.#start(asker);
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.add(asker, resolve));
  }

  /** The next one starts once the loop has looked at what has arrived meanwhile. */
  #start(asker: Asker): void {
    this.#isTaken = true;
    this.#last = asker;
    setImmediate(() => this.#startNext());
  }

  #startNext(): void {
    // Nobody has two turns in a row while others wait.
    const next = this.#waiting.takeNext((asker) => asker !== this.#last) ?? this.#waiting.takeNext();
    if (!next) {
      this.#isTaken = false;
      return;
    }
    this.#start(next.key);
    next.piece();
  }
}
