// Servers behind a proxy are restarted or killed, one at a time, or lose their PostgreSQL to its standby.
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { findHaproxy } from '../deploy/set/proxy.ts';
import type { RunningSet } from '../deploy/set/set.ts';
import { type Fault, triesOf } from './fault.ts';
import { underLoad, whileWriting } from './load.ts';
import { cut } from './postgres.ts';
import type { Prober } from './prober.ts';
import { processesOf, signal } from './processes.ts';
import type { Outcome } from './table.ts';
import type { Writers } from './writers.ts';

/** Writes that must be acknowledged before a fault and after it. */
const WRITES = 20;
/** Between two writes of one kind, so that one account stays below its rate of writes. */
const PAUSE_MS = 300;
/** How long a killed server stays away. */
const AWAY_MS = 1000;
/** Longer than that nobody may be unable to read, or to write while a standby takes over. */
const LONGEST_MS = 5000;

type Disturbance = {
  name: string;
  title: string;
  /** In the short form, and in the long one. */
  tries: [short: number, long: number];
  disturb: (set: RunningSet, tried: number) => Promise<void>;
  /** What else must hold at the end. @returns the longest time unavailable */
  judge: (writers: Writers, prober: Prober) => number;
};

/** Why no set of servers can be started here; empty if one can. */
function whyNoSet(): string {
  if (process.platform !== 'linux') return 'needs Linux';
  if (!findHaproxy()) return 'no HAProxy';
  return spawnSync('openssl', ['version']).status === 0 ? '' : 'no openssl';
}

function proxyFault({ name, title, tries, disturb, judge }: Disturbance): Fault {
  return {
    ...{ name, title: () => title, engines: ['PostgreSQL'], isLong: true },
    run: async (engine, extent) => {
      const why = whyNoSet();
      if (why) return { notRun: why };
      const set = await engine.behindProxy();
      const most = triesOf(extent, ...tries);
      return underLoad(set.url, extent, async (writers, prober): Promise<Outcome> => {
        await whileWriting(writers, { tries: most, writes: WRITES, pauseMs: PAUSE_MS }, (tried) => disturb(set, tried));
        const longest = judge(writers, prober);
        if (longest > LONGEST_MS) writers.note(`nobody was served for ${Math.round(longest)} ms`);
        return writers.outcome(most, longest);
      });
    },
  };
}

/** Each request that failed is wrong. */
function noneFailed(writers: Writers, prober: Prober): number {
  const longest = prober.stop();
  for (const [who, failed] of Object.entries({ writes: writers.refused, reads: prober.failed }))
    for (const [status, times] of failed)
      for (let time = 0; time < times; time++) writers.note(`one of the ${who} failed with ${status || 'no answer'}`);
  return longest;
}

/** Also the time between two acknowledged writes. */
function orWriting(writers: Writers, prober: Prober): number {
  return Math.max(prober.stop(), writers.longestGapMs);
}

/** One after the other. */
function serverOf({ servers }: RunningSet, tried: number) {
  return servers[tried % servers.length];
}

/** The primary is killed or frozen, and the standby takes its place as soon as somebody says so; the former primary follows the new one. */
async function failOver(set: RunningSet, after: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
  while (!set.isSynchronous) await setTimeout(AWAY_MS);
  signal(processesOf(set.primary.pid), after);
  await set.promote();
  await set.rejoin();
}

export const proxyFaults: Fault[] = [
  proxyFault({
    ...{ name: 'proxyTerm', title: 'SIGTERM of one of three servers behind a proxy' },
    tries: [2, 20],
    disturb: async (set, tried) => serverOf(set, tried)?.restart('SIGTERM'),
    judge: noneFailed,
  }),
  proxyFault({
    ...{ name: 'proxyKill', title: 'kill −9 of one of three servers behind a proxy' },
    tries: [1, 20],
    disturb: async (set, tried) => {
      await serverOf(set, tried)?.stop('SIGKILL');
      await setTimeout(AWAY_MS);
      await serverOf(set, tried)?.start();
    },
    judge: (_, prober) => prober.stop(),
  }),
  proxyFault({
    ...{ name: 'failover', title: 'PostgreSQL killed, and its hot standby takes over' },
    tries: [1, 10],
    disturb: (set) => failOver(set, 'SIGKILL'),
    judge: orWriting,
  }),
  proxyFault({
    ...{ name: 'failoverFrozen', title: 'PostgreSQL frozen, and its hot standby takes over' },
    tries: [1, 10],
    disturb: (set) => failOver(set, 'SIGSTOP'),
    judge: orWriting,
  }),
  proxyFault({
    ...{ name: 'proxyRestart', title: 'PostgreSQL restarted (fast, immediate) under three servers behind a proxy' },
    tries: [2, 10],
    disturb: ({ primary }, tried) => primary.restart(tried % 2 ? 'SIGQUIT' : 'SIGINT'),
    judge: orWriting,
  }),
  proxyFault({
    ...{ name: 'proxyCut', title: 'connections of PostgreSQL cut under three servers behind a proxy' },
    tries: [1, 20],
    disturb: async ({ primary, standby }) => {
      await Promise.all([primary, standby].map((postgres) => postgres.query(cut)));
    },
    judge: orWriting,
  }),
];
