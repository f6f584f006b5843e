import { beforeAll, describe, expect, test } from 'vitest';
import { derivePendingPrecos } from '#features/licitacoes/server/import/precos.ts';
import { controlNumber, itemRecord, pncpRecord, resultRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import type { Preco, PrecoStatistics } from '#features/precos/contract.ts';
import { pageTexts } from '#kit/server/documentText/testDocuments.ts';
import { readAll } from '#kit/server/records/testReading.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, admin, client } = testDemo();

const ask = async (query: string, path = '') => (await client(`GET /api/precos${path}?${query}`)).json();
const statistics = (query: string): Promise<PrecoStatistics> => ask(query, '/statistics');
const rows = async (query: string): Promise<Preco[]> => (await ask(`${query}&perPage=100`)).precos;

/** Prices of paper by notice: unit, price, estimate, month, state, supplier. */
const papers = [
  ['RESMA', 20, 25, '2026-03', 'SP', '01234567000195'],
  ['Resma', 22, 25, '2026-03', 'SP', '01234567000195'],
  ['rm', 24, 30, '2026-04', 'RJ', '01234567000195'],
  ['RM', 26, null, '2026-05', 'RJ', '12ABC34501DE35'],
  ['Resmas', 28, 28, '2026-06', 'SP', '12ABC34501DE35'],
  ['RESMA', 400, 420, '2026-06', 'SP', '12ABC34501DE35'],
  ['CAIXA', 250, 300, '2026-06', 'SP', '12ABC34501DE35'],
  ['CX C/ 10 RESMAS', 240, 300, '2026-06', 'SP', '12ABC34501DE35'],
] as const;

beforeAll(async () => {
  const notices = papers.map((paper, i) => ({ paper, numeroControlePNCPCompra: controlNumber(100 + i) }));
  await importFile(
    admin,
    notices.map(({ paper: [, , , , ufSigla], numeroControlePNCPCompra: numeroControlePNCP }) => {
      const record = pncpRecord({ numeroControlePNCP }) as { unidadeOrgao: object };
      return { ...record, unidadeOrgao: { ...record.unidadeOrgao, ufSigla } };
    }),
  );
  await importFile(
    admin,
    notices.map(({ paper: [unidadeMedida, , valorUnitarioEstimado], numeroControlePNCPCompra }) =>
      itemRecord({
        ...{ numeroControlePNCPCompra, unidadeMedida, valorUnitarioEstimado, catalogoCodigoItem: '461234' },
        descricao: 'Papel zirconado quadriculado, formato A4',
      }),
    ),
  );
  await importFile(
    admin,
    notices.map(({ paper: [, valorUnitarioHomologado, , mes, , niFornecedor], numeroControlePNCPCompra }) =>
      resultRecord({
        ...{ numeroControlePNCPCompra, niFornecedor, valorUnitarioHomologado, valorTotalHomologado: valorUnitarioHomologado * 10 },
        dataResultado: `${mes}-10`,
      }),
    ),
  );
});

describe('the statistics', () => {
  test('are of the most frequent unit, whatever its spelling, and say what is left out', async () => {
    const found = await statistics('q=papeis+zirconados&ate=2026-06-30');
    expect(found).toMatchObject({ unidade: 'RM', outras: 2, semValor: 0 });
    expect(found.unidades).toEqual([
      { unidade: 'RM', n: 6 },
      { unidade: 'CX', n: 1 },
      { unidade: 'CX 10 RM', n: 1 },
    ]);
    expect(found.homologado).toEqual({ n: 6, min: 20, q1: 22.5, mediana: 25, q3: 27.5, max: 400 });
    expect(found.estimado).toMatchObject({ n: 5, mediana: 28 });
    expect(found.limites).toEqual({ baixo: 15, alto: 35, atipicos: 1 });
    expect(found.ufs).toEqual([
      { uf: 'SP', n: 4, mediana: 25 },
      { uf: 'RJ', n: 2, mediana: 25 },
    ]);
    expect(found.meses).toHaveLength(12);
    expect(found.meses.slice(-4)).toEqual([
      { mes: '2026-03', n: 2, mediana: 21, estimado: 25 },
      { mes: '2026-04', n: 1, mediana: 24, estimado: 30 },
      { mes: '2026-05', n: 1, mediana: 26, estimado: null },
      { mes: '2026-06', n: 2, mediana: 214, estimado: 224 },
    ]);
  });

  test.each(['q=papel+zirconado', 'q=papel', 'q=notebook', 'q=servico&uf=SP,MG', 'catalogo=461234&unidade=CX', 'q=papel&valorMin=5'])(
    'are those of the rows: %s',
    async (query) => {
      const found = await statistics(query);
      const all: Preco[] = [];
      for (let page = 1; all.length < (found.homologado?.n ?? 0); page++)
        all.push(...(await ask(`${query}&perPage=100&page=${page}`)).precos);
      const prices = all.map(({ valor }) => valor as number).sort((a, b) => a - b);
      expect(prices).toHaveLength(found.homologado?.n ?? 0);
      expect(new Set(all.map(({ unidade }) => unidade)).size).toBeLessThanOrEqual(1);
      if (prices.length === 0) return;
      // The middle price, or between the two middle ones.
      const middle = ((prices[Math.floor((prices.length - 1) / 2)] as number) + (prices[Math.ceil((prices.length - 1) / 2)] as number)) / 2;
      expect(found.homologado?.mediana).toBeCloseTo(middle, 3);
      const quarter = (prices.length - 1) / 4;
      const [low, high] = [prices[Math.floor(quarter)] as number, prices[Math.ceil(quarter)] as number];
      expect(found.homologado?.q1).toBeCloseTo(low + (high - low) * (quarter % 1), 3);
      for (const { uf, n } of found.ufs) expect(all.filter((row) => row.uf === uf)).toHaveLength(n);
      for (const { mes, n } of found.meses) expect(all.filter(({ dia }) => dia.startsWith(mes))).toHaveLength(n);
      const outside = all.filter(
        ({ valor }) => found.limites && ((valor as number) < found.limites.baixo || (valor as number) > found.limites.alto),
      );
      expect(outside).toHaveLength(found.limites?.atipicos ?? 0);
    },
  );

  test.each([
    ['uf=RJ', 2],
    ['de=2026-04-01&ate=2026-05-31', 2],
    ['fornecedor=12.abc.345/01de-35', 3],
    ['fornecedor=pneus+do+vale', 6],
    ['orgao=vila+alegre', 6],
    ['orgao=11222333000181', 6],
    ['orgao=S%C3%A3o+Paulo', 0],
    ['valorMin=22&valorMax=26', 3],
    ['fornecedor=ningu%C3%A9m', 0],
  ])('are narrowed by %s', async (filter, count) => {
    expect((await statistics(`q=zirconado&unidade=RM&${filter}`)).homologado?.n ?? 0).toBe(count);
  });

  test('are asked for by as many words of a description as find enough, and the number said is that of the page', async () => {
    const choose = async (...descricoes: string[]) => {
      const answer = await client('POST /api/precos/words', { descricoes });
      expect(answer.statusCode).toBe(200);
      return answer.json().escolhas as { q: string; n: number }[];
    };
    const [exact, fewer, none, wordless, ...otherGoods] = await choose(
      'Papel zirconado, 75 g/m²',
      'PAPEL ZIRCONADO ULTRAFINO PERFUMADO; 75 G/M²',
      'Inexistente abracadabra',
      '1.5 – 2',
      ...['Papel fotográfico brilhante de 24 folhas', 'Papel zirconado 180 folhas'],
    );
    expect(exact).toEqual({ q: 'Papel zirconado', n: 6 });
    expect(fewer).toEqual({ q: 'PAPEL ZIRCONADO', n: 6 });
    expect(none).toMatchObject({ n: 0 });
    expect(wordless).toEqual({ q: '', n: 0 });
    // Prices of other papers are none of this one.
    for (const { q, n } of otherGoods) expect({ q: q.split(' ').length > 2, n }).toEqual({ q: true, n: 0 });
    for (const { q, n } of [exact, fewer] as { q: string; n: number }[]) {
      expect((await statistics(`q=${encodeURIComponent(q)}`)).homologado?.n).toBe(n);
      expect((await ask(`q=${encodeURIComponent(q)}`)).total).toBe(n);
    }
    for (const refused of [[], Array(21).fill('papel'), ['x'.repeat(301)]])
      expect((await client('POST /api/precos/words', { descricoes: refused })).statusCode).toBe(400);
  });

  test('need words or a catalogue code', async () => {
    for (const query of ['', 'q=-papel', 'q=%20']) {
      for (const path of ['', '/statistics', '/export', '/pdf']) {
        const answer = await client(`GET /api/precos${path}?${query}`);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().faults[0].path).toBe('query.q');
      }
    }
    expect((await client('GET /api/precos/statistics?q=a&uf=XX')).json().faults[0].path).toContain('query.uf');
  });
});

describe('the rows', () => {
  test('say where a price comes from', async () => {
    const [row] = await rows('catalogo=461234&sort=valor&order=desc');
    expect(row).toMatchObject({
      ...{ valor: 400, estimado: 420, total: 4000, quantidade: 10, unidade: 'RM', unidade_fonte: 'RESMA', dia: '2026-06-10', uf: 'SP' },
      ...{ documento: '12ABC34501DE35', fornecedor: 'Pneus do Vale Ltda', orgao: 'Município de Vila Alegre', controle: controlNumber(105) },
    });
  });

  test('are the outliers, or the others', async () => {
    expect((await rows('q=zirconado&atipicos=so')).map(({ valor }) => valor)).toEqual([400]);
    expect((await rows('q=zirconado&atipicos=sem')).map(({ valor }) => valor)).not.toContain(400);
    expect(await rows('q=zirconado&atipicos=sem')).toHaveLength(5);
  });

  test('are exported with their sources', async () => {
    const answer = await client('GET /api/precos/export?q=zirconado&sort=valor&order=asc');
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const { values } = await readAll([answer.rawPayload]);
    expect(values).toHaveLength(6);
    expect(JSON.stringify(values[0])).toContain(`https://pncp.gov.br/app/editais/${controlNumber(100).slice(0, 14)}/2026/100`);
  });
});

describe('the research as PDF', () => {
  test('names what was looked for, the figures, and each price with its source', async () => {
    const answer = await client('GET /api/precos/pdf?q=zirconado&ate=2026-06-30&sort=valor&order=asc');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pages = await pageTexts(answer.rawPayload);
    const text = pages.join(' ');
    const { homologado } = await statistics('q=zirconado&ate=2026-06-30');
    const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    for (const said of [
      ...['art. 23', 'Filtro: busca zirconado', 'Mediana', reais.format(homologado?.mediana ?? 0).replace(/\s/g, ' ')],
      ...['Atípico: Alto', '12.ABC.345/01DE-35', controlNumber(105), `https://pncp.gov.br/app/editais/`, `Página 1 de ${pages.length}`],
    ])
      expect(text).toContain(said);
  });

  test('is refused when there are no prices', async () => {
    const answer = await client('GET /api/precos/pdf?q=zirconado&valorMin=99999');
    expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Nenhum preço encontrado: não há o que exportar.']);
  });
});

describe('prices follow their notice', () => {
  const own = 'q=zirconado&valorMin=28&valorMax=28';
  const idOf = async () => (await rows(own))[0]?.licitacao_id;

  test('when it is removed and restored', async () => {
    const id = await idOf();
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    expect(await rows(own)).toEqual([]);
    await admin(`POST /api/licitacoes/${id}/restore`);
    expect(await idOf()).toBe(id);
  });

  test('and stay as they are when what they say stays, but not their words', async () => {
    const stored = () => server.database.read.selectFrom('precos').select(['id', 'numero']).orderBy('id').execute();
    const [paper, other] = [controlNumber(100), controlNumber(101)];
    const item = (numeroControlePNCPCompra: string, overrides: object) =>
      itemRecord({
        ...{ numeroControlePNCPCompra, unidadeMedida: 'RESMA', valorUnitarioEstimado: 25, catalogoCodigoItem: '461234' },
        ...{ descricao: 'Papel zirconado quadriculado, formato A4', ...overrides },
      });
    const before = await stored();
    await importFile(admin, [item(paper, { quantidade: 11, dataAtualizacao: '2026-07-01T00:00:00' })]);
    expect(await stored()).toEqual(before);
    await importFile(admin, [item(paper, { descricao: 'Papel zirconado holográfico', dataAtualizacao: '2026-07-02T00:00:00' })]);
    expect(await rows('q=holografico')).toMatchObject([{ controle: paper, valor: 20 }]);
    await importFile(admin, [
      resultRecord({
        ...{ numeroControlePNCPCompra: other, valorUnitarioHomologado: 22, valorTotalHomologado: 220, dataResultado: '2026-03-10' },
        ...{ nomeRazaoSocialFornecedor: 'Papelaria Zircônia Ltda', dataAtualizacao: '2026-07-01T00:00:00' },
      }),
    ]);
    expect(await rows('q=zirconado&fornecedor=zirconia')).toHaveLength(3);
    const record = pncpRecord({ numeroControlePNCP: other, dataAtualizacao: '2026-07-03T00:00:00' }) as { orgaoEntidade: object };
    await importFile(admin, [{ ...record, orgaoEntidade: { ...record.orgaoEntidade, razaoSocial: 'Autarquia de Vila Zirconal' } }]);
    expect(await rows('q=zirconado&orgao=zirconal')).toMatchObject([{ controle: other, valor: 22 }]);
    // Only what was written twice has a new number.
    const kept = new Set(before.map(({ id }) => id));
    expect((await stored()).filter(({ id }) => !kept.has(id))).toHaveLength(2);
  });

  test('when the result is cancelled', async () => {
    const result = { numeroControlePNCPCompra: controlNumber(104), niFornecedor: '12ABC34501DE35', valorUnitarioHomologado: 28 };
    await importFile(admin, [resultRecord({ ...result, situacaoCompraItemResultadoId: 2, dataAtualizacao: '2026-07-01T00:00:00' })]);
    expect(await rows(own)).toEqual([]);
    await importFile(admin, [
      resultRecord({ ...result, valorTotalHomologado: 280, dataResultado: '2026-06-10', dataAtualizacao: '2026-07-02T00:00:00' }),
    ]);
    expect(await rows(own)).toHaveLength(1);
  });

  test('and their supplier is counted', async () => {
    const counted = await server.database.read
      .selectFrom('fornecedores')
      .select(['itens', 'centavos'])
      .where('documento', '=', '12ABC34501DE35')
      .execute();
    expect(counted).toEqual([{ itens: 5, centavos: 944_000 }]);
  });

  test('also when an earlier version stored it', async () => {
    const before = await statistics('q=papel');
    await server.database.write(async (db) => {
      await db.deleteFrom('precos').execute();
      await db.insertInto('precos_pendentes').values({ upto: 1e9 }).execute();
    });
    while ((await server.database.write((db) => derivePendingPrecos(db, 1000))) > 0);
    expect(await statistics('q=papel')).toEqual(before);
  });
});
