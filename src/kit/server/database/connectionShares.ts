// Shares a pool's connections out, so that neither one account nor one feature whose table is locked takes all of them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { currentAccount } from '../limits/currentAccount.ts';

/** The feature whose call is being answered, for every query that this makes. */
export const askingFeature = new AsyncLocalStorage<string>();

/** One holder's count may not exceed `most`. */
type Share = { name: string; most: number };
type Waiter = { shares: Share[]; grant(giveBack: () => void): void };

export class ConnectionShares {
  readonly #connections: number;
  readonly #byAsker: boolean;
  #free: number;
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();

  /** @param byAsker whether a feature gets at most half of the `connections`, and an account at most two thirds */
  constructor(connections: number, byAsker: boolean) {
    this.#connections = connections;
    this.#free = connections;
    this.#byAsker = byAsker;
  }

  /** Waits for a free connection within the asker's share, in the order of asking. @returns what gives it back; null after `patience` ms */
  take(patience: number): Promise<(() => void) | null> {
    const shares = this.#sharesOfAsker();
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
    for (const waiter of this.#waiting) {
      if (this.#free === 0) return;
      if (!this.#mayHave(waiter.shares)) continue;
      this.#waiting.delete(waiter);
      waiter.grant(this.#give(waiter.shares));
    }
  }

  #sharesOfAsker(): Share[] {
    if (!this.#byAsker) return [];
    const shares: Share[] = [];
    const [feature, account] = [askingFeature.getStore(), currentAccount()];
    if (feature !== undefined) shares.push({ name: `feature ${feature}`, most: Math.ceil(this.#connections / 2) });
    if (account !== undefined) shares.push({ name: `account ${account}`, most: Math.ceil((this.#connections * 2) / 3) });
    return shares;
  }
}
