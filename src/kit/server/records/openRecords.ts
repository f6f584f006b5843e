// Opens a file of records in any supported format: JSON, NDJSON, CSV or XLSX, the first three also gzipped.
import { ByteSource } from './bytes/byteSource.ts';
import { isGzip, unpack } from './bytes/unpack.ts';
import type { SourceRecord } from './fields.ts';
import type { OpenedFile } from './fileRecord.ts';
import { openJson } from './json/jsonRecords.ts';
import { BYTE_ORDER_MARK, recogniseFormat } from './recogniseFormat.ts';
import { openCsv } from './sheet/csvRecords.ts';
import type { KnownHeadings } from './sheet/sheetRows.ts';
import { openXlsx } from './sheet/xlsxRecords.ts';

export type OpenOptions = {
  /** Keys under which services put their list: `data` for `{"data":[…]}`. */
  envelopes: ReadonlySet<string>;
  /** Maximum size of a compressed file's content in bytes. */
  maxUnpacked: number;
  /** How many columns of a sheet have a heading that is known: tells titles from headings. */
  knownHeadings?: KnownHeadings;
  /** See `recogniseFormat`. */
  accepted?: readonly string[];
};

/**
 * Detects the format by the first bytes and opens the file.
 * @throws {Problem} `unreadable-file` with the offset of the error, here or from `batches`
 */
export async function openRecords(bytes: AsyncIterable<Uint8Array>, options: OpenOptions): Promise<OpenedFile> {
  const file = new ByteSource(bytes);
  try {
    const isCompressed = isGzip(await file.peek(2));
    const content = isCompressed ? new ByteSource(unpack(file, options.maxUnpacked)) : file;
    const hasMark = (await content.peek(BYTE_ORDER_MARK.length)).equals(BYTE_ORDER_MARK);
    const kind = await recogniseFormat(content, options.accepted);
    if (kind === 'xlsx')
      return {
        format: kind,
        isCompressed,
        envelopeFields: nothing,
        ...(await openXlsx(content, options.maxUnpacked, options.knownHeadings)),
      };
    if (kind === 'csv')
      return { format: kind, isCompressed, envelopeFields: nothing, ...(await openCsv(content, hasMark, options.knownHeadings)) };
    return { isCompressed, header: null, ...(await openJson(content, options.envelopes)) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function nothing(): SourceRecord {
  return {};
}
