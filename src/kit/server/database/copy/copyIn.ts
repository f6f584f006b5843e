// COPY … FROM STDIN: the fastest way of rows into PostgreSQL.
import type pg from 'pg';
import { CopyFault } from './store.ts';
import { quoted } from './unfinished.ts';
import type { Table, Value } from './values.ts';

/** The driver's connection, as far as it is needed here. */
type Connection = { query(text: string): void; sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

const special: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function write(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return `\\\\x${Buffer.from(value).toString('hex')}`;
  return value.replace(/[\\\n\r\t]/g, (letter) => special[letter] as string);
}

/** Adds rows to a table. @throws {CopyFault} naming the table and the value that PostgreSQL refused */
export async function copyIn(client: pg.Client, { name, columns }: Table, rows: readonly (readonly Value[])[]): Promise<void> {
  if (rows.length === 0) return;
  const text = `copy ${quoted(name)} (${columns.map((column) => quoted(column.name)).join()}) from stdin`;
  const lines = Buffer.from(`${rows.map((row) => row.map(write).join('\t')).join('\n')}\n`);
  const done = Promise.withResolvers<void>();
  // What the driver calls of a query that it was given.
  const query = {
    submit: (connection: Connection) => connection.query(text),
    handleCopyInResponse: (connection: Connection) => {
      connection.sendCopyFromChunk(lines);
      connection.endCopyFrom();
    },
    handleCommandComplete: () => {},
    handleReadyForQuery: () => done.resolve(),
    handleError: (error: Error & { where?: string }) =>
      done.reject(new CopyFault(`A row cannot be stored: ${error.message}${error.where ? ` (${error.where.split('\n')[0]})` : ''}`)),
  };
  client.query(query as unknown as pg.Submittable);
  await done.promise;
}
