import { RoundRobin } from './roundRobin.ts';

/** Whose turn it is: an account, or the address of a caller without one. */
export type ClientKey = number | string;

/**
 * Turns of the event loop, one request each. What a request does at a stretch (reading its body, and on SQLite all its queries) holds
 * up everybody, so those who ask take turns: of twenty requests that come at once from one account, another's waits for one or two.
 * Where nobody waits, a turn is there at once.
 */
export class RequestScheduler {
  readonly #waiting = new RoundRobin<ClientKey, () => void>();
  #last: ClientKey | undefined;
  #isTaken = false;

  /** Resolves when it is this one's turn. */
  async waitForTurn(client: ClientKey): Promise<void> {
    if (!this.#isTaken) {
      this.#start(client);
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.add(client, resolve));
  }

  /** The next one starts once the loop has looked at what has arrived meanwhile. */
  #start(client: ClientKey): void {
    this.#isTaken = true;
    this.#last = client;
    setImmediate(() => this.#startNext());
  }

  #startNext(): void {
    // Nobody has two turns in a row while others wait.
    const next = this.#waiting.takeNext((client) => client !== this.#last) ?? this.#waiting.takeNext();
    if (!next) {
      this.#isTaken = false;
      return;
    }
    this.#start(next.key);
    next.piece();
  }
}
