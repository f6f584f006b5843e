// Opens a file of records, whatever it is written in: JSON, a JSON record a line, CSV or XLSX, the first three also in gzip.

export type Format = 'json' | 'ndjson' | 'csv' | 'xlsx';

/** One record: its text as it stands in the file, and what it says. A row of a sheet is its cells (`string[]`), and their JSON as text. */
export type FileRecord = { text: string; value: unknown };

export type OpenedFile = {
  format: Format;
  isCompressed: boolean;
  /** Headings of a sheet; null for JSON. */
  header: string[] | null;
  /** The records in the order of the file, as many at a time as come along together. */
  batches: AsyncGenerator<FileRecord[]>;
};

export type OpenOptions = {
  /** Names under which services put their list: `data` for `{"data":[…]}`. */
  envelopes: ReadonlySet<string>;
  /** How many bytes a packed file may unpack to. */
  maxUnpacked: number;
};

/**
 * Recognises the format by the first bytes and reads on from there.
 * @throws {Problem} `unreadable-file` with the byte at fault, here or from `batches`
 */
export declare function openRecords(bytes: AsyncIterable<Uint8Array>, options: OpenOptions): Promise<OpenedFile>;
