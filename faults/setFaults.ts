// What only a set can survive without an error or an end: a restart of each server, and a PostgreSQL that stays away.
import { type Fault, triesOf } from './fault.ts';
import { underLoad, whileWriting } from './load.ts';
import type { Prober } from './prober.ts';
import { ServerSet } from './serverSet.ts';
import { serverOf } from './subject.ts';
import type { Writers } from './writers.ts';

/** Writes that must be acknowledged before a fault and after it. */
const WRITES = 20;
/** Between two writes of one kind, so that one account stays below its rate of writes. */
const PAUSE_MS = 300;

type Disturbance = {
  name: string;
  title: string;
  /** In the short form, and in the long one. */
  tries: [short: number, long: number];
  disturb: (set: ServerSet, tried: number) => Promise<void>;
  /** What else must hold at the end. @returns the longest time unavailable */
  judge: (writers: Writers, prober: Prober) => number;
};

function setFault({ name, title, tries, disturb, judge }: Disturbance): Fault {
  return {
    ...{ name, title: () => title, engines: ['three servers'] },
    run: async (engine, extent) => {
      const set = await engine.shared();
      if (!(set instanceof ServerSet)) throw new Error('Only a set has a standby.');
      const most = triesOf(extent, ...tries);
      return underLoad(set, extent, async (writers, prober) => {
        await whileWriting(writers, { tries: most, writes: WRITES, pauseMs: PAUSE_MS }, (tried) => disturb(set, tried));
        return writers.outcome(most, judge(writers, prober));
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

export const setFaults: Fault[] = [
  setFault({
    ...{ name: 'term', title: 'SIGTERM of a server' },
    tries: [2, 20],
    disturb: async (set, tried) => {
      const server = serverOf(set, tried);
      await server.stop('SIGTERM');
      await server.start();
    },
    judge: noneFailed,
  }),
  setFault({
    ...{ name: 'failover', title: 'PostgreSQL killed, and its hot standby takes over' },
    tries: [1, 10],
    disturb: (set) => set.failOver('SIGKILL'),
    judge: orWriting,
  }),
  setFault({
    ...{ name: 'failoverFrozen', title: 'PostgreSQL frozen, and its hot standby takes over' },
    tries: [1, 10],
    disturb: (set) => set.failOver('SIGSTOP'),
    judge: orWriting,
  }),
];
