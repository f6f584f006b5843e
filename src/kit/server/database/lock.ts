// One server per SQLite file. The lock is a second SQLite file opened exclusively: whoever dies releases it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Who holds a data folder, readable by its owner only. `secret` lets commands of the same machine speak to the server. */
export type Holder = { pid: number; since: string; url: string | null; secret: string };

export class FolderHeld extends Error {
  readonly holder: Holder | null;
  constructor(folder: string, holder: Holder | null) {
    super(
      `The data in ${folder} is in use${holder ? ` by process ${holder.pid} (since ${holder.since}${holder.url ? `, ${holder.url}` : ''})` : ''}. Stop it, or choose another DATA_DIR.`,
    );
    this.holder = holder;
  }
}

/**
 * Holds `folder` until `release`.
 * @throws {FolderHeld} naming who holds it
 */
export function holdFolder(folder: string, holder: Holder): { update(holder: Holder): void; release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'certame.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch {
    lock.close();
    throw new FolderHeld(folder, readHolder(folder));
  }
  const file = join(folder, 'holder.json');
  const update = (now: Holder) => {
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(now), { mode: 0o600 });
  };
  update(holder);
  return {
    update,
    release: () => {
      rmSync(file, { force: true });
      lock.close();
    },
  };
}

function readHolder(folder: string): Holder | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8')) as Holder;
  } catch {
    return null;
  }
}
