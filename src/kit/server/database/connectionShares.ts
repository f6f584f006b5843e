// Shares a pool's connections out, so that neither one account nor one feature whose table is locked takes all of them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { currentAccount } from '../limits/currentAccount.ts';

/** Whose call is being answered: `sender` tells callers apart before it is known which account they are. */
export type CurrentCall = { feature: string; sender: string };

/** For every query that the call makes. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();

/** One holder's count may not exceed `most`. `isCallers`: it is the caller's own, of whom those who hold least come first. */
type Share = { name: string; most: number; isCallers: boolean };
type Waiter = { shares: Share[]; grant(giveBack: () => void): void };

export class ConnectionShares {
  readonly #connections: number;
  readonly #byCaller: boolean;
  #free: number;
  readonly #held = new Map<string, number>();
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
      next.grant(this.#give(next.shares));
    }
  }

  /** Whose caller holds least; of those, who has waited longest. Else the many calls of one would all go before a single one of another. */
  #findNext(): Waiter | undefined {
    let best: Waiter | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const waiter of this.#waiting) {
      if (!this.#mayHave(waiter.shares)) continue;
      const held = waiter.shares.reduce((sum, { name, isCallers }) => sum + (isCallers ? (this.#held.get(name) ?? 0) : 0), 0);
      if (held < least) [best, least] = [waiter, held];
      if (held === 0) break;
    }
    return best;
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
