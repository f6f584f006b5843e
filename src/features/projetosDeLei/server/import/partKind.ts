// Makes a kind of record out of a source of authors or steps.
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { PartRead } from './parts.ts';
import { saveParts } from './saveParts.ts';
import { WRITE_LOCK } from './writeLock.ts';

type PartSource = Omit<RecordKind<PartRead>, 'owner' | 'writeLock' | 'save' | 'findKnown' | 'sheet'>;

/** What its records belong to is named as `camara:2088351`: of the other house no parts come that do not say it. */
export function partKind(source: PartSource): RecordKind<PartRead> {
  return {
    ...source,
    owner: { pattern: /^camara:[1-9]\d{0,9}$/, any: 'camara:0' },
    writeLock: WRITE_LOCK,
    save: (db, rows, runId) => saveParts(db, source, rows, runId),
  };
}
