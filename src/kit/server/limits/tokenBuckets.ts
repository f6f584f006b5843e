/** `burst`: capacity of a bucket; `perSecond`: how fast it fills again. */
export type Bucket = { burst: number; perSecond: number };

/** From so many keys on, those with full buckets are dropped from memory. */
const REMEMBERED = 1000;

/** A token bucket for each key, such as an account: it is full at first. */
export class TokenBuckets<Key> {
  readonly #bucket: Bucket;
  readonly #now: () => number;
  readonly #levels = new Map<Key, { level: number; at: number }>();

  constructor(bucket: Bucket, now: () => number = () => performance.now()) {
    this.#bucket = bucket;
    this.#now = now;
  }

  /** Seconds until the bucket has `tokens`; one that is too small has to be full. 0: it has them. */
  secondsUntil(key: Key, tokens: number): number {
    const { burst, perSecond } = this.#bucket;
    return Math.max(0, (Math.min(tokens, burst) - this.#levelOf(key)) / perSecond);
  }

  /** Takes `tokens`, at most until the bucket is as far below zero as it can be above. */
  take(key: Key, tokens: number): void {
    const level = Math.max(this.#levelOf(key) - tokens, -this.#bucket.burst);
    if (!this.#levels.has(key) && this.#levels.size >= REMEMBERED) this.#forgetFull();
    this.#levels.set(key, { level, at: this.#now() });
  }

  #levelOf(key: Key): number {
    const { burst, perSecond } = this.#bucket;
    const known = this.#levels.get(key);
    return known ? Math.min(burst, known.level + ((this.#now() - known.at) / 1000) * perSecond) : burst;
  }

  #forgetFull(): void {
    for (const key of this.#levels.keys()) if (this.#levelOf(key) === this.#bucket.burst) this.#levels.delete(key);
  }
}
