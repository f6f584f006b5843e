// The index as a file, and whether it fits the database.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '#kit/server/database/database.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { SnapshotReader, SnapshotWriter } from '#kit/server/search/snapshot.ts';
import { type Cursor, newestChange } from './changes.ts';
import { VERSION } from './schema.ts';
import type { Seconds } from './statuses.ts';

/** Where the index is saved, and what distinguishes its database from others. */
export type SnapshotFile = { file: string; key: string };
/** Up to where changes are in the index, and for which moment its statuses are right. */
type State = { cursor: Cursor; statusesAt: Seconds };
/** `ended`: whether the file was written. */
export type Saving = { ended: Promise<boolean>; abandon(): void };

const keyOf = ({ key }: SnapshotFile) => `${VERSION} ${key}`;

/** Fills an empty index. @throws {SnapshotFault} the index is unusable then */
export function loadSnapshot(snapshot: SnapshotFile, index: SearchIndex): State {
  const reader = new SnapshotReader(snapshot.file, keyOf(snapshot));
  try {
    index.load(reader);
    return reader.json('state') as State;
  } finally {
    reader.close();
  }
}

/** Writes the index in steps, between which questions are answered. It must not change until `ended`, or after `abandon`. */
export function saveSnapshot(snapshot: SnapshotFile, index: SearchIndex, state: State): Saving {
  let isAbandoned = false;
  const write = async (): Promise<boolean> => {
    mkdirSync(dirname(snapshot.file), { recursive: true });
    const writer = new SnapshotWriter(snapshot.file);
    for (const _ of index.save(writer)) {
      await setImmediate();
      if (isAbandoned) {
        writer.abandon();
        return false;
      }
    }
    writer.json('state', state);
    writer.close(keyOf(snapshot));
    return true;
  };
  return {
    ended: write(),
    abandon: () => {
      isAbandoned = true;
    },
  };
}

/** Whether the database has come as far: one that was restored from a copy has not. */
export async function isReached(database: Database, cursor: Cursor): Promise<boolean> {
  return BigInt(cursor) <= BigInt(await newestChange(database));
}

export async function countNotices({ read }: Database): Promise<number> {
  const { count } = await read
    .selectFrom('licitacoes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
