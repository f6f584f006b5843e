/** Whose turn it is: an account, or the address of a caller without one. */
export type Asker = number | string;

/**
 * Turns of the event loop, one request each. What a request does at a stretch (reading its body, and on SQLite all its queries) holds
 * up everybody, so those who ask take turns: of twenty requests that come at once from one account, another's waits for one or two.
 * Where nobody waits, a turn is there at once.
 */
export class LoopTurns {
  /** In the order of their turns. */
  readonly #waiting = new Map<Asker, (() => void)[]>();
  #last: Asker | undefined;
  #isTaken = false;

  /** Resolves when it is this one's turn. */
  async take(asker: Asker): Promise<void> {
    if (!this.#isTaken) {
      this.#start(asker);
      return;
    }
    await new Promise<void>((resolve) => {
      const own = this.#waiting.get(asker);
      if (own) own.push(resolve);
      else this.#waiting.set(asker, [resolve]);
    });
  }

  /** The next one starts once the loop has looked at what has arrived meanwhile. */
  #start(asker: Asker): void {
    this.#isTaken = true;
    this.#last = asker;
    setImmediate(() => this.#startNext());
  }

  #startNext(): void {
    const asker = this.#next();
    if (asker === undefined) {
      this.#isTaken = false;
      return;
    }
    const [first, ...rest] = this.#waiting.get(asker) ?? [];
    // What is left of its work waits behind that of the others.
    this.#waiting.delete(asker);
    if (rest.length > 0) this.#waiting.set(asker, rest);
    this.#start(asker);
    first?.();
  }

  #next(): Asker | undefined {
    let only: Asker | undefined;
    for (const asker of this.#waiting.keys()) {
      if (asker !== this.#last) return asker;
      only = asker;
    }
    return only;
  }
}
