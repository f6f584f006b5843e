import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { controlNumber, itemRecord, pncpRecord, resultRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import type { Preco } from '#features/precos/contract.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, admin, client } = testDemo();

const get = async (path: string) => (await client(`GET /api/${path}`)).json();

const letters = '12ABC34501DE35';
const digits = '01234567000195';

/** Notice, item, supplier, unit price, estimate, day of the result. */
const results = [
  [1, 1, letters, 80, 100, '2026-05-14'],
  [1, 2, digits, 45, 50, '2026-05-14'],
  [2, 1, letters, 30, 40, '2026-06-03'],
  [3, 1, letters, 10, null, '2026-06-20'],
] as const;

beforeAll(async () => {
  const own = { cnpj: '99888777000166', razaoSocial: 'Câmara de Vila Nova', poderId: 'L', esferaId: 'M' };
  await importFile(
    admin,
    [1, 2, 3, 4].map((i) => pncpRecord({ numeroControlePNCP: controlNumber(200 + i), orgaoEntidade: own })),
  );
  const partOf = (notice: number, numeroItem: number) => ({ numeroControlePNCPCompra: controlNumber(200 + notice), numeroItem });
  await importFile(admin, [
    ...results.map(([notice, item, , , valorUnitarioEstimado]) => itemRecord({ ...partOf(notice, item), valorUnitarioEstimado })),
    itemRecord({ ...partOf(4, 1), situacaoCompraItem: 4, situacaoCompraItemNome: 'Deserto' }),
  ]);
  await importFile(
    admin,
    results.map(([notice, item, niFornecedor, price, , dataResultado]) =>
      resultRecord({
        ...{
          ...partOf(notice, item),
          niFornecedor,
          dataResultado,
          nomeRazaoSocialFornecedor: niFornecedor === letters ? 'Álfa Ltda' : 'Beta',
        },
        ...{ valorUnitarioHomologado: price, valorTotalHomologado: price * 10 },
      }),
    ),
  );
});

describe('a supplier', () => {
  test.each([letters, '12.abc.345%2F01de-35'])('says what it won, from whom and beside whom: %s', async (number) => {
    const found = await get(`fornecedores/${number}`);
    expect(found).toMatchObject({
      ...{ documento: letters, nome: 'Álfa Ltda', tipo: 'cnpj', valido: true, porte: 'ME', itens: 3, total: 1200, licitacoes: 3 },
      ...{ primeiro: '2026-05-14', ultimo: '2026-06-20', desconto: 0.225, comEstimativa: 2, totalOrgaos: 1 },
      ufs: [{ uf: 'SP', n: 3, total: 1200 }],
      orgaos: [{ cnpj: '99888777000166', nome: 'Câmara de Vila Nova', n: 3, total: 1200 }],
      rivais: [{ documento: digits, nome: 'Beta', licitacoes: 1 }],
    });
    expect(found.meses).toHaveLength(12);
  });

  test.each([
    ['', 3],
    ['?uf=SP', 3],
    ['?uf=RJ', 0],
    ['?orgao=99888777000166', 3],
    ['?mes=2026-06', 2],
  ])('has its items behind its figures: %s', async (query, total) => {
    const found = await get(`fornecedores/${letters}/itens${query}`);
    expect(found.total).toBe(total);
    expect(found.itens).toHaveLength(total);
    for (const item of found.itens as Preco[]) expect(item).toMatchObject({ documento: letters, orgao: 'Câmara de Vila Nova' });
  });

  test('adds up to its items, like every other one', async () => {
    const { fornecedores } = await get('fornecedores?perPage=100');
    expect(fornecedores.length).toBeGreaterThan(5);
    for (const { documento, itens, total } of fornecedores.slice(0, 12)) {
      const shown = await get(`fornecedores/${documento}`);
      const rows: Preco[] = (await get(`fornecedores/${documento}/itens?perPage=100`)).itens;
      expect([shown.itens, rows.length]).toEqual([itens, itens]);
      expect(rows.reduce((sum, row) => sum + (row.total ?? 0), 0)).toBeCloseTo(total, 1);
      expect(new Set(rows.map((row) => row.orgao_cnpj)).size).toBe(shown.totalOrgaos);
    }
  });

  test('is found by name and number, and listed in order', async () => {
    expect((await get('fornecedores?q=alfa')).fornecedores).toMatchObject([{ documento: letters, itens: 3, total: 1200 }]);
    expect((await get('fornecedores?q=12.abc.345/01de-35')).total).toBe(1);
    expect((await get('fornecedores?q=100%25')).total).toBe(0);
    const names = (await get('fornecedores?sort=nome&order=asc&perPage=100')).fornecedores.map(({ nome }: { nome: string }) => nome);
    expect(names.indexOf('Álfa Ltda')).toBeLessThan(names.indexOf('Beta'));
  });

  test('that is unknown, or has wrong check digits, is refused with the reason', async () => {
    expect((await client('GET /api/fornecedores/11222333000181')).statusCode).toBe(404);
    expect((await client('GET /api/fornecedores/nobody')).statusCode).toBe(404);
    const wrong = await client('GET /api/fornecedores/12ABC34501DE36');
    expect([wrong.statusCode, wrong.json().faults[0].path]).toEqual([400, 'params.documento']);
  });

  test('disappears with the results it had', async () => {
    const { itens } = await get(`fornecedores/${digits}/itens`);
    await server.database.write((db) => db.deleteFrom('licitacoes').where('id', '=', itens[0].licitacao_id).execute());
    expect((await client(`GET /api/fornecedores/${digits}`)).statusCode).toBe(404);
    expect((await get(`fornecedores/${letters}`)).itens).toBe(2);
  });
});

describe('a public body', () => {
  test('says what it buys, how long it takes and how often it fails', async () => {
    const found = await get('orgaos/99.888.777%2F0001-66');
    expect(found).toMatchObject({
      ...{ cnpj: '99888777000166', nome: 'Câmara de Vila Nova', uf: 'SP', esfera: 'M', licitacoes: 3, itens: 2, total: 400 },
      // Published on 4 May: results after 30 and 47 days.
      ...{
        dias: 38.5,
        comResultado: 2,
        desfechos: [
          { desfecho: 'homologada', n: 2 },
          { desfecho: 'deserta', n: 1 },
        ],
      },
      ...{ modalidades: [{ codigo: 6, nome: 'Pregão - Eletrônico', n: 3 }], fornecedores: [{ documento: letters, n: 2, total: 400 }] },
    });
    expect(found.fracasso).toBeCloseTo(1 / 3);
    expect(found.compras.map(({ total }: Preco) => total)).toEqual([300, 100]);
    expect((await client('GET /api/orgaos/nobody')).statusCode).toBe(404);
  });

  test('lists an item that several suppliers won once, with all that was paid for it', async () => {
    const { rows } = await sql<{ cnpj: string; item: string; total: number }>`
      select orgao_cnpj as cnpj, licitacao_id || ' ' || numero as item, sum(total) as total
      from precos group by orgao_cnpj, licitacao_id, numero having count(total) > 1`.execute(server.database.read);
    let shown = 0;
    for (const cnpj of new Set(rows.map((row) => row.cnpj))) {
      const compras: Preco[] = (await get(`orgaos/${cnpj}`)).compras;
      const items = compras.map(({ licitacao_id, numero }) => `${licitacao_id} ${numero}`);
      expect(new Set(items).size).toBe(items.length);
      for (const { item, total } of rows) {
        const at = items.indexOf(item);
        if (at >= 0) expect(compras[at]?.total).toBeCloseTo(Number(total), 2);
        shown += at >= 0 ? 1 : 0;
      }
    }
    expect(shown).toBeGreaterThan(0);
  });

  test('lists its ten largest items, however many suppliers share them', async () => {
    const body = { cnpj: '99777666000155', razaoSocial: 'Consórcio das Águas', poderId: 'E', esferaId: 'M' };
    const controle = (place: number) => controlNumber(260 + place);
    // The second item is the largest, in small shares; one notice has little, and more items than are shown.
    const shares = [
      { notice: 1, item: 1, suppliers: 41, total: 1000 },
      { notice: 1, item: 2, suppliers: 60, total: 900 },
      ...Array.from({ length: 10 }, (_, n) => ({ notice: 2, item: n + 1, suppliers: 1, total: 5000 - n })),
      ...Array.from({ length: 12 }, (_, n) => ({ notice: 3, item: n + 1, suppliers: 1, total: n + 1 })),
    ];
    await importFile(
      admin,
      [1, 2, 3].map((place) => pncpRecord({ numeroControlePNCP: controle(place), orgaoEntidade: body })),
    );
    const partOf = ({ notice, item }: (typeof shares)[number]) => ({ numeroControlePNCPCompra: controle(notice), numeroItem: item });
    await importFile(
      admin,
      shares.map((share) => itemRecord(partOf(share))),
    );
    await importFile(
      admin,
      shares.flatMap((share) =>
        Array.from({ length: share.suppliers }, (_, n) =>
          resultRecord({
            ...{ ...partOf(share), sequencialResultado: n + 1, niFornecedor: n % 2 ? letters : digits },
            ...{ valorUnitarioHomologado: share.total, valorTotalHomologado: share.total },
          }),
        ),
      ),
    );
    const compras: Preco[] = (await get(`orgaos/${body.cnpj}`)).compras;
    expect(compras.map(({ numero, total }) => [numero, total])).toEqual([
      [2, 54_000],
      [1, 41_000],
      ...Array.from({ length: 8 }, (_, n) => [n + 1, 5000 - n]),
    ]);
  });

  test.each([
    ['', 3],
    ['?desfecho=deserta', 1],
    ['?modalidade=6', 3],
    ['?modalidade=8', 0],
    ['?mes=2026-05', 3],
    ['?mes=2026-06', 0],
  ])('has its notices behind its figures: %s', async (query, total) => {
    const found = await get(`orgaos/99888777000166/licitacoes${query}`);
    expect([found.total, found.licitacoes.length]).toEqual([total, total]);
  });

  test('has a row for each of its notices', async () => {
    const { fornecedores } = await get('fornecedores');
    const { orgaos } = await get(`fornecedores/${fornecedores[0].documento}`);
    const shown = await get(`orgaos/${orgaos[0].cnpj}`);
    const { licitacoes, total } = await get(`orgaos/${orgaos[0].cnpj}/licitacoes?perPage=100`);
    expect([total, licitacoes.length]).toEqual([shown.licitacoes, shown.licitacoes]);
    const waits = licitacoes.flatMap(({ dias }: { dias: number | null }) => dias ?? []).sort((a: number, b: number) => a - b);
    expect(waits).toHaveLength(shown.comResultado);
    for (const { codigo, n } of shown.modalidades)
      expect((await get(`orgaos/${orgaos[0].cnpj}/licitacoes?modalidade=${codigo}`)).total).toBe(n);
  });
});
