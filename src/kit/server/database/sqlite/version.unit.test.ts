import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openSqlite } from './sqlite.ts';
import { remoteWriteLock } from './writeLock.ts';

const folder = mkdtempSync(join(tmpdir(), 'certame-version-'));
let database: Database | undefined;
afterEach(async () => {
  await database?.close();
  rmSync(folder, { recursive: true });
});

test('the version changes with each commit, also of another thread, and is undefined during a write', async () => {
  database = openSqlite(join(folder, 'a.sqlite'));
  const { version } = database;
  const first = version();
  expect(version()).toBe(first);
  await database.write(async (db) => {
    await sql`create table things (name text)`.execute(db);
    expect(version()).toBeUndefined();
  });
  const second = version();
  expect(second).not.toBe(first);

  const { port1, port2 } = new MessageChannel();
  database.shareWriteLock(port1);
  const ofThread = openSqlite(join(folder, 'a.sqlite'), remoteWriteLock(port2));
  await ofThread.write(async (db) => {
    await sql`insert into things values ('a')`.execute(db);
    expect(version()).toBeUndefined();
  });
  await ofThread.close();
  await expect.poll(version).toBeGreaterThan(second ?? 0);
  port1.close();
});
