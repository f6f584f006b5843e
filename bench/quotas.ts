// What counting and checking quotas costs a write: npm run bench -- quotas [MAILS]. An account that has so many; on SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { runForAccount } from '#kit/server/limits/currentAccount.ts';
import { summarize } from './server.ts';

const ROUNDS = 500;
const MAILS = Number(process.argv[2] ?? 100_000);
const AUTHOR = 2;
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const { database, close } = await openProduct(readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' }), null);

const insert = (mails: number) => sql`
  insert into email_messages (from_user_id, from_name, from_email, recipients, cc, bcc, subject, html, preview, is_demo, created_at, updated_at)
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(mails)})
  select ${AUTHOR}, 'Tiago', 'client@demo.com', '[{"name":"Helena","email":"admin@demo.com"}]', '[]', '[]', 'Edital ' || n,
    '<p>' || hex(zeroblob(500)) || '</p>', 'Segue o edital.', 0, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z' from numbers`;
await database.write((db) => insert(MAILS).execute(db));

async function measure(): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await database.write((db) => insert(1).execute(db));
    times.push(performance.now() - start);
  }
  return times;
}

const { rows: triggers } = await sql<{ name: string; sql: string }>`
  select name, sql from sqlite_schema where type = 'trigger' and tbl_name = 'email_messages' and name like '%_usage_%'`.execute(
  database.read,
);
// Twice, so that a busy moment of the machine is visible.
for (let round = 0; round < 2; round++) {
  await database.write(async (db) => {
    for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  });
  console.log('neither counted nor checked'.padEnd(30), summarize(await measure()));
  await database.write(async (db) => {
    for (const trigger of triggers) await sql.raw(trigger.sql).execute(db);
  });
  console.log('counted'.padEnd(30), summarize(await measure()));
  console.log('counted and checked'.padEnd(30), summarize(await runForAccount(AUTHOR, measure)));
}
await close();
rmSync(dataDir, { recursive: true });
