// One server per SQLite file. The lock is a second SQLite file opened exclusively: whoever dies releases it.
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Who holds a data folder, readable by its owner only. `secret` lets commands of the same machine speak to the server. */
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
 * Holds `folder` (made when missing, for its owner alone) until `release`.
 * @throws {FolderLocked} naming who holds it; what else keeps the folder from being used as it comes
 */
export function lockFolder(folder: string, holder: Holder): { update(holder: Holder): void; release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'certame.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    // Whoever could read it could also lock it.
    chmodSync(join(folder, 'certame.lock'), 0o600);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderLocked(folder, readHolder(folder)) : error;
  }
  const file = join(folder, 'holder.json');
  // Written aside and renamed: whoever reads it finds it whole, at any moment.
  const update = (now: Holder) => {
    const aside = `${file}.new`;
    try {
      rmSync(aside, { force: true });
      writeFileSync(aside, JSON.stringify(now), { mode: 0o600 });
      renameSync(aside, file);
    } catch (error) {
      // On a full disk an empty file would stay.
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

/** SQLite's own word for "somebody else has it": SQLITE_BUSY or SQLITE_LOCKED, in the lower byte of its code. */
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
