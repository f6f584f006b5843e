import { beforeAll, beforeEach, expect, test } from 'vitest';
import { NEVER } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import { purge } from '#kit/server/work/retention.ts';
import type { Follow } from '../contract.ts';
import { purgeOrphanedFollows } from './retention.ts';

const { server, admin, client, ids } = testDemo();
let notices: { id: number; orgao: string; abertura: string | null; encerramento: string | null }[];
let bill: number;
beforeAll(async () => {
  notices = (await client('GET /api/licitacoes/open?perPage=20')).json().licitacoes;
  bill = await addBill();
});
beforeEach(() => server.database.write((db) => db.deleteFrom('follows').execute()));

/** A bill that is not in the demo. */
async function addBill(): Promise<number> {
  const bill = {
    ...({
      casa: 'camara',
      codigo: 'teste-1',
      tipo: 'PL',
      tipo_codigo: '139',
      tipo_nome: 'Projeto de Lei',
      numero: 229,
      ano: 2009,
    } as const),
    ...{ ementa: 'Dispõe sobre aquaviários.', ementa_detalhada: '', apelido: '', palavras_chave: '', apresentacao: '2009-03-11' },
    ...{ situacao: 'Pronta para pauta', situacao_em: null, orgao: 'CCJC', regime: '', tramitando: true, ultima_tramitacao: null },
    ...{ autor: '', autores_total: 0, tramitacoes_total: 0, url: null, url_inteiro_teor: null, demo: false, autores_busca: '' },
    ...{ busca: 'dispoe sobre aquaviario pl 229 2009', status: null, registro_digest: '', importada_em: '2026-01-01T00:00:00.000Z' },
    importacao_id: null,
  };
  const { id } = await server.database.write((db) => db.insertInto('projetos').values(bill).returning('id').executeTakeFirstOrThrow());
  return id;
}

const noticeId = (place: number) => notices[place]?.id as number;
const put = (call: Call, place: number, body: object = {}) => call(`PUT /api/follows/licitacao/${noticeId(place)}`, body);
const list = async (call: Call, query = ''): Promise<{ follows: Follow[]; total: number }> =>
  (await call(`GET /api/follows${query}`)).json();
const itemsOf = ({ follows }: { follows: Follow[] }) => follows.map(({ item }) => item);
/** The items of one stage, top to bottom. */
const column = async (call: Call, stage: string, query = ''): Promise<number[]> => {
  const { columns } = (await call(`GET /api/follows/board${query}`)).json() as { columns: { stage: string; follows: Follow[] }[] };
  return columns.find((one) => one.stage === stage)?.follows.map(({ item }) => item) ?? [];
};

test('follows a notice with stage, priority and note; fields left out of a change stay', async () => {
  expect((await put(client, 0, { note: 'Pedir amostra.' })).json()).toEqual({
    ...{ item: noticeId(0), stage: 'interested', priority: 'normal', note: 'Pedir amostra.', tags: [] },
  });
  expect((await put(client, 0, { stage: 'proposal', priority: 'high' })).json()).toMatchObject({
    stage: 'proposal',
    note: 'Pedir amostra.',
  });
  const { follows, total } = await list(client);
  expect(total).toBe(1);
  expect(follows[0]).toMatchObject({
    ...{ kind: 'licitacao', item: noticeId(0), stage: 'proposal', priority: 'high', note: 'Pedir amostra.' },
    ...{ orgao: notices[0]?.orgao, status: 'aberta', suspensa: false },
  });
  expect(follows[0]?.name).toMatch(/\d+\/\d{4}$/);
  expect((await client(`GET /api/follows/marks?kind=licitacao&items=${noticeId(0)}&items=${noticeId(1)}`)).json()).toEqual({
    marks: [{ item: noticeId(0), stage: 'proposal', priority: 'high', note: 'Pedir amostra.', tags: [] }],
  });
});

test('marks an implausible value of a followed notice', async () => {
  await put(client, 0);
  const shown = async () => (await list(client)).follows[0]?.valor_implausivel;
  expect(await shown()).toBe(false);
  const mark = (valor_implausivel: 'limite' | null) =>
    server.database.write((db) => db.updateTable('licitacoes').set({ valor_implausivel }).where('id', '=', noticeId(0)).execute());
  await mark('limite');
  expect(await shown()).toBe(true);
  await mark(null);
});

test('follows a bill with its name and chamber', async () => {
  await client(`PUT /api/follows/projeto/${bill}`, { stage: 'analysing' });
  expect((await list(client)).follows[0]).toMatchObject({
    ...{ kind: 'projeto', item: bill, name: 'PL 229/2009', orgao: 'Câmara dos Deputados · CCJC' },
    ...{ text: 'Dispõe sobre aquaviários.', status: 'Pronta para pauta', local: '', valor: null },
  });
});

test('cannot follow what does not exist; unfollowing is idempotent', async () => {
  expect((await client('PUT /api/follows/licitacao/999999', {})).statusCode).toBe(404);
  expect((await client('PUT /api/follows/projeto/999999', {})).statusCode).toBe(404);
  expect((await client('PUT /api/follows/lote/1', {})).statusCode).toBe(400);
  await put(client, 0);
  for (let times = 0; times < 2; times++) expect((await client(`DELETE /api/follows/licitacao/${noticeId(0)}`)).statusCode).toBe(200);
  expect((await list(client)).total).toBe(0);
});

test('two concurrent requests follow an item once', async () => {
  const answers = await Promise.all([put(client, 0, { priority: 'high' }), put(client, 0, { note: 'x' }), put(client, 0)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await list(client)).total).toBe(1);
});

test('unfollowing while another browser changes the item causes no error', async () => {
  await put(client, 0);
  for (let times = 0; times < 15; times++) {
    const answers = await Promise.all([
      put(client, 0, { note: `${times}` }),
      client(`DELETE /api/follows/licitacao/${noticeId(0)}`),
      put(client, 0),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  }
});

test('a removed notice disappears from lists and board, and returns when restored', async () => {
  await put(client, 0, { note: 'Guardar.' });
  await admin(`DELETE /apps/invoice/delete?id=${noticeId(0)}`);
  expect(await list(client)).toEqual({ follows: [], total: 0 });
  expect(await column(client, 'interested')).toEqual([]);
  expect((await put(client, 0)).statusCode).toBe(404);
  await admin(`POST /api/licitacoes/${noticeId(0)}/restore`);
  expect((await list(client)).follows).toMatchObject([{ item: noticeId(0), note: 'Guardar.' }]);
});

test('users see and move only their own items', async () => {
  await put(client, 0);
  const [theirs] = (await list(client)).follows;
  expect(await list(admin)).toEqual({ follows: [], total: 0 });
  expect((await admin(`PUT /api/follows/${theirs?.id}/place`, { stage: 'won', after: null })).statusCode).toBe(404);
  await put(admin, 1);
  const [own] = (await list(admin)).follows;
  expect((await admin(`PUT /api/follows/${own?.id}/place`, { stage: 'interested', after: theirs?.id })).statusCode).toBe(404);
});

test('the board keeps the given order, also when many are moved into one gap', async () => {
  for (const place of [3, 2, 1, 0]) await put(client, place);
  const ids = new Map((await list(client)).follows.map(({ id, item }) => [item, id]));
  const idAt = (place: number) => ids.get(noticeId(place)) as number;
  const move = (place: number, stage: string, after: number | null) => client(`PUT /api/follows/${idAt(place)}/place`, { stage, after });
  expect(await column(client, 'interested')).toEqual([0, 1, 2, 3].map(noticeId));
  await move(3, 'interested', idAt(0));
  await move(0, 'interested', idAt(2));
  expect(await column(client, 'interested')).toEqual([3, 1, 2, 0].map(noticeId));
  // More often than the gap between two neighbours can be halved.
  for (let times = 0; times < 12; times++) {
    await move(2, 'interested', idAt(3));
    await move(1, 'interested', idAt(3));
  }
  expect(await column(client, 'interested')).toEqual([3, 1, 2, 0].map(noticeId));
  await move(1, 'won', null);
  expect(await column(client, 'interested')).toEqual([3, 2, 0].map(noticeId));
  expect(await column(client, 'won')).toEqual([noticeId(1)]);
  // The item to move it after no longer exists.
  expect((await move(3, 'interested', idAt(1))).statusCode).toBe(404);
  const answers = await Promise.all([move(3, 'won', idAt(1)), move(2, 'won', idAt(1)), move(0, 'won', idAt(1))]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const won = await column(client, 'won');
  expect(won[0]).toBe(noticeId(1));
  expect(won.toSorted()).toEqual([0, 1, 2, 3].map(noticeId).toSorted());
});

test('filters by kind, stage, priority, and words of item and note together', async () => {
  await put(client, 0, { note: 'Reunião com o fornecedor de câmaras', priority: 'high' });
  await put(client, 1, { stage: 'lost' });
  await client(`PUT /api/follows/projeto/${bill}`, {});
  const found = async (query: string) => itemsOf(await list(client, query)).toSorted();
  expect(await found('?kind=projeto')).toEqual([bill]);
  expect(await found('?stage=lost')).toEqual([noticeId(1)]);
  expect(await found('?stage=')).toEqual([]);
  expect(await found('?priority=high')).toEqual([noticeId(0)]);
  expect(await found('?q=camara')).toEqual([noticeId(0)]);
  expect(await found('?q=aquaviario')).toEqual([bill]);
  expect(await found('?q=%22reuniao+com%22')).toEqual([noticeId(0)]);
  expect(await found('?q=%22com+reuniao%22')).toEqual([]);
  expect(await found('?q=-aquaviario')).toEqual([noticeId(0), noticeId(1)].toSorted());
  expect(await found(`?q=${encodeURIComponent('%_\' " \\')}`)).toHaveLength(3);
  expect(await column(client, 'interested', '?q=229')).toEqual([bill]);
});

test('sorts by next date, with items without one last in both directions', async () => {
  for (const place of [0, 1, 2, 3, 4, 5]) await put(client, place);
  await client(`PUT /api/follows/projeto/${bill}`, {});
  const { follows } = await list(client, '?sort=date');
  const dates = follows.flatMap(({ next }) => next?.at ?? []);
  expect(dates).toHaveLength(6);
  expect(dates).toEqual(dates.toSorted());
  expect(follows.at(-1)?.item).toBe(bill);
  const down = (await list(client, '?sort=date&order=desc')).follows;
  expect(down.at(-1)?.item).toBe(bill);
  expect(down.flatMap(({ next }) => next?.at ?? [])).toEqual(dates.toReversed());
  const second = await list(client, '?sort=date&perPage=3&page=2');
  expect(second.total).toBe(7);
  expect(itemsOf(second)).toEqual(itemsOf({ follows }).slice(3, 6));
});

test('the calendar shows opening and last day for questions of followed notices, but no end in the year 9999', async () => {
  await put(client, 8);
  // A Wednesday; the third business day before is a Friday.
  const dates = { abertura: '2027-06-02T12:00:00.000Z', encerramento: NEVER, modalidade_codigo: 6 };
  await server.database.write((db) => db.updateTable('licitacoes').set(dates).where('id', '=', noticeId(8)).execute());
  // Demo dates keep their distance from today.
  const shown = async (start: string, end: string): Promise<unknown[]> =>
    (await client(`GET /api/calendar/dates?start=${start}T03:00:00Z&end=${end}T03:00:00Z`))
      .json()
      .dates.filter(({ thingId }: { thingId: number }) => thingId === noticeId(8));
  const about = { calendar: 'Licitações Abertas', thing: 'licitacao', thingId: noticeId(8), phase: 'divulgada' };
  const question = { ...about, kind: 'impugnacao', start: '2027-05-28T03:00:00.000Z', allDay: true };
  expect(await shown('2027-05-01', '2027-06-10')).toMatchObject([
    question,
    { ...about, kind: 'abertura', start: '2027-06-02T12:00:00.000Z', allDay: false },
  ]);
  expect(await shown('2027-05-28', '2027-05-29')).toMatchObject([question]);
  expect(await shown('2027-05-29', '2027-06-02')).toEqual([]);
  const took = { abertura: '2027-05-03T12:00:00.000Z', encerramento: dates.abertura };
  await server.database.write((db) => db.updateTable('licitacoes').set(took).where('id', '=', noticeId(8)).execute());
  expect(await shown('2027-05-28', '2027-05-29')).toMatchObject([question]);
  await server.database.write((db) => db.updateTable('licitacoes').set({ situacao_codigo: 4 }).where('id', '=', noticeId(8)).execute());
  expect(await shown('2027-05-28', '2027-05-29')).toMatchObject([{ ...question, phase: 'suspensa' }]);
});

test('the days before a date are a user’s setting, three by default', async () => {
  const read = async (call: Call) => (await call('GET /api/follows/settings')).json();
  expect(await read(client)).toMatchObject({ daysBefore: 3, isShared: false });
  for (const daysBefore of [0, null, 10]) {
    expect((await client('PUT /api/follows/settings', { daysBefore })).statusCode).toBe(200);
    expect(await read(client)).toMatchObject({ daysBefore, isShared: false });
  }
  expect(await read(admin)).toMatchObject({ daysBefore: 3, isShared: false });
});

test('others see a user’s followed notices if shared, admins always, and never stage, priority or note', async () => {
  const { admin: adminId, client: clientId } = ids;
  const shared = async (call: Call, id: number, query = '') => (await call(`GET /api/users/${id}/follows${query}`)).json();
  for (const place of [0, 1, 2]) await put(admin, place, { stage: 'proposal', priority: 'high', note: 'Segredo.' });
  await admin(`PUT /api/follows/projeto/${bill}`, {});
  await put(client, 3, { note: 'Segredo.' });
  const hidden = { isShared: false, isReadable: false, notices: [], total: 0 };
  expect(await shared(client, adminId)).toEqual(hidden);
  expect(await shared(client, clientId)).toMatchObject({ isShared: false, isReadable: true, notices: [{ item: noticeId(3) }], total: 1 });
  expect(await shared(admin, clientId)).toMatchObject({ isShared: false, isReadable: true, notices: [{ item: noticeId(3) }], total: 1 });

  // The number of days before a date is unchanged.
  await admin('PUT /api/follows/settings', { daysBefore: 7 });
  await admin('PUT /api/follows/settings', { isShared: true });
  expect((await admin('GET /api/follows/settings')).json()).toMatchObject({ daysBefore: 7, isShared: true });
  const seen = await shared(client, adminId, '?perPage=2');
  expect(seen).toMatchObject({ isShared: true, isReadable: true, notices: [{ item: noticeId(2) }, { item: noticeId(1) }], total: 3 });
  expect(JSON.stringify(seen)).not.toMatch(/Segredo|proposal|high/);
  expect((await shared(client, adminId, '?perPage=2&page=2')).notices).toMatchObject([{ item: noticeId(0) }]);
  await admin('PUT /api/follows/settings', { isShared: false });
  expect(await shared(client, adminId)).toEqual(hidden);
  expect((await client('GET /api/users/999999/follows')).statusCode).toBe(404);
  expect((await server.call(`GET /api/users/${adminId}/follows`)).statusCode).toBe(401);
});

test('follows of a notice are purged once its removal cannot be undone', async () => {
  const { database } = server;
  const stars = async () => (await database.read.selectFrom('follows').select('item_id').execute()).map(({ item_id }) => item_id);
  const tidyUp = () => purge({ database, name: 'test', steps: [purgeOrphanedFollows] }, new AbortController().signal);
  await put(client, 6);
  await put(client, 7);
  await admin(`DELETE /apps/invoice/delete?id=${noticeId(6)}`);
  await tidyUp();
  expect(await stars()).toHaveLength(2);
  await database.write((db) => db.updateTable('licitacoes_removidas').set({ removida_em: '2026-01-01T00:00:00.000Z' }).execute());
  await tidyUp();
  expect(await stars()).toEqual([noticeId(7)]);
});

test('many are followed, moved and undone in one step, with what was skipped and why', async () => {
  await put(client, 1, { stage: 'won', note: 'Nosso.' });
  const many = async (body: object, call: Call = client) => (await call('PUT /api/follows', { kind: 'licitacao', ...body })).json();
  const [first, second, third] = [noticeId(0), noticeId(1), noticeId(2)];
  const wanted = [first, second, 999_999, third].map((item) => ({ item, stage: 'interested' }));
  const followed = await many({ changes: wanted, keeps: true });
  expect(followed).toEqual({
    done: 2,
    skipped: [
      { item: second, why: 'same' },
      { item: 999_999, why: 'missing' },
    ],
    before: [
      { item: first, stage: null },
      { item: third, stage: null },
    ],
  });
  expect(await column(client, 'interested')).toEqual([first, third]);
  const moved = await many({ changes: [second, first].map((item) => ({ item, stage: 'proposal' })) });
  expect(moved.before).toMatchObject([
    { item: second, stage: 'won', priority: 'normal', note: 'Nosso.' },
    { item: first, stage: 'interested', priority: 'normal', note: '' },
  ]);
  expect(await column(client, 'proposal')).toEqual([second, first]);
  expect(await many({ changes: moved.before })).toMatchObject({ done: 2, skipped: [] });
  await many({ changes: followed.before });
  const { follows } = await list(client);
  expect(follows).toMatchObject([{ item: second, stage: 'won', note: 'Nosso.' }]);
  // Undoing gives back the note that unfollowing removed.
  const gone = await many({ changes: [{ item: second, stage: null }] });
  expect((await list(client)).total).toBe(0);
  await many({ changes: gone.before });
  expect((await list(client)).follows).toMatchObject([{ item: second, stage: 'won', note: 'Nosso.' }]);
  expect((await list(admin)).total).toBe(0);
});

test('a thousand are followed at once, more are refused', async () => {
  const { read } = server.database;
  const all = await read.selectFrom('licitacoes').select('id').orderBy('id').limit(1000).execute();
  const changes = all.map(({ id: item }) => ({ item, stage: 'analysing' }));
  const { done } = (await client('PUT /api/follows', { kind: 'licitacao', changes })).json();
  expect(done).toBe(all.length);
  const more = Array.from({ length: 1001 }, (_, at) => ({ item: at + 1, stage: null }));
  expect((await client('PUT /api/follows', { kind: 'licitacao', changes: more })).json().faults).toMatchObject([{ path: 'body.changes' }]);
});

test('undoing gives back the long notes of as many', async () => {
  const all = await server.database.read.selectFrom('licitacoes').select('id').orderBy('id').limit(1000).execute();
  const changes = all.map(({ id: item }) => ({ item, stage: 'analysing', note: '…'.repeat(2000) }));
  const send = (body: object[]) => admin('PUT /api/follows', { kind: 'licitacao', changes: body });
  expect((await send(changes)).json().done).toBe(all.length);
  const before = await column(admin, 'analysing', '?perStage=500');
  // In the order that is asked for, also of those that are there.
  const moved = (await send(all.map(({ id: item }) => ({ item, stage: 'proposal' })))).json();
  expect((await column(admin, 'proposal', '?perStage=500')).slice(0, 3)).toEqual(all.slice(0, 3).map(({ id }) => id));
  await send(moved.before);
  expect(await column(admin, 'analysing', '?perStage=500')).toEqual(before);
  const gone = (await send(all.map(({ id: item }) => ({ item, stage: null })))).json();
  expect(JSON.stringify(gone.before).length).toBeGreaterThan(2 ** 20);
  expect((await send(gone.before)).json().done).toBe(all.length);
  expect((await list(admin)).follows[0]?.note).toHaveLength(2000);
});

test('since when something is followed is a plausible moment of the past, and its place has room above', async () => {
  const many = (change: object, call: Call = client) => call('PUT /api/follows', { kind: 'licitacao', changes: [change] });
  const item = noticeId(0);
  await many({ item, stage: null });
  for (const since of ['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00Z', '1899-01-01T00:00:00Z'])
    expect((await many({ item, stage: 'interested', since })).json().faults).toEqual([
      { path: 'body.changes.0.since', message: 'deve estar entre 1990 e 2100' },
    ]);
  const sinceOf = async () => (await list(client)).follows.find((follow) => follow.item === item)?.created_at ?? '';
  await many({ item, stage: 'interested', since: '2026-05-28T10:00:00-03:00' });
  expect(await sinceOf()).toBe('2026-05-28T13:00:00.000Z');
  await many({ item, stage: null });
  await many({ item, stage: 'interested', since: '2099-01-01T00:00:00Z' });
  expect(Date.parse(await sinceOf())).toBeLessThanOrEqual(Date.now());
  const place = Number.MIN_SAFE_INTEGER;
  expect((await many({ item, stage: 'won', place })).json().faults).toMatchObject([{ path: 'body.changes.0.place' }]);
  await many({ item, stage: 'won', place: -(2 ** 50) });
  expect((await many({ item: noticeId(1), stage: 'won' })).json()).toMatchObject({ done: 1 });
});
