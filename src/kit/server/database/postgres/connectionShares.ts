// Shares a pool's connections fairly, so that neither one account nor one feature with a locked table uses all of them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { currentAccount } from '../../limits/currentAccount.ts';

/** The call that is being handled: `sender` distinguishes callers before their account is known. */
export type CurrentCall = {
  feature: string;
  sender: string;
  /** It changes nothing, so it may read from a standby. */
  isReading?: boolean;
  /** Whether the standby had everything when this call asked last. */
  standby?: { at: number; changes: number; hasEverything: Promise<boolean> };
};

/** Set for all queries of a call. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();

/** A limit of `most` connections. `isCallers`: it is the caller's own share; callers with the fewest connections come first. */
type Share = { name: string; most: number; isCallers: boolean };
type Waiter = { shares: Share[]; grant(release: () => void): void };

/** Connections that a waiter's caller has, and the number of its last grant; the lowest rank is next. */
type Rank = [held: number, lastGrant: number];

function isBefore([held, lastGrant]: Rank, [otherHeld, otherGrant]: Rank): boolean {
  return held < otherHeld || (held === otherHeld && lastGrant < otherGrant);
}

export class ConnectionShares {
  readonly #connections: number;
  readonly #byCaller: boolean;
  #free: number;
  readonly #held = new Map<string, number>();
  /** The number of each caller's last grant; kept while calls wait. */
  readonly #lastGrant = new Map<string, number>();
  #grants = 0;
  readonly #waiting = new Set<Waiter>();

  /** @param byCaller limits a feature to half of the `connections`, and a caller to two thirds */
  constructor(connections: number, byCaller: boolean) {
    this.#connections = connections;
    this.#free = connections;
    this.#byCaller = byCaller;
  }

  get free(): number {
    return this.#free;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Waits for a free connection within the caller's share; callers take turns. @returns its release; null after `timeoutMs` */
  acquire(timeoutMs: number): Promise<(() => void) | null> {
    const shares = this.#sharesOfCaller();
    if (this.#mayHave(shares)) return Promise.resolve(this.#give(shares));
    return new Promise((resolve) => {
      const waiter: Waiter = {
        shares,
        grant: (release) => {
          clearTimeout(timer);
          resolve(release);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiter);
        resolve(null);
      }, timeoutMs);
      this.#waiting.add(waiter);
    });
  }

  #mayHave(shares: Share[]): boolean {
    return this.#free > 0 && shares.every(({ name, most }) => (this.#held.get(name) ?? 0) < most);
  }

  #give(shares: Share[]): () => void {
    this.#free--;
    for (const { name } of shares) this.#held.set(name, (this.#held.get(name) ?? 0) + 1);
    return () => {
      this.#free++;
      for (const { name } of shares) {
        const left = (this.#held.get(name) ?? 1) - 1;
        if (left > 0) this.#held.set(name, left);
        else this.#held.delete(name);
      }
      this.#grantNext();
    };
  }

  #grantNext(): void {
    while (this.#free > 0) {
      const next = this.#findNext();
      if (!next) return;
      this.#waiting.delete(next);
      this.#grants++;
      for (const { name, isCallers } of next.shares) if (isCallers) this.#lastGrant.set(name, this.#grants);
      if (this.#waiting.size === 0) this.#lastGrant.clear();
      next.grant(this.#give(next.shares));
    }
  }

  /** The waiter whose caller has the fewest connections, then the longest wait since its last grant: many calls of one do not delay others. */
  #findNext(): Waiter | undefined {
    let best: Waiter | undefined;
    let least: Rank = [Number.POSITIVE_INFINITY, 0];
    for (const waiter of this.#waiting) {
      if (!this.#mayHave(waiter.shares)) continue;
      const rank = this.#rankOf(waiter);
      if (isBefore(rank, least)) [best, least] = [waiter, rank];
      if (rank[0] === 0 && rank[1] === 0) break;
    }
    return best;
  }

  #rankOf({ shares }: Waiter): Rank {
    const own = shares.filter(({ isCallers }) => isCallers).map(({ name }) => name);
    const held = own.reduce((sum, name) => sum + (this.#held.get(name) ?? 0), 0);
    return [held, Math.max(0, ...own.map((name) => this.#lastGrant.get(name) ?? 0))];
  }

  #sharesOfCaller(): Share[] {
    const call = currentCall.getStore();
    if (!this.#byCaller || !call) return [];
    const account = currentAccount();
    const most = Math.ceil((this.#connections * 2) / 3);
    return [
      { name: `feature ${call.feature}`, most: Math.ceil(this.#connections / 2), isCallers: false },
      { name: `sender ${call.sender}`, most, isCallers: true },
      ...(account === undefined ? [] : [{ name: `account ${account}`, most, isCallers: true }]),
    ];
  }
}
