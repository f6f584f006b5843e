// JSON that a service on the internet has sent: counted before it is parsed, then parsed record by record, so that no answer fills the
// memory or keeps others waiting.
import { Problem } from '#kit/errors.ts';
import { ByteSource } from '../records/bytes/byteSource.ts';
import type { SourceRecord } from '../records/fields.ts';
import { openJson } from '../records/json/jsonRecords.ts';

/** Five times what 5,000 items with all their fields have. */
const MOST_VALUES = 300_000;

/** `envelopes`: keys under which services put their list. `most`: records; of a longer list one more is read. */
export type ReadOptions = { envelopes: ReadonlySet<string>; most: number };

/**
 * What an answer has: the records of its list, with the fields outside of it; or, without a list, the answer itself as the only record.
 */
export type JsonContent = { isList: boolean; records: unknown[]; fields: SourceRecord };

/**
 * Reads an answer in steps of some milliseconds.
 * @returns undefined if it is no JSON, or such that no service means it: too many values, a record of more than 2 MiB, nested too deeply
 */
export async function readJson(body: Buffer, { envelopes, most }: ReadOptions): Promise<JsonContent | undefined> {
  async function* whole() {
    yield body;
  }
  try {
    const { format, batches, envelopeFields } = await openJson(new ByteSource(whole()), envelopes, MOST_VALUES);
    const records: unknown[] = [];
    for await (const batch of batches) {
      for (const { value } of batch) if (records.length <= most) records.push(value);
      if (records.length > most) break;
    }
    const isList = format === 'json';
    return isList || records.length === 1 ? { isList, records, fields: envelopeFields() } : undefined;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
