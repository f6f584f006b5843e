export type Format = 'json' | 'ndjson' | 'csv' | 'xlsx';

/**
 * One record: its original text, and its parsed value. For a row of a sheet, `value` has its cells (`string[]`), `text` their JSON,
 * and `row` its number from 1.
 */
export type FileRecord = { text: string; value: unknown; row?: number };
