import type { SourceRecord } from './fields.ts';

export type Format = 'json' | 'ndjson' | 'csv' | 'xlsx';

/**
 * One record: its original text, and its parsed value. For a row of a sheet, `value` has its cells (`string[]`), `text` their JSON,
 * and `row` its number from 1.
 */
export type FileRecord = { text: string; value: unknown; row?: number };

/** A file whose format is known, and its records. */
export type OpenedFile = {
  format: Format;
  isCompressed: boolean;
  /** Column headings of a sheet; null for JSON. */
  header: string[] | null;
  /** Whether the text of a CSV file was read as Windows-1252; known after the last batch. */
  isWindows1252?: () => boolean;
  /** The records in the order of the file, in batches as they arrive. */
  batches: AsyncGenerator<FileRecord[]>;
  /** Fields of a JSON file outside its list, such as links and totals; complete after the last batch. */
  envelopeFields: () => SourceRecord;
};
