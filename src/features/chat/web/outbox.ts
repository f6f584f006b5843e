// Messages being sent. They are stored in the tab's session storage with their idempotency key, so that a reload loses none and a repeated
// request stores one once.
import { ownName } from '#kit/web/pathPrefix.ts';
import { CallFailed, isTransient, retryDelayAfter } from '#kit/web/request/failures.ts';
import { randomKey } from '#kit/web/request/randomKey.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import type { NumberedMessage } from '../entities.ts';
import { calls } from './calls.ts';

export type PendingMessage = {
  key: string;
  contact: number;
  message: string;
  time: string;
  /** `failed`: no reply, retried automatically; `refused`: rejected by the server, with the `reason`. */
  state: 'sending' | 'failed' | 'refused';
  reason?: string;
  /** The contact accepts no messages from this account: retrying is pointless. */
  isFinal?: boolean;
};

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** The outgoing messages of one account in this tab. */
export class Outbox {
  readonly #place: string;
  readonly #account: number;
  #waiting: readonly PendingMessage[];
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Set<number>();
  readonly #sent = new Set<(contact: number, message: NumberedMessage) => void>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;

  constructor(account: number) {
    this.#account = account;
    this.#place = ownName(`chat.outbox.${account}`);
    this.#waiting = readStored(this.#place);
  }

  /** Sends until it is stopped, so that nothing is sent in the name of another user after signing out. @returns a function that stops it */
  start(onSent: (contact: number, message: NumberedMessage) => void): () => void {
    this.#sent.add(onSent);
    const resume = () => this.#resume();
    if (!this.#isHeld) {
      this.#isHeld = true;
      resume();
    }
    addEventListener('online', resume);
    return () => {
      removeEventListener('online', resume);
      this.#sent.delete(onSent);
      if (this.#sent.size > 0) return;
      this.#isHeld = false;
      clearTimeout(this.#timer);
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly PendingMessage[] => this.#waiting;

  add(contact: number, message: string): void {
    const waiting: PendingMessage = { key: randomKey(), contact, message, time: new Date().toISOString(), state: 'sending' };
    this.#keep([...this.#waiting, waiting]);
    void this.#send(contact);
  }

  /** Retries it now. */
  retry(key: string): void {
    const contact = this.#waiting.find((one) => one.key === key)?.contact;
    if (contact === undefined) return;
    this.#keep(this.#waiting.map((one) => (one.key === key ? { ...one, state: 'sending', reason: undefined } : one)));
    void this.#send(contact);
  }

  discard(key: string): void {
    this.#keep(this.#waiting.filter((one) => one.key !== key));
  }

  #resume(): void {
    clearTimeout(this.#timer);
    for (const contact of new Set(this.#waiting.map((one) => one.contact))) void this.#send(contact);
  }

  /** One after the other, in the order in which they were written. */
  async #send(contact: number): Promise<void> {
    if (this.#sending.has(contact)) return;
    this.#sending.add(contact);
    for (let next = this.#next(contact); next && this.#isHeld; next = this.#next(contact)) {
      const { key, message } = next;
      try {
        const sent = await calls.post.send({ params: { contact }, body: { message, key } });
        this.#failures = 0;
        for (const tell of this.#sent) tell(contact, sent);
        this.discard(key);
      } catch (error) {
        if (!isRetryable(error)) {
          this.#change(key, { state: 'refused', reason: messageOf(error), isFinal: isFinal(error) });
          continue;
        }
        this.#keep(this.#waiting.map((one) => (one.contact === contact && one.state === 'sending' ? { ...one, state: 'failed' } : one)));
        this.#resumeLater(error);
        break;
      }
    }
    this.#sending.delete(contact);
  }

  #next(contact: number): PendingMessage | undefined {
    return this.#waiting.find((one) => one.contact === contact && one.state !== 'refused');
  }

  #resumeLater(failure: unknown): void {
    clearTimeout(this.#timer);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#resume(), retryDelayAfter(failure, pause));
  }

  #change(key: string, change: Partial<PendingMessage>): void {
    this.#keep(this.#waiting.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  #keep(waiting: readonly PendingMessage[]): void {
    this.#waiting = waiting;
    store(this.#place, waiting);
    for (const listener of this.#listeners) listener();
  }

  get account(): number {
    return this.#account;
  }
}

let latest: Outbox | undefined;

/** The same outbox for all components of an account. */
export function getOutbox(account: number): Outbox {
  if (latest?.account !== account) latest = new Outbox(account);
  return latest;
}

/** Whether the contact accepts no messages at all. */
function isFinal(error: unknown): boolean {
  return error instanceof CallFailed && ['chat-blocked', 'chat-closed'].includes(error.problem?.type ?? '');
}

/** Whether a retry may succeed. */
function isRetryable(error: unknown): boolean {
  return isTransient(error) || (error instanceof CallFailed && [401, 500].includes(error.status));
}

function readStored(place: string): PendingMessage[] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as PendingMessage[];
  } catch {
    return [];
  }
}

function store(place: string, waiting: readonly PendingMessage[]): void {
  try {
    if (waiting.length > 0) sessionStorage.setItem(place, JSON.stringify(waiting));
    else sessionStorage.removeItem(place);
  } catch {
    // Without storage, messages are kept while the page is open.
  }
}
