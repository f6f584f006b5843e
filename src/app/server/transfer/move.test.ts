// Moving the demonstration from SQLite to PostgreSQL and back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moment, type TestData, testData } from '#kit/server/testing/testServer.ts';
import { makeBackup } from './backup.ts';
import { moveData } from './move.ts';
import { connect, FILE } from './openSource.ts';
import type { Place } from './places.ts';
import { restoreBackup } from './restore.ts';
import { openAt, readAsUser, unsealed } from './testTransfer.ts';
import { verifyData } from './verifyData.ts';

const quietly = () => {};

// Both engines are needed, and PGlite has a single connection.
const isReal = process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite';

describe.skipIf(!isReal)('a move', () => {
  let folder: string;
  let source: Place & { engine: 'sqlite' };
  const databases: TestData[] = [];
  const emptyDatabase = async () => {
    const made = await testData();
    databases.push(made);
    return { engine: 'postgres', url: made.databaseUrl as string } as const;
  };
  const folderPlace = (name: string) => ({ engine: 'sqlite', folder: join(folder, name) }) as const;
  beforeAll(async () => {
    folder = mkdtempSync(join(process.env.TEST_FOLDER as string, 'move-'));
    const demo = await testData({ demo: true });
    databases.push(demo);
    const { folder: backup } = await makeBackup({ engine: 'postgres', url: demo.databaseUrl as string }, folder, new Date(), [], quietly);
    source = folderPlace('source');
    await restoreBackup(backup, source, unsealed, quietly);
  });
  afterAll(async () => {
    for (const one of databases) await one.drop();
    rmSync(folder, { recursive: true });
  });

  /** What the sums of tables leave out: counters of ids, and what accounts keep. */
  const more = (place: Place & { engine: 'sqlite' }) => {
    const database = new DatabaseSync(join(place.folder, FILE), { readOnly: true });
    const all = (query: string) => database.prepare(query).all();
    const found = {
      counters: all("select name, seq from sqlite_sequence where name not like '%mudancas' and seq > 0 order by name"),
      usage: all('select * from account_usage where items > 0 order by user_id, kind'),
      schema: all("select type, name, sql from sqlite_master where name not like 'sqlite_%' order by type, name"),
      words: all("select rowid from email_texts_busca where email_texts_busca match 'proposta*' order by rowid"),
      triggered: all('select por, dia, chave, n, centavos from licitacoes_contagem order by 1, 2, 3'),
    };
    database.close();
    return found;
  };

  test('there and back leaves the same rows, files, counters and figures, and both places work', async () => {
    const [there, back] = [await emptyDatabase(), folderPlace('back')];
    // The counter of a table whose newest row was deleted.
    const database = new DatabaseSync(join(source.folder, FILE));
    database.exec("update sqlite_sequence set seq = seq + 1000 where name = 'tasks'");
    database.close();
    const before = more(source);
    const moved = await moveData(source, there, quietly);
    expect(await verifyData(there)).toEqual([]);
    const returned = await moveData(there, back, quietly);
    expect(returned).toEqual(moved);
    expect(Object.values(moved.tables).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(5000);
    expect(more(back)).toEqual(before);
    expect(await verifyData(back)).toEqual([]);
    const [onPostgres, onSqlite] = [await openAt(there), await openAt(back)];
    const [there1, back1] = [await readAsUser(onPostgres), await readAsUser(onSqlite)];
    await Promise.all([onPostgres.close(), onSqlite.close()]);
    expect(there1).toEqual(back1);
    expect(there1.isIntact).toBe(true);
    expect(there1.attachments.length).toBeGreaterThan(3);
  });

  test('that was killed is refused by servers, and goes on when it is repeated', async () => {
    const to = await emptyDatabase();
    const cli = join(import.meta.dirname, '../commands/cli.ts');
    const killed = spawn(process.execPath, [cli, 'move', '--to', to.url], {
      env: { ...process.env, DATA_DIR: source.folder, DATABASE_URL: '', LANG: 'en' },
      stdio: 'ignore',
    });
    const exited = once(killed, 'exit');
    const looking = await connect(to.url);
    const copied = () =>
      looking.query(`select from unfinished_copy where name like 'rows l%'`).then(
        ({ rowCount }) => rowCount ?? 0,
        () => 0,
      );
    while ((await copied()) === 0 && killed.exitCode === null) await moment();
    killed.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    await looking.end();
    await expect(openAt(to)).rejects.toThrow('holds a copy that is not finished');
    // Not from elsewhere.
    const other = folderPlace('other');
    await expect(moveData(to, other, quietly)).rejects.toThrow('holds a copy that is not finished');
    const { tables } = await moveData(source, to, quietly);
    const again = await moveData(source, await emptyDatabase(), quietly);
    expect(tables).toEqual(again.tables);
    expect(await verifyData(to)).toEqual([]);
  });

  test('that was interrupted while files were copied goes on when it is repeated', async () => {
    const to = await emptyDatabase();
    const from = folderPlace('cut');
    const { folder: backup } = await makeBackup(source, join(folder, 'cut-backup'), new Date(), [], quietly);
    await restoreBackup(backup, from, unsealed, quietly);
    const database = new DatabaseSync(join(from.folder, FILE));
    // A document with a file: the copy has only its text.
    const document =
      database.prepare(`insert into editais (documento_id, licitacao_id, url, state, media_type, file, pages, attempts, next_at)
      select id, licitacao_id, '', 'kept', '', 'file', 0, 0, '2026-01-01T00:00:00.000Z' from documentos
      where id not in (select documento_id from editais) order by id limit 1`);
    expect(document.run().changes).toBe(1);
    database.close();
    // A folder cannot be read as a file.
    const unreadable = join(from.folder, 'propostas', 'zzz');
    mkdirSync(unreadable, { recursive: true });
    await expect(moveData(from, to, quietly)).rejects.toMatchObject({ code: 'EISDIR' });
    rmSync(unreadable, { recursive: true });
    await expect(openAt(to)).rejects.toThrow('holds a copy that is not finished');
    await moveData(from, to, quietly);
    expect(await verifyData(to)).toEqual([]);
    const looking = await connect(to.url);
    const { rows } = await looking.query("select state, file from editais where state = 'kept' or file is not null or state = 'released'");
    await looking.end();
    expect(rows).toContainEqual({ state: 'released', file: null });
    expect(rows).not.toContainEqual(expect.objectContaining({ state: 'kept' }));
  });

  test('is refused while a server uses the source, into data, and within one engine', async () => {
    const [there, empty] = [await emptyDatabase(), await emptyDatabase()];
    const running = await openAt(source);
    await expect(moveData(source, empty, quietly)).rejects.toThrow('is in use by process');
    await running.close();
    const server = await openAt(there, { DEMO: 'false' });
    await expect(moveData(there, folderPlace('unused'), quietly)).rejects.toMatchObject({ reason: 'inUse' });
    await server.close();
    // Whatever the account may see of the connections of others.
    const other = await connect(there.url);
    const role = `certame_other_${process.pid}_${Date.now()}`;
    await other.query(`create role ${role} login password 'other'; grant all on schema public to ${role}`);
    try {
      const asOther = there.url.replace(/\/\/.*@/, `//${role}:other@`);
      await expect(moveData({ ...there, url: asOther }, folderPlace('unused'), quietly)).rejects.toMatchObject({ reason: 'inUse' });
    } finally {
      await other.query(`drop owned by ${role}; drop role ${role}`);
      await other.end();
    }
    await expect(moveData(source, there, quietly)).rejects.toMatchObject({ reason: 'notEmpty' });
    await expect(moveData(source, folderPlace('unused'), quietly)).rejects.toMatchObject({ reason: 'sameEngine' });
  });

  test('names the row that PostgreSQL cannot store', async () => {
    const odd = folderPlace('odd');
    const { folder: backup } = await makeBackup(source, join(folder, 'odd-backup'), new Date(), [], quietly);
    await restoreBackup(backup, odd, unsealed, quietly);
    const database = new DatabaseSync(join(odd.folder, FILE));
    database.exec("update tasks set title = 'a' || char(0) || 'b' where id = (select min(id) from tasks)");
    database.close();
    await expect(moveData(odd, await emptyDatabase(), quietly)).rejects.toThrow(/A row cannot be stored: .*COPY tasks, line 1/);
  });
});
