// One browser's stream of events. What its reader has not taken yet is a set of topics, which no haste of events makes grow.
import { Readable } from 'node:stream';
import { everything, HEARTBEAT_MS } from '#kit/liveEvents.ts';
import type { Caller } from './caller.ts';

/** More topics than these are told as everything. */
const MOST_TOPICS = 50;
/** Longer than this no timer runs. */
const LONGEST_MS = 2 ** 31 - 1;

export class EventStream extends Readable {
  readonly caller: Caller;
  readonly #untold = new Set<string>();
  readonly #beating: NodeJS.Timeout;
  readonly #life: NodeJS.Timeout;
  #isWanted = false;
  #isOver = false;

  /** Ends with the caller's proof. */
  constructor(caller: Caller) {
    // Nothing is read ahead: what waits for the reader waits as topics.
    super({ highWaterMark: 1 });
    this.caller = caller;
    this.#beating = setInterval(() => this.#say(':\n\n'), HEARTBEAT_MS);
    const life = (caller.until ?? Number.POSITIVE_INFINITY) - Date.now();
    this.#life = setTimeout(() => this.finish(), Math.min(Math.max(life, 0), LONGEST_MS));
    // So that headers and first bytes go out at once.
    this.push(':\n\n');
  }

  /** Tells the reader that what belongs to `topic` has changed, as soon as the reader takes it. */
  tell(topic: string): void {
    this.#untold.add(topic);
    if (topic === everything || this.#untold.size > MOST_TOPICS) {
      this.#untold.clear();
      this.#untold.add(everything);
    }
    this.#tellUntold();
  }

  /** Ends the stream; its reader comes again and asks everything anew. */
  finish(): void {
    this.#stop();
    if (!this.destroyed) this.push(null);
  }

  override _read(): void {
    this.#isWanted = true;
    this.#tellUntold();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#stop();
    done(error);
  }

  #tellUntold(): void {
    if (this.#untold.size === 0) return;
    const topics = this.#untold.has(everything) ? [everything] : [...this.#untold];
    if (this.#say(topics.map((topic) => `event: changed\ndata: ${JSON.stringify({ topic })}\n\n`).join(''))) this.#untold.clear();
  }

  /** @returns whether it was said: a reader that is behind hears nothing more for now */
  #say(words: string): boolean {
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
