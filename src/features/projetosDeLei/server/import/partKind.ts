// Makes a record kind from a source of authors or steps.
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { PartRead } from './parts.ts';
import { saveParts } from './saveParts.ts';
import { WRITE_LOCK } from './writeLock.ts';

type PartSource = Omit<RecordKind<PartRead>, 'owner' | 'writeLock' | 'save' | 'findKnown' | 'sheet'>;

/** Owners are written as `camara:2088351`: parts from the other chamber always name their bill. */
export function partKind(source: PartSource): RecordKind<PartRead> {
  return {
    ...source,
    owner: { pattern: /^camara:[1-9]\d{0,9}$/, any: 'camara:0' },
    writeLock: WRITE_LOCK,
    save: (db, rows, runId) => saveParts(db, source, rows, runId),
  };
}
