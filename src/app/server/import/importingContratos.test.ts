// The import of contracts, and the calls on them.
import { beforeAll, describe, expect, test } from 'vitest';
import { recordNumber } from '#brasil/recordNumber.ts';
import { seedContratos } from '#features/contratos/server/demo/seed.ts';
import { contratoRecord, dayAhead, pageOf } from '#features/contratos/server/import/testContratos.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, admin, client } = testDemo();

const outro = { niFornecedor: '12345678909', tipoPessoa: 'PF', nomeRazaoSocialFornecedor: 'João da Várzea' };
const unidade = (ufSigla: string) => ({ ufSigla, municipioNome: 'Campo Novo', nomeUnidade: 'Secretaria', codigoUnidade: '9' });
const records = [
  contratoRecord(1),
  contratoRecord(2, { dataVigenciaFim: dayAhead(20), valorGlobal: 500, unidadeOrgao: unidade('PR'), ...outro }),
  contratoRecord(3, { dataVigenciaFim: dayAhead(80), valorGlobal: 900, objetoContrato: 'Compra de pneus', numeroControlePncpCompra: null }),
  contratoRecord(4, { dataVigenciaFim: dayAhead(-1), valorGlobal: 0, tipoContrato: { id: 7, nome: 'Empenho' } }),
];

beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('contratos').execute());
  const run = await importFile(admin, pageOf(...records));
  expect(run).toMatchObject({ tipo: 'pncp-contratos', novos: 4, rejeitados: 0 });
});

async function found(query: string): Promise<string[]> {
  const answer = await client(`GET /api/contratos?${query}`);
  expect(answer.statusCode).toBe(200);
  const { contratos, total } = answer.json();
  expect(total).toBe(contratos.length);
  return contratos.map(({ numero }: { numero: string }) => numero.slice(2, 3));
}

async function idOf(sequencial: number): Promise<number> {
  const { contratos } = (await client(`GET /api/contratos?q=00${sequencial}/2026`)).json();
  return contratos[0].id;
}

describe('the list', () => {
  test.each([
    ['order=asc', '1234'],
    ['order=asc&sort=vigencia_fim', '4231'],
    // Unknown values come last in both directions.
    ['order=desc&sort=valor_global', '1324'],
    ['order=asc&sort=valor_global', '2314'],
    ['order=asc&situacao=vigente', '123'],
    ['order=asc&situacao=vence90', '23'],
    ['order=asc&situacao=vence30', '2'],
    ['order=asc&situacao=vence30&situacao=encerrada', '24'],
    ['uf=PR', '2'],
    ['order=asc&orgaos=99000111000100', '1234'],
    ['fornecedores=12345678909', '2'],
    ['tipo=Empenho', '4'],
    ['order=asc&compra=99000111000100-1-000007/2026', '124'],
    ['valorMin=600&valorMax=1000', '3'],
    [`fimDe=${dayAhead(10)}&fimAte=${dayAhead(30)}`, '2'],
    ['q=pneu', '3'],
    ['q=varzea', '2'],
    ['q=-elevador&order=asc', '3'],
    ['q=nada', ''],
  ])('%s', async (query, numbers) => {
    expect((await found(query)).join('')).toBe(numbers);
  });

  test('finds each by its number, alone, with its year or after its kind, and by its control number', async () => {
    const { contratos } = (await client('GET /api/contratos')).json();
    for (const { id, numero, ano } of contratos) {
      const { controle } = (await client(`GET /api/contratos/${id}`)).json();
      const said = recordNumber({ numero, ano });
      for (const q of [
        numero,
        said,
        `contrato nº ${said}`,
        `Contrato ${numero}`,
        `contratos administrativos: ${said}`,
        `contrato número ${said}`,
        controle,
      ]) {
        const answer = (await client(`GET /api/contratos?q=${encodeURIComponent(q)}`)).json();
        expect([q, answer.contratos.map((one: { id: number }) => one.id)]).toEqual([q, [id]]);
      }
    }
  });

  test('counts by validity, whatever validity is chosen', async () => {
    const { json } = await client('GET /api/contratos/count?situacao=encerrada');
    expect(json()).toEqual({ vigente: 3, vence90: 2, vence30: 1, encerrada: 1, total: 4 });
  });

  test('counts each facet without its own choice, names its values, and finds them by letters', async () => {
    const facets = (await client('GET /api/contratos/facets?uf=PR')).json();
    expect(facets.uf).toEqual([
      { value: 'SC', label: 'SC', count: 3 },
      { value: 'PR', label: 'PR', count: 1 },
    ]);
    expect(facets.fornecedores).toEqual([{ value: '12345678909', label: 'João da Várzea', count: 1 }]);
    const looked = (await client('GET /api/contratos/facets?facet=fornecedores&letters=garca')).json();
    expect(looked).toMatchObject({ fornecedores: [{ label: 'Garça Branca Serviços Ltda', count: 3 }], uf: [] });
  });

  test('refuses unknown filters by their field', async () => {
    const answer = await client('GET /api/contratos?situacao=ontem');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('situacao');
  });

  test('is exported as CSV and XLSX, or the chosen rows of it', async () => {
    const csv = await client('GET /api/contratos/export?sort=valor_global&order=asc', undefined, { 'accept-language': 'en' });
    expect(csv.body.split('\r\n')).toHaveLength(6);
    expect(csv.body).toContain('123.456.789-09');
    const ids = await client(`GET /api/contratos/export?ids=${await idOf(3)}`);
    expect(ids.body.trim().split('\r\n')).toHaveLength(2);
    const xlsx = await client('GET /api/contratos/export/xlsx');
    expect(xlsx.headers['content-type']).toContain('spreadsheetml');
    expect(xlsx.body.slice(0, 2)).toBe('PK');
  });
});

describe('a contract', () => {
  test('has all of its record, and no notice if that is not here', async () => {
    const contrato = (await client(`GET /api/contratos/${await idOf(1)}`)).json();
    expect(contrato).toMatchObject({
      ...{ numero: '001/2026', fornecedor_documento: '99ABC123000145', valor_global: 39_000, valor_parcela: 3250, parcelas: 12 },
      ...{ esfera: 'M', poder: 'E', municipio: 'Pedra Alta', uf: 'SC', receita: false, retificacao: 0, valor_acumulado: null },
      // Neither its body nor its supplier has a page.
      ...{ orgao_pagina: null, fornecedor_pagina: null },
      ...{ licitacao: null, publicacao: '2026-03-12T03:01:18.000Z', vigencia_inicio: '2026-03-11' },
      url: 'https://pncp.gov.br/app/contratos/99000111000100/2026/1',
    });
  });

  test('names its notice', async () => {
    const { id, controle } = await server.database.read
      .selectFrom('licitacoes')
      .select(['id', 'controle'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await importFile(admin, pageOf(contratoRecord(5, { numeroControlePncpCompra: controle })));
    const contrato = (await client(`GET /api/contratos/${await idOf(5)}`)).json();
    expect(contrato).toMatchObject({ licitacao: id, compra_controle: controle });
    expect(contrato.licitacao_nome).not.toBe('');
    await server.database.write((db) => db.deleteFrom('contratos').where('id', '=', contrato.id).execute());
  });

  test('and its ata show what the notice awarded, to its supplier or to all, without what was cancelled', async () => {
    const { controle, licitacao_id, fornecedor_documento } = await server.database.read
      .selectFrom('resultados')
      .innerJoin('licitacoes', 'licitacoes.id', 'resultados.licitacao_id')
      .select(['controle', 'licitacao_id', 'fornecedor_documento'])
      .where('cancelado', '=', false)
      .orderBy('resultados.id')
      .executeTakeFirstOrThrow();
    const awarded = async (more: Record<string, string> = {}) => {
      const answer = await client(`GET /api/contratos/awarded?${new URLSearchParams({ compra: controle, ...more })}`);
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const of = server.database.read.selectFrom('resultados').selectAll().where('licitacao_id', '=', licitacao_id);
    const standing = await of.where('cancelado', '=', false).execute();
    const all = await awarded({ perPage: '100' });
    expect(all).toMatchObject({ licitacao: licitacao_id, total: standing.length });
    expect(all.itens[0]).toMatchObject({
      ...{ numero: standing[0]?.numero, fornecedor: standing[0]?.fornecedor, valor_unitario: standing[0]?.valor_unitario },
      descricao: expect.stringMatching(/./),
    });
    const own = standing.filter((row) => row.fornecedor_documento === fornecedor_documento);
    expect((await awarded({ fornecedor: fornecedor_documento })).total).toBe(own.length);
    expect(await awarded({ fornecedor: '00000000000000' })).toEqual({ licitacao: licitacao_id, itens: [], total: 0 });
    const [first] = own;
    await server.database.write((db) =>
      db
        .updateTable('resultados')
        .set({ cancelado: true })
        .where('id', '=', first?.id ?? 0)
        .execute(),
    );
    expect((await awarded()).total).toBe(standing.length - 1);
    await server.database.write((db) =>
      db
        .updateTable('resultados')
        .set({ cancelado: false })
        .where('id', '=', first?.id ?? 0)
        .execute(),
    );
    // A notice that is not here has no items that are known.
    expect(await awarded({ compra: '99000111000100-1-999999/2026' })).toEqual({ licitacao: null, itens: [], total: 0 });
    expect((await client('GET /api/contratos/awarded')).statusCode).toBe(400);
  });

  test('that does not exist is not found', async () => {
    expect((await client('GET /api/contratos/999999')).statusCode).toBe(404);
    expect((await client('GET /api/contratos/999999/changes')).statusCode).toBe(404);
  });

  test('is found by the search of everything', async () => {
    const { groups } = (await client('GET /api/search?q=pneus%20pedra%20alta')).json();
    const { entries } = groups.find(({ group }: { group: string }) => group === 'contratos');
    expect(entries).toMatchObject([{ link: `/contratos/${await idOf(3)}`, by: 'Garça Branca Serviços Ltda' }]);
  });
});

describe('an import', () => {
  test('of the same file changes nothing; a newer record updates, an older one does not', async () => {
    expect(await importFile(admin, pageOf(...records))).toMatchObject({ novos: 0, atualizados: 0, inalterados: 4 });
    const newer = { dataAtualizacaoGlobal: '2026-05-01T10:00:00', numeroRetificacao: 1, valorGlobal: 45_000 };
    const rectified = contratoRecord(1, newer);
    expect(await importFile(admin, pageOf(rectified))).toMatchObject({ novos: 0, atualizados: 1 });
    expect(await importFile(admin, pageOf(contratoRecord(1, { valorGlobal: 1 })))).toMatchObject({ atualizados: 0, inalterados: 1 });
    const id = await idOf(1);
    expect((await client(`GET /api/contratos/${id}`)).json()).toMatchObject({ valor_global: 45_000, retificacao: 1 });
    const { alteracoes } = (await client(`GET /api/contratos/${id}/changes`)).json();
    expect(alteracoes.map(({ campo, antes, depois }: Record<string, string>) => [campo, antes, depois])).toEqual([
      ['valor_global', '39000', '45000'],
      ['retificacao', '0', '1'],
    ]);
  });

  test('of a newer record with another end or value adds a version, and moves the end in the calendar', async () => {
    const version = (more: object) => contratoRecord(11, { objetoContrato: 'Locação de guindastes', ...more });
    const [before, after] = [dayAhead(50), dayAhead(200)];
    await importFile(admin, pageOf(version({ dataVigenciaFim: before })));
    const id = (await client('GET /api/contratos?q=guindastes')).json().contratos[0].id;
    const versions = async () => (await client(`GET /api/contratos/${id}/versions`)).json();
    expect(await versions()).toMatchObject({ versoes: [], total: 0, aditivos: { acrescimos: 0, supressoes: 0, anterior: null } });
    expect((await client(`PUT /api/vigencias/contrato/${id}`)).statusCode).toBe(200);
    const endsOn = async (day: string) =>
      (await client(`GET /api/calendar/dates?start=${day}T03:00:00.000Z&end=${day}T23:00:00.000Z`))
        .json()
        .dates.filter(({ kind }: { kind: string }) => kind === 'vigenciaFim').length;
    expect(await endsOn(before)).toBe(1);

    const extended = { dataVigenciaFim: after, numeroRetificacao: 1, dataAtualizacaoGlobal: '2026-06-01T10:00:00' };
    await importFile(admin, pageOf(version(extended)));
    expect([await endsOn(before), await endsOn(after)]).toEqual([0, 1]);
    const reduced = { ...extended, numeroRetificacao: 2, valorGlobal: 30_000, dataAtualizacaoGlobal: '2026-07-01T10:00:00' };
    await importFile(admin, pageOf(version(reduced)));
    // Other changes, and an older record, add none.
    const moved = { ...reduced, usuarioNome: 'Outro portal', processo: '9', dataAtualizacaoGlobal: '2026-08-01T10:00:00' };
    await importFile(admin, pageOf(version(moved)));
    await importFile(admin, pageOf(version({ valorGlobal: 1 })));
    expect(await versions()).toMatchObject({
      total: 2,
      versoes: [
        { retificacao: 2, vigencia_antes: null, valor_antes: 39_000, valor_depois: 30_000, mudada_em: '2026-07-01T13:00:00.000Z' },
        { retificacao: 1, vigencia_antes: before, vigencia_depois: after, valor_antes: null, valor_depois: null },
      ],
      aditivos: { original: 39_000, acrescimos: 0, supressoes: 9000, anterior: null, vigencia_original: before },
    });
    await importFile(admin, pageOf(version({ ...reduced, valorGlobal: 45_600.5, dataAtualizacaoGlobal: '2026-09-01T10:00:00' })));
    expect((await versions()).aditivos).toMatchObject({ acrescimos: 15_600.5, supressoes: 9000 });
    const [headings = '', row = ''] = (await client(`GET /api/contratos/export?ids=${id}`)).body.trim().split('\n');
    const cells = new Map(headings.split(';').map((heading, place) => [heading.trim(), row.split(';')[place]?.trim()]));
    expect([...cells].slice(-5)).toEqual([
      ['Fim da vigência antes dos aditivos', before],
      ['Acréscimos', '15600,5'],
      ['Acréscimos em % do valor inicial (limite 25)', '40'],
      ['Supressões', '9000'],
      ['Supressões em % do valor inicial (limite 25)', '23,08'],
    ]);
    expect((await client('GET /api/contratos/999999/versions')).statusCode).toBe(404);
    await server.database.write((db) => db.deleteFrom('contratos').where('id', '=', id).execute());
  });

  test('rejects a faulty record by its field and reason, and takes the others', async () => {
    const faulty = [
      contratoRecord(6, { numeroControlePNCP: 'x' }),
      contratoRecord(8, { orgaoEntidade: { cnpj: '1' } }),
      contratoRecord(9, { valorGlobal: '10' }),
      contratoRecord(10, { tipoContrato: 'Empenho' }),
    ];
    const run = await importFile(admin, pageOf(...faulty, contratoRecord(4)));
    expect(run).toMatchObject({ rejeitados: 4 });
    const { rejeitos } = (await admin(`GET /api/importacoes/${run.id}/rejects`)).json();
    expect(rejeitos.map(({ campo, motivo }: Record<string, string>) => [campo, motivo])).toEqual([
      ['numeroControlePNCP', 'badKey'],
      ['orgaoEntidade.razaoSocial', 'missing'],
      ['valorGlobal', 'notNumber'],
      ['tipoContrato', 'notRecord'],
    ]);
  });

  test('keeps a record whose optional day cannot be read, and tells', async () => {
    const run = await importFile(admin, pageOf(contratoRecord(7, { dataVigenciaFim: 'ontem' })));
    expect(run).toMatchObject({ novos: 1, rejeitados: 0, avisos: 1 });
    const { rejeitos } = (await admin(`GET /api/importacoes/${run.id}/rejects?mantidos=true`)).json();
    expect(rejeitos).toMatchObject([{ campo: 'dataVigenciaFim', valor: 'ontem', motivo: 'notDate', mantido: true }]);
  });
});

test('the demo has contracts in each state, with their notices', async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('contratos').execute();
    await seedContratos(db, new Date());
  });
  const counts = (await client('GET /api/contratos/count')).json();
  for (const state of ['vigente', 'vence90', 'vence30', 'encerrada']) expect(counts[state]).toBeGreaterThan(0);
  const { contratos } = (await client('GET /api/contratos?perPage=1')).json();
  const shown = (await client(`GET /api/contratos/${contratos[0].id}`)).json();
  expect(shown).toMatchObject({ licitacao: expect.any(Number), url: null });
  const { orgao_cnpj: orgao_pagina, fornecedor_documento: fornecedor_pagina, ibge: municipio_pagina } = shown;
  for (const one of [shown, contratos[0]]) expect(one).toMatchObject({ orgao_pagina, fornecedor_pagina, municipio_pagina });
  for (const page of [`orgaos/${orgao_pagina}`, `fornecedores/${fornecedor_pagina}`, `municipios/${municipio_pagina}`])
    expect((await client(`GET /api/${page}`)).statusCode).toBe(200);
  await server.database.write((db) => seedContratos(db, new Date()));
  expect((await client('GET /api/contratos/count')).json()).toEqual(counts);
});

test('the history of a demo contract tells the same amendments as its versions', async () => {
  const rectified = await server.database.read.selectFrom('contratos').select('id').where('retificacao', '>', 0).orderBy('id').execute();
  const changed = await Promise.all(
    rectified.map(async ({ id }) => {
      const { versoes } = (await client(`GET /api/contratos/${id}/versions`)).json();
      const { alteracoes } = (await client(`GET /api/contratos/${id}/changes`)).json();
      const told = (campo: string) => alteracoes.filter((one: { campo: string }) => one.campo === campo);
      expect(versoes).toHaveLength(1);
      const [{ mudada_em: alterada_em, vigencia_antes, vigencia_depois, valor_antes, valor_depois }] = versoes;
      expect(told('vigencia_fim')).toMatchObject([{ antes: vigencia_antes, depois: vigencia_depois, alterada_em }]);
      const value = valor_antes === null ? [] : [{ antes: String(valor_antes), depois: String(valor_depois), alterada_em }];
      expect(told('valor_global')).toMatchObject(value);
      return value.length;
    }),
  );
  expect(new Set(changed)).toEqual(new Set([0, 1]));
});
