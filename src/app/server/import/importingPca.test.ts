// The import of annual plans, and the calls on them.
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageOf } from '#features/contratos/server/import/testContratos.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { seedPca } from '#features/pca/server/demo/seed.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { SourceRecord } from '#kit/server/records/fields.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, admin, client } = testDemo();

/** Invented records, in the shape of PNCP's consultation service. */
function planRecord(itens: unknown, said: SourceRecord = {}): SourceRecord {
  return {
    itens,
    codigoUnidade: '262201',
    nomeUnidade: 'Secretaria de Obras',
    anoPca: 2026,
    idPcaPncp: '99000111000100-0-000001/2026',
    orgaoEntidadeCnpj: '99000111000100',
    orgaoEntidadeRazaoSocial: 'Município de Pedra Alta',
    dataAtualizacaoGlobalPCA: '2026-02-18T18:50:20',
    dataPublicacaoPNCP: '2025-08-29T12:08:54',
    ...said,
  };
}

function itemRecord(numeroItem: number, said: SourceRecord = {}): SourceRecord {
  return {
    nomeClassificacaoCatalogo: 'Material',
    quantidadeEstimada: 0,
    descricaoItem: null,
    pdmCodigo: null,
    dataInclusao: '2025-08-15T10:25:21',
    numeroItem,
    dataAtualizacao: '2025-08-15T10:25:21',
    valorTotal: 1000 * numeroItem,
    grupoContratacaoCodigo: '262201-855/2025',
    grupoContratacaoNome: 'Água mineral',
    classificacaoSuperiorCodigo: '8960',
    classificacaoSuperiorNome: 'Bebidas não alcoólicas',
    unidadeFornecimento: '-',
    valorUnitario: 0,
    valorOrcamentoExercicio: 0,
    dataDesejada: '2026-05-26',
    categoriaItemPcaNome: 'Material',
    classificacaoCatalogoId: 1,
    ...said,
  };
}

const service = { categoriaItemPcaNome: 'Serviço', classificacaoSuperiorCodigo: '859', classificacaoSuperiorNome: 'Limpeza' };
const other = {
  idPcaPncp: '99ABC123000145-0-000003/2027',
  orgaoEntidadeCnpj: '99ABC123000145',
  anoPca: 2027,
  orgaoEntidadeRazaoSocial: 'Câmara',
};
const first = planRecord([
  itemRecord(1, { descricaoItem: 'Garrafões de água', quantidadeEstimada: 50, unidadeFornecimento: 'Unidade', valorUnitario: 20 }),
  itemRecord(2, { ...service, dataDesejada: '2026-09-01' }),
]);
const second = planRecord([itemRecord(3, { dataDesejada: null, valorTotal: 0 })], other);

beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('pca_planos').execute());
  expect(await importFile(admin, pageOf(first, second))).toMatchObject({ tipo: 'pncp-pca', novos: 2, rejeitados: 0 });
});

async function found(query: string): Promise<string> {
  const answer = await client(`GET /api/pca?${query}`);
  expect(answer.statusCode).toBe(200);
  const { itens, total } = answer.json();
  expect(total).toBe(itens.length);
  return itens.map(({ numero }: { numero: number }) => numero).join('');
}

describe('the list of items', () => {
  test.each([
    // Without a date they come last in both directions.
    ['order=asc&sort=desejada', '123'],
    ['order=desc&sort=desejada', '213'],
    ['order=desc&sort=valor_total', '213'],
    ['ano=2027', '3'],
    ['order=asc&sort=desejada&orgaos=99000111000100', '12'],
    ['categoria=Servi%C3%A7o', '2'],
    ['order=asc&sort=desejada&classes=8960', '13'],
    ['meses=2026-05&meses=2026-09&order=asc&sort=desejada', '12'],
    ['desejadaDe=2026-06-01&desejadaAte=2026-12-31', '2'],
    ['valorMin=1500', '2'],
    ['q=garrafoes', '1'],
    ['q=agua+mineral+pedra&order=asc&sort=desejada', '12'],
  ])('%s', async (query, numbers) => {
    expect(await found(query)).toBe(numbers);
  });

  describe('by what is wanted next', () => {
    const setDays = (days: readonly (string | null)[]) =>
      server.database.write(async (db) => {
        for (const [place, desejada] of days.entries())
          await db
            .updateTable('pca_itens')
            .set({ desejada })
            .where('numero', '=', place + 1)
            .execute();
      });
    const dayIn = (days: number) => dayInBrasilia(new Date(Date.now() + days * 86_400_000));
    afterEach(() => setDays(['2026-05-26', '2026-09-01', null]));

    test.each<[string, (number | null)[], string, string]>([
      ['from today on, then what is past', [40, 5, -10], '213', '312'],
      ['today is not past', [-1, 0, 1], '231', '132'],
      ['the latest of the past first', [-10, -5, 3], '321', '123'],
      ['without a day last', [null, -5, 3], '321', '231'],
      ['nothing to come', [-10, -5, null], '213', '123'],
      ['nothing past', [null, 5, 3], '321', '231'],
    ])('%s', async (_, days, desc, asc) => {
      await setDays(days.map((day) => (day === null ? null : dayIn(day))));
      for (const [order, numbers] of [
        ['desc', desc],
        ['asc', asc],
      ] as const) {
        expect(await found(order === 'desc' ? '' : 'order=asc')).toBe(numbers);
        const pages = [];
        for (const page of [1, 2, 3, 4]) {
          const { itens } = (await client(`GET /api/pca?order=${order}&perPage=1&page=${page}`)).json();
          pages.push(...itens.map(({ numero }: { numero: number }) => numero));
        }
        expect(pages.join('')).toBe(numbers);
        const [heads = [], ...rows] = (await client(`GET /api/pca/export?order=${order}`)).body
          .trim()
          .split('\r\n')
          .map((row) => row.split(';'));
        expect(rows.map((row) => row[heads.indexOf('Item')]).join('')).toBe(numbers);
      }
    });
  });

  test('is searched by the number of a plan, and by its year', async () => {
    const { itens } = (await client('GET /api/pca?ano=2027')).json();
    const { controle } = (await client(`GET /api/pca/planos/${itens[0].plano}`)).json();
    expect(await found(`q=${encodeURIComponent(controle)}`)).toBe('3');
    expect(await found('q=PCA+2027')).toBe('3');
  });

  test('sums up what matches, and counts its facets, months in their order', async () => {
    expect((await client('GET /api/pca?perPage=1')).json()).toMatchObject({ total: 3, valor: 3000 });
    const facets = (await client('GET /api/pca/facets?categoria=Material')).json();
    expect(facets).toMatchObject({
      ano: [{ value: '2026', count: 1 }, { value: '2027' }],
      categoria: [
        { value: 'Material', count: 2 },
        { value: 'Serviço', count: 1 },
      ],
      classes: [{ value: '8960', label: 'Bebidas não alcoólicas', count: 2 }],
      meses: [{ value: '2026-05', count: 1 }],
    });
    expect((await client('GET /api/pca/facets?facet=orgaos&letters=cama')).json().orgaos).toMatchObject([{ label: 'Câmara' }]);
  });

  test('is exported as CSV and XLSX', async () => {
    expect((await client('GET /api/pca/export')).body.trim().split('\r\n')).toHaveLength(4);
    expect((await client('GET /api/pca/export/xlsx')).body.slice(0, 2)).toBe('PK');
  });
});

test('an item and its plan have all of the record', async () => {
  const { itens } = (await client('GET /api/pca?q=garrafoes')).json();
  const [{ id, plano }] = itens;
  expect((await client(`GET /api/pca/itens/${id}`)).json()).toMatchObject({
    ...{ descricao: 'Garrafões de água', quantidade: 50, unidade_medida: 'Unidade', valor_unitario: 20, valor_total: 1000 },
    ...{ classe: 'Bebidas não alcoólicas', grupo: 'Água mineral', desejada: '2026-05-26', valor_orcamento: null },
  });
  expect((await client(`GET /api/pca/planos/${plano}`)).json()).toMatchObject({
    ...{ ano: 2026, unidade: 'Secretaria de Obras', itens_total: 2, valor_total: 3000 },
    url: 'https://pncp.gov.br/app/pca/99000111000100/2026/1',
    categorias: [
      { value: 'Serviço', itens: 1, valor: 2000 },
      { value: 'Material', itens: 1, valor: 1000 },
    ],
    meses: [{ value: '2026-05' }, { value: '2026-09' }],
  });
  const { groups } = (await client('GET /api/search?q=garrafoes')).json();
  const { entries } = groups.find(({ group }: { group: string }) => group === 'pca');
  expect(entries).toMatchObject([{ title: 'Garrafões de água', link: `/pca?item=${id}` }]);
  for (const path of ['itens', 'planos']) expect((await client(`GET /api/pca/${path}/999999`)).statusCode).toBe(404);
});

test('items of several records of a plan add up, and of each item the newer one wins', async () => {
  expect(await importFile(admin, pageOf(first, second))).toMatchObject({ novos: 0, atualizados: 0, inalterados: 2 });
  const added = planRecord([itemRecord(9), itemRecord(1, { valorTotal: 1, dataAtualizacao: '2024-01-01T00:00:00' })]);
  expect(await importFile(admin, pageOf(added))).toMatchObject({ novos: 0, atualizados: 1 });
  const { plano } = (await client('GET /api/pca?q=garrafoes')).json().itens[0];
  expect((await client(`GET /api/pca/planos/${plano}`)).json()).toMatchObject({ itens_total: 3, valor_total: 12_000 });
  const newer = planRecord([itemRecord(9, { valorTotal: 500, dataAtualizacao: '2026-03-01T00:00:00' })]);
  expect(await importFile(admin, pageOf(newer))).toMatchObject({ atualizados: 1 });
  expect((await client(`GET /api/pca/planos/${plano}`)).json()).toMatchObject({ itens_total: 3, valor_total: 3500 });
});

test('rejects a faulty record by its field and reason', async () => {
  const faulty = [
    planRecord([itemRecord(1), itemRecord(2, { valorTotal: 'x' })], { idPcaPncp: '99000111000100-0-000008/2026' }),
    planRecord([], { idPcaPncp: 'x' }),
    planRecord(null),
  ];
  const run = await importFile(admin, pageOf(...faulty));
  const { rejeitos } = (await admin(`GET /api/importacoes/${run.id}/rejects`)).json();
  expect(rejeitos.map(({ campo, motivo }: Record<string, string>) => [campo, motivo])).toEqual([
    ['itens.1.valorTotal', 'notNumber'],
    ['idPcaPncp', 'badKey'],
    ['itens', 'missing'],
  ]);
});

test('the demo has plans of two years', async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('pca_planos').execute();
    await seedPca(db, new Date());
  });
  const { ano } = (await client('GET /api/pca/facets')).json();
  expect(ano).toHaveLength(2);
  const [item] = (await client('GET /api/pca')).json().itens;
  const plan = (await client(`GET /api/pca/planos/${item.plano}`)).json();
  const shown = (await client(`GET /api/pca/itens/${item.id}`)).json();
  for (const { orgao_cnpj, orgao_pagina } of [item, plan, shown]) expect(orgao_pagina).toBe(orgao_cnpj);
  expect((await client(`GET /api/orgaos/${item.orgao_pagina}`)).statusCode).toBe(200);
});
