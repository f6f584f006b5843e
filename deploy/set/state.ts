// What a set keeps between two starts, in its folder: ports, passwords, and which PostgreSQL accepts writes.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/freePort.mjs';

const STATE = 'state.json';
/** Settings, and what a start has left that failed at once. */
const mayBeThere = ['.env', 'certame.lock', 'certame.lock-journal', 'holder.json', 'holder.json.new', 'logs'];

/** The two PostgreSQL of a set; either may be the primary. */
export type PostgresName = 'a' | 'b';

export type State = {
  ports: Record<PostgresName | 'proxy' | 'server1' | 'server2' | 'server3' | 'server4', number>;
  passwords: Record<'postgres' | 'replication' | 'certame', string>;
  secretKey: string;
  primary: PostgresName;
  /** Until the primary has been made with all that is in it: a start may be broken off. */
  isNew?: boolean;
  /** Whether the standby has everything that was acknowledged. */
  isSynchronous: boolean;
  /** The PEM file that was given, if one was. */
  certificate?: string;
};

/** Makes the folder of a new set. @throws if there is something else in it */
export function makeFolder(dir: string): void {
  if (existsSync(join(dir, STATE))) return;
  if (existsSync(dir) && !statSync(dir).isDirectory()) throw new Error(`${dir} is a file. Give a new or empty folder.`);
  mkdirSync(dir, { recursive: true });
  const found = readdirSync(dir).filter((name) => !mayBeThere.includes(name));
  if (found.length > 0) throw new Error(`${dir} holds something else (${found.slice(0, 3).join(', ')}). Give a new or empty folder.`);
  // PostgreSQL runs as another account, which has to get to its own folder.
  chmodSync(dir, 0o711);
}

/** Reads the state of the set in `dir`, or makes a new one. */
export async function openState(dir: string): Promise<{ state: State; save(): void }> {
  const file = join(dir, STATE);
  const state: State = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await newState();
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(state, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  save();
  return { state, save };
}

async function newState(): Promise<State> {
  const secret = () => randomBytes(24).toString('base64url');
  return {
    ports: {
      ...{ a: await freePort(), b: await freePort(), proxy: await freePort() },
      ...{ server1: await freePort(), server2: await freePort(), server3: await freePort(), server4: await freePort() },
    },
    passwords: { postgres: secret(), replication: secret(), certame: secret() },
    secretKey: randomBytes(48).toString('base64'),
    primary: 'a',
    isNew: true,
    isSynchronous: false,
  };
}
