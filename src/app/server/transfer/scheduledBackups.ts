// Backups that the server makes by itself: one server of many at a time, in a process of their own, so that no request waits.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '#kit/server/database/database.ts';
import { backgroundWork } from '#kit/server/work/backgroundWork.ts';
import type { Config } from '../start/config.ts';
import { PART, PREFIX } from './backup.ts';
import { MANIFEST } from './manifest.ts';

export type ScheduledBackups = { stop(): Promise<void> };
type Options = { config: Config; database: Database; info(text: string): void; onError(error: unknown): void };

const HOUR_MS = 3_600_000;
const ABANDONED_AFTER_MS = 24 * HOUR_MS;
const command = join(import.meta.dirname, '../commands/cli.ts');

/** Makes a backup in BACKUP_DIR whenever the newest one is too old, and removes those beyond BACKUP_KEEP. After a failure it waits an hour. */
export function startBackups({ config, database, info, onError }: Options): ScheduledBackups | undefined {
  const { backupDir, backupEveryHours, backupKeep } = config;
  if (backupDir === null) return undefined;
  /** By a clock that nobody sets. */
  let notBefore = 0;
  const work = backgroundWork({
    ...{ database, name: 'backup', onError },
    hasWork: async () => {
      const now = Date.now();
      if (performance.now() < notBefore) return false;
      const newest = (await listBackups(backupDir)).at(-1);
      const last = newest === undefined ? 0 : momentOf(newest);
      const due = last > now + HOUR_MS ? 0 : last + backupEveryHours * HOUR_MS;
      // No need to look before it is due, unless somebody removes backups.
      notBefore = performance.now() + Math.min(Math.max(0, due - now), HOUR_MS);
      return now >= due;
    },
    drain: async (signal) => {
      notBefore = performance.now() + HOUR_MS;
      await removeParts(backupDir);
      info(await runCommand(config, backupDir, signal));
      for (const name of (await listBackups(backupDir)).slice(0, -backupKeep))
        await rm(join(backupDir, name), { recursive: true, force: true });
    },
  });
  work.wake();
  return work;
}

/** The names of finished backups, the oldest first; before them those that a clock which was ahead has made. */
async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error) => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
  const isAhead = (name: string) => momentOf(name) > Date.now() + HOUR_MS;
  const finished = names.filter((name) => !Number.isNaN(momentOf(name)) && existsSync(join(folder, name, MANIFEST))).sort();
  return [...finished.filter(isAhead), ...finished.filter((name) => !isAhead(name))];
}

/** `certame-2026-11-27T02-30-00` → its moment; NaN for other names. */
function momentOf(name: string): number {
  const [, day, time] = new RegExp(`^${PREFIX}(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d-\\d\\d-\\d\\d)$`).exec(name) ?? [];
  return Date.parse(`${day}T${time?.replaceAll('-', ':')}Z`);
}

/** What killed backups left; younger ones may still be made by the command. */
async function removeParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.endsWith(PART) && momentOf(name.slice(0, -PART.length)) < Date.now() - ABANDONED_AFTER_MS)
      await rm(join(folder, name), { recursive: true, force: true });
}

/** @returns its output @throws if it fails */
async function runCommand({ dataDir, databaseUrl }: Config, into: string, signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [command, 'backup', into], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LANG: 'en' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  lowerPriorityOf(child);
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  try {
    const [output, fault, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    if (code !== 0 && !signal.aborted) throw new Error(`The scheduled backup failed: ${fault.trim() || output.trim()}`);
    return signal.aborted ? 'The backup was stopped.' : output.trim();
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function lowerPriorityOf({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It continues at normal priority.
  }
}
