import { RoundRobin } from './roundRobin.ts';

/** An account, or the IP address of a caller without one. */
export type ClientKey = number | string;

/** How many turns of the event loop a request waits for new connections at most. */
const MOST_CONNECTED = 10;

/**
 * Starts at most one request per turn of the event loop. What a request does synchronously (parsing its body, and on SQLite all its
 * queries) blocks all others, so clients take turns: after twenty simultaneous requests of one account, another's waits for one or two.
 * If no request waits, the next starts immediately.
 * libuv accepts one connection per turn. So that clients of a burst do not wait for as many requests, connections are accepted first.
 */
export class RequestScheduler {
  readonly #waiting = new RoundRobin<ClientKey, () => void>();
  #last: ClientKey | undefined;
  #isTaken = false;
  #hasConnected = false;

  /** To be called for each new connection. */
  connected(): void {
    this.#hasConnected = true;
  }

  /** Resolves when it is this client's turn. */
  async waitForTurn(client: ClientKey): Promise<void> {
    if (!this.#isTaken) {
      this.#start(client);
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.add(client, resolve));
  }

  /** The next request starts after the event loop has polled for new ones. */
  #start(client: ClientKey): void {
    this.#isTaken = true;
    this.#last = client;
    this.#afterConnections(MOST_CONNECTED);
  }

  #afterConnections(most: number): void {
    setImmediate(() => {
      if (!this.#hasConnected || most === 0) return this.#startNext();
      this.#hasConnected = false;
      this.#afterConnections(most - 1);
    });
  }

  #startNext(): void {
    // No client has two turns in a row while others wait.
    const next = this.#waiting.takeNext((client) => client !== this.#last) ?? this.#waiting.takeNext();
    if (!next) {
      this.#isTaken = false;
      return;
    }
    this.#start(next.key);
    next.piece();
  }
}
