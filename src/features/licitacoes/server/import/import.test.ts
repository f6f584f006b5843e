import { beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { purge } from '#kit/server/work/retention.ts';
import { packOldRegistros } from './registros.ts';
import { comprasRecord, controlNumber, pncpRecord } from './sources/fixtures.ts';
import { importFile } from './testImport.ts';

const { server, admin } = testDemo();
beforeEach(async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('licitacoes').execute();
    await db.deleteFrom('licitacoes_removidas').execute();
  });
});

const send = (content: string | Buffer | object) => importFile(admin, content);

async function onlyNotice() {
  const { licitacoes } = (await admin('GET /api/licitacoes')).json();
  expect(licitacoes).toHaveLength(1);
  return (await admin(`GET /api/licitacoes/${licitacoes[0].id}`)).json();
}

describe('a PNCP page', () => {
  test('becomes notices with UTC instants, Brasília being three hours behind', async () => {
    const importacao = await send({ data: [pncpRecord()], totalRegistros: 1 });
    expect(importacao).toMatchObject({ tipo: 'pncp-contratacoes', lidos: 1, novos: 1, rejeitados: 0 });
    expect(await onlyNotice()).toMatchObject({
      controle: controlNumber(7),
      num_licitacao: '90007/2026',
      UASG: '12',
      abertura: '2026-05-05T11:00:00.000Z',
      encerramento: '2026-05-20T11:30:00.000Z',
      orgao: 'Município de Vila Alegre',
      municipio: 'São Paulo',
      uf: 'SP',
      ibge: '3550308',
      valor_estimado: 150_000.5,
      srp: true,
      link_origem: 'https://compras.exemplo.gov.br/7',
      link_pncp: 'https://pncp.gov.br/app/editais/11222333000181/2026/7',
    });
  });

  test("is recognised inside a collector's envelope", async () => {
    const importacao = await send({ endpoint_name: 'x', data: { data: [pncpRecord()], totalPaginas: 1 } });
    expect(importacao.novos).toBe(1);
  });

  test('has clean texts: no portal prefix, control characters, no-break or edge spaces', async () => {
    await send([pncpRecord({ objetoCompra: ' [LICITANET] - Aquisição\u00a0de\u0007 pneus \r\n\tnovos ' })]);
    expect((await onlyNotice()).objeto).toBe('Aquisição de pneus\nnovos');
  });

  test('is shown and found by buyer, platform and reason for an in-person session', async () => {
    await send([
      pncpRecord({
        orgaoSubRogado: { cnpj: '99888777000166', razaoSocial: 'Fundo de Saúde de Serra Azul', poderId: 'E', esferaId: 'M' },
        unidadeSubRogada: { codigoUnidade: '981', nomeUnidade: 'Almoxarifado Geral', municipioNome: 'Serra Azul', ufSigla: 'SP' },
        usuarioNome: 'Licita Exemplar',
        justificativaPresencial: 'Sem internet no local.',
      }),
      pncpRecord({ numeroControlePNCP: controlNumber(8) }),
    ]);
    for (const q of ['Serra Azul', '99888777000166', 'almoxarifado', 'exemplar', 'sem internet']) {
      const { licitacoes, total } = (await admin(`GET /api/licitacoes?q=${encodeURIComponent(q)}`)).json();
      expect(total, q).toBe(1);
      expect((await admin(`GET /api/licitacoes/${licitacoes[0].id}`)).json()).toMatchObject({
        orgao_subrogado: 'Fundo de Saúde de Serra Azul',
        orgao_subrogado_cnpj: '99888777000166',
        unidade_subrogada: 'Almoxarifado Geral',
        uasg_subrogada: '981',
        plataforma: 'Licita Exemplar',
        justificativa_presencial: 'Sem internet no local.',
      });
    }
    expect((await admin('GET /api/licitacoes/export')).body).toContain(';Fundo de Saúde de Serra Azul;Licita Exemplar;Não');
  });

  test('without an end stays open', async () => {
    await send([pncpRecord({ dataEncerramentoProposta: '9999-12-31T23:59:59' })]);
    expect(await onlyNotice()).toMatchObject({ encerramento: '9999-12-31T23:59:59.999Z', status: 'aberta' });
  });

  test('treats a budget of zero as unknown', async () => {
    await send([pncpRecord({ valorTotalEstimado: 0, orcamentoSigilosoCodigo: 3 })]);
    expect(await onlyNotice()).toMatchObject({ valor_estimado: null, orcamento_sigiloso: true });
  });

  test.each([
    ['javascript:alert(1)', null],
    ['0', null],
    [' ', null],
    ['veja em https://exemplo.gov.br/edital para mais', 'https://exemplo.gov.br/edital'],
    ['compras.exemplo.gov.br/34', 'https://compras.exemplo.gov.br/34'],
  ])('keeps of the link «%s» what is safe to follow', async (linkSistemaOrigem, kept) => {
    await send([pncpRecord({ linkSistemaOrigem })]);
    expect((await onlyNotice()).link_origem).toBe(kept);
  });

  test.each([
    ['90006', '90006/2026'],
    ['14.2026', '14/2026'],
    ['010/2026', '010/2026'],
    ['24 | Processo 11742', '24/2026'],
    ['CE 145', 'CE 145/2026'],
  ])('shows the number «%s» as %s', async (numeroCompra, shown) => {
    await send([pncpRecord({ numeroCompra })]);
    expect((await onlyNotice()).num_licitacao).toBe(shown);
  });
});

describe('the lotes of a notice', () => {
  const lote = {
    grupo: null,
    descricao: 'Pneu',
    quantidade: 1,
    unidade: 'UN',
    valor_unitario: 1,
    valor_total: 1,
    beneficio: '',
    criterio: '',
    catalogo: '',
    situacao: '',
    atualizacao: null,
  };
  const keep = async (lotes: { material_servico: string; situacao_codigo: number }[]) => {
    await send([pncpRecord()]);
    const { id } = await onlyNotice();
    await server.database.write((db) =>
      db
        .insertInto('lotes')
        .values(lotes.map((own, i) => ({ ...lote, ...own, numero: i + 1, licitacao_id: id })))
        .execute(),
    );
    await send([pncpRecord({ objetoCompra: 'Mais novo', dataAtualizacaoGlobal: '2026-05-09T00:00:00' })]);
    return onlyNotice();
  };

  test('stay when a newer record omits them, and still determine its type', async () => {
    const notice = await keep([
      { material_servico: 'M', situacao_codigo: 1 },
      { material_servico: 'S', situacao_codigo: 4 },
    ]);
    expect(notice).toMatchObject({ objeto: 'Mais novo', tipo_item: 'Misto', status: 'andamento', lotes: { length: 2 } });
  });

  test('close it when all were deserted, failed or cancelled', async () => {
    const notice = await keep([
      { material_servico: 'M', situacao_codigo: 4 },
      { material_servico: 'M', situacao_codigo: 5 },
    ]);
    expect(notice).toMatchObject({ tipo_item: 'Material', status: 'fechada' });
  });
});

describe('a list of Compras.gov.br', () => {
  test('becomes notices too; no opening is no fault', async () => {
    const importacao = await send([comprasRecord()]);
    expect(importacao).toMatchObject({ tipo: 'compras-contratacoes', novos: 1, rejeitados: 0 });
    expect(await onlyNotice()).toMatchObject({
      UASG: '150001',
      num_licitacao: '8/2026',
      abertura: null,
      ibge: '2304400',
      modalidade: 'Dispensa',
    });
  });

  test('becomes a closed notice when withdrawn by the source', async () => {
    await send([comprasRecord({ contratacaoExcluida: true })]);
    expect(await onlyNotice()).toMatchObject({ status: 'fechada', excluida: true });
  });
});

describe('the same purchase', () => {
  test('imported twice is written once', async () => {
    await send([pncpRecord()]);
    const before = await onlyNotice();
    const importacao = await send([pncpRecord()]);
    expect(importacao).toMatchObject({ novos: 0, atualizados: 0, inalterados: 1 });
    expect(await onlyNotice()).toEqual(before);
  });

  test('with other formatting and key order is no change', async () => {
    await send([pncpRecord()]);
    const before = await onlyNotice();
    const reordered = Object.fromEntries(Object.entries(pncpRecord()).reverse());
    expect(await send([reordered])).toMatchObject({ atualizados: 0, inalterados: 1 });
    expect(await onlyNotice()).toEqual(before);
  });

  test('keeps its id and takes the newer values from any source', async () => {
    await send([pncpRecord()]);
    const { id } = await onlyNotice();
    const importacao = await send([
      comprasRecord({ numeroControlePNCP: controlNumber(7), objetoCompra: 'Pneus e câmaras', dataAtualizacaoPncp: '2026-05-06T00:00:00' }),
    ]);
    expect(importacao).toMatchObject({ novos: 0, atualizados: 1 });
    expect(await onlyNotice()).toMatchObject({ id, objeto: 'Pneus e câmaras', fonte: 'compras' });
  });

  test('ignores an older record', async () => {
    await send([pncpRecord()]);
    const importacao = await send([pncpRecord({ objetoCompra: 'Antes', dataAtualizacaoGlobal: '2026-05-01T00:00:00' })]);
    expect(importacao).toMatchObject({ atualizados: 0, inalterados: 1 });
    expect((await onlyNotice()).objeto).toContain('pneus');
  });

  test('on two pages of one file counts once with the newer record', async () => {
    const newer = pncpRecord({ objetoCompra: 'Depois', dataAtualizacaoGlobal: '2026-05-09T00:00:00' });
    const importacao = await send([newer, pncpRecord()]);
    expect(importacao).toMatchObject({ lidos: 2, novos: 1, inalterados: 1 });
    expect((await onlyNotice()).objeto).toBe('Depois');
  });

  test('imported several times in parallel is one notice', async () => {
    const importacaos = await Promise.all([1, 2, 3].map(() => send([pncpRecord(), pncpRecord({ numeroControlePNCP: controlNumber(9) })])));
    expect(importacaos.map(({ novos }) => novos).sort()).toEqual([0, 0, 2]);
    expect((await admin('GET /api/licitacoes')).json().total).toBe(2);
  });

  test('is not imported again after its removal, until that is undone', async () => {
    await send([pncpRecord()]);
    const { id } = await onlyNotice();
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    expect(await send([pncpRecord({ dataAtualizacaoGlobal: '2026-06-01T00:00:00' })])).toMatchObject({ novos: 0, ignorados: 1 });
    await admin(`POST /api/licitacoes/${id}/restore`);
    expect((await onlyNotice()).id).toBe(id);
  });
});

describe('the original record', () => {
  const record = { ...pncpRecord(), valorTotalEstimado: 0.1 };
  // As a service writes it, with a number that parsing and serialising would change.
  const written = JSON.stringify([record], null, 2).replace('0.1', '12345678901234567.10');
  const minified = JSON.stringify(record).replace('0.1', '12345678901234567.10');
  const shown = async (id: number) => (await admin(`GET /api/licitacoes/${id}/record`)).json().registro;

  test('is stored exactly but for white space in a fifth of its length, and is recognised again', async () => {
    await send(written);
    const { id } = await onlyNotice();
    expect(await shown(id)).toBe(minified);
    const { pacote } = await server.database.read.selectFrom('licitacoes_registros').select('pacote').executeTakeFirstOrThrow();
    expect(pacote.length).toBeLessThan(minified.length / 5);
    expect(await send(written)).toMatchObject({ inalterados: 1, novos: 0, atualizados: 0 });
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(200);
    expect(await shown(id)).toBe(minified);
  });

  test('from an earlier version is shown, removed, restored, replaced, and packed in the background', async () => {
    await send(written);
    const { id } = await onlyNotice();
    const makeOld = () =>
      server.database.write(async (db) => {
        await db.deleteFrom('licitacoes_registros').execute();
        await db
          .insertInto('licitacoes_registros_antigos')
          .values({ licitacao_id: id, registro: written.slice(1, -1) })
          .execute();
      });
    const old = () => server.database.read.selectFrom('licitacoes_registros_antigos').select('licitacao_id').execute();
    await makeOld();
    expect(JSON.parse(await shown(id))).toEqual(JSON.parse(minified));
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    await admin(`POST /api/licitacoes/${id}/restore`);
    expect(await shown(id)).toBe(minified);
    await makeOld();
    await purge({ database: server.database, name: 'test', steps: [packOldRegistros] }, new AbortController().signal);
    expect([await old(), await shown(id)]).toEqual([[], minified]);
    await makeOld();
    await send([pncpRecord({ dataAtualizacaoGlobal: '2026-06-01T00:00:00' })]);
    expect([await old(), JSON.parse(await shown(id)).dataAtualizacaoGlobal]).toEqual([[], '2026-06-01T00:00:00']);
  });
});
