// Records that arrive before their owner are stored as text, and read once the owner arrives.
import { isRecord, Reject } from './fields.ts';
import type { RecordSource } from './kind.ts';

/** @returns undefined for records that this version cannot read any more */
export function readPendingRecord<Read>({ read }: Pick<RecordSource<Read>, 'read'>, registro: string, owner: string): Read | undefined {
  const record: unknown = JSON.parse(registro);
  try {
    return isRecord(record) ? read(record, owner) : undefined;
  } catch (error) {
    if (error instanceof Reject) return undefined;
    throw error;
  }
}
