// One browser's stream of events. What the client has not read yet is a set of topics, so that a burst of events does not pile up.
import { Readable } from 'node:stream';
import { allTopics, type Changed, HEARTBEAT_MS } from '#kit/liveEvents.ts';
import type { Caller } from '../http/caller.ts';

/** More pending topics than these become `allTopics`. */
const MOST_TOPICS = 50;
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

export class EventStream extends Readable {
  readonly caller: Caller;
  /** Topics that were not sent yet, and whether they went to all accounts. */
  readonly #pending = new Map<string, boolean>();
  readonly #isStillThere: () => Promise<boolean>;
  readonly #beating: NodeJS.Timeout;
  readonly #life: NodeJS.Timeout;
  #isWanted = false;
  #isOver = false;

  /** Ends when the caller's token expires, or when a check, made with each heartbeat, finds by `isStillThere` that the caller is gone or has changed. */
  constructor(caller: Caller, isStillThere: () => Promise<boolean>) {
    // No read-ahead: what waits for the client stays a set of topics.
    super({ highWaterMark: 1 });
    this.caller = caller;
    this.#isStillThere = isStillThere;
    this.#beating = setInterval(() => this.#beat(), HEARTBEAT_MS);
    const life = (caller.until ?? Number.POSITIVE_INFINITY) - Date.now();
    this.#life = setTimeout(() => this.finish(), Math.min(Math.max(life, 0), LONGEST_MS));
    // Sends the headers immediately.
    this.push(':\n\n');
  }

  /** Sends that the data of `topic` has changed, as soon as the client reads. `isForAll`: all accounts receive it. */
  publish(topic: string, isForAll = false): void {
    this.#pending.set(topic, isForAll && (this.#pending.get(topic) ?? true));
    if (this.#pending.size > 1 && (this.#pending.has(allTopics) || this.#pending.size > MOST_TOPICS)) {
      const isEachForAll = [...this.#pending.values()].every(Boolean);
      this.#pending.clear();
      this.#pending.set(allTopics, isEachForAll);
    }
    this.#sendPending();
  }

  /** Ends the stream if its caller is gone or has changed. */
  async check(): Promise<void> {
    // An unavailable database says nothing about the caller; the token expires soon in any case.
    const isStillThere = this.#isOver || (await this.#isStillThere().catch(() => true));
    if (!isStillThere) this.finish();
  }

  /** Ends the stream; its client reconnects and refetches everything. */
  finish(): void {
    this.#stop();
    if (!this.destroyed) this.push(null);
  }

  override _read(): void {
    this.#isWanted = true;
    this.#sendPending();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#stop();
    done(error);
  }

  #sendPending(): void {
    if (this.#pending.size === 0) return;
    const events = [...this.#pending].map(([topic, isForAll]): Changed => (isForAll ? { topic, isForAll } : { topic }));
    if (this.#send(events.map((event) => `event: changed\ndata: ${JSON.stringify(event)}\n\n`).join(''))) this.#pending.clear();
  }

  #beat(): void {
    this.#send(':\n\n');
    void this.check();
  }

  /** @returns whether it was sent: a client that is behind gets nothing more for now */
  #send(words: string): boolean {
    if (!this.#isWanted || this.#isOver) return false;
    this.#isWanted = this.push(words);
    return true;
  }

  #stop(): void {
    this.#isOver = true;
    clearInterval(this.#beating);
    clearTimeout(this.#life);
  }
}
