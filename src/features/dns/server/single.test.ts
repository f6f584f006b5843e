import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '#kit/server/database/migrate.ts';
import { purge } from '#kit/server/work/retention.ts';
import type { DnsEntry } from '../contract.ts';
import { purgeRemovedEntries } from './removed.ts';
import { day, sheet, testDns } from './testDns.ts';

const { server, admin, client, sent, commit, committed, names } = testDns();

const add = (entry: object, as = admin) => as('POST /api/dns/entries', entry);
type Logged = { kind: string; details: object };
const logOf = async (id: number): Promise<[string, object][]> =>
  (await admin(`GET /api/audit?subjectType=dnsEntry&subjectId=${id}`))
    .json()
    .events.map(({ kind, details }: Logged) => [kind, details])
    .toReversed();
const change = ({ id, version }: DnsEntry, entry: object, as = admin) => as(`PUT /api/dns/entries/${id}`, { ...entry, version });
const renew = ({ id, version }: DnsEntry, vencimento: string, as = admin) =>
  as(`POST /api/dns/entries/${id}/renew`, { vencimento, version });
const shown = async (id: number): Promise<DnsEntry> => (await client(`GET /api/dns/entries/${id}`)).json();
const removedEntries = async () => (await admin('GET /api/dns/entries/removed')).json();

describe('a single entry', () => {
  test('is created, updated, renewed, removed and restored, and the audit log records what changed', async () => {
    const answer = await add({ nome: 'Ação.leg.br.', pedido: 'PED-1', vencimento: day(5) });
    expect(answer.statusCode, answer.body).toBe(201);
    const entry = answer.json();
    expect(entry).toEqual({
      ...{ id: expect.any(Number), nome: 'ação.leg.br', ascii: 'xn--ao-siap.leg.br', pedido: 'PED-1' },
      ...{ vigencia: null, vencimento: day(5), nota: '', upload: null, version: 1 },
    });
    const changed = (await change(entry, { nota: 'Renovar', vigencia: day(-9) })).json();
    expect(changed).toEqual({ ...entry, nota: 'Renovar', vigencia: day(-9), version: 2 });
    expect(await names('q=renovar')).toEqual(['ação.leg.br']);
    const early = await renew(changed, day(5));
    expect([early.statusCode, early.json().type]).toEqual([409, 'conflict']);
    const renewed = (await renew(changed, day(370))).json();
    expect(renewed).toEqual({ ...changed, vencimento: day(370), version: 3 });
    expect((await admin(`DELETE /api/dns/entries/${entry.id}`)).statusCode).toBe(200);
    expect(await names()).toEqual([]);
    expect((await client(`GET /api/dns/entries/${entry.id}`)).statusCode).toBe(404);
    expect((await admin(`DELETE /api/dns/entries/${entry.id}`)).statusCode).toBe(404);
    expect((await admin(`POST /api/dns/entries/${entry.id}/restore`)).json()).toEqual(renewed);
    expect(await names()).toEqual(['ação.leg.br']);
    expect(await logOf(entry.id)).toEqual([
      ['dnsEntryAdded', { pedido: 'PED-1', vencimento: day(5) }],
      ['dnsEntryEdited', { nota: { from: '', to: 'Renovar' }, vigencia: { from: null, to: day(-9) } }],
      ['dnsEntryRenewed', { vencimento: { from: day(5), to: day(370) } }],
      ['dnsEntryRemoved', { pedido: 'PED-1', vigencia: day(-9), vencimento: day(370), nota: 'Renovar' }],
      ['dnsEntryRestored', {}],
    ]);
    // Entries added by hand are not shown as a file.
    expect((await admin('GET /api/dns/uploads')).json()).toEqual({ uploads: [], total: 0 });
  });

  test('is not overwritten when another user has changed it since it was opened', async () => {
    const opened: DnsEntry = (await add({ nome: 'a.com', vencimento: day(5) })).json();
    const renewed = (await renew(opened, day(370))).json();
    for (const late of [await change(opened, { nota: 'x' }), await renew(opened, day(735))]) {
      expect([late.statusCode, late.json().type]).toEqual([409, 'conflict']);
      expect(late.json().detail).toContain('Outra pessoa alterou');
    }
    expect(await shown(opened.id)).toEqual(renewed);
    // After a reload the edit succeeds, and leaves other fields unchanged.
    expect((await change(renewed, { nota: 'x' })).json()).toMatchObject({ nota: 'x', vencimento: day(370), version: 3 });
    // Repeating it, as after a lost answer, changes nothing.
    expect((await change(renewed, { nota: 'x' })).json()).toMatchObject({ version: 3 });
    expect((await admin(`PUT /api/dns/entries/${opened.id}`, { nota: 'y' })).json().faults).toMatchObject([{ path: 'body.version' }]);
  });

  test('is listed with who removed it, and can be restored from there for ninety days', async () => {
    const file = await committed(`${sheet}b.com;1;;${day(2)};\n`);
    const [ofFile] = (await client('GET /api/dns/entries')).json().entries;
    const typed: DnsEntry = (await add({ nome: 'a.com', vencimento: day(5) })).json();
    for (const { id } of [ofFile, typed]) await admin(`DELETE /api/dns/entries/${id}`);
    const { entries, total } = await removedEntries();
    expect(total).toBe(2);
    expect(entries).toEqual([
      { ...typed, removed_at: expect.any(String), removed_by: 'Helena Prado' },
      { ...ofFile, removed_at: expect.any(String), removed_by: 'Helena Prado' },
    ]);
    const age = (days: number) =>
      server.database.write((db) =>
        db
          .updateTable('dns_entries')
          .set({ removed_at: new Date(Date.now() - days * 86_400_000).toISOString() })
          .where('removed_at', 'is not', null)
          .execute(),
      );
    await age(89);
    expect((await admin(`POST /api/dns/entries/${typed.id}/restore`)).json()).toEqual(typed);
    expect((await removedEntries()).total).toBe(1);
    await admin(`DELETE /api/dns/entries/${typed.id}`);
    await age(91);
    expect(await removedEntries()).toEqual({ entries: [], total: 0 });
    expect((await admin(`POST /api/dns/entries/${typed.id}/restore`)).statusCode).toBe(410);
    // Entries added by hand are deleted; a file's row stays in its file.
    await purge({ database: server.database, name: 'tidying in a test', steps: [purgeRemovedEntries] }, new AbortController().signal);
    const left = await server.database.read.selectFrom('dns_entries').select('nome').execute();
    expect(left).toEqual([{ nome: 'b.com' }]);
    const counts = await server.database.read.selectFrom('dns_uploads').select(['formato', 'total', 'faulty']).orderBy('id').execute();
    expect(counts).toEqual([
      { formato: 'csv', total: 1, faulty: 1 },
      { formato: 'manual', total: 0, faulty: 0 },
    ]);
    expect((await admin(`GET /api/dns/uploads/${file.id}/rows`)).json().rows).toMatchObject([{ faults: [{ motivo: 'removed' }] }]);
  });

  test('is listed by its audit entry when it was removed before removal times were stored', async () => {
    const typed: DnsEntry = (await add({ nome: 'a.com', vencimento: day(5) })).json();
    await admin(`DELETE /api/dns/entries/${typed.id}`);
    const { entries } = await removedEntries();
    const [, removal] = (await admin(`GET /api/audit?subjectType=dnsEntry&subjectId=${typed.id}`)).json().events.toReversed();
    await server.database.write(async (db) => {
      await sql`drop index dns_entries_removed`.execute(db);
      for (const column of ['version', 'removed_at', 'removed_by'])
        await sql`alter table dns_entries drop column ${sql.ref(column)}`.execute(db);
    });
    const folder = mkdtempSync(join(tmpdir(), 'certame-migrations-'));
    copyFileSync('migrations/0050_dns_entry_versions.sql', join(folder, '9999_dns_entry_versions.sql'));
    await migrate(server.database, folder);
    rmSync(folder, { recursive: true });
    expect((await removedEntries()).entries).toEqual([{ ...entries[0], removed_at: removal.at }]);
    expect((await admin(`POST /api/dns/entries/${typed.id}/restore`)).json()).toEqual(typed);
  });

  test('is rejected with a fault per field, or as a duplicate of an entry in the list', async () => {
    const faults = async (entry: object) => (await add(entry)).json().faults;
    expect(await faults({ nome: '' })).toEqual([
      { path: 'body.nome', message: 'é obrigatório' },
      { path: 'body.vencimento', message: 'informe a vigência ou o vencimento' },
    ]);
    expect(await faults({ nome: 'a..b', vigencia: day(3), vencimento: day(1) })).toMatchObject([
      { path: 'body.nome' },
      { path: 'body.vencimento', message: 'é anterior à vigência' },
    ]);
    expect(await faults({ nome: 'a.com', vencimento: '31/02/2026' })).toMatchObject([{ path: 'body.vencimento' }]);
    const { id } = (await add({ nome: 'a.com', vencimento: day(1) })).json();
    expect((await add({ nome: 'A.com', vencimento: day(1) })).statusCode).toBe(409);
    await admin(`DELETE /api/dns/entries/${id}`);
    await add({ nome: 'a.com', vencimento: day(1) });
    expect((await admin(`POST /api/dns/entries/${id}/restore`)).statusCode).toBe(409);
  });

  test('is for admins only', async () => {
    const entry: DnsEntry = (await add({ nome: 'a.com', vencimento: day(1) })).json();
    const { id } = entry;
    const answers = [
      await add({ nome: 'b.com', vencimento: day(1) }, client),
      await change(entry, { nota: 'x' }, client),
      await renew(entry, day(9), client),
      await client('GET /api/dns/entries/removed'),
      await client(`DELETE /api/dns/entries/${id}`),
      await client(`POST /api/dns/entries/${id}/restore`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('of a file goes with it when undone, and stays removed when the file is redone', async () => {
    const file = await committed(`${sheet}a.com;1;;${day(1)};\nb.com;1;;${day(2)};\n`);
    const { entries } = (await client('GET /api/dns/entries')).json();
    expect(entries[0].upload).toBe(file.id);
    await change(entries[0], { nome: 'c.com' });
    await admin(`DELETE /api/dns/entries/${entries[1].id}`);
    expect(await names()).toEqual(['c.com']);
    await admin(`POST /api/dns/uploads/${file.id}/undo`);
    expect(await names()).toEqual([]);
    expect((await admin(`POST /api/dns/entries/${entries[1].id}/restore`)).statusCode).toBe(404);
    expect((await admin(`POST /api/dns/uploads/${file.id}/redo`)).statusCode).toBe(200);
    expect(await names()).toEqual(['c.com']);
    expect((await admin(`GET /api/dns/uploads/${file.id}/rows?faulty=true`)).json().rows).toMatchObject([
      { nome: 'b.com', faults: [{ motivo: 'removed' }] },
    ]);
  });

  test('is marked as repeated in files that wait to be committed', async () => {
    const waiting = await sent(`${sheet}a.com;;;${day(1)};\n`);
    await add({ nome: 'a.com', vencimento: day(1) });
    expect((await admin(`GET /api/dns/uploads/${waiting.id}`)).json()).toMatchObject({ faulty: 1 });
    expect((await commit(waiting)).statusCode).toBe(409);
  });

  test('of the demo keeps a correction although demo dates move', async () => {
    const file = await committed(`${sheet}a.com;1;;${day(1)};\n`);
    await server.database.write((db) => db.updateTable('dns_uploads').set({ demo: true }).where('id', '=', file.id).execute());
    const [entry] = (await client('GET /api/dns/entries')).json().entries;
    expect((await change(entry, { vencimento: day(40) })).json()).toMatchObject({ id: entry.id, upload: null });
    expect((await admin(`GET /api/dns/uploads/${file.id}`)).json()).toMatchObject({ total: 0 });
  });
});
