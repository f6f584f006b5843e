import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount, password } from '#features/auth/server/testAccount.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { purgeSearches } from '#features/licitacoes/server/searches/change.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { purge } from '#kit/server/work/retention.ts';

const { server, admin, client } = testDemo({ limits: { quotas: { searches: { items: 40, bytes: 100_000 } } } });

type Call = typeof client;
type Search = { id: number; name: string; newCount: number | null; hasMore: boolean; [field: string]: unknown };

/** No notice of the demonstration has this word. */
const word = 'ornitorrinco';
const written = { query: { q: word }, columns: [], isShared: false };

let sequence = 900_000;
/** Imports notices of their own, some of which match. @returns the control numbers */
const importNotices = async (...objects: string[]): Promise<string[]> => {
  const numbers = objects.map(() => controlNumber(sequence++));
  await importFile(
    admin,
    objects.map((objetoCompra, at) => pncpRecord({ numeroControlePNCP: numbers[at], objetoCompra })),
  );
  return numbers;
};

let made = 0;
const save = async (call: Call, given: object = {}): Promise<Search> => {
  const answer = await call('POST /api/licitacoes/searches', { ...written, name: `Busca ${made++}`, ...given });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const list = async (call: Call): Promise<Search[]> => (await call('GET /api/licitacoes/searches')).json().searches;
const seen = async (call: Call, id: number) => (await list(call)).find((search) => search.id === id);
const newFor = async (call: Call, id: number) => (await seen(call, id))?.newCount;
const status = async (answer: ReturnType<Call>) => (await answer).statusCode;
const newAccount = async () => {
  const account = await createAccount(server);
  return { ...account, call: await server.as({ email: account.email, password }) };
};

describe('a saved search', () => {
  test('keeps its name, filters, order and columns, and is listed by name', async () => {
    const { call } = await newAccount();
    const given = {
      query: { uf: ['SP', 'RJ'], status: ['aberta'], valorMin: 10.5, srp: false, sort: 'orgao', order: 'asc' },
      columns: ['objeto', 'orgao'],
    };
    const saved = await save(call, { ...given, name: '  Zebra ' });
    expect(saved).toMatchObject({ ...given, name: 'Zebra', isOwn: true, isEditable: true, isShared: false, newCount: 0, hasMore: false });
    await save(call, { name: 'Água' });
    await save(call, { name: 'banco' });
    const own = (await list(call)).filter(({ isOwn }) => isOwn);
    expect(own.map(({ name }) => name)).toEqual(['Água', 'banco', 'Zebra']);
    expect(own[2]).toMatchObject(given);
  });

  test.each([
    ['a name of blanks', { name: ' \u200B ' }, 'body.name'],
    ['a name of two lines', { name: 'a\nb' }, 'body.name'],
    ['a name of 81 characters', { name: 'a'.repeat(81) }, 'body.name'],
    ['an unknown filter', { query: { cidade: 'x' } }, 'body.query.cidade'],
    ['a wrong value', { query: { status: ['nova'] } }, 'body.query.status.0'],
    ['a wrong day', { query: { prazoDe: '2026-02-30' } }, 'body.query.prazoDe'],
    ['an unknown order', { query: { sort: 'busca' } }, 'body.query.sort'],
    ['an unknown column', { columns: ['digest'] }, 'body.columns.0'],
    ['a column twice', { columns: ['orgao', 'orgao'] }, 'body.columns'],
  ])('is refused with %s', async (_, given, path) => {
    const answer = await client('POST /api/licitacoes/searches', { name: 'Recusada', ...written, ...given });
    expect(answer.json()).toMatchObject({ status: 400, type: 'validation', faults: [{ path }] });
  });

  test('accepts any text to search for, and counts with it', async () => {
    for (const q of ['\u0000', '"', '%_', 'a -', '🦜'.repeat(100)]) {
      const answer = await client('POST /api/licitacoes/searches', { ...written, name: `Texto ${made++}`, query: { q } });
      expect([201, 400], q).toContain(answer.statusCode);
    }
    await importNotices('uma qualquer');
    expect(await status(client('GET /api/licitacoes/searches'))).toBe(200);
  });

  test('has a name that its owner uses once, whatever the case and accents', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const { id } = await save(one.call, { name: 'Café' });
    const second = await save(one.call, { name: 'Chá' });
    const taken = { status: 400, faults: [{ path: 'body.name', message: 'já existe uma busca salva com este nome' }] };
    expect((await one.call('POST /api/licitacoes/searches', { ...written, name: 'CAFE' })).json()).toMatchObject(taken);
    expect((await one.call(`PATCH /api/licitacoes/searches/${second.id}`, { name: 'café' })).json()).toMatchObject(taken);
    expect(await status(one.call(`PATCH /api/licitacoes/searches/${id}`, { name: 'CAFÉ' }))).toBe(200);
    await save(other.call, { name: 'Café' });
    const both = await Promise.all([1, 2].map(() => one.call('POST /api/licitacoes/searches', { ...written, name: 'Ao mesmo tempo' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  test('is limited by a quota', async () => {
    const { call } = await newAccount();
    for (let count = 0; count < 40; count++) await save(call);
    const refused = await call('POST /api/licitacoes/searches', { ...written, name: 'Uma a mais' });
    expect(refused.json()).toMatchObject({ type: 'quota-exceeded', detail: expect.stringContaining('Buscas salvas') });
  });
});

describe('a shared search', () => {
  test('is seen by everybody, and changed by its owner and admins only', async () => {
    const [owner, other] = [await newAccount(), await newAccount()];
    const { id, name } = await save(owner.call, { isShared: true });
    expect(await seen(other.call, id)).toMatchObject({ name, isOwn: false, isEditable: false, owner: 'Alguém', newCount: null });
    expect(await status(other.call(`PATCH /api/licitacoes/searches/${id}`, { name: 'x' }))).toBe(404);
    expect(await status(other.call(`DELETE /api/licitacoes/searches/${id}`))).toBe(404);
    expect(await seen(admin, id)).toMatchObject({ isOwn: false, isEditable: true });
    expect(await status(admin(`PATCH /api/licitacoes/searches/${id}`, { name: 'Arrumada' }))).toBe(200);
    expect(await seen(owner.call, id)).toMatchObject({ name: 'Arrumada', isOwn: true });
    await owner.call(`PATCH /api/licitacoes/searches/${id}`, { isShared: false });
    expect([await seen(other.call, id), await seen(admin, id)]).toEqual([undefined, undefined]);
    expect(await status(other.call(`PUT /api/licitacoes/searches/${id}/look`))).toBe(404);
    expect(await status(admin(`PATCH /api/licitacoes/searches/${id}`, { name: 'x' }))).toBe(404);
  });

  test('stays when its owner is gone, and belongs to the admin who changes it; private ones are deleted', async () => {
    const owner = await newAccount();
    const [kept, own] = [await save(owner.call, { isShared: true }), await save(owner.call)];
    await server.database.write((db) => db.deleteFrom('users').where('id', '=', owner.id).execute());
    await purge({ database: server.database, name: 'test', steps: purgeSearches }, new AbortController().signal);
    expect(await seen(client, kept.id)).toMatchObject({ owner: null, isEditable: false });
    const rows = server.database.read.selectFrom('saved_searches').select('id').where('id', 'in', [kept.id, own.id]);
    expect(await rows.execute()).toEqual([{ id: kept.id }]);
    expect(await status(admin(`PATCH /api/licitacoes/searches/${kept.id}`, { isShared: false }))).toBe(200);
    expect(await seen(admin, kept.id)).toMatchObject({ isOwn: true });
  });
});

describe('a deleted search', () => {
  test('can be restored for ten minutes by who deleted it, with what was seen', async () => {
    const { call } = await newAccount();
    const { id } = await save(call);
    expect(await status(call(`DELETE /api/licitacoes/searches/${id}`))).toBe(200);
    expect([
      await list(call).then((all) => all.filter(({ isOwn }) => isOwn)),
      await status(call(`DELETE /api/licitacoes/searches/${id}`)),
    ]).toEqual([[], 404]);
    expect(await status(admin(`POST /api/licitacoes/searches/${id}/restore`))).toBe(404);
    expect(await status(call(`POST /api/licitacoes/searches/${id}/restore`))).toBe(200);
    expect(await seen(call, id)).toMatchObject({ newCount: 0 });
    await call(`DELETE /api/licitacoes/searches/${id}`);
    await server.database.write((db) =>
      db.updateTable('saved_searches').set({ removed_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', id).execute(),
    );
    expect((await call(`POST /api/licitacoes/searches/${id}/restore`)).json()).toMatchObject({ type: 'undo-expired' });
    await purge({ database: server.database, name: 'test', steps: purgeSearches }, new AbortController().signal);
    expect(await status(call(`POST /api/licitacoes/searches/${id}/restore`))).toBe(404);
  });

  test('frees its name, and is not restored once another one has it', async () => {
    const { call } = await newAccount();
    const { id } = await save(call, { name: 'Única' });
    await call(`DELETE /api/licitacoes/searches/${id}`);
    const next = await save(call, { name: 'unica' });
    expect((await call(`POST /api/licitacoes/searches/${id}/restore`)).json()).toMatchObject({ status: 409, type: 'conflict' });
    await call(`PATCH /api/licitacoes/searches/${next.id}`, { name: 'Outra' });
    expect(await status(call(`POST /api/licitacoes/searches/${id}/restore`))).toBe(200);
  });
});

describe('new notices', () => {
  let search: Search;
  let reader: Awaited<ReturnType<typeof newAccount>>;
  beforeAll(async () => {
    reader = await newAccount();
    await importNotices(`${word} antigo`);
    search = await save(client, { isShared: true });
  });

  test('are those that match and were added since the search was opened, for each account', async () => {
    expect(await newFor(client, search.id)).toBe(0);
    const numbers = await importNotices(`${word} novo`, 'outra coisa', `mais um ${word}`);
    expect([await newFor(client, search.id), await newFor(reader.call, search.id)]).toEqual([2, null]);
    // A later version of a notice is not another notice.
    await importFile(admin, [
      pncpRecord({ numeroControlePNCP: numbers[0], objetoCompra: `${word} alterado`, dataAtualizacao: '2027-01-01T00:00:00' }),
    ]);
    expect(await newFor(client, search.id)).toBe(2);
    expect(await status(reader.call(`PUT /api/licitacoes/searches/${search.id}/look`))).toBe(200);
    expect([await newFor(client, search.id), await newFor(reader.call, search.id)]).toEqual([2, 0]);
    await client(`PUT /api/licitacoes/searches/${search.id}/look`);
    expect(await newFor(client, search.id)).toBe(0);
  });

  test('do not count while they are removed, and none is new again once it is back', async () => {
    const [number = ''] = await importNotices(`${word} removido`);
    const { id } = await server.database.read
      .selectFrom('licitacoes')
      .select('id')
      .where('controle', '=', number)
      .executeTakeFirstOrThrow();
    expect(await newFor(client, search.id)).toBe(1);
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    expect(await newFor(client, search.id)).toBe(0);
    await admin(`POST /api/licitacoes/${id}/restore`);
    expect(await newFor(client, search.id)).toBe(1);
    // The newest one is missing while the search is opened.
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    await client(`PUT /api/licitacoes/searches/${search.id}/look`);
    await admin(`POST /api/licitacoes/${id}/restore`);
    expect(await newFor(client, search.id)).toBe(0);
  });

  test('are seen by who changes the filters, and counted with the new ones', async () => {
    await importNotices('capivara', word);
    await client(`PATCH /api/licitacoes/searches/${search.id}`, { query: { q: 'capivara' } });
    expect([await newFor(client, search.id), await newFor(reader.call, search.id)]).toEqual([0, 1]);
    await client(`PATCH /api/licitacoes/searches/${search.id}`, { query: { q: word } });
  });

  test('are counted up to 99', async () => {
    await client(`PUT /api/licitacoes/searches/${search.id}/look`);
    await importNotices(...Array.from({ length: 101 }, (_, at) => `${word} ${at}`));
    expect(await seen(client, search.id)).toMatchObject({ newCount: 99, hasMore: true });
  });
});

describe('periods', () => {
  test('a search keeps its period, and finds by it on another day', async () => {
    const { call } = await newAccount();
    const { id } = await save(call, { query: { q: word, prazo: '7d', publicada: 'ontem' } });
    expect((await seen(call, id))?.query).toMatchObject({ prazo: '7d', publicada: 'ontem' });
    const clock = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19);
    const dated = (dias: number, publicada: number) =>
      pncpRecord({
        numeroControlePNCP: controlNumber(sequence++),
        objetoCompra: 'periodograma',
        dataAberturaProposta: clock(0),
        dataEncerramentoProposta: clock(dias),
        dataPublicacaoPncp: clock(publicada),
      });
    await importFile(admin, [dated(3, 0), dated(20, 0), dated(3, -5)]);
    const found = async (query: string) => (await call(`GET /api/licitacoes?q=periodograma&${query}`)).json().total;
    expect(await found('prazo=7d&publicada=ontem')).toBe(1);
    expect(await found('prazo=7d')).toBe(2);
    expect(await found('publicada=7d')).toBe(3);
    expect(await found('prazo=hoje')).toBe(0);
    const { periods } = (await call('GET /api/licitacoes/facets?q=periodograma')).json();
    expect(periods.publicada).toMatchObject([{ value: 'hoje' }, { value: 'ontem', count: 2 }, { value: '7d', count: 3 }]);
  });

  test.each(['prazo=sempre', 'prazo=0d', 'prazo=-7d', 'publicada=passado', 'publicada=7', 'depoisDe=0', 'abertura=1000d'])(
    '%s is refused with the name of the parameter',
    async (parameter) => {
      const answer = await client(`GET /api/licitacoes?${parameter}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().faults).toMatchObject([{ path: `query.${parameter.split('=')[0]}` }]);
    },
  );

  test('fixed dates from before are proposed to the owner alone as the period, who takes it or keeps them', async () => {
    const { call } = await newAccount();
    const dates = { prazoDe: '2026-03-10', prazoAte: '2026-03-16' };
    const [old, kept, recent] = [
      await save(call, { query: { q: word, ...dates }, isShared: true }),
      await save(call, { query: { q: word, ...dates } }),
      await save(call, { query: { q: word, ...dates } }),
    ];
    await server.database.write((db) =>
      db
        .updateTable('saved_searches')
        .set({ created_at: '2026-03-10T12:00:00.000Z', updated_at: '2026-03-10T12:00:00.000Z', dates_to_review: true })
        .where('id', 'in', [old.id, kept.id])
        .execute(),
    );
    const proposed = async (who: Call, id: number) => (await seen(who, id))?.proposed;
    expect(await proposed(call, old.id)).toEqual({ prazo: '7d' });
    expect(await proposed(client, old.id)).toBeNull();
    expect(await proposed(call, recent.id)).toBeNull();
    expect((await seen(call, old.id))?.query).toMatchObject(dates);
    await call(`PATCH /api/licitacoes/searches/${kept.id}`, { keepsDates: true });
    await call(`PATCH /api/licitacoes/searches/${old.id}`, { query: { q: word, prazo: '7d' } });
    expect([await proposed(call, kept.id), await proposed(call, old.id)]).toEqual([null, null]);
    expect((await seen(call, kept.id))?.query).toMatchObject(dates);
    expect((await seen(call, old.id))?.query).not.toHaveProperty('prazoDe');
  });
});

test('exactly the new ones of a search are listed, also once it was opened', async () => {
  const { call } = await newAccount();
  const q = 'celacanto';
  await importNotices(`${q} antigo`);
  const { id } = await save(call, { query: { q } });
  await importNotices(`${q} novo`, 'outra coisa', `${q} mais novo`);
  const search = await seen(call, id);
  expect(search?.newCount).toBe(2);
  await call(`PUT /api/licitacoes/searches/${id}/look`);
  const { licitacoes } = (await call(`GET /api/licitacoes?q=${q}&depoisDe=${search?.seenId}`)).json();
  expect(licitacoes.map(({ objeto }: { objeto: string }) => objeto).toSorted()).toEqual([`${q} mais novo`, `${q} novo`]);
});
