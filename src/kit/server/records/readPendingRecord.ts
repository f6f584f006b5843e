// Records that came before what they belong to wait for it word for word, and are read when it comes.
import { isRecord, Reject } from './fields.ts';
import type { RecordKind } from './kind.ts';

/** @returns undefined for what was readable when it came and is no longer */
export function readPendingRecord<Read>({ read }: Pick<RecordKind<Read>, 'read'>, registro: string, owner: string): Read | undefined {
  const record: unknown = JSON.parse(registro);
  try {
    return isRecord(record) ? read(record, owner) : undefined;
  } catch (error) {
    if (error instanceof Reject) return undefined;
    throw error;
  }
}
