import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverForFile } from '../testing/testDemo.ts';
import { migrate, newestMigration, SchemaTooNew } from './migrate.ts';
import { openSqlite } from './sqlite/sqlite.ts';

const server = serverForFile();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'certame-migrations-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a schema newer than the program is refused, nothing touched, unless the program survives it', async () => {
  const migrations = join(import.meta.dirname, '../../../../migrations');
  const newest = await newestMigration(migrations);
  const run = (query: RawBuilder<unknown>) => server.database.write((db) => query.execute(db));
  await run(sql`insert into migrations (number, name, applied_at) values (9999, 'future', ${new Date().toISOString()})`);
  const refused = `newer version (schema 9999; this version knows ${newest})`;
  await expect(migrate(server.database, migrations)).rejects.toThrow(refused);
  await run(sql`insert into survived_migrations (number, since) values (9999, ${newest + 1})`);
  await expect(migrate(server.database, migrations)).rejects.toThrow(refused);
  await run(sql`update survived_migrations set since = ${newest} where number = 9999`);
  expect(await migrate(server.database, migrations)).toEqual({ applied: [], copy: null, newer: 9999 });
  await run(sql`delete from survived_migrations where number = 9999`);
  await run(sql`delete from migrations where number = 9999`);
});

test('a newer schema is survived by programs that its migrations leave what they use', async () => {
  const path = join(folder, 'versions');
  mkdirSync(path);
  const database = openSqlite(join(folder, 'versionsData', 'x.sqlite'));
  const version = async (script: string) => {
    const number = 101 + readdirSync(path).length;
    writeFileSync(join(path, `0${number}_n.sql`), script);
    await migrate(database, path);
    /** What the programs before it say, the oldest first. */
    const older: unknown[] = [];
    for (let known = 101; known < number; known++) {
      const own = join(folder, `versions${known}`);
      cpSync(path, own, { recursive: true, filter: (file) => file === path || Number(basename(file).slice(0, 4)) <= known });
      older.push(
        await migrate(database, own).then(
          ({ applied, newer }) => (applied.length === 0 ? newer : applied),
          (error) => error.constructor,
        ),
      );
      rmSync(own, { recursive: true });
    }
    return older;
  };
  await version('create table a (id {id}, old text)');
  expect(await version('alter table a add column fresh text')).toEqual([102]);
  expect(await version('-- survived since 0102: no program since then reads it.\nalter table a drop column old')).toEqual([
    SchemaTooNew,
    103,
  ]);
  expect(await version('alter table a add column more text')).toEqual([SchemaTooNew, 104, 104]);
  expect(await version('alter table a drop column fresh')).toEqual([SchemaTooNew, SchemaTooNew, SchemaTooNew, SchemaTooNew]);
  await database.close();
});

test('a migration with a lower number than an applied one is refused, not skipped', async () => {
  const path = join(folder, 'gap');
  mkdirSync(path);
  writeFileSync(join(path, '0001_a.sql'), 'create table a (id {id})');
  writeFileSync(join(path, '0003_c.sql'), 'create table c (id {id})');
  const database = openSqlite(join(folder, 'gapData', 'x.sqlite'));
  await migrate(database, path);
  writeFileSync(join(path, '0002_b.sql'), 'create table b (id {id})');
  await expect(migrate(database, path)).rejects.toThrow('0002_b came after 0003 was applied');
  await database.close();
});

test('a migration that fails leaves nothing of itself behind', async () => {
  const path = join(folder, 'broken');
  mkdirSync(path);
  writeFileSync(join(path, '9001_broken.sql'), 'create table half_made (id {id}); create table half_made (id {id})');
  await expect(migrate(server.database, path)).rejects.toThrow();
  await expect(sql`select * from half_made`.execute(server.database.read)).rejects.toThrow();
});

test('a word that is no column kind is named', async () => {
  const path = join(folder, 'unknown');
  mkdirSync(path);
  writeFileSync(join(path, '9001_x.sql'), 'create table x (a {money})');
  await expect(migrate(server.database, path)).rejects.toThrow('9001_x.sql: there is no column kind {money}.');
});

test('copies a SQLite file that is not empty before its schema changes', async () => {
  const path = join(folder, 'steps');
  mkdirSync(path);
  const file = join(folder, 'data', 'x.sqlite');
  writeFileSync(join(path, '0001_a.sql'), "create table a (id {id}, name text); insert into a (name) values ('kept')");
  let database = openSqlite(file);
  expect(await migrate(database, path)).toEqual({ applied: ['a'], copy: null, newer: null });
  expect(await migrate(database, path)).toEqual({ applied: [], copy: null, newer: null });
  writeFileSync(join(path, '0002_b.postgres.sql'), 'nonsense');
  writeFileSync(join(path, '0002_b.sqlite.sql'), 'drop table a');
  const { applied, copy } = await migrate(database, path);
  await database.close();
  expect(applied).toEqual(['b']);
  expect(readdirSync(join(folder, 'data'))).toContain('x.sqlite.before-0002');
  database = openSqlite(copy ?? '');
  expect((await sql`select name from a`.execute(database.read)).rows).toEqual([{ name: 'kept' }]);
  await database.close();
});
