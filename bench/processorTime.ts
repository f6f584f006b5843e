// What processes have used of the processor, by the kernel's count. Linux only; on a busy machine more reliable than elapsed time.
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Of the kernel, per second. */
const TICKS = 100;

/** Seconds of a process, with all its threads. */
export function processorSeconds(pid: number): number {
  return read(`/proc/${pid}/stat`).seconds;
}

/** Seconds of the thread that answers requests, of a server. */
export function mainThreadSeconds(pid: number): number {
  return read(`/proc/${pid}/task/${pid}/stat`).seconds;
}

/** Seconds of all processes of the PostgreSQL of this machine, ended ones too. */
export async function databaseSeconds(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { parent } = read(`/proc/${rows[0]?.pid}/stat`);
  await client.end();
  const main = read(`/proc/${parent}/stat`);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readIfThere(`/proc/${pid}/stat`) ?? [])
    .filter((process) => process.parent === parent);
  return main.seconds + main.ofEnded + children.reduce((sum, { seconds }) => sum + seconds, 0);
}

function read(file: string) {
  // The name before it may have spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [parent = 0] = fields.slice(1);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
  return { parent, seconds: (user + system) / TICKS, ofEnded: (endedUser + endedSystem) / TICKS };
}

/** Processes end while they are listed. */
function readIfThere(file: string) {
  try {
    return read(file);
  } catch {
    return undefined;
  }
}
