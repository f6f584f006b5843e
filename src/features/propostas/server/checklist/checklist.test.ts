import { beforeAll, expect, test } from 'vitest';
import { isBusinessDay } from '#brasil/server/officeDays.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Entrada, Modelo } from '../../checklist.ts';

const { admin, client, ids } = testDemo();
let id: number;
let sessao: string;

beforeAll(async () => {
  const { licitacoes } = (await client('GET /api/licitacoes/open?perPage=50')).json();
  const notice = licitacoes.at(-1);
  sessao = notice.encerramento ?? notice.abertura;
  id = (await client('POST /api/propostas', { licitacao: notice.id })).json().id;
});

const list = async (language = 'pt'): Promise<Entrada[]> =>
  (await client(`GET /api/propostas/${id}/checklist`, undefined, { 'accept-language': language })).json().entradas;

test('begins with the template, once, due before the session, in the reader’s language', async () => {
  await client(`POST /api/propostas/${id}/checklist/modelo`);
  const entries = await list();
  const { modelos } = (await client('GET /api/propostas/modelos')).json() as { modelos: Modelo[] };
  expect(entries).toHaveLength(modelos.length);
  expect(new Set(entries.map(({ grupo }) => grupo))).toEqual(new Set(['juridica', 'fiscal', 'tecnica', 'economica', 'proposta']));
  for (const { prazo } of entries) {
    expect(prazo === null || prazo <= dayInBrasilia(sessao)).toBe(true);
    expect(prazo === null || isBusinessDay(Date.parse(prazo) / 86_400_000)).toBe(true);
  }
  await client(`POST /api/propostas/${id}/checklist/modelo`);
  expect(await list()).toHaveLength(modelos.length);
  expect((await list('de')).map(({ titulo }) => titulo)).toContain('Eintragung im CNPJ');
});

test('an entry is done by somebody at some time; an old version is refused with what changed', async () => {
  const added = await client(`POST /api/propostas/${id}/checklist`, { grupo: 'tecnica', titulo: 'Amostra', prazo: '2026-12-01' });
  const path = `/api/propostas/${id}/checklist/${added.json().id}` as const;
  const marked = await client(`PUT ${path}`, { version: 1, feito: true, documento: 'amostra.pdf' });
  expect(marked.json()).toMatchObject({
    version: 2,
    feito_por: { id: ids.client },
    feito_em: expect.any(String),
    documento: 'amostra.pdf',
  });
  const refused = await client(`PUT ${path}`, { version: 1, prazo: null });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().alteracoes).toMatchObject([
    { campo: 'documento', antes: null, depois: 'amostra.pdf', entrada: 'Amostra' },
    { campo: 'feito', antes: 'false', depois: 'true' },
  ]);
  await client(`DELETE ${path}`);
  expect((await list()).map(({ titulo }) => titulo)).not.toContain('Amostra');
  await client(`POST ${path}/restore`);
  expect((await list()).map(({ titulo }) => titulo)).toContain('Amostra');
  const invalid = await client(`POST /api/propostas/${id}/checklist`, { grupo: 'tecnica', titulo: ' ' });
  expect([invalid.statusCode, invalid.json().faults]).toMatchObject([400, [{ path: 'body.titulo' }]]);
});

test('admins change the template; an edited text is the same in every language', async () => {
  const { modelos } = (await admin('GET /api/propostas/modelos')).json() as { modelos: Modelo[] };
  const [first] = modelos;
  if (!first) throw new Error('There is no template.');
  const { grupo, titulo, dias, version } = first;
  const path = `/api/propostas/modelos/${first.id}` as const;
  expect((await client(`PUT ${path}`, { grupo, titulo, dias, version })).statusCode).toBe(403);
  await admin(`PUT ${path}`, { grupo, titulo, dias: 9, version });
  const after = async () => ((await admin('GET /api/propostas/modelos')).json().modelos as Modelo[]).find((one) => one.id === first.id);
  expect(await after()).toMatchObject({ dias: 9, isTranslated: true, version: version + 1 });
  expect((await admin(`PUT ${path}`, { grupo, titulo: 'Outro', dias: 9, version })).statusCode).toBe(409);
  await admin(`PUT ${path}`, { grupo, titulo: 'Outro', dias: 9, version: version + 1 });
  expect(await after()).toMatchObject({ titulo: 'Outro', isTranslated: false });
  await admin(`DELETE ${path}`);
  expect(await after()).toBeUndefined();
  await admin(`POST ${path}/restore`);
  expect(await after()).toMatchObject({ titulo: 'Outro' });
  const added = await admin('POST /api/propostas/modelos', { grupo: 'proposta', titulo: 'Catálogo', dias: null });
  expect(added.statusCode).toBe(201);
});
