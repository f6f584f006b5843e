// PostgreSQL goes away under the server, in one way or another, and comes back.
import { setTimeout } from 'node:timers/promises';
import type { Cluster } from '../scripts/postgres.mjs';
import { type Extent, type Fault, triesOf } from './fault.ts';
import { underLoad, whileWriting } from './load.ts';
import { processesOf, signal } from './processes.ts';
import { query } from './subject.ts';

/** Writes that must be acknowledged before a fault and after it. */
const WRITES = 20;

type Disturbance = {
  name: string;
  title: Fault['title'];
  /** It stops processes by what only Linux says of them. */
  needsLinux?: true;
  /** In the short form, and in the long one. */
  tries: [short: number, long: number];
  disturb: (cluster: Cluster, extent: Extent) => Promise<void>;
};

function postgresFault({ name, title, needsLinux, tries, disturb }: Disturbance): Fault {
  return {
    ...{ name, title, engines: ['PostgreSQL'] },
    run: async (engine, extent) => {
      const { cluster } = engine;
      if (!cluster) return { notRun: 'no PostgreSQL' };
      if (needsLinux && process.platform !== 'linux') return { notRun: 'needs Linux' };
      const subject = await engine.shared();
      const most = triesOf(extent, ...tries);
      return underLoad(subject.url, extent, async (writers, prober) => {
        await whileWriting(writers, { tries: most, writes: WRITES }, () => disturb(cluster, extent));
        if (subject.running?.server.exitCode !== null) writers.note('the server ended');
        return writers.outcome(most, prober.stop());
      });
    },
  };
}

const frozenMs = ({ isShort }: Extent) => (isShort ? 3000 : 30_000);

async function freeze({ pid }: Cluster, ms: number): Promise<void> {
  const pids = processesOf(pid());
  signal(pids, 'SIGSTOP');
  await setTimeout(ms);
  signal(pids, 'SIGCONT');
}

/** Ends all connections of clients. */
export const cut = `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

export const postgresFaults: Fault[] = [
  postgresFault({
    ...{ name: 'restart', title: () => 'PostgreSQL restarted (fast)' },
    tries: [1, 5],
    disturb: ({ restart }) => restart('SIGINT'),
  }),
  postgresFault({
    ...{ name: 'crash', title: () => 'PostgreSQL restarted (immediate)' },
    tries: [1, 5],
    disturb: ({ restart }) => restart('SIGQUIT'),
  }),
  postgresFault({
    ...{ name: 'freeze', title: (extent) => `PostgreSQL frozen for ${frozenMs(extent) / 1000} s`, needsLinux: true },
    tries: [1, 2],
    disturb: (cluster, extent) => freeze(cluster, frozenMs(extent)),
  }),
  postgresFault({
    ...{ name: 'cut', title: () => 'connections of PostgreSQL cut' },
    tries: [1, 20],
    disturb: async ({ url }) => {
      await query(url, cut);
    },
  }),
];
