// The body of a request, judged by how it moves: one that stalls is given up, a large one over a slow line still passes.
import { Readable } from 'node:stream';
import { Problem } from '#kit/errors.ts';

/** How slow a body may be. */
export type BodyPace = {
  /** How long nothing may arrive, in milliseconds. */
  stallTimeoutMs: number;
  /** Bytes a second below which patience runs out little by little, however regularly they arrive. */
  minBytesPerSecond: number;
};

/**
 * Reads a request's body and fails with `request-timeout` when its sender is too slow. Time counts only while we wait for the
 * sender: a disk or database that is slow is not the sender's fault.
 *
 * Destroying it does not cut the connection: what is still to come is read and thrown away, at the same pace, because browsers
 * read an answer only after they have sent everything.
 */
export class TimedBody extends Readable {
  readonly #source: Readable;
  readonly #pace: BodyPace;
  /** Milliseconds the sender may still keep us waiting. */
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
    // Whoever reads hears of it; where nobody does any more, it must not end the process.
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

  /** At the first need: a body that nobody reads stays with the HTTP server, which throws it away. */
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
    // What arrived while this process was busy is read first.
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
  return Object.assign(new Error('The request was given up by its sender.'), { code: 'ECONNRESET', statusCode: 400 });
}
