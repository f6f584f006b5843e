// Opens a file of records, whatever it is written in: JSON, a JSON record a line, CSV or XLSX, the first three also in gzip.
import { ByteSource } from './bytes/byteSource.ts';
import { isGzip, unpack } from './bytes/unpack.ts';
import type { SourceRecord } from './fields.ts';
import type { FileRecord, Format } from './fileRecord.ts';
import { openJson } from './json/jsonRecords.ts';
import { recogniseFormat } from './recogniseFormat.ts';
import { openCsv } from './sheet/csvRecords.ts';
import { openXlsx } from './sheet/xlsxRecords.ts';

export type { FileRecord, Format };

export type OpenedFile = {
  format: Format;
  isCompressed: boolean;
  /** Headings of a sheet; null for JSON. */
  header: string[] | null;
  /** The records in the order of the file, as many at a time as come along together. */
  batches: AsyncGenerator<FileRecord[]>;
  /** What stands beside a list of JSON, such as links and totals; whole once all batches have come. */
  envelopeFields: () => SourceRecord;
};

export type OpenOptions = {
  /** Names under which services put their list: `data` for `{"data":[…]}`. */
  envelopes: ReadonlySet<string>;
  /** How many bytes a packed file may unpack to. */
  maxUnpacked: number;
  /** See `recogniseFormat`. */
  accepted?: readonly string[];
};

/**
 * Recognises the format by the first bytes and reads on from there.
 * @throws {Problem} `unreadable-file` with the byte at fault, here or from `batches`
 */
export async function openRecords(bytes: AsyncIterable<Uint8Array>, options: OpenOptions): Promise<OpenedFile> {
  const file = new ByteSource(bytes);
  try {
    const isCompressed = isGzip(await file.peek(2));
    const content = isCompressed ? new ByteSource(unpack(file, options.maxUnpacked)) : file;
    const kind = await recogniseFormat(content, options.accepted);
    if (kind === 'xlsx') return { format: kind, isCompressed, envelopeFields: nothing, ...(await openXlsx(content, options.maxUnpacked)) };
    if (kind === 'csv') return { format: kind, isCompressed, envelopeFields: nothing, ...(await openCsv(content)) };
    return { isCompressed, header: null, ...(await openJson(content, options.envelopes)) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function nothing(): SourceRecord {
  return {};
}
