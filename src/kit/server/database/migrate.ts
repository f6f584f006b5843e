// Brings the schema up to date. There are no down migrations: going back means restoring the copy that was made before.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Engine, ExclusiveConnection } from './database.ts';
import { survivedSince } from './migrationRule.ts';

/** The data was written by a newer version, whose schema this program does not survive. */
export class SchemaTooNew extends Error {}

/** The first migration of which the data says who survives it. */
export const FIRST_JUDGED = 98;
/** Says of applied migrations which programs survive them: those that know the migration `since`. */
const SURVIVED = 'survived_migrations';

/** For a database that rows are copied into: its schema becomes that of number `upTo`, although it is marked as unfinished. */
export type MigrateForCopy = { upTo: number };

type Migration = { number: number; name: string; script: string };

/** `copy`: made before (null if the database was empty or up to date); `newer`: the schema, if it is one that this program does not know. */
export type Migrated = { applied: string[]; copy: string | null; newer: number | null };

/**
 * Applies the pending migrations of `folder` in order, each in its own transaction.
 * `0001_name.sql` serves both engines; `0002_name.sqlite.sql` and `0002_name.postgres.sql` one each.
 * A newer schema is left as it is.
 * @throws {SchemaTooNew}
 * @throws {Error} if a migration has a lower number than one that was applied before it existed
 * @throws {UnusableDatabase} if it belongs to another program, or cannot store our data
 */
export async function migrate(database: Database, folder: string, forCopy?: MigrateForCopy): Promise<Migrated> {
  const { engine } = database;
  return engine.withExclusiveLock(async (alone) => {
    if (!forCopy) await engine.check(alone);
    await alone.run(
      `create table if not exists migrations (number integer primary key, name text not null, applied_at ${engine.columnKinds.instant} not null);
       create table if not exists ${SURVIVED} (number integer primary key, since integer not null)`,
    );
    const migrations = await readMigrations(folder, engine);
    const newest = migrations.at(-1)?.number ?? 0;
    const applied = new Set((await alone.rows('select number from migrations')).map((row) => Number(row.number)));
    const current = Math.max(0, ...applied);
    if (!(await survives(alone, newest))) {
      throw new SchemaTooNew(
        `The data was written by a newer version (schema ${current}; this version knows ${newest}). Start the newer version, or restore an older copy of the data.`,
      );
    }
    const missed = migrations.find(({ number }) => number < current && !applied.has(number));
    if (missed) {
      const { number, name } = missed;
      throw new Error(
        `The migration ${fourDigits(number)}_${name} came after ${fourDigits(current)} was applied: give it a higher number.`,
      );
    }
    const pending = migrations.filter(({ number }) => number > current && number <= (forCopy?.upTo ?? newest));
    const copy = pending.length > 0 && current > 0 && !forCopy ? await engine.saveCopy(`before-${fourDigits(newest)}`) : null;
    for (const { number, name, script } of pending) {
      const since = number < FIRST_JUDGED ? null : survivedSince(script);
      await alone.run(
        [
          `${script}\n`,
          `insert into migrations (number, name, applied_at) values (${number}, '${name}', '${new Date().toISOString()}')`,
          ...(since === null ? [] : [`insert into ${SURVIVED} (number, since) values (${number}, ${since})`]),
        ].join(';'),
      );
    }
    return { applied: pending.map(({ name }) => name), copy, newer: current > newest ? current : null };
  });
}

/** Whether a program whose newest migration is `newest` works on the schema. */
async function survives(alone: ExclusiveConnection, newest: number): Promise<boolean> {
  const fatal = await alone.rows(
    `select number from migrations where number > ${newest}
       and number not in (select number from ${SURVIVED} where since <= ${newest})`,
  );
  return fatal.length === 0;
}

const fourDigits = (number: number) => String(number).padStart(4, '0');

/** The number of the newest migration of `folder`. */
export async function newestMigration(folder: string): Promise<number> {
  return Math.max(...(await readdir(folder)).map((file) => Number(file.slice(0, 4))));
}

async function readMigrations(folder: string, engine: Engine): Promise<Migration[]> {
  const files = (await readdir(folder)).sort();
  const own = files.flatMap((file) => {
    const parts = /^(\d{4})_(\w+)(?:\.(sqlite|postgres))?\.sql$/.exec(file);
    if (!parts) throw new Error(`${join(folder, file)} is not named like a migration (0001_name.sql).`);
    return parts[3] && parts[3] !== engine.name ? [] : [{ number: Number(parts[1]), name: parts[2] as string, file }];
  });
  return Promise.all(
    own.map(async ({ number, name, file }) => ({
      number,
      name,
      script: withColumnKinds(await readFile(join(folder, file), 'utf8'), engine, file),
    })),
  );
}

/** Replaces `{instant}` and the other placeholders by the engine's types. */
function withColumnKinds(script: string, { columnKinds }: Engine, file: string): string {
  return script.replace(/\{(\w+)\}/g, (_, kind: string) => {
    const word = (columnKinds as Record<string, string>)[kind];
    if (!word) throw new Error(`${file}: there is no column kind {${kind}}.`);
    return word;
  });
}
