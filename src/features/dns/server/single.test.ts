import { describe, expect, test } from 'vitest';
import { day, sheet, testDns } from './testDns.ts';

const { server, admin, client, sent, commit, committed, names } = testDns();

const add = (entry: object, as = admin) => as('POST /api/dns/entries', entry);
const kindsOf = async (id: number) =>
  (await admin(`GET /api/audit?subjectType=dnsEntry&subjectId=${id}`)).json().events.map(({ kind }: { kind: string }) => kind);

describe('a single entry', () => {
  test('is added, corrected, renewed, removed and restored, and the log has each', async () => {
    const answer = await add({ nome: 'Ação.leg.br.', pedido: 'PED-1', vencimento: day(5) });
    expect(answer.statusCode, answer.body).toBe(201);
    const entry = answer.json();
    expect(entry).toEqual({
      ...{ id: expect.any(Number), nome: 'ação.leg.br', ascii: 'xn--ao-siap.leg.br', pedido: 'PED-1' },
      ...{ vigencia: null, vencimento: day(5), nota: '', upload: null },
    });
    const changed = (await admin(`PUT /api/dns/entries/${entry.id}`, { nota: 'Renovar', vigencia: day(-9) })).json();
    expect(changed).toEqual({ ...entry, nota: 'Renovar', vigencia: day(-9) });
    expect(await names('q=renovar')).toEqual(['ação.leg.br']);
    const early = await admin(`POST /api/dns/entries/${entry.id}/renew`, { vencimento: day(5) });
    expect([early.statusCode, early.json().type]).toEqual([409, 'conflict']);
    const renewed = (await admin(`POST /api/dns/entries/${entry.id}/renew`, { vencimento: day(370) })).json();
    expect(renewed).toEqual({ ...changed, vencimento: day(370) });
    expect((await admin(`DELETE /api/dns/entries/${entry.id}`)).statusCode).toBe(200);
    expect(await names()).toEqual([]);
    expect((await client(`GET /api/dns/entries/${entry.id}`)).statusCode).toBe(404);
    expect((await admin(`DELETE /api/dns/entries/${entry.id}`)).statusCode).toBe(404);
    expect((await admin(`POST /api/dns/entries/${entry.id}/restore`)).json()).toEqual(renewed);
    expect(await names()).toEqual(['ação.leg.br']);
    expect((await kindsOf(entry.id)).toReversed()).toEqual(
      ['Added', 'Edited', 'Renewed', 'Removed', 'Restored'].map((done) => `dnsEntry${done}`),
    );
    // What was typed in is no file.
    expect((await admin('GET /api/dns/uploads')).json()).toEqual({ uploads: [], total: 0 });
  });

  test('is refused with what is wrong with each field, and where the list has it', async () => {
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

  test('is for admins alone', async () => {
    const { id } = (await add({ nome: 'a.com', vencimento: day(1) })).json();
    const asked = [
      await add({ nome: 'b.com', vencimento: day(1) }, client),
      await client(`PUT /api/dns/entries/${id}`, { nota: 'x' }),
      await client(`POST /api/dns/entries/${id}/renew`, { vencimento: day(9) }),
      await client(`DELETE /api/dns/entries/${id}`),
      await client(`POST /api/dns/entries/${id}/restore`),
    ];
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });

  test('of a file stays with it: undone it goes, and one that was removed stays out when the file is done again', async () => {
    const file = await committed(`${sheet}a.com;1;;${day(1)};\nb.com;1;;${day(2)};\n`);
    const { entries } = (await client('GET /api/dns/entries')).json();
    expect(entries[0].upload).toBe(file.id);
    await admin(`PUT /api/dns/entries/${entries[0].id}`, { nome: 'c.com' });
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

  test('that waits in a file too is marked there as repeated', async () => {
    const waiting = await sent(`${sheet}a.com;;;${day(1)};\n`);
    await add({ nome: 'a.com', vencimento: day(1) });
    expect((await admin(`GET /api/dns/uploads/${waiting.id}`)).json()).toMatchObject({ faulty: 1 });
    expect((await commit(waiting)).statusCode).toBe(409);
  });

  test('of the demonstration is corrected for good, though its days move along', async () => {
    const file = await committed(`${sheet}a.com;1;;${day(1)};\n`);
    await server.database.write((db) => db.updateTable('dns_uploads').set({ demo: true }).where('id', '=', file.id).execute());
    const [{ id }] = (await client('GET /api/dns/entries')).json().entries;
    expect((await admin(`PUT /api/dns/entries/${id}`, { vencimento: day(40) })).json()).toMatchObject({ id, upload: null });
    expect((await admin(`GET /api/dns/uploads/${file.id}`)).json()).toMatchObject({ total: 0 });
  });
});
