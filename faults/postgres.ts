// PostgreSQL goes away under the servers, in one way or another, and comes back.
import { setTimeout } from 'node:timers/promises';
import { type Extent, type Fault, triesOf } from './fault.ts';
import { underLoad, whileWriting } from './load.ts';
import { signal } from './processes.ts';
import type { SubjectPostgres } from './subject.ts';

/** Writes that must be acknowledged before a fault and after it. */
const WRITES = 20;

type Disturbance = {
  name: string;
  title: Fault['title'];
  /** Otherwise with PostgreSQL and one server or three. */
  engines?: Fault['engines'];
  /** It stops processes by what only Linux says of them. */
  needsLinux?: true;
  /** In the short form, and in the long one. */
  tries: [short: number, long: number];
  disturb: (postgres: SubjectPostgres, extent: Extent) => Promise<void>;
};

function postgresFault({ name, title, engines = ['PostgreSQL', 'three servers'], needsLinux, tries, disturb }: Disturbance): Fault {
  return {
    ...{ name, title, engines },
    run: async (engine, extent) => {
      if (needsLinux && process.platform !== 'linux') return { notRun: 'needs Linux' };
      const subject = await engine.shared();
      const { postgres } = subject;
      if (!postgres) return { notRun: 'no PostgreSQL' };
      const most = triesOf(extent, ...tries);
      return underLoad(subject, extent, async (writers, prober) => {
        await whileWriting(writers, { tries: most, writes: WRITES }, () => disturb(postgres, extent));
        const longest = prober.stop();
        // Other servers may still read while none can write.
        return writers.outcome(most, subject.servers.length > 1 ? Math.max(longest, writers.longestGapMs) : longest);
      });
    },
  };
}

const frozenMs = ({ isShort }: Extent) => (isShort ? 3000 : 30_000);

async function freeze({ pids }: SubjectPostgres, ms: number): Promise<void> {
  const frozen = pids();
  signal(frozen, 'SIGSTOP');
  await setTimeout(ms);
  signal(frozen, 'SIGCONT');
}

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
    ...{
      name: 'freeze',
      title: (extent) => `PostgreSQL frozen for ${frozenMs(extent) / 1000} s`,
      engines: ['PostgreSQL'],
      needsLinux: true,
    },
    tries: [1, 2],
    disturb: (postgres, extent) => freeze(postgres, frozenMs(extent)),
  }),
  postgresFault({
    ...{ name: 'cut', title: () => 'connections of PostgreSQL cut' },
    tries: [1, 20],
    disturb: ({ cut }) => cut(),
  }),
];
