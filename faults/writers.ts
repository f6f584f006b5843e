// Writers that remember what was acknowledged, and look for it afterwards.
import { setTimeout } from 'node:timers/promises';
import { type Client, clientOf, insist } from './client.ts';
import type { Extent } from './fault.ts';
import { type Kind, kindsFor } from './kinds.ts';
import type { Outcome } from './table.ts';

type Written = { kind: string; key: string; id: number };

/** After a refusal, or without an answer. */
const PAUSE_MS = 20;
/** How many of what was written are looked for at the same time. */
const AT_ONCE = 8;
/** A mail is sent ten seconds after its author pressed the button. */
const MAIL_MS = 60_000;
/** When a server that is there again must write. */
const WRITE_MS = 120_000;
/** Answers after which nobody knows whether something was written. */
const answersOfDoubt = [0, 502, 503, 504];
const answersOfTrouble = [0, 401, 429, 502, 503, 504, 507];
/** So that the keys of each are others. */
let count = 0;

export class Writers {
  readonly admin: Client;
  readonly #other: Client;
  readonly #kinds: Record<string, Kind>;
  #unchecked: Written[] = [];
  readonly #mails: Written[] = [];
  #isWriting = false;
  #writing: Promise<void>[] = [];
  readonly #name = `zf${String(count++).padStart(2, '0')}`;
  #number = 0;
  #lastAcknowledged = 0;
  acknowledged = 0;
  /** The longest time between two acknowledgements while writers wrote. */
  longestGapMs = 0;
  lost = 0;
  wrong = 0;
  readonly faults: string[] = [];
  /** Answers that were no acknowledgement, by status. */
  readonly refused = new Map<number, number>();

  private constructor(admin: Client, other: Client, kinds: Record<string, Kind>) {
    this.admin = admin;
    this.#other = other;
    this.#kinds = kinds;
  }

  /** The short form has no mails, which arrive ten seconds later. */
  static async at(url: string, { isShort }: Extent): Promise<Writers> {
    const admin = clientOf(url);
    const { mail, ...others } = await kindsFor(admin);
    return new Writers(admin, clientOf(url, 'client'), isShort ? others : { mail, ...others });
  }

  /** One writer for each kind of data begins to write, one after the other. @param pauseMs between two writes of each */
  start(pauseMs = 0): void {
    this.#isWriting = true;
    this.#lastAcknowledged = performance.now();
    this.#writing = Object.entries(this.#kinds).map(([name, kind]) => this.#keepWriting(name, kind, pauseMs));
  }

  async #keepWriting(name: string, kind: Kind, pauseMs: number): Promise<void> {
    while (this.#isWriting) {
      const key = `${this.#name}${name}${String(this.#number++).padStart(6, '0')}`;
      let { status, id } = await kind.write(this.admin, key);
      while (kind.isRepeatable && answersOfDoubt.includes(status) && this.#isWriting) {
        this.#countRefusal(status);
        await setTimeout(PAUSE_MS);
        ({ status, id } = await kind.write(this.admin, key));
      }
      if (status === 200 || status === 201) {
        this.acknowledged++;
        this.longestGapMs = Math.max(this.longestGapMs, performance.now() - this.#lastAcknowledged);
        this.#lastAcknowledged = performance.now();
        const written = { kind: name, key, id };
        this.#unchecked.push(written);
        if (name === 'mail') this.#mails.push(written);
        if (pauseMs > 0) await setTimeout(pauseMs);
        continue;
      }
      this.#countRefusal(status);
      if (!answersOfTrouble.includes(status)) this.note(`${name} ${key}: refused with ${status}`);
      await setTimeout(PAUSE_MS);
    }
  }

  #countRefusal(status: number): void {
    this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
  }

  async stop(): Promise<void> {
    this.#isWriting = false;
    await Promise.all(this.#writing);
  }

  /** Waits until so many more writes were acknowledged. @throws if that takes minutes */
  async untilWritten(more: number): Promise<void> {
    const enough = this.acknowledged + more;
    const deadline = performance.now() + WRITE_MS;
    while (this.acknowledged < enough) {
      if (performance.now() > deadline) throw new Error(`writes are not acknowledged any longer, but ${[...this.refused].join('; ')}`);
      await setTimeout(PAUSE_MS);
    }
  }

  note(fault: string): void {
    this.wrong++;
    this.faults.push(fault);
  }

  /** Looks for everything that was acknowledged since the last time. */
  async check(): Promise<void> {
    const written = this.#unchecked;
    this.#unchecked = [];
    const notes = new Map(written.filter(({ kind }) => kind === 'note').map((each) => [each.id, each]));
    // Of the notes of one notice only the last one is still there.
    const due = [...written.filter(({ kind }) => kind !== 'note'), ...notes.values()];
    await inParallel(due, async ({ kind, key, id }) => {
      const { times, otherwise } = (await this.#kinds[kind]?.find(this.admin, key, id)) ?? { times: 0, otherwise: '' };
      if (otherwise) this.note(`${kind} ${key} is otherwise: ${otherwise}`);
      else if (times > 1) this.note(`${kind} ${key} is there ${times} times`);
      else if (times === 0) {
        this.lost++;
        this.faults.push(`${kind} ${key} (${id}) was acknowledged and is gone`);
      }
    });
  }

  /** At the end: all mails have arrived, each once. */
  async checkMails(): Promise<void> {
    const deadline = performance.now() + MAIL_MS;
    await inParallel(this.#mails.splice(0), async ({ key }) => {
      let total = 0;
      do {
        ({ total } = (await insist(this.#other, `GET /api/email?folder=inbox&q=${key}`)).body);
      } while (total === 0 && performance.now() < deadline && (await setTimeout(500, true)));
      if (total > 1) this.note(`mail ${key} arrived ${total} times`);
      if (total > 0) return;
      this.lost++;
      this.faults.push(`mail ${key} was acknowledged and did not arrive`);
    });
  }

  outcome(tries: number, unavailableMs: number): Outcome {
    const { acknowledged, lost, wrong, faults } = this;
    return { tries, acknowledged, lost, wrong, unavailableMs, faults };
  }
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
