// Malformed files: every record is imported or rejected, and the server stays unaffected.
import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportacaoDetail } from '#features/importacoes/entities.ts';
import {
  controlNumber,
  documentRecord,
  itemRecord,
  pncpRecord,
  resultRecord,
} from '#features/licitacoes/server/import/sources/fixtures.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { moment } from '#kit/server/testing/testServer.ts';

const { server, admin } = testDemo();
const compra = controlNumber(7);

beforeEach(async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('licitacoes').execute();
    await db.deleteFrom('licitacoes_removidas').execute();
    await db.deleteFrom('licitacoes_espera').execute();
  });
});

/** Uploads a file, starts it and waits for its end. */
async function importAll(content: object | string, { owner = '', arquivo = 'arquivo.json' } = {}): Promise<ImportacaoDetail> {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  const query = new URLSearchParams({ arquivo, vinculo: owner });
  const received = await admin(`POST /api/importacoes?${query}`, bytes, { 'content-type': 'application/octet-stream' });
  expect(received.statusCode, received.body).toBe(201);
  const { id } = received.json();
  const started = await admin(`POST /api/importacoes/${id}/start`);
  expect(started.statusCode, started.body).toBe(200);
  while (true) {
    const run: ImportacaoDetail = (await admin(`GET /api/importacoes/${id}`)).json();
    if (run.estado !== 'na_fila' && run.estado !== 'em_andamento') return run;
    await moment();
  }
}

const rejectsOf = async ({ id }: ImportacaoDetail) => (await admin(`GET /api/importacoes/${id}/rejects`)).json().rejeitos;
const notice = (n: number, overrides = {}) => pncpRecord({ numeroControlePNCP: controlNumber(n), ...overrides });

async function onlyNotice() {
  const { licitacoes } = (await admin('GET /api/licitacoes')).json();
  expect(licitacoes).toHaveLength(1);
  return (await admin(`GET /api/licitacoes/${licitacoes[0].id}`)).json();
}

describe('text', () => {
  test('can be cut for the preview at any character', async () => {
    const objetoCompra = `${'x'.repeat(299)}💧${'y'.repeat(50)}`;
    expect(await importAll([notice(1, { objetoCompra })])).toMatchObject({ estado: 'concluida', novos: 1 });
    expect((await onlyNotice()).objeto).toBe(objetoCompra);
  });

  test.each([
    ['\ud800', '\ufffd'],
    ['pneus \udca7\ud83d novos', 'pneus \ufffd\ufffd novos'],
    ['pneus\u0000 novos', 'pneus novos'],
  ])('%j is kept as a database takes it, and is the same the next time', async (objetoCompra, kept) => {
    expect(await importAll([notice(1, { objetoCompra })])).toMatchObject({ novos: 1, rejeitados: 0 });
    expect((await onlyNotice()).objeto).toBe(kept);
    expect(await importAll([notice(1, { objetoCompra, campoNovo: 'x' })])).toMatchObject({ novos: 0, inalterados: 1 });
    const item = { descricao: objetoCompra, numeroControlePNCPCompra: controlNumber(1) };
    expect(await importAll([itemRecord(item)])).toMatchObject({ novos: 1 });
    expect(await importAll([itemRecord(item)])).toMatchObject({ novos: 0, atualizados: 0, inalterados: 1 });
  });

  test('of a waiting item is stored unchanged', async () => {
    const odd = resultRecord({ nomeRazaoSocialFornecedor: 'a\u0000\ud800', '\ud800\u0000': '\u0000' });
    expect(await importAll([odd])).toMatchObject({ aguardando: 1, rejeitados: 0 });
    expect(await importAll([odd])).toMatchObject({ aguardando: 1 });
    expect(await importAll([pncpRecord()])).toMatchObject({ novos: 1 });
    const { id, lotes } = await onlyNotice();
    expect(lotes).toMatchObject([{ resultados: [{ fornecedor: 'a\ufffd' }] }]);
    expect((await admin(`DELETE /apps/invoice/delete?id=${id}`)).statusCode).toBe(200);
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(200);
    expect((await onlyNotice()).lotes).toEqual(lotes);
  });

  test('with half a surrogate pair after 198 characters is stored in the history', async () => {
    await importAll([pncpRecord()]);
    await importAll([itemRecord()], { owner: compra });
    const descricao = `${'x'.repeat(198)}💧${'y'.repeat(50)}`;
    expect(await importAll([itemRecord({ numeroItem: 2, descricao })], { owner: compra })).toMatchObject({ novos: 1 });
    const { depois } = await server.database.read
      .selectFrom('licitacoes_alteracoes')
      .select('depois')
      .where('numero', '=', '2')
      .executeTakeFirstOrThrow();
    expect(depois).toBe(`${'x'.repeat(198)}…`);
  });

  test('of a sheet may contain the same', async () => {
    const header = 'numero_controle;numero;orgao;modalidade;objeto;publicacao';
    const sheet = (objeto: string) => `${header}\r\n${controlNumber(5)};90005/2026;Prefeitura;Pregão;${objeto};28/05/2026\r\n`;
    expect(await importAll(sheet(`${'x'.repeat(299)}💧`), { arquivo: 'planilha.csv' })).toMatchObject({ novos: 1 });
  });
});

describe('a field of the wrong kind', () => {
  const good = [1, 2, 3].map((numeroItem) => itemRecord({ numeroItem }));

  test.each<[string, Record<string, unknown>, string]>([
    ['text where a number should be, with a zero in it', { numeroItem: 'a\u0000' }, 'numeroItem'],
    ['half a character as a number', { numeroItem: '\ud800' }, 'numeroItem'],
    ['an object as a number', { numeroItem: { toString: 1 } }, 'numeroItem'],
    ['a list as a number', { numeroItem: [null] }, 'numeroItem'],
    ['an object for its notice', { numeroControlePNCPCompra: {} }, 'numeroControlePNCPCompra'],
    ['a list for its notice', { numeroControlePNCPCompra: [compra] }, 'numeroControlePNCPCompra'],
    ['half a character for its notice', { numeroControlePNCPCompra: '\ud800' }, 'numeroControlePNCPCompra'],
    ['a zero in its notice', { numeroControlePNCPCompra: `${compra}\u0000x` }, 'numeroControlePNCPCompra'],
  ])('%s: the record falls alone', async (_, overrides, campo) => {
    const run = await importAll([...good, itemRecord(overrides), itemRecord({ numeroItem: 4 })], { owner: compra });
    expect(run).toMatchObject({ estado: 'concluida', lidos: 5, aguardando: 4, rejeitados: 1 });
    expect(await rejectsOf(run)).toMatchObject([{ indice: 4, campo }]);
  });

  test('rejects only its record, also the first or only one', async () => {
    for (const odd of [{}, { toString: 1 }, [], '\ud800', 7]) {
      const run = await importAll([resultRecord({ numeroControlePNCPCompra: odd })]);
      expect(run).toMatchObject({ estado: 'concluida', rejeitados: 1 });
      expect(await importAll([notice(1, { numeroControlePNCP: odd }), pncpRecord()])).toMatchObject({ rejeitados: 1 });
    }
    const document = documentRecord({ sequencialDocumento: { valueOf: null, toString: null } });
    expect(await importAll([document])).toMatchObject({ estado: 'concluida', rejeitados: 1 });
  });

  test('named like a JavaScript property has no effect', async () => {
    const odd = JSON.stringify(pncpRecord()).replace('{', '{"__proto__":{"numeroItem":1},"constructor":null,"toString":7,');
    expect(await importAll(`[${odd}]`)).toMatchObject({ estado: 'concluida', tipo: 'pncp-contratacoes', novos: 1 });
  });
});

describe('every record counts once', () => {
  const sumOf = ({ novos, atualizados, inalterados, ignorados, aguardando, rejeitados }: ImportacaoDetail) =>
    novos + atualizados + inalterados + ignorados + aguardando + rejeitados;
  const remove = async (controle: string) => {
    const { id } = await server.database.read
      .selectFrom('licitacoes')
      .select('id')
      .where('controle', '=', controle)
      .executeTakeFirstOrThrow();
    expect((await admin(`DELETE /apps/invoice/delete?id=${id}`)).statusCode).toBe(200);
  };

  test('also if it is about a removed notice, repeatedly', async () => {
    await importAll([pncpRecord()]);
    await remove(compra);
    const later = pncpRecord({ dataAtualizacaoGlobal: '2026-06-01T00:00:00' });
    expect(await importAll([pncpRecord(), later, pncpRecord(), notice(8)])).toMatchObject({ ignorados: 3, novos: 1, inalterados: 0 });
    expect(await importAll([itemRecord(), itemRecord()], { owner: compra })).toMatchObject({ ignorados: 2, inalterados: 0 });
  });

  test('in any combination', async () => {
    await importAll([1, 2, 3, 4].map((n) => notice(n)));
    await remove(controlNumber(3));
    await remove(controlNumber(4));
    const any = (below: number) => Math.floor(Math.random() * below);
    const stamp = () => `2026-05-0${1 + any(9)}T09:15:00`;
    const rows = (make: () => object) => Array.from({ length: 1 + any(300) }, make);
    for (let round = 0; round < 4; round++) {
      const notices = rows(() =>
        any(10) === 0 ? { numeroControlePNCP: any(9) } : notice(1 + any(6), { dataAtualizacaoGlobal: stamp(), processo: String(any(3)) }),
      );
      const items = rows(() =>
        itemRecord({
          numeroControlePNCPCompra: any(10) === 0 ? any(9) : controlNumber(1 + any(9)),
          numeroItem: 1 + any(5),
          quantidade: any(3),
          dataAtualizacao: stamp(),
        }),
      );
      for (const file of [[pncpRecord(), ...notices], items]) {
        const run = await importAll([...file, file[0] ?? {}], { owner: compra });
        expect(run).toMatchObject({ estado: 'concluida', lidos: file.length + 1 });
        expect(sumOf(run)).toBe(run.lidos);
      }
    }
  });
});

test('a waiting item that can no longer be read keeps waiting', async () => {
  await importAll([itemRecord(), itemRecord({ numeroItem: 2 })], { owner: compra });
  const waiting = () => server.database.read.selectFrom('licitacoes_espera').select(['chave', 'registro']).execute();
  const unreadable = JSON.stringify(itemRecord({ quantidade: 'x' }));
  await server.database.write((db) => db.updateTable('licitacoes_espera').set({ registro: unreadable }).where('chave', '=', '1').execute());
  expect(await importAll([pncpRecord()])).toMatchObject({ novos: 1 });
  expect(await waiting()).toEqual([{ chave: '1', registro: unreadable }]);
  expect((await onlyNotice()).lotes).toMatchObject([{ numero: 2 }]);
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
  expect(await importAll([itemRecord()], { owner: compra })).toMatchObject({ aguardando: 1 });
  expect(await waiting()).toEqual([{ chave: '1', registro: JSON.stringify(itemRecord()) }]);
});
