import { beforeAll, expect, test } from 'vitest';
import { daysBefore, daysOf, periods } from '#brasil/periods.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Static } from '#kit/schema.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { dashboards, NoticeFigures, Sum } from '../contract.ts';

type Reply<Name extends keyof typeof dashboards> = Static<(typeof dashboards)[Name]['reply']>;

const { server, admin, client } = testDemo();
beforeAll(async () => {
  // A value with three extra digits, detected by the limit of the law under which it was bought.
  await server.database.write((db) =>
    db
      .updateTable('licitacoes')
      .set({ valor_estimado: 4_500_000_000, valor_implausivel: 'dispensa' })
      .where('id', 'in', (is) =>
        is.selectFrom('licitacoes').select('id').where('abertura', 'is not', null).orderBy('abertura', 'desc').limit(40),
      )
      .execute(),
  );
});

const request = async <Name extends keyof typeof dashboards>(name: Name, query = '', call: Call = client): Promise<Reply<Name>> =>
  (await call(`GET /api/dashboards/${name}${query}`)).json();

/** Number and value of all notices in the list with a filter. */
async function listed(filter: Record<string, string | number | null>): Promise<Sum> {
  const query = Object.entries(filter)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  let [valor, fora] = [0, 0];
  for (let page = 1; ; page++) {
    const { licitacoes, total } = (await (client as Call)(`GET /api/licitacoes?perPage=100&page=${page}&${query}`)).json();
    for (const { valor_estimado, valor_implausivel, excluida } of licitacoes) {
      if (excluida) continue;
      if (valor_implausivel) fora++;
      else valor += valor_estimado ?? 0;
    }
    if (page * 100 >= total) return { n: total, valor: Math.round(valor * 100) / 100, fora };
  }
}
const opening = ({ from, to }: { from: string; to: string }) => ({ aberturaDe: from, aberturaAte: to });
const sum = ({ n, valor, fora }: Sum): Sum => ({ n, valor, fora });
const addUp = (sums: readonly Sum[]) => sums.reduce((total, { n }) => total + n, 0);

test.each(periods)('figures of notices are those of the list, %s', async (period) => {
  const figures: NoticeFigures = await request('notices', `?period=${period}`);
  const days = daysOf(period);
  expect(figures.period).toMatchObject(days);
  expect(figures.before).toMatchObject(daysBefore(days, period));
  for (const part of [figures.period, figures.before]) expect(sum(part)).toEqual(await listed(opening(part)));
  for (const { codigo, nome, ...rest } of figures.modalidades) {
    expect(rest, nome).toEqual(await listed({ ...opening(days), modalidade: codigo }));
  }
  for (const { min, max, ...rest } of figures.faixas) {
    expect(rest, `${min}–${max}`).toEqual(await listed({ ...opening(days), valorMin: min, valorMax: max }));
  }
  expect(addUp(figures.modalidades)).toBe(figures.period.n);
  expect(addUp(figures.faixas) + figures.semValor).toBe(figures.period.n);
  expect(figures.period.n).toBeGreaterThan(0);
});

test('statuses and months are those of the list, whatever the period', async () => {
  const { status, total, meses } = await request('notices');
  for (const { status: name, ...rest } of status) expect(rest, name).toEqual(await listed({ status: name }));
  expect(total).toEqual(await listed({}));
  expect(addUp(status)).toBe(total.n);
  expect(meses.length).toBeGreaterThanOrEqual(13);
  expect(meses[12]?.from).toBe(`${dayInBrasilia(new Date()).slice(0, 7)}-01`);
  for (const month of meses) expect(sum(month), month.from).toEqual(await listed(opening(month)));
});

test('the map shows for each state what the list does', async () => {
  const { ufs, ...days } = await request('map', '?period=last-year');
  expect(ufs.length).toBeGreaterThan(10);
  for (const { uf, period, total, ...byStatus } of ufs.slice(0, 8)) {
    expect(period, uf).toEqual(await listed({ ...opening(days), uf }));
    expect(total, uf).toEqual(await listed({ uf }));
    for (const [status, part] of Object.entries(byStatus)) expect(part, `${uf} ${status}`).toEqual(await listed({ uf, status }));
  }
  const all = await request('notices');
  expect(ufs.reduce((n, { total }) => n + total.n, 0)).toBe(all.total.n);
});

test('the deadlines of seven days are those of the list, followed notices first', async () => {
  const { from, to, total, days, deadlines } = await request('week');
  expect(from).toBe(dayInBrasilia(new Date()));
  expect(total).toBe((await listed({ status: 'aberta', prazoAte: to })).n);
  for (const { day, n } of days) expect(n, day).toBe((await listed({ status: 'aberta', prazoDe: day, prazoAte: day })).n);
  expect(deadlines.length).toBe(Math.min(8, total));
  const { licitacoes } = (await (client as Call)(`GET /api/licitacoes?status=aberta&prazoAte=${to}&sort=encerramento&perPage=100`)).json();
  const [last] = licitacoes;
  await (client as Call)(`PUT /api/follows/licitacao/${last.id}`, {});
  const after = await request('week');
  expect(after.deadlines.find(({ id }) => id === last.id)?.seguida).toBe(true);
  const marks = after.deadlines.map(({ seguida }) => seguida);
  expect(marks).toEqual(marks.toSorted((a, b) => Number(b) - Number(a)));
  expect(['divulgada', 'recebendo', 'suspensa']).toEqual(expect.arrayContaining(after.deadlines.map(({ phase }) => phase)));
  await server.database.write((db) => db.updateTable('licitacoes').set({ situacao_codigo: 4 }).where('id', '=', last.id).execute());
  expect((await request('week')).deadlines.find(({ id }) => id === last.id)?.phase).toBe('suspensa');
  for (const mark of [true, false]) {
    const ends = after.deadlines.filter(({ seguida }) => seguida === mark).map(({ prazo }) => prazo);
    expect(ends).toEqual(ends.toSorted());
  }
});

test('pending items equal the counts of their own lists', async () => {
  const mine = await request('mine');
  const get = async (path: string) => (await (client as Call)(`GET ${path}`)).json();
  const tasks = await get('/api/tasks/counts');
  expect(mine).toMatchObject({
    unread: (await get('/api/email/meta')).inbox,
    tasks: { open: tasks.open, overdue: tasks.overdue },
    follows: {
      licitacoes: (await get('/api/follows?kind=licitacao')).total,
      projetos: (await get('/api/follows?kind=projeto')).total,
    },
  });
  for (const { status, n } of mine.orders) expect((await get(`/api/orders?estado=${status}`)).total, status).toBe(n);
});

test('users and bills are counted like their lists; imports are shown to admins only', async () => {
  const summary = await request('summary', '?period=last-year');
  const get = async (path: string) => (await (client as Call)(`GET ${path}`)).json();
  for (const status of ['active', 'inactive', 'pending'] as const) {
    expect(summary.users[status], status).toBe((await get(`/api/users/list/data?status=${status}`)).total);
  }
  const { casas, from, to } = summary.bills;
  for (const { casa, total, presented } of casas) {
    expect(total).toBe((await get(`/api/projetos-de-lei?casa=${casa}`)).total);
    expect(presented).toBe((await get(`/api/projetos-de-lei?casa=${casa}&apresentacaoDe=${from}&apresentacaoAte=${to}`)).total);
  }
  const { projetos } = await get('/api/projetos-de-lei?perPage=100');
  const now = new Date().toISOString();
  const moved = projetos.filter(({ ultima_tramitacao: at }: { ultima_tramitacao: string | null }) => at !== null && at <= now);
  expect(summary.moved.map(({ id }) => id)).toEqual(moved.slice(0, 5).map(({ id }: { id: number }) => id));
  expect(summary.imports).toBeNull();
  expect((await request('summary', '', admin)).imports).toEqual([]);
});
