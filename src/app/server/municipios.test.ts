import { describe, expect, test } from 'vitest';
import { hasNews } from '#features/fornecedores/server/seguidos/news.ts';
import { controlNumber, itemRecord, pncpRecord, resultRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { medianOf } from '#kit/quantiles.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { moment } from '#kit/server/testing/testServer.ts';

const { server, admin, client } = testDemo();

const get = async (path: string) => (await client(`GET /api/${path}`)).json();
const counted = (ibge: string) =>
  server.database.read.selectFrom('municipios').select(['nome', 'uf', 'licitacoes']).where('ibge', '=', ibge).executeTakeFirst();

/** A município that no other record has. */
const ibge = '4299999';
const inPlace = (municipioNome: string, codigoIbge = ibge) => ({
  unidadeOrgao: { codigoUnidade: '1', nomeUnidade: 'Compras', codigoIbge, municipioNome, ufSigla: 'SC', ufNome: 'Santa Catarina' },
});
const bodies = {
  prefeitura: { cnpj: '99888777000166', razaoSocial: 'Município de Água Funda', poderId: 'E', esferaId: 'M' },
  camara: { cnpj: '99888777000247', razaoSocial: 'Câmara de Água Funda', poderId: 'L', esferaId: 'M' },
};
const notice = (sequence: number, body: keyof typeof bodies, more: object = {}) =>
  pncpRecord({ numeroControlePNCP: controlNumber(sequence), orgaoEntidade: bodies[body], ...inPlace('Água Funda'), ...more });
const item = (sequence: number, more: object = {}) =>
  itemRecord({ numeroControlePNCPCompra: controlNumber(sequence), numeroItem: 1, ...more });
const result = (sequence: number, niFornecedor: string, valorTotalHomologado: number, dataResultado: string) =>
  resultRecord({
    ...{ numeroControlePNCPCompra: controlNumber(sequence), numeroItem: 1, niFornecedor, dataResultado },
    ...{ valorUnitarioHomologado: valorTotalHomologado / 10, valorTotalHomologado },
  });

describe('a município', () => {
  test('says what all its bodies buy, how long it takes and how often it fails', async () => {
    await importFile(admin, [notice(501, 'prefeitura'), notice(502, 'prefeitura'), notice(503, 'camara'), notice(504, 'camara')]);
    await importFile(admin, [item(501), item(502), item(503), item(504, { situacaoCompraItem: 4, situacaoCompraItemNome: 'Deserto' })]);
    await importFile(admin, [
      result(501, '01234567000195', 300, '2026-05-14'),
      result(502, '12ABC34501DE35', 100, '2026-06-03'),
      result(503, '01234567000195', 700, '2026-06-20'),
    ]);
    const found = await get(`municipios/${ibge}`);
    expect(found).toMatchObject({
      ...{ ibge, nome: 'Água Funda', uf: 'SC', licitacoes: 4, itens: 3, total: 1100, dias: 30, comResultado: 3, totalOrgaos: 2 },
      desfechos: [
        { desfecho: 'homologada', n: 3 },
        { desfecho: 'deserta', n: 1 },
      ],
      fracasso: 0.25,
      modalidades: [{ codigo: 6, nome: 'Pregão - Eletrônico', n: 4 }],
      orgaos: [
        { cnpj: bodies.camara.cnpj, nome: bodies.camara.razaoSocial, licitacoes: 2, n: 1, total: 700 },
        { cnpj: bodies.prefeitura.cnpj, nome: bodies.prefeitura.razaoSocial, licitacoes: 2, n: 2, total: 400 },
      ],
      fornecedores: [
        { documento: '01234567000195', n: 2, total: 1000 },
        { documento: '12ABC34501DE35', n: 1, total: 100 },
      ],
    });
    expect(found.compras.map(({ total }: { total: number }) => total)).toEqual([700, 300, 100]);
    expect(await get(`orgaos/${bodies.camara.cnpj}`)).toMatchObject({ ibge, licitacoes: 2 });
  });

  test.each(['0000-01', '9999-12', '2026-13'])('has no month %s', async (mes) => {
    const answer = await client(`GET /api/municipios/${ibge}/licitacoes?mes=${mes}`);
    expect([answer.statusCode, answer.json().faults[0].path]).toEqual([400, 'query.mes']);
  });

  test.each([
    ['', 4],
    ['?desfecho=deserta', 1],
    ['?modalidade=6', 4],
    ['?modalidade=8', 0],
    ['?mes=2026-05', 4],
    ['?mes=2026-06', 0],
    ['?perPage=3&sort=valor_estimado&order=asc', 4],
  ])('has its notices behind its figures, each with its body: %s', async (query, total) => {
    const found = await get(`municipios/${ibge}/licitacoes${query}`);
    expect([found.total, found.licitacoes.length]).toEqual([total, Math.min(total, query.includes('perPage') ? 3 : 10)]);
    for (const { orgao } of found.licitacoes) expect(orgao).toContain('Água Funda');
  });

  test('is the sum of the rows of its notices, whichever it is', async () => {
    const { read } = server.database;
    const some = await read.selectFrom('municipios').select('ibge').orderBy('licitacoes', 'desc').limit(12).execute();
    expect(some).toHaveLength(12);
    for (const one of some) {
      const shown = await get(`municipios/${one.ibge}`);
      const notices = await read
        .selectFrom('licitacoes')
        .select(['id', 'publicacao', 'desfecho', 'excluida', 'modalidade_codigo', 'orgao_cnpj'])
        .where('ibge', '=', one.ibge)
        .execute();
      // Auctions sell.
      const results = (
        await read
          .selectFrom('resultados')
          .innerJoin('licitacoes', 'licitacoes.id', 'licitacao_id')
          .select(['licitacao_id', 'orgao_cnpj', 'data', 'fornecedor_documento'])
          .select(['valor_total', 'valor_unitario', 'quantidade', 'publicacao'])
          .where('ibge', '=', one.ibge)
          .where('cancelado', '=', false)
          .where('excluida', '=', false)
          .where('modalidade_codigo', 'not in', [1, 13])
          .execute()
      ).map((row) => ({
        ...row,
        total: row.valor_total || (row.valor_unitario ?? 0) * (row.quantidade ?? 0),
        day: row.data ?? dayInBrasilia(row.publicacao),
      }));
      const sumOf = (rows: typeof results) => rows.reduce((sum, { total }) => sum + total, 0);
      const waits = notices.flatMap(({ id, publicacao }) => {
        const [first] = results
          .filter(({ licitacao_id }) => licitacao_id === id)
          .map(({ day }) => day)
          .sort();
        const from = dayInBrasilia(publicacao);
        return first && first >= from ? (Date.parse(first) - Date.parse(from)) / 86_400_000 : [];
      });
      const ended = (...how: string[]) => notices.filter(({ desfecho, excluida }) => how.includes(excluida ? 'retirada' : desfecho)).length;
      const decided = ended('homologada', 'deserta', 'fracassada');
      expect([shown.licitacoes, shown.itens, shown.comResultado, shown.dias, shown.totalOrgaos]).toEqual([
        ...[notices.length, results.length, waits.length, medianOf(waits)],
        new Set(notices.map(({ orgao_cnpj }) => orgao_cnpj)).size,
      ]);
      expect(shown.total).toBeCloseTo(sumOf(results), 1);
      expect(shown.fracasso).toBe(decided === 0 ? null : ended('deserta', 'fracassada') / decided);
      for (const { desfecho, n } of shown.desfechos) expect(ended(desfecho)).toBe(n);
      for (const { codigo, n } of shown.modalidades)
        expect(notices.filter(({ modalidade_codigo }) => modalidade_codigo === codigo)).toHaveLength(n);
      for (const { mes, n } of shown.meses)
        expect(notices.filter(({ publicacao }) => dayInBrasilia(publicacao).startsWith(mes))).toHaveLength(n);
      for (const { cnpj, licitacoes, n, total } of shown.orgaos) {
        const own = results.filter(({ orgao_cnpj }) => orgao_cnpj === cnpj);
        expect([licitacoes, n]).toEqual([notices.filter(({ orgao_cnpj }) => orgao_cnpj === cnpj).length, own.length]);
        expect(total).toBeCloseTo(sumOf(own), 1);
      }
      for (const { documento, n, total } of shown.fornecedores) {
        const own = results.filter(({ fornecedor_documento }) => fornecedor_documento === documento);
        expect(own).toHaveLength(n);
        expect(total).toBeCloseTo(sumOf(own), 1);
      }
    }
  });

  test('is counted as its notices come, move and go, under the better of two names', async () => {
    await importFile(admin, [notice(505, 'camara', { ...inPlace('ÁGUA FUNDA'), dataAtualizacaoGlobal: '2026-05-05T00:00:00' })]);
    expect(await counted(ibge)).toEqual({ nome: 'Água Funda', uf: 'SC', licitacoes: 5 });
    await importFile(admin, [notice(505, 'camara', { ...inPlace('Outra', '4299998'), dataAtualizacaoGlobal: '2026-09-05T00:00:00' })]);
    expect([await counted(ibge), await counted('4299998')]).toMatchObject([{ licitacoes: 4 }, { nome: 'Outra', licitacoes: 1 }]);
    await server.database.write((db) => db.deleteFrom('licitacoes').where('ibge', '=', '4299998').execute());
    expect((await client('GET /api/municipios/4299998')).statusCode).toBe(404);
  });

  test('takes the prices of a notice along when it moves', async () => {
    await importFile(admin, [notice(502, 'prefeitura', { ...inPlace('Outra', '4299998'), dataAtualizacaoGlobal: '2026-09-06T00:00:00' })]);
    expect(await get(`municipios/${ibge}`)).toMatchObject({ licitacoes: 3, itens: 2, total: 1000 });
    expect(await get('municipios/4299998')).toMatchObject({ licitacoes: 1, itens: 1, total: 100 });
  });

  test('is found by its name without accents and by its code, and not by one that it does not have', async () => {
    const find = async (q: string) => {
      const { groups } = await get(`search?q=${encodeURIComponent(q)}`);
      return groups.find(({ group }: { group: string }) => group === 'municipios').entries;
    };
    const entry = { title: 'Água Funda', by: 'SC', link: `/municipios/${ibge}` };
    for (const q of ['agua fu', 'FUNDA', ibge]) expect(await find(q)).toContainEqual(entry);
    for (const q of ['agua%funda', '4299997']) expect(await find(q)).toEqual([]);
    for (const unknown of ['4299997', 'nowhere', '%27']) expect((await client(`GET /api/municipios/${unknown}`)).statusCode).toBe(404);
  });

  test('is led to by contracts, atas and bodies', async () => {
    const { contratos } = await get('contratos');
    const { ibge: code, municipio_pagina } = await get(`contratos/${contratos[0].id}`);
    expect([municipio_pagina, contratos[0].municipio_pagina]).toEqual([code, code]);
    const { atas } = await get('atas');
    const ata = await get(`atas/${atas[0].id}`);
    const itsNotice = await get(`licitacoes/${ata.licitacao}`);
    expect(ata.lugar).toEqual({ ibge: itsNotice.ibge, nome: itsNotice.municipio, uf: itsNotice.uf });
  });

  test('is followed: the bell tells what is published there', async () => {
    const clock = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19);
    const fresh = {
      ...{ dataPublicacaoPncp: clock(0), dataAberturaProposta: clock(1), dataEncerramentoProposta: clock(9) },
      dataAtualizacaoGlobal: clock(0),
    };
    // Without those of the demo, and what the bell told of them.
    await server.database.write(async (db) => {
      await db.deleteFrom('seguidos').execute();
      await db.deleteFrom('notifications').execute();
    });
    expect((await client('PUT /api/seguidos/municipio/4299997', { silenciado: false })).statusCode).toBe(404);
    expect((await client(`PUT /api/seguidos/municipio/${ibge}`, { silenciado: false })).statusCode).toBe(200);
    expect((await get('seguidos')).seguidos).toMatchObject([{ kind: 'municipio', documento: ibge, nome: 'Água Funda/SC' }]);
    while (await hasNews(server.database)) await moment();
    await importFile(admin, [
      notice(506, 'camara', fresh),
      notice(507, 'prefeitura', fresh),
      notice(508, 'camara', { ...fresh, ...inPlace('Outra', '4299998') }),
    ]);
    while (await hasNews(server.database)) await moment();
    const { notifications } = await get('notifications');
    const news = notifications.filter(({ kind }: { kind: string }) => kind === 'municipios.published');
    expect(news).toMatchObject([{ data: { documento: ibge, nome: 'Água Funda/SC', count: 2, notices: [{}, {}] } }]);
    expect((await client(`DELETE /api/seguidos/municipio/${ibge}`)).statusCode).toBe(200);
    expect((await get('seguidos')).seguidos).toEqual([]);
  });
});
