// Links from an offer's checklist to the vault of the company's documents.
import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { plainPdf } from '#kit/server/files/plainPdf.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { type Entrada, isDone, isToConfirm, type Sugestao } from '../../checklist.ts';

const { server, admin, client, ids } = testDemo();
let id: number;
let sessao: string;
let licitacao: number;
let dates: { prazo: string | null; abertura: string | null; encerramento: string | null };

const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const today = () => dayInBrasilia(new Date());

beforeAll(async () => {
  const { read } = server.database;
  // Its session is some days away, so that a document may expire before.
  const notice = await read
    .selectFrom('licitacoes')
    .select(['id', 'prazo', 'abertura', 'encerramento'])
    .where('prazo', '>', new Date(Date.now() + 5 * 86_400_000).toISOString())
    .orderBy('prazo')
    .executeTakeFirstOrThrow();
  const { id: found, ...times } = notice;
  [licitacao, dates] = [found, times];
  sessao = dayInBrasilia(notice.prazo ?? '');
});
beforeEach(async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('propostas').execute();
    await db.deleteFrom('certidoes').execute();
  });
  id = (await client('POST /api/propostas', { licitacao })).json().id;
});

const list = async (): Promise<Entrada[]> => (await client(`GET /api/propostas/${id}/checklist`)).json().entradas;
const entry = async (titulo: string) =>
  (await client(`POST /api/propostas/${id}/checklist`, { grupo: 'fiscal', titulo })).json().id as number;
const link = (entrada: number, certidao: number | null, version = 1) =>
  client(`PUT /api/propostas/${id}/checklist/${entrada}`, { version, certidao });

async function document(tipo: string, vence_em: string | null, more: object = {}): Promise<number> {
  const sent = await admin('POST /api/certidoes/arquivos?fileName=certidao.pdf', Buffer.from(plainPdf([tipo])), {
    'content-type': 'application/octet-stream',
  });
  const body = { titulo: '', grupo: 'fiscal', nota: '', numero: '', emissor: '', emitida_em: null, vence_em, arquivo: sent.json().id };
  const added = await admin('POST /api/certidoes', { tipo, ...body, ...more });
  expect(added.statusCode, added.body).toBe(201);
  return added.json().id;
}

test('an entry says whether its document is valid on the day of the session', async () => {
  const entrada = await entry('CNDT');
  const states = [
    [await document('cndt', sessao), 'valida'],
    [await document('cndt', null), 'valida'],
    [await document('cndt', later(sessao, -1)), 'venceAntes'],
    [await document('cndt', later(today(), -1)), 'vencida'],
    [await document('cndt', later(sessao, 90), { emitida_em: later(sessao, 1) }), 'depois'],
  ] as const;
  let version = 1;
  for (const [certidao, situacao] of states) {
    const saved = await link(entrada, certidao, version);
    expect(saved.json(), situacao).toMatchObject({ certidao: { id: certidao, nome: 'CNDT trabalhista', situacao } });
    version = saved.json().version;
  }
  const [shown] = await list();
  const file = await client(`GET ${shown?.certidao?.arquivo?.url ?? ''}&inline=true`);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect((await client(`GET /api/propostas/${id}/checklist`)).json().sessao).toBe(sessao);

  // Without a session nothing is said of that day.
  const set = (values: object) =>
    server.database.write((db) => db.updateTable('licitacoes').set(values).where('id', '=', licitacao).execute());
  await set({ prazo: null, abertura: null, encerramento: null });
  try {
    const running = await link(entrada, states[0][0], version);
    expect(running.json().certidao.situacao).toBe('semSessao');
  } finally {
    await set(dates);
  }
});

test('a renewal counts from when it is valid; a deleted document leaves the entry with its text', async () => {
  const entrada = await entry('CNDT');
  const certidao = await document('cndt', later(today(), 1));
  await client(`PUT /api/propostas/${id}/checklist/${entrada}`, { version: 1, certidao, documento: 'no cofre' });
  expect((await list())[0]?.certidao?.situacao).toBe('venceAntes');
  const { version } = (await client(`GET /api/certidoes/${certidao}`)).json();
  await admin(`POST /api/certidoes/${certidao}/renew`, {
    ...{ numero: '', emissor: '', emitida_em: null, vence_em: later(sessao, 9), arquivo: null, version },
  });
  expect((await list())[0]?.certidao).toMatchObject({ situacao: 'valida', vence_em: later(sessao, 9), arquivo: null });
  await admin(`DELETE /api/certidoes/${certidao}`);
  expect((await list())[0]).toMatchObject({ titulo: 'CNDT', documento: 'no cofre', certidao: null });
  await admin(`POST /api/certidoes/${certidao}/restore`);
  expect((await list())[0]?.certidao?.id).toBe(certidao);
  await server.database.write((db) => db.deleteFrom('certidoes').execute());
  expect((await list())[0]).toMatchObject({ titulo: 'CNDT', documento: 'no cofre', certidao: null });
});

test('an atestado, a registration or what does not expire is only suggested, and a person confirms it', async () => {
  const audio = await entry('Atestado de capacidade técnica em sonorização');
  const done = async (entrada: number) => {
    const found = (await list()).find((one) => one.id === entrada);
    if (!found) throw new Error('The entry is gone.');
    return { ...found, isDone: isDone(found), isToConfirm: isToConfirm(found) };
  };
  const office = await document('atestadoCapacidade', later(sessao, 300), { titulo: 'Atestado de material de escritório' });
  await link(audio, office);
  expect(await done(audio)).toMatchObject({ certidao: { situacao: 'valida', comprova: false }, isDone: false, isToConfirm: true });
  const others = [
    ['Registro no CREA', 'registroConselho', later(sessao, 300)],
    ['Alvará sanitário', 'licencaFuncionamento', later(sessao, 300)],
    ['Contrato social', 'contratoSocial', null],
    ['CNDT', 'cndt', null],
    ['Atestado de capacidade técnica', 'cndt', later(sessao, 300)],
    ['Regularidade do FGTS', 'cndt', later(sessao, 300)],
    ['Registro da Anvisa', 'outro', later(sessao, 300)],
    ['Regularidade fiscal federal, estadual e municipal', 'cndFederal', later(sessao, 300)],
    ['Declaração de cumprimento das normas trabalhistas', 'cndt', later(sessao, 300)],
    ['Certidão negativa de débitos estaduais', 'cndFederal', later(sessao, 300), 'Certidão negativa'],
    ['Certidão negativa de protesto', 'outro', later(sessao, 300), 'Certidão negativa'],
  ] as const;
  for (const [titulo, tipo, vence_em, name] of others) {
    const one = await entry(titulo);
    await link(one, await document(tipo, vence_em, name ? { titulo: name } : tipo === 'outro' ? { titulo } : {}));
    expect(await done(one), titulo).toMatchObject({ isDone: false, isToConfirm: true });
  }
  const certificates = [
    ['Certidão negativa de débitos trabalhistas (CNDT)', 'cndt'],
    ['CRF do FGTS, da Caixa Econômica Federal', 'crfFgts'],
    ['Certificado ISO 9001', 'outro'],
  ] as const;
  for (const [titulo, tipo] of certificates) {
    const one = await entry(titulo);
    await link(one, await document(tipo, later(sessao, 300), tipo === 'outro' ? { titulo } : {}));
    expect(await done(one), titulo).toMatchObject({ isDone: true, feito_em: null, isToConfirm: false });
  }
  // Who confirms, and when, is kept; of another document nothing was said.
  await client(`PUT /api/propostas/${id}/checklist/${audio}`, { version: 2, feito: true });
  expect(await done(audio)).toMatchObject({
    isDone: true,
    feito_por: { id: ids.client },
    feito_em: expect.any(String),
    isToConfirm: false,
  });
  await link(audio, await document('atestadoCapacidade', null), 3);
  expect(await done(audio)).toMatchObject({ version: 4, isDone: false, feito_por: null, isToConfirm: true });
});

test('an old version is refused with what changed; readers and strangers cannot link', async () => {
  const entrada = await entry('CNDT');
  const certidao = await document('cndt', null);
  await link(entrada, certidao);
  const late = await link(entrada, null);
  expect(late.statusCode).toBe(409);
  expect(late.json().alteracoes).toMatchObject([{ campo: 'certidao', antes: null, depois: 'CNDT trabalhista', entrada: 'CNDT' }]);
  expect((await link(entrada, 999_999, 2)).json().faults).toMatchObject([{ path: 'body.certidao' }]);
  expect((await admin(`GET /api/propostas/${id}/certidoes`)).statusCode).toBe(404);
  const { version } = (await client(`GET /api/propostas/${id}`)).json();
  await client(`PUT /api/propostas/${id}/acesso`, { version, escritorio: 'leitor', pessoas: [] });
  expect((await admin(`PUT /api/propostas/${id}/checklist/${entrada}`, { version: 2, certidao: null })).statusCode).toBe(403);
  expect((await admin(`GET /api/propostas/${id}/certidoes?q=cndt`)).json().certidoes).toMatchObject([{ id: certidao }]);
});

test('suggests documents by kind and by name, valid ones first, and links them all or none', async () => {
  await client(`POST /api/propostas/${id}/checklist/modelo`);
  const expired = await document('crfFgts', later(today(), -3));
  const fgts = await document('crfFgts', later(sessao, 3));
  const named = await document('outro', null, { titulo: 'Registro da Anvisa' });
  await entry('Registro da ANVISA dos produtos');
  const suggest = async (): Promise<Sugestao[]> => (await client(`GET /api/propostas/${id}/checklist/sugestoes`)).json().sugestoes;
  const found = await suggest();
  expect(found.map(({ titulo, certidao }) => [titulo, certidao.id])).toEqual([
    ['Certificado de regularidade do FGTS', fgts],
    ['Registro da ANVISA dos produtos', named],
  ]);
  expect(expired).not.toBe(fgts);
  const ligacoes = found.map(({ entrada, version, certidao }) => ({ entrada, version, certidao: certidao.id }));
  const path = `PUT /api/propostas/${id}/checklist/certidoes` as const;
  const old = await client(path, { ligacoes: ligacoes.map((one, place) => (place === 1 ? { ...one, version: 9 } : one)) });
  expect(old.statusCode).toBe(409);
  const missing = await client(path, { ligacoes: ligacoes.map((one, place) => (place === 1 ? { ...one, certidao: 999_999 } : one)) });
  expect(missing.json().faults).toMatchObject([{ path: 'body.ligacoes.1.certidao' }]);
  expect((await list()).filter(({ certidao }) => certidao)).toHaveLength(0);
  expect((await client(path, { ligacoes })).json()).toEqual({ ligadas: 2 });
  expect((await list()).flatMap(({ certidao }) => certidao?.id ?? [])).toEqual([fgts, named]);
  expect(await suggest()).toEqual([]);
});

test('the ZIP file has the linked documents in the order of the checklist, and says which are not valid', async () => {
  expect((await client(`GET /api/propostas/${id}/checklist/zip`)).statusCode).toBe(409);
  const [first, second] = [await entry('Primeira'), await entry('Segunda')];
  await link(first, await document('crfFgts', later(today(), 1)));
  await link(second, await document('cndFederal', sessao));
  const zip = await client(`GET /api/propostas/${id}/checklist/zip`);
  const parts = unzipSync(zip.rawPayload);
  expect(Object.keys(parts)).toEqual(['01 CRF do FGTS.pdf', '02 CND federal.pdf', '00 Índice.txt']);
  const index = Buffer.from(parts['00 Índice.txt'] ?? []).toString();
  expect(index.match(/não válido em/g)).toHaveLength(1);
});
