import { beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { comprasItemRecord, controlNumber, documentRecord, itemRecord, pncpRecord, resultRecord } from './sources/fixtures.ts';
import { importFile } from './testImport.ts';

const { server, admin } = testDemo();
const compra = controlNumber(7);

beforeEach(async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('licitacoes').execute();
    await db.deleteFrom('licitacoes_removidas').execute();
    await db.deleteFrom('licitacoes_espera').execute();
  });
});

const send = (content: object, owner?: string) => importFile(admin, content, owner);
const cancelled = { dataCancelamento: '2026-06-20T00:00:00', situacaoCompraItemResultadoId: 2, dataAtualizacao: '2026-06-20T00:00:00' };

async function onlyNotice() {
  const { licitacoes } = (await admin('GET /api/licitacoes')).json();
  expect(licitacoes).toHaveLength(1);
  return (await admin(`GET /api/licitacoes/${licitacoes[0].id}`)).json();
}

/** All stored rows of notices and their parts. */
async function snapshot() {
  const { read } = server.database;
  return {
    licitacoes: await read.selectFrom('licitacoes').selectAll().orderBy('id').execute(),
    lotes: await read.selectFrom('lotes').selectAll().orderBy('id').execute(),
    resultados: await read.selectFrom('resultados').selectAll().orderBy('id').execute(),
    documentos: await read.selectFrom('documentos').selectAll().orderBy('id').execute(),
    alteracoes: await read.selectFrom('licitacoes_alteracoes').selectAll().orderBy('id').execute(),
    espera: await read.selectFrom('licitacoes_espera').selectAll().orderBy('chave').execute(),
  };
}

describe('items', () => {
  test('become the lotes of the notice that the sender names', async () => {
    await send([pncpRecord()]);
    const run = await send([itemRecord(), itemRecord({ numeroItem: 2, descricao: 'Câmara', numeroGrupo: 1 })], compra);
    expect(run).toMatchObject({ tipo: 'pncp-itens', lidos: 2, novos: 2, rejeitados: 0, aguardando: 0 });
    const { lotes } = await onlyNotice();
    expect(lotes).toMatchObject([
      { numero: 1, descricao: 'Pneu 175/70 R14', quantidade: 10, valor_unitario: 412.9, valor_total: 4129, resultados: [] },
      { numero: 2, descricao: 'Câmara', grupo: '1' },
    ]);
  });

  test('of many notices belong to the one that each names', async () => {
    const controles = [1, 2, 3].map(controlNumber);
    await send(controles.map((numeroControlePNCP) => pncpRecord({ numeroControlePNCP })));
    const run = await send(controles.map((numeroControlePNCPCompra, i) => itemRecord({ numeroControlePNCPCompra, numeroItem: i + 1 })));
    expect(run).toMatchObject({ novos: 3 });
    const { licitacoes } = (await admin('GET /api/licitacoes?order=asc')).json();
    const numbers = await Promise.all(
      licitacoes.map(async ({ id }: { id: number }) => (await admin(`GET /api/licitacoes/${id}/lotes`)).json().lotes[0].numero),
    );
    expect(numbers).toEqual([1, 2, 3]);
  });

  test('of PNCP and of Compras.gov.br are the same ones, and keep the group that only one of them tells', async () => {
    await send([pncpRecord()]);
    await send([itemRecord()], compra);
    const sent = comprasItemRecord({ numeroControlePNCPCompra: null, descricaodetalhada: 'Outro texto' });
    expect(await send([sent])).toMatchObject({ tipo: 'compras-itens', novos: 0, atualizados: 1, rejeitados: 0 });
    expect((await onlyNotice()).lotes).toMatchObject([{ numero: 1, descricao: 'Pneu 175/70 R14', grupo: '2', valor_unitario: 412.9 }]);
    expect(await send([sent])).toMatchObject({ atualizados: 0, inalterados: 1 });
    await send([itemRecord({ quantidade: 12, dataAtualizacao: '2026-05-05T09:15:00' })], compra);
    await send([comprasItemRecord({ situacaoCompraItemNome: 'Homologado', dataAtualizacaoPncp: '2026-05-06T09:15:00' })]);
    expect((await onlyNotice()).lotes).toMatchObject([{ quantidade: 10, grupo: '2', situacao: 'Homologado' }]);
  });

  test.each([
    [['M', 'M'], 'Material'],
    [['S'], 'Serviço'],
    [['M', 'S'], 'Misto'],
    [['', 'X'], ''],
  ])('of type %j make the notice «%s»', async (types, expected) => {
    await send([pncpRecord()]);
    await send(
      types.map((materialOuServico, i) => itemRecord({ numeroItem: i + 1, materialOuServico })),
      compra,
    );
    expect((await onlyNotice()).tipo_item).toBe(expected);
  });

  test('close it when none has a winner', async () => {
    await send([pncpRecord()]);
    await send([itemRecord({ situacaoCompraItem: 4 }), itemRecord({ numeroItem: 2, situacaoCompraItem: 1 })], compra);
    expect((await onlyNotice()).status).toBe('andamento');
    await send([itemRecord({ numeroItem: 2, situacaoCompraItem: 5, dataAtualizacao: '2026-06-01T00:00:00' })], compra);
    expect((await onlyNotice()).status).toBe('fechada');
  });

  test('imported again write nothing, whatever their formatting', async () => {
    await send([pncpRecord()]);
    const items = Array.from({ length: 250 }, (_, i) => itemRecord({ numeroItem: i + 1 }));
    expect(await send(items, compra)).toMatchObject({ novos: 250 });
    const before = await snapshot();
    const reordered = items.map((item) => Object.fromEntries(Object.entries(item).reverse()));
    expect(await send(reordered, compra)).toMatchObject({ novos: 0, atualizados: 0, inalterados: 250 });
    expect(await snapshot()).toEqual(before);
  });

  test('are replaced by newer ones and by later ones of the same time, not by older ones', async () => {
    await send([pncpRecord()]);
    await send([itemRecord()], compra);
    const at = (dataAtualizacao: string, descricao: string) => send([itemRecord({ dataAtualizacao, descricao })], compra);
    expect(await at('2026-05-01T00:00:00', 'Antes')).toMatchObject({ atualizados: 0, inalterados: 1 });
    expect((await onlyNotice()).lotes[0].descricao).toBe('Pneu 175/70 R14');
    expect(await at('2026-05-04T09:15:00', 'Corrigido')).toMatchObject({ atualizados: 1 });
    expect(await at('2026-05-09T00:00:00', 'Depois')).toMatchObject({ atualizados: 1 });
    expect((await onlyNotice()).lotes).toMatchObject([{ descricao: 'Depois' }]);
  });

  test('that are twice in one file count once, the newer one', async () => {
    await send([pncpRecord()]);
    const newer = itemRecord({ descricao: 'Depois', dataAtualizacao: '2026-05-09T00:00:00' });
    expect(await send([newer, itemRecord()], compra)).toMatchObject({ lidos: 2, novos: 1, inalterados: 1 });
    expect((await onlyNotice()).lotes).toMatchObject([{ descricao: 'Depois' }]);
  });
});

describe('results', () => {
  test('name the winner, and close the notice while one is valid', async () => {
    await send([pncpRecord()]);
    await send([itemRecord()], compra);
    expect(await onlyNotice()).toMatchObject({ status: 'andamento', tem_resultado: false });
    expect(await send([resultRecord()])).toMatchObject({ tipo: 'pncp-resultados', novos: 1 });
    expect(await onlyNotice()).toMatchObject({
      status: 'fechada',
      tem_resultado: true,
      lotes: [{ descricao: 'Pneu 175/70 R14', resultados: [{ fornecedor: 'Pneus do Vale Ltda', valor_total: 4000, data: '2026-06-10' }] }],
    });
    expect(await send([resultRecord(cancelled)])).toMatchObject({ atualizados: 1 });
    expect(await onlyNotice()).toMatchObject({ status: 'andamento', tem_resultado: false, lotes: [{ resultados: [{ cancelado: true }] }] });
  });

  test('may come before their item', async () => {
    await send([pncpRecord()]);
    await send([resultRecord({ numeroItem: 2 })]);
    expect((await onlyNotice()).lotes).toMatchObject([{ numero: 2, descricao: '', resultados: [{ sequencial: 1 }] }]);
    await send([itemRecord(), itemRecord({ numeroItem: 2, descricao: 'Câmara' })], compra);
    expect((await onlyNotice()).lotes).toMatchObject([
      { numero: 1, resultados: [] },
      { numero: 2, descricao: 'Câmara', resultados: [{ fornecedor: 'Pneus do Vale Ltda' }] },
    ]);
  });

  test('may be several per item, valid ones first', async () => {
    await send([pncpRecord()]);
    await send([
      resultRecord({ ...cancelled, nomeRazaoSocialFornecedor: 'A' }),
      resultRecord({ sequencialResultado: 2, nomeRazaoSocialFornecedor: 'B' }),
      resultRecord({ sequencialResultado: 3, nomeRazaoSocialFornecedor: 'C' }),
    ]);
    const { lotes } = await onlyNotice();
    expect(lotes[0].resultados.map(({ fornecedor }: { fornecedor: string }) => fornecedor)).toEqual(['B', 'C', 'A']);
  });

  test('imported again write nothing; older ones are ignored', async () => {
    await send([pncpRecord()]);
    await send([resultRecord()]);
    const before = await snapshot();
    expect(await send([resultRecord()])).toMatchObject({ inalterados: 1, atualizados: 0 });
    expect(await send([resultRecord({ valorTotalHomologado: 1, dataAtualizacao: '2026-06-01T00:00:00' })])).toMatchObject({
      inalterados: 1,
    });
    expect(await snapshot()).toEqual(before);
  });
});

describe('documents', () => {
  const list = async () => (await onlyNotice()).documentos.map(({ titulo }: { titulo: string }) => titulo);

  test('belong to the notice that their address names', async () => {
    await send([pncpRecord()]);
    expect(await send([documentRecord(), documentRecord({ sequencialDocumento: 2, titulo: 'Anexo' })])).toMatchObject({
      tipo: 'pncp-arquivos',
      novos: 2,
    });
    expect(await list()).toEqual(['Edital 90007', 'Anexo']);
  });

  test('are updated in place, and removed when the source withdraws them', async () => {
    await send([pncpRecord()]);
    await send([documentRecord()]);
    expect(await send([documentRecord({ titulo: 'Edital retificado' })])).toMatchObject({ atualizados: 1 });
    expect(await list()).toEqual(['Edital retificado']);
    expect(await send([documentRecord({ statusAtivo: false })])).toMatchObject({ atualizados: 1 });
    expect(await list()).toEqual([]);
    expect(await send([documentRecord({ statusAtivo: false })])).toMatchObject({ atualizados: 0, inalterados: 1 });
  });
});

describe('parts whose notice is not here', () => {
  const waiting = () =>
    server.database.read.selectFrom('licitacoes_espera').select(['controle', 'tipo', 'chave', 'registro']).orderBy('tipo').execute();

  test('wait for it as original text, and are imported with it', async () => {
    expect(await send([itemRecord()], compra)).toMatchObject({ estado: 'concluida', aguardando: 1, novos: 0 });
    expect(await send([resultRecord()])).toMatchObject({ aguardando: 1 });
    expect(await send([documentRecord()])).toMatchObject({ aguardando: 1 });
    expect(await waiting()).toEqual([
      { controle: compra, tipo: 'pncp-arquivos', chave: '1', registro: JSON.stringify(documentRecord()) },
      { controle: compra, tipo: 'pncp-itens', chave: '1', registro: JSON.stringify(itemRecord()) },
      { controle: compra, tipo: 'pncp-resultados', chave: '1.1', registro: JSON.stringify(resultRecord()) },
    ]);
    expect(await send([pncpRecord()])).toMatchObject({ lidos: 1, novos: 1, atualizados: 0, aguardando: 0 });
    expect(await waiting()).toEqual([]);
    expect(await onlyNotice()).toMatchObject({
      tipo_item: 'Material',
      status: 'fechada',
      lotes: [{ descricao: 'Pneu 175/70 R14', resultados: [{ fornecedor: 'Pneus do Vale Ltda' }] }],
      documentos: [{ titulo: 'Edital 90007' }],
    });
  });

  test('are stored once; newer ones replace older ones only', async () => {
    await send([resultRecord()]);
    expect(await send([resultRecord()])).toMatchObject({ aguardando: 1, inalterados: 0 });
    expect(await send([resultRecord({ dataAtualizacao: '2026-06-01T00:00:00' })])).toMatchObject({ aguardando: 1, inalterados: 0 });
    const newer = resultRecord({ dataAtualizacao: '2026-06-11T00:00:00', valorTotalHomologado: 3900 });
    expect(await send([newer])).toMatchObject({ aguardando: 1 });
    expect(await waiting()).toMatchObject([{ registro: JSON.stringify(newer) }]);
  });

  test('are ignored when it was removed', async () => {
    await send([pncpRecord()]);
    const { id } = await onlyNotice();
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    expect(await send([itemRecord()], compra)).toMatchObject({ ignorados: 1, novos: 0, aguardando: 0 });
    expect(await send([resultRecord()])).toMatchObject({ ignorados: 1 });
    expect(await waiting()).toEqual([]);
    await admin(`POST /api/licitacoes/${id}/restore`);
    expect((await onlyNotice()).lotes).toEqual([]);
  });
});
