import { beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import {
  comprasItemRecord,
  comprasResultRecord,
  comprasWinner,
  controlNumber,
  itemRecord,
  pncpRecord,
  resultRecord,
} from './sources/fixtures.ts';
import { importFile } from './testImport.ts';

const { server, admin } = testDemo();
const compra = controlNumber(7);
const item = comprasItemRecord(comprasWinner);

beforeEach(async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('licitacoes').execute();
    await db.deleteFrom('fornecedores').execute();
  });
});

const send = (...records: object[]) => importFile(admin, records, compra);

async function resultsOf(numero = 1) {
  const { licitacoes } = (await admin('GET /api/licitacoes')).json();
  const { lotes } = (await admin(`GET /api/licitacoes/${licitacoes[0].id}`)).json();
  return lotes.find((lote: { numero: number }) => lote.numero === numero).resultados;
}

const precos = () => server.database.read.selectFrom('precos').select(['numero', 'sequencial', 'valor', 'fornecedor']).execute();
const supplier = () => server.database.read.selectFrom('fornecedores').select(['documento', 'itens', 'centavos']).execute();
const won = { fornecedor: 'Pneus do Vale Ltda', fornecedor_documento: '01234567000195', valor_unitario: 400, valor_total: 4000 };
const lost = {
  situacaoCompraItem: 1,
  temResultado: false,
  nomeFornecedor: null,
  codFornecedor: null,
  dataAtualizacaoPncp: '2026-07-01T00:00:00',
};

describe('the winner that an item of Compras.gov.br names', () => {
  test('is its result, a price, and an award of its supplier', async () => {
    await send(pncpRecord());
    expect(await send(item)).toMatchObject({ tipo: 'compras-itens', novos: 1, rejeitados: 0 });
    expect(await resultsOf()).toMatchObject([{ ...won, quantidade: 10, data: '2026-06-10', cancelado: false }]);
    expect(await precos()).toMatchObject([{ numero: 1, valor: 400, fornecedor: '01234567000195' }]);
    expect(await supplier()).toEqual([{ documento: '01234567000195', itens: 1, centavos: 400_000 }]);
    const { licitacoes } = (await admin('GET /api/licitacoes')).json();
    expect(licitacoes[0].desfecho).toBe('homologada');
    expect(await send(item)).toMatchObject({ novos: 0, atualizados: 0, inalterados: 1 });
  });

  test('is added to an item that was imported before', async () => {
    await send(pncpRecord());
    await send(comprasItemRecord({ ...comprasWinner, nomeFornecedor: null, codFornecedor: null }));
    expect(await send(item)).toMatchObject({ novos: 0, atualizados: 1, inalterados: 0 });
    expect(await resultsOf()).toMatchObject([won]);
  });

  const orders: [string, object[]][] = [
    ['the list of Compras.gov.br after it', [item, comprasResultRecord()]],
    ['the list of Compras.gov.br before it', [comprasResultRecord(), item]],
    ['the list of PNCP after it', [item, resultRecord()]],
    ['the list of PNCP before it', [resultRecord(), item]],
    ['both lists and items again', [resultRecord(), item, comprasResultRecord(), itemRecord(), item, resultRecord()]],
    ['a list that counts it as the second', [item, comprasResultRecord({ sequencialResultado: 2 }), item]],
    ['a list that awards it to another', [comprasItemRecord({ ...comprasWinner, codFornecedor: '11222333000181' }), resultRecord()]],
  ];
  test.each(orders)('counts once with %s', async (_, files) => {
    await send(pncpRecord());
    for (const file of files) expect(await send(file)).toMatchObject({ rejeitados: 0 });
    expect(await resultsOf()).toMatchObject([{ ...won, porte: 'ME', situacao: 'Informado' }]);
    expect(await precos()).toMatchObject([{ numero: 1, valor: 400, fornecedor: '01234567000195' }]);
    expect((await supplier()).filter(({ itens }) => itens > 0)).toEqual([{ documento: '01234567000195', itens: 1, centavos: 400_000 }]);
  });

  test('counts once when all waited for their notice', async () => {
    await send(item);
    await send(comprasResultRecord());
    await send(resultRecord({ numeroItem: 2 }));
    await send(comprasItemRecord({ ...comprasWinner, numeroItemPncp: 2 }));
    await send(pncpRecord());
    expect([...(await resultsOf()), ...(await resultsOf(2))]).toMatchObject([
      { ...won, porte: 'ME' },
      { ...won, porte: 'ME' },
    ]);
  });

  test('is counted with the result of another that replaces it', async () => {
    await send(pncpRecord());
    await send(comprasItemRecord({ ...comprasWinner, codFornecedor: '11222333000181' }));
    expect(await send(comprasResultRecord())).toMatchObject({ novos: 1, atualizados: 0, inalterados: 0 });
  });

  test('is in the history as one result that the list completes', async () => {
    await send(pncpRecord());
    await send(item);
    await send(comprasResultRecord());
    const { alteracoes } = (
      await admin(`GET /api/licitacoes/${(await admin('GET /api/licitacoes')).json().licitacoes[0].id}/changes`)
    ).json();
    const ofResults = alteracoes.filter(({ parte }: { parte: string }) => parte === 'resultado');
    expect(ofResults.map(({ numero, campo }: { numero: string; campo: string }) => [numero, campo]).toSorted()).toEqual([
      ['', 'quantidade'],
      ['1.1', 'desconto'],
      ['1.1', 'porte'],
      ['1.1', 'situacao'],
    ]);
  });

  test.each([
    ['the item names none any more', comprasItemRecord({ ...comprasWinner, ...lost })],
    ['the item failed', comprasItemRecord({ ...comprasWinner, situacaoCompraItem: 5, dataAtualizacaoPncp: '2026-07-01T00:00:00' })],
    ['PNCP says that the item was cancelled', itemRecord({ situacaoCompraItem: 3, dataAtualizacao: '2026-07-01T00:00:00' })],
  ])('goes when %s', async (_, later) => {
    await send(pncpRecord());
    await send(item);
    await send(later);
    expect(await resultsOf()).toEqual([]);
    expect(await precos()).toEqual([]);
    expect(await send(item)).toMatchObject({ novos: 0, atualizados: 0 });
    expect(await resultsOf()).toEqual([]);
  });

  test('stays beside a cancelled award to another', async () => {
    const cancelled = { niFornecedor: '11222333000181', dataCancelamentoPncp: '2026-06-01T00:00:00', situacaoCompraItemResultadoId: '2' };
    await send(pncpRecord());
    await send(item);
    await send(comprasResultRecord(cancelled));
    expect(await resultsOf()).toMatchObject([won, { fornecedor_documento: '11222333000181', cancelado: true }]);
    expect(await precos()).toHaveLength(1);
  });
});
