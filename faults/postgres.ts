// PostgreSQL goes away under the server, in one way or another, and comes back.
import { setTimeout } from 'node:timers/promises';
import type { Cluster } from '../scripts/postgres.mjs';
import { type Extent, type Fault, triesOf } from './fault.ts';
import { probe } from './prober.ts';
import { processesOf, signal } from './processes.ts';
import { query } from './subject.ts';
import { Writers } from './writers.ts';

/** Writes that must be acknowledged before a fault and after it. */
const WRITES = 20;

type Disturbance = {
  name: string;
  title: string;
  /** In the short form, and in the long one. */
  tries: [short: number, long: number];
  disturb: (cluster: Cluster, extent: Extent) => Promise<void>;
};

function postgresFault({ name, title, tries, disturb }: Disturbance): Fault {
  return {
    ...{ name, title, engines: ['PostgreSQL'] },
    run: async (engine, extent) => {
      const { cluster } = engine;
      if (!cluster) return { notRun: 'no PostgreSQL' };
      const subject = await engine.shared();
      const writers = await Writers.at(subject.url, extent);
      const prober = probe(subject.url);
      const most = triesOf(extent, ...tries);
      for (let tried = 0; tried < most; tried++) {
        writers.start();
        await writers.untilWritten(WRITES);
        await disturb(cluster, extent);
        await writers.untilWritten(WRITES);
        await writers.stop();
        await writers.check();
      }
      await writers.checkMails();
      if (subject.running?.server.exitCode !== null) writers.note('the server ended');
      return writers.outcome(most, prober.stop());
    },
  };
}

async function freeze({ pid }: Cluster, ms: number): Promise<void> {
  const pids = processesOf(pid());
  signal(pids, 'SIGSTOP');
  await setTimeout(ms);
  signal(pids, 'SIGCONT');
}

const cut = `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

export const postgresFaults: Fault[] = [
  postgresFault({
    ...{ name: 'restart', title: 'PostgreSQL restarted (fast)' },
    tries: [1, 5],
    disturb: ({ restart }) => restart('SIGINT'),
  }),
  postgresFault({
    ...{ name: 'crash', title: 'PostgreSQL restarted (immediate)' },
    tries: [1, 5],
    disturb: ({ restart }) => restart('SIGQUIT'),
  }),
  postgresFault({
    ...{ name: 'freeze', title: 'PostgreSQL frozen (30 s; short form 3 s)' },
    tries: [1, 2],
    disturb: (cluster, { isShort }) => freeze(cluster, isShort ? 3000 : 30_000),
  }),
  postgresFault({
    ...{ name: 'cut', title: 'connections of PostgreSQL cut' },
    tries: [1, 20],
    disturb: ({ url }) => query(url, cut),
  }),
];
