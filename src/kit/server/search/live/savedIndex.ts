// The index as a file, and whether it fits the database.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { SearchIndex } from '../searchIndex.ts';
import { SnapshotReader, SnapshotWriter } from '../snapshot.ts';
import type { Cursor } from './changes.ts';

/** Where the index is saved, and what distinguishes its database, and what it holds, from others. */
export type SnapshotFile = { file: string; key: string };
/** Up to where changes of which log are in the index, and what else its source knows of it. */
type State = { cursor: Cursor; log: string };
/** `ended`: whether the file was written. */
export type Saving = { ended: Promise<boolean>; abandon(): void };

/** Fills an empty index in steps, between which others are answered. @throws {SnapshotFault} the index is unusable then */
export async function loadSnapshot({ file, key }: SnapshotFile, index: SearchIndex): Promise<State> {
  const reader = new SnapshotReader(file, key);
  try {
    for (const _ of index.load(reader)) await setImmediate();
    return reader.json('state') as State;
  } finally {
    reader.close();
  }
}

/** Writes the index in steps, between which questions are answered. It must not change until `ended`, or after `abandon`. */
export function saveSnapshot({ file, key }: SnapshotFile, index: SearchIndex, state: State): Saving {
  let isAbandoned = false;
  const write = async (): Promise<boolean> => {
    mkdirSync(dirname(file), { recursive: true });
    const writer = new SnapshotWriter(file);
    for (const _ of index.save(writer)) {
      await setImmediate();
      if (isAbandoned) {
        writer.abandon();
        return false;
      }
    }
    writer.json('state', state);
    writer.close(key);
    return true;
  };
  return {
    ended: write(),
    abandon: () => {
      isAbandoned = true;
    },
  };
}
