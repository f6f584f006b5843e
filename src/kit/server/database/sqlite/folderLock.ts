// One server per SQLite file. The lock is a second SQLite file opened exclusively: the system releases it when the process dies.
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The process that locks a data folder, stored in a file for its owner only. `secret` authenticates commands on the same machine. */
export type Holder = { pid: number; since: string; url: string | null; secret: string };

export class FolderLocked extends Error {
  readonly holder: Holder | null;
  constructor(folder: string, holder: Holder | null) {
    super(
      `The data in ${folder} is in use${holder ? ` by process ${holder.pid} (since ${holder.since}${holder.url ? `, ${holder.url}` : ''})` : ''}. ${holder?.url ? 'Stop it' : 'Wait until it is done'}, or choose another DATA_DIR.`,
    );
    this.holder = holder;
  }
}

/**
 * Locks `folder` (created if missing, for its owner only) until `release`.
 * @throws {FolderLocked} naming the process that has the lock; other errors as they come
 */
export function lockFolder(folder: string, holder: Holder): { update(holder: Holder): void; release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'certame.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    // Read access would be enough to lock it.
    chmodSync(join(folder, 'certame.lock'), 0o600);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderLocked(folder, readHolder(folder)) : error;
  }
  const file = join(folder, 'holder.json');
  // Written to a temporary file and renamed, so that readers never see half a file.
  const update = (now: Holder) => {
    const aside = `${file}.new`;
    try {
      rmSync(aside, { force: true });
      writeFileSync(aside, JSON.stringify(now), { mode: 0o600 });
      renameSync(aside, file);
    } catch (error) {
      // On a full disk an empty file would remain.
      rmSync(aside, { force: true });
      throw error;
    }
  };
  try {
    update(holder);
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    update,
    release: () => {
      rmSync(file, { force: true });
      lock.close();
    },
  };
}

/** SQLITE_BUSY or SQLITE_LOCKED, in the lower byte of the code. */
function isBusy(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number };
  return [5, 6].includes(errcode & 0xff);
}

function readHolder(folder: string): Holder | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8')) as Holder;
  } catch {
    return null;
  }
}
