// Backups of the demonstration, on both engines: made beside a running server, checked, restored, refused.
import { hash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMark } from '#kit/server/database/copy/unfinished.ts';
import { moment, type TestData, testData } from '#kit/server/testing/testServer.ts';
import { type Backup, makeBackup } from './backup.ts';
import { checkBackup, checkRows } from './checkBackup.ts';
import { MANIFEST, readManifest, type Trust } from './manifest.ts';
import { FILE, openAlone } from './openSource.ts';
import { nameOf, type Place, parsePlace, placeOf } from './places.ts';
import { restoreBackup } from './restore.ts';
import { openAt, readAsUser, unsealed } from './testTransfer.ts';
import { verifyData } from './verifyData.ts';

const quietly = () => {};

// The embedded PostgreSQL has a single database, which a copy cannot share with its source.
describe.skipIf(process.env.TEST_POSTGRES_KIND === 'pglite')('a backup', () => {
  let data: TestData;
  let from: Place;
  let product: Awaited<ReturnType<typeof openAt>>;
  let folder: string;
  let made: Backup;
  const others: TestData[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(process.env.TEST_FOLDER as string, 'backups-'));
    data = await testData({ demo: true });
    from = placeOf(data);
    product = await openAt(from);
    made = await makeBackup(from, join(folder, 'all'), new Date(), [], quietly);
  });
  afterAll(async () => {
    await product.close();
    for (const one of [data, ...others]) await one.drop();
    rmSync(folder, { recursive: true });
  });

  const emptyPlace = async (): Promise<Place> => {
    const other = await testData();
    others.push(other);
    return placeOf(other);
  };
  /** A copy of the backup, for a test that damages it. */
  const copyOf = (name: string) => {
    const path = join(folder, name);
    cpSync(made.folder, path, { recursive: true });
    return path;
  };
  const change = (file: string, edit: (bytes: Buffer) => void) => {
    const bytes = readFileSync(file);
    edit(bytes);
    writeFileSync(file, bytes);
  };

  /** Changes the database of a backup, and its sum in the manifest. */
  const forge = (path: string, script: string) => {
    const database = new DatabaseSync(join(path, FILE));
    database.exec(script);
    database.close();
    const bytes = readFileSync(join(path, FILE));
    const manifest = JSON.parse(readFileSync(join(path, MANIFEST), 'utf8'));
    const forged = { ...manifest, database: { size: bytes.length, sha256: hash('sha256', bytes) } };
    writeFileSync(join(path, MANIFEST), JSON.stringify(forged));
  };
  const resultOf = (path: string, to: Place, trust = unsealed) =>
    restoreBackup(path, to, trust, quietly).then(
      () => 'restored',
      ({ reason, about }) => `${reason} ${about}`,
    );

  test('is made beside a running server, is whole, and lacks nothing', async () => {
    const manifest = await checkBackup(made.folder, unsealed);
    expect(manifest).toMatchObject({ engine: from.engine, missing: [] });
    expect(manifest.files.map((file) => file.folder)).toEqual(expect.arrayContaining(['attachments', 'certidoes', 'propostas']));
    expect(readdirSync(join(folder, 'all'))).toHaveLength(1);
  });

  test('is restored: the same rows, the list, the attachments of mails, and sign-in', async () => {
    const to = await emptyPlace();
    await restoreBackup(made.folder, to, unsealed, quietly);
    expect(await verifyData(to)).toEqual([]);
    const again = await makeBackup(to, join(folder, 'again'), new Date(), [], quietly);
    const [before, after] = [await readManifest(made.folder, 9999, unsealed), await readManifest(again.folder, 9999, unsealed)];
    expect(after.files).toEqual(before.files);
    for (const table of ['licitacoes', 'lotes', 'users', 'email_messages', 'propostas', 'images', 'signing_keys', 'account_usage'])
      expect([table, after.tables[table]]).toEqual([table, before.tables[table]]);
    const restored = await openAt(to);
    const [found, wanted] = [await readAsUser(restored), await readAsUser(product)];
    await restored.close();
    expect(found).toEqual(wanted);
    expect(wanted.isIntact).toBe(true);
    expect(wanted.notices.length).toBeGreaterThan(5);
    expect(wanted.attachments.length).toBeGreaterThan(3);
  });

  test('is made, restored and checked when DATABASE_URL names several hosts, the first of which is down', async ({ skip }) => {
    if (from.engine === 'sqlite') return skip();
    const severalOf = (place: Place) =>
      place.engine === 'postgres' ? (parsePlace(place.url.replace(/@([^/]+)/, '@127.0.0.1:1,$1')) as Place) : place;
    const [source, to] = [severalOf(from), severalOf(await emptyPlace())];
    expect(nameOf(source)).toMatch(/^postgres:\/\/127\.0\.0\.1:1,[^@]+$/);
    const { folder: backup } = await makeBackup(source, join(folder, 'several'), new Date(), [], quietly);
    await restoreBackup(backup, to, unsealed, quietly);
    expect(await verifyData(to)).toEqual([]);
    await (await openAlone(to)).close();
  });

  test('of a schema that a newer version made is a copy of the file on SQLite; rows of PostgreSQL are not copied', async () => {
    const { database } = product;
    await database.write((db) =>
      sql`insert into migrations (number, name, applied_at) values (9999, 'x', ${new Date().toISOString()})`.execute(db),
    );
    const into = join(folder, 'newer-schema');
    const backup = makeBackup(from, into, new Date(), [], quietly);
    if (from.engine === 'sqlite') expect(await readManifest((await backup).folder, 9999, unsealed)).toMatchObject({ schema: 9999 });
    else await expect(backup).rejects.toMatchObject({ reason: 'newer', about: expect.stringMatching(/^9999 > \d+$/) });
    await database.write((db) => sql`delete from migrations where number = 9999`.execute(db));
  });

  test('leaves the unfinished one of another process alone', async () => {
    const into = join(folder, 'two');
    const other = join(into, 'certame-2026-01-01T00-00-00.part');
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, FILE), 'other');
    await expect(makeBackup(from, into, new Date('2026-01-01'), [], quietly)).rejects.toMatchObject({ reason: 'unwritable' });
    expect(readdirSync(other)).toEqual([FILE]);
  });

  test('is not restored over data, whose rows stay', async () => {
    const to = await emptyPlace();
    await (await openAt(to, { DEMO: 'false' })).close();
    await expect(restoreBackup(made.folder, to, unsealed, quietly)).rejects.toMatchObject({ reason: 'notEmpty' });
    await (await openAt(to, { DEMO: 'false' })).close();
  });

  test('that is damaged, incomplete, foreign or too new is refused, and nothing is written', async () => {
    const to = await emptyPlace();
    const refused = (path: string) => resultOf(path, to);
    const damaged = copyOf('damaged');
    change(join(damaged, FILE), (bytes) => bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100));
    expect(await refused(damaged)).toBe(`damaged ${FILE}`);
    const [attachment = ''] = readdirSync(join(made.folder, 'attachments'));
    const incomplete = copyOf('incomplete');
    rmSync(join(incomplete, 'attachments', attachment));
    expect(await refused(incomplete)).toContain(`damaged attachments/${attachment}`);
    const unwritten = copyOf('unwritten');
    writeFileSync(join(unwritten, MANIFEST), readFileSync(join(made.folder, MANIFEST)).subarray(0, 500));
    expect(await refused(unwritten)).toBe(`damaged ${MANIFEST}`);
    const foreign = join(folder, 'foreign');
    mkdirSync(foreign);
    expect(await refused(foreign)).toBe(`noBackup ${foreign}`);
    const newer = copyOf('newer');
    const manifest = JSON.parse(readFileSync(join(newer, MANIFEST), 'utf8'));
    writeFileSync(join(newer, MANIFEST), JSON.stringify({ ...manifest, schema: 9999 }));
    expect(await refused(newer)).toContain('newer');
    await restoreBackup(made.folder, to, unsealed, quietly);
  });

  test('with a trigger, view, table or index that Certame did not make, or made otherwise, is refused, and nothing is written', async () => {
    const to = await emptyPlace();
    const ours = 'email_files_usage_insert';
    const steal = 'after update on editais begin delete from users; end';
    const scripts: Record<string, string> = {
      [`create trigger steal ${steal}`]: 'trigger steal',
      [`drop trigger ${ours}; create trigger ${ours} ${steal}`]: `trigger ${ours}`,
      [`drop trigger ${ours}`]: `trigger ${ours}`,
      'create view accounts as select * from users': 'view accounts',
      'create table notes (text text)': 'table notes',
      'create index by_name on users (username)': 'index by_name',
      'create virtual table found using fts5(text)':
        'table found, table found_config, table found_content, table found_data, table found_docsize + 1',
      "alter table users add column note text default 'x'": 'table users',
    };
    for (const [at, [script, about]] of Object.entries(scripts).entries()) {
      const forged = copyOf(`forged-${at}`);
      forge(forged, script);
      expect(await resultOf(forged, to)).toBe(`foreignParts ${about}`);
    }
    await (await openAt(to, { DEMO: 'false' })).close();
  });

  test('is refused with rows, files or a log of which its manifest does not know', async () => {
    const to = await emptyPlace();
    const rows = copyOf('other-rows');
    forge(rows, "update users set username = 'mallory' where id = 1");
    expect(await resultOf(rows, to)).toBe(`damaged ${FILE} (users)`);
    const files = copyOf('other-files');
    writeFileSync(join(files, 'attachments', 'added'), 'x');
    expect(await resultOf(files, to)).toBe('damaged attachments/added');
    // The file has a trigger, and its log takes it away again.
    const logged = copyOf('logged');
    forge(logged, 'pragma journal_mode = wal; create trigger steal after update on editais begin delete from users; end');
    const log = new DatabaseSync(join(logged, FILE));
    log.exec('drop trigger steal');
    cpSync(join(logged, `${FILE}-wal`), join(logged, 'log'));
    const bytes = readFileSync(join(logged, FILE));
    log.close();
    writeFileSync(join(logged, FILE), bytes);
    cpSync(join(logged, 'log'), join(logged, `${FILE}-wal`));
    expect(await resultOf(logged, to)).toBe('foreignParts trigger steal');
    const noDatabase = copyOf('no-database');
    const manifest = JSON.parse(readFileSync(join(noDatabase, MANIFEST), 'utf8'));
    const words = 'words, '.repeat(200);
    writeFileSync(join(noDatabase, FILE), words);
    writeFileSync(
      join(noDatabase, MANIFEST),
      JSON.stringify({ ...manifest, database: { size: words.length, sha256: hash('sha256', words) } }),
    );
    expect(await resultOf(noDatabase, to)).toContain(`damaged ${FILE} (`);
  });

  test('is not made of data with a trigger that Certame did not make', async ({ skip }) => {
    if (from.engine !== 'sqlite') return skip();
    await product.database.write((db) => sql`create trigger foreign_one after insert on tasks begin select 1; end`.execute(db));
    const into = join(folder, 'with-trigger');
    await expect(makeBackup(from, into, new Date(), [], quietly)).rejects.toMatchObject({
      reason: 'foreignParts',
      about: 'trigger foreign_one',
    });
    expect(readdirSync(into)).toEqual([]);
    await product.database.write((db) => sql`drop trigger foreign_one`.execute(db));
  });

  test('made with SECRET_KEY is restored only as that key sealed it, unless the operator knows where it comes from', async () => {
    const [key, next] = ['k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe', 'T5yUi1oPq8WzXc3vBn6mLk9jHg2fDs7A'];
    const to = await emptyPlace();
    const trust = (...secretKeys: string[]): Trust => ({ secretKeys, acceptsUnsealed: false });
    const { folder: sealed } = await makeBackup(from, join(folder, 'sealed'), new Date(), [key, next], quietly);
    expect(await checkBackup(sealed, trust(next, key))).toMatchObject({ isSealed: true });
    expect(readFileSync(join(sealed, 'manifest.seal'), 'utf8')).not.toContain(key);
    for (const keys of [[], [next]]) expect(await resultOf(sealed, to, trust(...keys))).toBe(`otherKey ${sealed}`);

    const changed = join(folder, 'sealed-and-changed');
    cpSync(sealed, changed, { recursive: true });
    forge(changed, "update users set username = 'mallory' where id = 1");
    for (const acceptsUnsealed of [false, true])
      expect(await resultOf(changed, to, { secretKeys: [key], acceptsUnsealed })).toBe('damaged manifest.json ≠ manifest.seal');
    rmSync(join(changed, 'manifest.seal'));
    expect(await resultOf(changed, to, trust(key))).toBe(`unsealed ${changed}`);
    // As one of an older version.
    expect(await checkBackup(made.folder, { secretKeys: [key], acceptsUnsealed: true })).toMatchObject({ isSealed: false });
    expect(await resultOf(sealed, to, trust(key))).toBe('restored');
  });

  test('whose rows are not those of its manifest is found out', async () => {
    const changed = copyOf('changed');
    const database = new DatabaseSync(join(changed, FILE));
    database.exec("update users set email = 'other@example.org' where email = 'client@demo.com'");
    database.close();
    await expect(checkRows(changed, await readManifest(changed, 9999, unsealed))).rejects.toMatchObject({
      reason: 'damaged',
      about: `${FILE} (users)`,
    });
  });

  test('an unfinished copy is opened by no server', async () => {
    const place = await emptyPlace();
    if (place.engine === 'sqlite') {
      const database = new DatabaseSync(join(place.folder, FILE));
      database.exec(createMark);
      database.close();
    } else {
      const { connect } = await import('./openSource.ts');
      const client = await connect(place.url);
      await client.query(createMark);
      await client.end();
    }
    await expect(openAt(place)).rejects.toThrow(/holds a copy that is not finished.*npm run move or npm run restore/);
    await expect(restoreBackup(made.folder, place, unsealed, quietly)).resolves.toMatchObject({ engine: from.engine });
  });

  test('files that are gone and figures that are wrong are found in the live data', async () => {
    const to = await emptyPlace();
    await restoreBackup(made.folder, to, unsealed, quietly);
    const { database, close } = await openAt(to);
    await database.write(async (db) => {
      await sql`update municipios set licitacoes = licitacoes + 1 where licitacoes = (select max(licitacoes) from municipios)`.execute(db);
      await sql`update email_attachments set file = 'gone' where id = (select min(id) from email_attachments)`.execute(db);
    });
    await close();
    const findings = await verifyData(to);
    expect(findings).toContainEqual({ kind: 'missing', about: 'attachments/gone' });
    expect(findings).toContainEqual({ kind: 'figure', about: expect.stringMatching(/^municipios: \d+$/) });
  });

  test('is made by the server when the newest one is too old, and the oldest are removed', async () => {
    const into = join(folder, 'scheduled');
    for (const name of ['certame-2026-01-01T00-00-00', 'certame-2026-01-02T00-00-00', 'certame-2026-01-03T00-00-00.part', 'other']) {
      mkdirSync(join(into, name), { recursive: true });
      if (name !== 'other') writeFileSync(join(into, name, MANIFEST), '{}');
    }
    const to = await emptyPlace();
    const { close } = await openAt(to, { DEMO: 'false', BACKUP_DIR: into, BACKUP_KEEP: '2' });
    // The oldest is removed once the new one is there.
    while (readdirSync(into).includes('certame-2026-01-01T00-00-00')) await moment();
    await close();
    const [older, newest = '', other] = readdirSync(into).sort();
    expect([older, other]).toEqual(['certame-2026-01-02T00-00-00', 'other']);
    await checkBackup(join(into, newest), unsealed);
  });
});
