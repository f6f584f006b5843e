export type Format = 'json' | 'ndjson' | 'csv' | 'xlsx';

/**
 * One record: its text as it stands in the file, and what it says. A row of a sheet is its cells (`string[]`), and their JSON as text;
 * `row` is its number, counted from 1 as spreadsheets do.
 */
export type FileRecord = { text: string; value: unknown; row?: number };
