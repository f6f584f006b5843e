// Sessions of running and won offers in the calendar.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarDate } from '#features/calendar/contract.ts';
import type { PropostaDetail } from '#features/propostas/entities.ts';
import { NEVER } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';

const { server, admin, client, ids } = testDemo();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const [abertura, encerramento] = [inDays(2), inDays(5)];
let notice: number;

beforeAll(async () => {
  notice = (await client('GET /api/licitacoes/open?perPage=1')).json().licitacoes[0].id;
  await server.database.write(async (db) => {
    await db.updateTable('licitacoes').set({ abertura, encerramento, situacao_codigo: 1 }).where('id', '=', notice).execute();
    await db.deleteFrom('follows').execute();
  });
});
beforeEach(() => server.database.write((db) => db.deleteFrom('propostas').execute()));

const create = async (call: Call): Promise<number> => (await call('POST /api/propostas', { licitacao: notice })).json().id;
const show = async (call: Call, id: number): Promise<PropostaDetail> => (await call(`GET /api/propostas/${id}`)).json();
const move = async (id: number, body: object) =>
  client(`PUT /api/propostas/${id}/etapa`, { version: (await show(client, id)).version, ...body });
const share = async (id: number, body: object) =>
  client(`PUT /api/propostas/${id}/acesso`, { version: (await show(client, id)).version, ...body });
/** Kinds and times of the notice's dates besides the last day for questions. */
async function sessions(call: Call): Promise<string[]> {
  const { dates } = (await call(`GET /api/calendar/dates?start=${inDays(0)}&end=${inDays(10)}`)).json() as { dates: CalendarDate[] };
  return dates
    .filter(({ thing, thingId, kind }) => thing === 'licitacao' && thingId === notice && kind !== 'impugnacao')
    .map(({ kind, start }) => `${kind} ${start}`);
}
const both = [`abertura ${abertura}`, `sessao ${encerramento}`];
/** Followed, but not offered for. */
const followed = [`abertura ${abertura}`, `encerramento ${encerramento}`];

test('are there for who begins an offer, once though the notice is followed too', async () => {
  expect(await sessions(client)).toEqual([]);
  const id = await create(client);
  expect(await sessions(client)).toEqual(both);
  await client(`PUT /api/follows/licitacao/${notice}`, {});
  const second = await create(client);
  expect(await sessions(client)).toEqual(both);
  for (const one of [id, second]) await client(`DELETE /api/propostas/${one}`);
  expect(await sessions(client)).toEqual(followed);
  await client(`POST /api/propostas/${id}/restore`);
  await client(`DELETE /api/follows/licitacao/${notice}`);
  expect(await sessions(client)).toEqual(both);
  expect((await client(`GET /api/calendar/dates/licitacao:${notice}:encerramento/ics`)).statusCode).toBe(200);
  expect(await sessions(admin)).toEqual([]);
  await client(`DELETE /api/propostas/${id}`);
});

test('are the session that the offer names, also where the record has its dates the wrong way round', async () => {
  const id = await create(client);
  await client(`PUT /api/follows/licitacao/${notice}`, {});
  const turn = (dates: object) => server.database.write((db) => db.updateTable('licitacoes').set(dates).where('id', '=', notice).execute());
  await turn({ abertura: encerramento, encerramento: abertura, prazo: encerramento });
  expect(await sessions(client)).toEqual([`encerramento ${abertura}`, `sessao ${encerramento}`]);
  expect((await show(client, id)).edital.sessao).toBe(encerramento);
  // Without end, proposals may be handed in until nobody knows when.
  await turn({ abertura, encerramento: NEVER, prazo: NEVER });
  expect(await sessions(client)).toEqual([`sessao ${abertura}`]);
  expect((await show(client, id)).edital.sessao).toBe(abertura);
  await turn({ abertura, encerramento, prazo: encerramento });
  await client(`DELETE /api/follows/licitacao/${notice}`);
});

test('stay when the offer is won, leave the calendar when it ends otherwise or is deleted, and come back with it', async () => {
  const id = await create(client);
  await move(id, { etapa: 'enviada' });
  expect(await sessions(client)).toEqual(both);
  await move(id, { etapa: 'ganha' });
  expect(await sessions(client)).toEqual(both);
  await move(id, { etapa: 'perdida', resultado_motivo: 'preco' });
  expect(await sessions(client)).toEqual([]);
  await move(id, { etapa: 'disputa' });
  expect(await sessions(client)).toEqual(both);
  await client(`DELETE /api/propostas/${id}`);
  expect(await sessions(client)).toEqual([]);
  await client(`POST /api/propostas/${id}/restore`);
  expect(await sessions(client)).toEqual(both);
});

test('are there for the person responsible and named people, not for the whole office', async () => {
  const id = await create(client);
  await share(id, { escritorio: 'editor', pessoas: [] });
  expect(await sessions(admin)).toEqual([]);
  await share(id, { escritorio: null, pessoas: [{ id: ids.admin, papel: 'leitor' }] });
  expect(await sessions(admin)).toEqual(both);
  await share(id, { escritorio: null, pessoas: [] });
  expect(await sessions(admin)).toEqual([]);
  await client(`PUT /api/propostas/${id}`, { version: (await show(client, id)).version, responsavel: ids.admin });
  expect(await sessions(admin)).toEqual(both);
});

test('the end of a won offer’s contract is there too, once though the contract itself is watched', async () => {
  const id = await create(client);
  const day = inDays(6).slice(0, 10);
  const ends = async (call: Call = client) => {
    const { dates } = (await call(`GET /api/calendar/dates?start=${inDays(4)}&end=${inDays(9)}`)).json() as { dates: CalendarDate[] };
    return dates.filter(({ kind }) => kind === 'vigenciaFim').map(({ key }) => key);
  };
  const before = await ends();
  const own = `proposta:${id}:vigenciaFim`;
  await move(id, { etapa: 'ganha', contrato_numero: '7/2026', contrato_fim: day });
  expect(await ends()).toEqual([...before, own]);
  expect(await ends(admin)).not.toContain(own);
  const { dates } = (await client(`GET /api/calendar/dates?start=${inDays(4)}&end=${inDays(9)}`)).json();
  expect(dates.find(({ key }: CalendarDate) => key === own)).toMatchObject({
    ...{ title: expect.stringContaining('Contrato 7/2026 · '), thing: 'proposta', thingId: id, allDay: true },
    start: new Date(`${day}T00:00:00-03:00`).toISOString(),
  });
  expect((await client(`GET /api/calendar/dates/${own}/ics`)).body).toContain(`/propostas/${id}`);

  // The same contract from the portal.
  const contract = await server.database.write(async (db) => {
    const { controle } = await db.selectFrom('licitacoes').select('controle').where('id', '=', notice).executeTakeFirstOrThrow();
    const { id } = await db.selectFrom('contratos').select('id').orderBy('id').executeTakeFirstOrThrow();
    await db.updateTable('contratos').set({ compra_controle: controle, vigencia_fim: day }).where('id', '=', id).execute();
    return id;
  });
  await client(`PUT /api/vigencias/contrato/${contract}`);
  expect(await ends()).toContain(`contrato:${contract}:vigenciaFim`);
  expect(await ends()).not.toContain(own);
  await client(`DELETE /api/vigencias/contrato/${contract}`);
  expect(await ends()).toContain(own);
  await move(id, { etapa: 'disputa' });
  expect(await ends()).not.toContain(own);
});
