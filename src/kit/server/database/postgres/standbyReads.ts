// Reads of calls that change nothing go to a standby that has everything; all others, and all transactions, to the primary.
import type { Purpose } from '../database.ts';
import type { DatabaseMetrics, PoolState } from '../databaseMetrics.ts';
import { currentCall } from './connectionShares.ts';
import { PostgresHosts } from './postgresHosts.ts';
import { type Limits, makePool, type ResilientPool } from './postgresPool.ts';
import { standbyCheck } from './standbyCheck.ts';

/** How long an answer counts for the call that asked: its reads follow at once. */
const COUNTS_FOR_MS = 100;

type Options = {
  sizes: Record<Purpose, number>;
  limits: Record<Purpose, Limits>;
  measured: DatabaseMetrics;
  onError(error: Error): void;
};

/** What a pool of the standby is called in monitoring. */
const nameOf = (purpose: Purpose) => `standby-${purpose}`;

export type StandbyReads = {
  /** A pool that takes its connections from the standby or from `primary`. */
  poolFor(purpose: Purpose, primary: ResilientPool): ResilientPool;
  /** Something was committed, or another server told of it: calls under way ask again. */
  noteChange(): void;
  /** The pools of the standby, for monitoring. */
  states(): PoolState[];
  close(): Promise<void>;
};

export function standbyReads(primaryHosts: PostgresHosts, readUrl: string, { sizes, limits, measured, onError }: Options): StandbyReads {
  const hosts = new PostgresHosts(readUrl, 'standby');
  const check = standbyCheck(primaryHosts, hosts);
  const pools = new Map<Purpose, ResilientPool>();
  let changes = 0;
  const standbyPool = (purpose: Purpose, primary: ResilientPool): ResilientPool => {
    const kept = pools.get(purpose);
    if (kept) return kept;
    const pool = makePool({
      ...{ hosts, onError, shared: purpose === 'requests', instead: () => primary.connectOnce() },
      ...{ limits: limits[purpose], connections: Math.max(1, sizes[purpose]), purpose: nameOf(purpose), measured },
    });
    pools.set(purpose, pool);
    return pool;
  };

  const mayReadStandby = async (): Promise<boolean> => {
    const call = currentCall.getStore();
    if (!call?.isReading) return false;
    const now = performance.now();
    if (call.standby?.changes !== changes || now - call.standby.at > COUNTS_FOR_MS)
      call.standby = { at: now, changes, hasEverything: check.hasEverything() };
    return call.standby.hasEverything;
  };

  return {
    poolFor: (purpose, primary) => ({
      ...primary,
      connect: async () => ((await mayReadStandby()) ? standbyPool(purpose, primary) : primary).connect(),
    }),
    noteChange: () => {
      changes++;
    },
    states: () => [...pools].map(([purpose, pool]) => ({ purpose: nameOf(purpose), ...pool.state() })),
    close: async () => {
      hosts.close();
      await Promise.all([...[...pools.values()].map((pool) => pool.end()), check.close()]);
    },
  };
}
