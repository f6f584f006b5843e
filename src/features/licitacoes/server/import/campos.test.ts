// What only portals tell: of a notice, its items and results.
import { beforeEach, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { comprasItemRecord, comprasRecord, controlNumber, itemRecord, pncpRecord, resultRecord } from './sources/fixtures.ts';
import { importFile } from './testImport.ts';

const { server, admin } = testDemo();
const compra = controlNumber(7);
const send = (...records: object[]) => importFile(admin, records, compra);

beforeEach(async () => {
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
});

async function onlyNotice() {
  const { licitacoes } = (await admin('GET /api/licitacoes')).json();
  expect(licitacoes).toHaveLength(1);
  return (await admin(`GET /api/licitacoes/${licitacoes[0].id}`)).json();
}

const unit = { unidade_subrogada: 'Campus Norte', uasg_subrogada: '154863', municipio_subrogado: 'Mossoró', uf_subrogada: 'RN' };

test('a notice has the unit it is bought for with its place, and where the money is from', async () => {
  await send(
    pncpRecord({
      unidadeSubRogada: { codigoUnidade: '154863', nomeUnidade: 'Campus Norte', municipioNome: 'Mossoró', ufSigla: 'RN' },
      fontesOrcamentarias: [
        { codigo: 2, nome: 'Federal', descricao: 'Recursos federais' },
        { codigo: 3, nome: 'Organismo Internacional' },
        { codigo: 2, nome: 'Federal' },
      ],
      emendaParlamentar: true,
    }),
  );
  const notice = await onlyNotice();
  expect(notice).toMatchObject({ ...unit, fontes_orcamentarias: 'Federal\nOrganismo Internacional', emenda_parlamentar: 'true' });
  const csv = (await admin('GET /api/licitacoes/export', undefined, { 'accept-language': 'pt' })).body;
  expect(csv).toContain(';Campus Norte;154863;Mossoró;RN;');
  expect(csv.trimEnd().endsWith(';Sim')).toBe(true);
});

test.each([
  [{ numero: '2025-1', autor: 'Deputada Ana' }, '2025-1'],
  [[{ nome: 'Emenda 12' }, { nome: 'Emenda 13' }], 'Emenda 12\nEmenda 13'],
  ['Emenda individual', 'Emenda individual'],
  [false, ''],
  [null, ''],
])('a parliamentary amendment is told however it is written: %j', async (emendaParlamentar, expected) => {
  await send(pncpRecord({ emendaParlamentar }));
  expect((await onlyNotice()).emenda_parlamentar).toBe(expected);
});

test('a notice of Compras.gov.br has the unit it is bought for too, and keeps what PNCP alone tells', async () => {
  await send(
    pncpRecord({ numeroControlePNCP: controlNumber(8), emendaParlamentar: 'Emenda 7', dataAtualizacaoGlobal: '2026-05-04T09:15:00' }),
  );
  const place = { unidade_subrogada_municipio_nome: 'Mossoró', unidadeSubrogadaUfSigla: 'RN' };
  await send(comprasRecord({ ...place, unidadeSubrogadaNomeUnidade: 'Campus Norte', unidadeSubrogadaCodigoUnidade: '154863' }));
  expect(await onlyNotice()).toMatchObject({ ...unit, fonte: 'compras', emenda_parlamentar: 'Emenda 7' });
  expect((await admin('GET /api/licitacoes?q=mossor%C3%B3')).json().total).toBe(1);
});

const told = { ncm: '84151011', ncm_descricao: 'Split-system', categoria: 'Bens móveis', informacao: 'Com instalação', catalogo: '452844' };

test('an item has its codes, category, margins of preference and further information, of both portals, and is found by the codes', async () => {
  await send(pncpRecord());
  await send(
    itemRecord({
      ncmNbsCodigo: '84151011',
      ncmNbsDescricao: 'Split-system',
      itemCategoriaNome: 'Bens móveis',
      catalogoCodigoItem: '452844',
      informacaoComplementar: 'Com instalação',
      tipoMargemPreferencia: { codigo: 1, nome: 'Resolução CIIA-PAC 1' },
      aplicabilidadeMargemPreferenciaNormal: true,
      percentualMargemPreferenciaNormal: 10,
      percentualMargemPreferenciaAdicional: 2.5,
    }),
    itemRecord({ numeroItem: 2, aplicabilidadeMargemPreferenciaNormal: false, percentualMargemPreferenciaNormal: null }),
  );
  const compras = { itemCategoriaNome: 'Bens móveis', codigoNCM: 84151011, descricaoNCM: 'Split-system', codItemCatalogo: 452844 };
  const margins = { margemPreferenciaNormal: true, percentualMargemPreferenciaNormal: 10, margemPreferenciaAdicional: false };
  await send(comprasItemRecord({ numeroItemPncp: 3, ...compras, ...margins, informacaoComplementar: 'Com instalação' }));
  expect((await onlyNotice()).lotes).toMatchObject([
    { ...told, margem_preferencia: 'Resolução CIIA-PAC 1: Normal 10%, Adicional 2,5%' },
    { ncm: '', categoria: '', margem_preferencia: '' },
    { ...told, margem_preferencia: 'Normal 10%' },
  ]);
  for (const q of ['452844', '84151011', 'split-system']) {
    const found = (await admin(`GET /api/licitacoes?q=${q}`)).json();
    expect([found.total, found.itens[0]?.numero, found.itens[0]?.mais]).toEqual([1, 1, 1]);
  }
});

test('what one portal tells of an item stays when the other leaves it out', async () => {
  await send(pncpRecord());
  await send(comprasItemRecord({ codigoNCM: '84151011', codItemCatalogo: 452844 }));
  await send(itemRecord({ quantidade: 12, itemCategoriaNome: 'Bens móveis', dataAtualizacao: '2026-05-06T00:00:00' }));
  const expected = [{ catalogo: '452844', ncm: '84151011', categoria: 'Bens móveis', grupo: '2', quantidade: 12 }];
  expect((await onlyNotice()).lotes).toMatchObject(expected);
  // An older record only adds.
  expect(await send(comprasItemRecord({ codItemCatalogo: 999, informacaoComplementar: 'Com nota' }))).toMatchObject({ atualizados: 1 });
  expect((await onlyNotice()).lotes).toMatchObject([{ ...expected[0], informacao: 'Com nota' }]);
  expect(await send(comprasItemRecord({ codItemCatalogo: 999, informacaoComplementar: 'Com nota' }))).toMatchObject({ inalterados: 1 });
});

test('a cancelled result says why', async () => {
  await send(pncpRecord());
  await send(
    resultRecord({ dataCancelamento: '2026-06-12T00:00:00', motivoCancelamento: 'Desistência do fornecedor' }),
    resultRecord({ numeroItem: 2, situacaoCompraItemResultadoId: 2, motivoCancelamento: { codigo: 1, nome: 'Inabilitação' } }),
  );
  const { lotes } = await onlyNotice();
  expect(lotes.map((lote: { resultados: { motivo_cancelamento: string }[] }) => lote.resultados[0]?.motivo_cancelamento)).toEqual([
    'Desistência do fornecedor',
    'Inabilitação',
  ]);
});
