// Checks a SQLite file before it is opened for writing, which changes its header.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { assertOwnDatabase, UnusableDatabase } from '../ownership.ts';

const tablesWithColumns = `select tables.name, columns.name as column_name from sqlite_master as tables
  join pragma_table_info(tables.name) as columns where tables.type = 'table' and tables.name not like 'sqlite~_%' escape '~'`;

/** SQLite's result codes for a damaged file and for one that is no database. */
const damaged = [11, 26];

/**
 * Checks that the file is missing, empty, or our database.
 * @throws {UnusableDatabase} if it belongs to another program, is damaged, truncated, or not a database
 */
export async function checkSqliteFile(file: string): Promise<void> {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const fault = headerFault(file);
  if (fault) throw new UnusableDatabase(advice(file, fault));
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      await assertOwnDatabase(
        async (query) => database.prepare(query).all() as Record<string, unknown>[],
        tablesWithColumns,
        `The file ${file}`,
      );
    } finally {
      database.close();
    }
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number };
    throw damaged.includes(errcode & 0xff) ? new UnusableDatabase(advice(file, message)) : error;
  }
}

function advice(file: string, fault: string): string {
  return `The database ${file} cannot be used: ${fault}. Nothing was written into it. Restore it from a backup (docs/operations.md), or choose another DATA_DIR.`;
}

/** Checks the first 100 bytes: https://www.sqlite.org/fileformat2.html, section 1.3. */
function headerFault(file: string): string | undefined {
  const header = Buffer.alloc(100);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, header, 0, header.length, 0);
  } finally {
    closeSync(opened);
  }
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return 'it is not a SQLite database';
  // What is missing at its end may still be in the write-ahead log.
  const log = `${file}-wal`;
  if (existsSync(log) && statSync(log).size > 0) return undefined;
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const isPageCountValid = header.readUInt32BE(24) === header.readUInt32BE(92);
  const expected = isPageCountValid ? header.readUInt32BE(28) * pageSize : 0;
  const { size } = statSync(file);
  return size < expected ? `it is cut off (${size} of ${expected} bytes)` : undefined;
}
