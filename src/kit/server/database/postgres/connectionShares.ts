// Shares a pool's connections out, so that neither one account nor one feature whose table is locked takes all of them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { currentAccount } from '../../limits/currentAccount.ts';

/** Whose call is being answered: `sender` tells callers apart before it is known which account they are. */
export type CurrentCall = { feature: string; sender: string };

/** For every query that the call makes. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();

/** One holder's count may not exceed `most`. `isCallers`: it is the caller's own, of whom those who hold least come first. */
type Share = { name: string; most: number; isCallers: boolean };
type Waiter = { shares: Share[]; grant(giveBack: () => void): void };

/** Connections that a waiter's caller holds, and which grant was its last; the lowest is next. */
type Rank = [held: number, lastGrant: number];

function isBefore([held, lastGrant]: Rank, [otherHeld, otherGrant]: Rank): boolean {
  return held < otherHeld || (held === otherHeld && lastGrant < otherGrant);
}

export class ConnectionShares {
  readonly #connections: number;
  readonly #byCaller: boolean;
  #free: number;
  readonly #held = new Map<string, number>();
  /** Which of all grants was a caller's last one; kept while calls wait. */
  readonly #lastGrant = new Map<string, number>();
  #grants = 0;
  readonly #waiting = new Set<Waiter>();

  /** @param byCaller whether a feature gets at most half of the `connections`, and a caller at most two thirds */
  constructor(connections: number, byCaller: boolean) {
    this.#connections = connections;
    this.#free = connections;
    this.#byCaller = byCaller;
  }

  /** Waits for a free connection within the caller's share; callers take turns. @returns what gives it back; null after `patience` ms */
  take(patience: number): Promise<(() => void) | null> {
    const shares = this.#sharesOfCaller();
    if (this.#mayHave(shares)) return Promise.resolve(this.#give(shares));
    return new Promise((resolve) => {
      const waiter: Waiter = {
        shares,
        grant: (giveBack) => {
          clearTimeout(timer);
          resolve(giveBack);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiter);
        resolve(null);
      }, patience);
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

  /** Whose caller holds least; of those, who was granted one the longest ago. Else the many calls of one would all go before a single one of another. */
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
