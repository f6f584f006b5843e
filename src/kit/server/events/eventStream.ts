// One browser's stream of events. What its reader has not taken yet is a set of topics, which no haste of events makes grow.
import { Readable } from 'node:stream';
import { allTopics, type Changed, HEARTBEAT_MS } from '#kit/liveEvents.ts';
import type { Caller } from '../http/caller.ts';

/** More topics than these are told as everything. */
const MOST_TOPICS = 50;
/** Longer than this no timer runs. */
const LONGEST_MS = 2 ** 31 - 1;

export class EventStream extends Readable {
  readonly caller: Caller;
  /** Topics, and whether everybody was told of them. */
  readonly #untold = new Map<string, boolean>();
  readonly #isStillThere: () => Promise<boolean>;
  readonly #beating: NodeJS.Timeout;
  readonly #life: NodeJS.Timeout;
  #isWanted = false;
  #isOver = false;

  /** Ends with the caller's proof, and at a check that finds the caller gone or changed by `isStillThere`: each heartbeat is one. */
  constructor(caller: Caller, isStillThere: () => Promise<boolean>) {
    // Nothing is read ahead: what waits for the reader waits as topics.
    super({ highWaterMark: 1 });
    this.caller = caller;
    this.#isStillThere = isStillThere;
    this.#beating = setInterval(() => this.#beat(), HEARTBEAT_MS);
    const life = (caller.until ?? Number.POSITIVE_INFINITY) - Date.now();
    this.#life = setTimeout(() => this.finish(), Math.min(Math.max(life, 0), LONGEST_MS));
    // So that headers and first bytes go out at once.
    this.push(':\n\n');
  }

  /** Tells the reader that what belongs to `topic` has changed, as soon as the reader takes it. `isForAll`: everybody is told so. */
  publish(topic: string, isForAll = false): void {
    this.#untold.set(topic, isForAll && (this.#untold.get(topic) ?? true));
    if (this.#untold.size > 1 && (this.#untold.has(allTopics) || this.#untold.size > MOST_TOPICS)) {
      const isEachForAll = [...this.#untold.values()].every(Boolean);
      this.#untold.clear();
      this.#untold.set(allTopics, isEachForAll);
    }
    this.#tellUntold();
  }

  /** Ends the stream where its caller is gone or has changed. */
  async check(): Promise<void> {
    // A database that is away says nothing about the caller; the proof ends soon in any case.
    const isStillThere = this.#isOver || (await this.#isStillThere().catch(() => true));
    if (!isStillThere) this.finish();
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
    const events = [...this.#untold].map(([topic, isForAll]): Changed => (isForAll ? { topic, isForAll } : { topic }));
    if (this.#say(events.map((event) => `event: changed\ndata: ${JSON.stringify(event)}\n\n`).join(''))) this.#untold.clear();
  }

  #beat(): void {
    this.#say(':\n\n');
    void this.check();
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
