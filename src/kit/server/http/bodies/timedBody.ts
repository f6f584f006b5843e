// A request's body with limits for its pace: one that stalls fails, a large one over a slow line passes.
import { Readable } from 'node:stream';
import { Problem } from '#kit/errors.ts';

/** Limits for the pace of a body. */
export type BodyPace = {
  /** How long a stall may last, in milliseconds. */
  stallTimeoutMs: number;
  /** Below this rate the remaining time shrinks, however regularly bytes arrive. */
  minBytesPerSecond: number;
};

/**
 * Reads a request's body and fails with `request-timeout` if its client is too slow. Only the time spent waiting for the client
 * counts: a slow disk or database is not the client's fault.
 *
 * Destroying it does not close the connection: the rest is read and discarded at the same pace, because browsers
 * read a response only after they have sent everything.
 */
export class TimedBody extends Readable {
  readonly #source: Readable;
  readonly #pace: BodyPace;
  /** The client's remaining time in milliseconds. */
  #left: number;
  #waitingSince: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isAttached = false;
  #isOver = false;

  constructor(source: Readable, pace: BodyPace) {
    super();
    this.#source = source;
    this.#pace = pace;
    this.#left = pace.stallTimeoutMs;
    // Consumers have their own listener; without one, an error must not end the process.
    this.on('error', () => {});
  }

  override _read(): void {
    this.#attach();
    this.#wait();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#left = this.#pace.stallTimeoutMs;
    this.#attach();
    this.#wait();
    done(error);
  }

  /** On the first read: an unread body stays with the HTTP server, which discards it. */
  #attach(): void {
    if (this.#isAttached) return;
    this.#isAttached = true;
    const source = this.#source;
    if (source.readableEnded) this.#end(() => this.push(null));
    else if (source.destroyed) this.#end(() => this.destroy(givenUp()));
    source
      .on('data', (chunk: Uint8Array) => this.#receive(chunk))
      .once('end', () => this.#end(() => this.push(null)))
      .once('error', (error) => this.#end(() => this.destroy(error)))
      .once('close', () => this.#end(() => this.destroy(givenUp())));
  }

  #receive(chunk: Uint8Array): void {
    this.#spend();
    this.#left = Math.min(this.#pace.stallTimeoutMs, this.#left + (chunk.byteLength / this.#pace.minBytesPerSecond) * 1000);
    if (this.destroyed || this.push(chunk)) return;
    this.#waitingSince = undefined;
    this.#source.pause();
  }

  #wait(): void {
    if (this.#isOver) return;
    this.#waitingSince ??= performance.now();
    this.#timer ??= setTimeout(() => this.#look(), Math.max(this.#left, 1)).unref();
    this.#source.resume();
  }

  #spend(): void {
    if (this.#waitingSince === undefined) return;
    const now = performance.now();
    this.#left -= now - this.#waitingSince;
    this.#waitingSince = now;
  }

  #look(): void {
    this.#timer = undefined;
    if (this.#isOver || this.#waitingSince === undefined) return;
    this.#spend();
    if (this.#left > 0) this.#timer = setTimeout(() => this.#look(), this.#left).unref();
    // Read what arrived while this process was busy first.
    else setImmediate(() => this.#giveUp());
  }

  #giveUp(): void {
    if (this.#isOver || this.#waitingSince === undefined) return;
    if (this.#left > 0) this.#look();
    else if (this.destroyed) this.#source.destroy();
    else this.destroy(new Problem('request-timeout'));
  }

  #end(finish: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    if (!this.destroyed) finish();
  }
}

function givenUp(): Error {
  return Object.assign(new Error('The client aborted the request.'), { code: 'ECONNRESET', statusCode: 400 });
}
