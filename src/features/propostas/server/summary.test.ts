import { expect, test } from 'vitest';
import { dayLater } from '#brasil/vigencia.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Proposta } from '../entities.ts';
import type { Resumo } from '../resumo.ts';
import { daysOf } from './summary.ts';

const { admin, client } = testDemo();

const read = async (call: Call, periodo = '12m'): Promise<Resumo> => (await call(`GET /api/propostas/resumo?periodo=${periodo}`)).json();
const count = async (call: Call, query: string): Promise<number> => (await call(`GET /api/propostas?perPage=1&${query}`)).json().total;

test('each figure is the number of rows of the list that it links to', async () => {
  const { de, ate, total, modalidades, orgaos, totalOrgaos, faixas, etapas, meses, motivos } = await read(client);
  const period = `encerradaDe=${de}&encerradaAte=${ate}`;
  expect(total.ganhas).toBe(await count(client, `etapa=ganha&${period}`));
  expect(total.perdidas).toBe(await count(client, `etapa=perdida&${period}`));
  expect(total.desistidas).toBe(await count(client, `etapa=desistida&${period}`));
  expect(total.ganhas).toBeGreaterThan(0);
  const both = `etapa=ganha,perdida&${period}`;
  for (const { codigo, ganhas, perdidas } of modalidades)
    expect(await count(client, `${both}&modalidade=${codigo}`)).toBe(ganhas + perdidas);
  for (const { orgao, ganhas, perdidas } of orgaos.slice(0, 3))
    expect(await count(client, `${both}&orgao=${encodeURIComponent(orgao)}`)).toBe(ganhas + perdidas);
  const all = (await client('GET /api/propostas/resumo/orgaos?periodo=12m&perPage=100')).json();
  expect(orgaos).toEqual(all.orgaos.slice(0, 10));
  expect([all.total, all.orgaos.length]).toEqual([totalOrgaos, totalOrgaos]);
  expect(totalOrgaos).toBeGreaterThan(orgaos.length);
  expect(all.orgaos.reduce((sum: number, { ganhas: won }: { ganhas: number }) => sum + won, 0)).toBe(total.ganhas);
  for (const { min, max, ganhas, perdidas } of faixas) {
    const band = min === null ? 'semEstimativa=true' : `valorMin=${min}${max === null ? '' : `&valorMax=${max}`}`;
    expect(await count(client, `${both}&${band}`), band).toBe(ganhas + perdidas);
  }
  expect(faixas.reduce((sum, { ganhas }) => sum + ganhas, 0)).toBe(total.ganhas);
  for (const { etapa, n } of etapas) expect(await count(client, `etapa=${etapa}`)).toBe(n);
  const open = 'etapa=analisando,decidida,preparando,enviada,disputa';
  for (const { de: from, ate: to, n } of meses)
    expect(await count(client, `${open}${from ? `&sessaoDe=${from}` : ''}${to ? `&sessaoAte=${to}` : ''}`)).toBe(n);
  expect(meses.reduce((sum, { n }) => sum + n, 0)).toBe(total.abertas);
  for (const { motivo, n } of motivos) expect(await count(client, `etapa=perdida&motivo=${motivo}&${period}`)).toBe(n);
});

test('what only has an estimate is said apart from what has prices', async () => {
  const { propostas } = (await client('GET /api/propostas?perPage=100')).json() as { propostas: Proposta[] };
  const cents = (sum: number) => Math.round(sum * 100);
  const { etapas, total } = await read(client);
  for (const { etapa, valor, estimado } of etapas) {
    const own = propostas.filter((one) => one.etapa === etapa);
    const priced = own.reduce((sum, { preco_total }) => sum + preco_total, 0);
    const guessed = own.reduce((sum, one) => sum + (one.preco_total > 0 ? 0 : one.estimado_total || one.edital.valor_estimado || 0), 0);
    expect([etapa, cents(valor), cents(estimado)]).toEqual([etapa, cents(priced + guessed), cents(guessed)]);
  }
  expect(etapas[0]).toMatchObject({ etapa: 'analisando', estimado: etapas[0]?.valor });
  expect(total.estimadoAberto).toBeGreaterThan(0);
  expect(total.estimadoAberto).toBeLessThan(total.valorAberto);
});

test('past sessions are those until yesterday, also of the present month', async () => {
  const { meses } = await read(client);
  const today = dayInBrasilia(new Date());
  expect(meses[0]).toMatchObject({ de: null, ate: dayLater(today, -1) });
  expect(meses[1]?.de).toBe(today);
});

test('private offers of others are not counted', async () => {
  const before = await read(admin);
  const { licitacoes } = (await client('GET /api/licitacoes/open?perPage=1')).json();
  await client('POST /api/propostas', { licitacao: licitacoes[0].id });
  expect((await read(admin)).total).toEqual(before.total);
  expect((await read(client, 'tudo')).total.abertas).toBeGreaterThan(0);
});

test('periods are days in Brasília', () => {
  expect(daysOf('12m', '2026-11-26')).toEqual({ de: '2025-11-26', ate: '2026-11-26' });
  expect(daysOf('12m', '2028-02-29')).toEqual({ de: '2027-02-28', ate: '2028-02-29' });
  expect(daysOf('anterior', '2026-11-26')).toEqual({ de: '2025-01-01', ate: '2025-12-31' });
  expect(daysOf('tudo', '2026-11-26')).toEqual({ de: null, ate: null });
});
