import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { checkSqliteFile } from './sqliteFile.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certame-file-'));
  file = join(folder, 'certame.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

function make(script: string): void {
  const database = new DatabaseSync(file);
  database.exec(script);
  database.close();
}
const ours = 'create table migrations (number integer primary key, name text not null, applied_at text not null)';
const filled = `${ours}; create table a (x blob); insert into a values (zeroblob(50000))`;

test('a missing file, an empty one and our own are taken', async () => {
  await checkSqliteFile(file);
  writeFileSync(file, '');
  await checkSqliteFile(file);
  make(filled);
  await checkSqliteFile(file);
});

test('our own is taken as a killed process leaves it, with its newest pages in the write-ahead log', async () => {
  const database = openSqlite(file);
  await database.engine.withExclusiveLock(({ run }) => run(filled));
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  await checkSqliteFile(file);
  await database.close();
});

test("another program's file is refused with its path, and not a byte of it changes", async () => {
  make('create table photos (id integer, migrations text); create table albums (id integer)');
  const before = readFileSync(file);
  await expect(checkSqliteFile(file)).rejects.toThrow(`The file ${file} belongs to another program (it has the tables albums, photos)`);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file that is no database, one that is cut off and a damaged one are refused with their path', async () => {
  writeFileSync(file, 'notes of a meeting, long enough to be taken for something else'.repeat(10));
  await expect(checkSqliteFile(file)).rejects.toThrow(`The database ${file} cannot be used: it is not a SQLite database.`);
  rmSync(file);
  make(filled);
  truncateSync(file, 8192);
  await expect(checkSqliteFile(file)).rejects.toThrow(/cannot be used: it is cut off \(8192 of \d+ bytes\)/);
  rmSync(file);
  make(filled);
  const bytes = readFileSync(file);
  bytes.fill(255, 100, 4096);
  writeFileSync(file, bytes);
  await expect(checkSqliteFile(file)).rejects.toThrow(/cannot be used: .*malformed/);
});
