import { beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { comprasRecord, controlNumber, documentRecord, itemRecord, pncpRecord, resultRecord } from '../import/sources/fixtures.ts';
import { importFile } from '../import/testImport.ts';

const { server, admin } = testDemo();
const compra = controlNumber(7);
let id: number;

beforeEach(async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('licitacoes').execute();
    await db.deleteFrom('licitacoes_removidas').execute();
  });
  await send([pncpRecord()]);
  id = (await admin('GET /api/licitacoes')).json().licitacoes[0].id;
});

const send = (content: object, owner?: string) => importFile(admin, content, owner);
const newer = (overrides: object) => pncpRecord({ dataAtualizacaoGlobal: '2026-05-09T00:00:00', ...overrides });

type Recorded = Record<'parte' | 'numero' | 'campo' | 'antes' | 'depois' | 'fonte' | 'arquivo', string | null>;
async function history(query = ''): Promise<Recorded[]> {
  return (await admin(`GET /api/licitacoes/${id}/changes${query}`)).json().alteracoes;
}
const inShort = (changes: Recorded[]) => changes.map(({ parte, numero, campo, antes, depois }) => [parte, numero, campo, antes, depois]);

describe('the history of a notice', () => {
  test('is empty for a new notice, and after importing it again', async () => {
    await send([pncpRecord()]);
    expect((await admin(`GET /api/licitacoes/${id}/changes`)).json()).toEqual({ alteracoes: [], total: 0 });
    expect((await admin('GET /api/licitacoes/999999/changes')).statusCode).toBe(404);
  });

  test('lists the fields that an import changed, as text', async () => {
    const objetoCompra = `Pneus ${'e câmaras de ar '.repeat(100)}`.trim();
    await send([newer({ objetoCompra, valorTotalEstimado: 1e6 + 0.25, srp: false, dataAberturaProposta: null, numeroCompra: '90008' })]);
    const changes = await history();
    expect(changes[0]).toMatchObject({ fonte: 'pncp', arquivo: 'arquivo.json' });
    expect(new Set(inShort(changes))).toEqual(
      new Set([
        ['licitacao', '', 'objeto', 'Aquisição de pneus para a frota municipal', objetoCompra],
        ['licitacao', '', 'valor_estimado', '150000.5', '1000000.25'],
        ['licitacao', '', 'srp', 'true', 'false'],
        ['licitacao', '', 'abertura', '2026-05-05T11:00:00.000Z', null],
        ['licitacao', '', 'num_licitacao', '90007/2026', '90008/2026'],
      ]),
    );
  });

  test('does not list fields that an earlier version did not read', async () => {
    await server.database.write((db) =>
      db.updateTable('licitacoes').set({ plataforma: null, orgao_subrogado: null, digest: '', registro_digest: '' }).execute(),
    );
    const before = await history();
    await send([pncpRecord()]);
    expect(await history()).toEqual(before);
  });

  test('lists a change of source', async () => {
    await send([comprasRecord({ numeroControlePNCP: compra, dataAtualizacaoPncp: '2026-05-09T00:00:00' })]);
    expect(inShort(await history())).toContainEqual(['licitacao', '', 'fonte', 'pncp', 'compras']);
  });

  test('is paged, newest first', async () => {
    for (const day of ['09', '10', '11'])
      await send([newer({ objetoCompra: `Pneus ${day}`, dataAtualizacaoGlobal: `2026-05-${day}T00:00:00` })]);
    expect((await history('?perPage=2')).map(({ depois }) => depois)).toEqual(['Pneus 11', 'Pneus 10']);
    expect((await history('?perPage=2&page=2')).map(({ depois }) => depois)).toEqual(['Pneus 09']);
  });

  test('counts the first parts in one entry, in however many batches they are imported', async () => {
    await send(
      Array.from({ length: 250 }, (_, i) => itemRecord({ numeroItem: i + 1 })),
      compra,
    );
    expect(inShort(await history())).toEqual([['lote', '', 'quantidade', '0', '250']]);
  });

  test('lists later parts that are added, removed or changed', async () => {
    await send([itemRecord()], compra);
    await send([resultRecord()]);
    await send([documentRecord()]);
    const before = await history();
    const changed = itemRecord({ quantidade: 12, situacaoCompraItem: 2, situacaoCompraItemNome: 'Homologado' });
    await send([changed, itemRecord({ numeroItem: 2, descricao: 'Câmara' })], compra);
    await send([
      resultRecord({ dataCancelamento: '2026-06-20T00:00:00', situacaoCompraItemResultadoNome: 'Cancelado' }),
      resultRecord({ sequencialResultado: 2, nomeRazaoSocialFornecedor: 'Outra Ltda' }),
    ]);
    await send([documentRecord({ statusAtivo: false })]);
    const recorded = (await history()).slice(0, -before.length);
    expect(inShort(recorded)).toEqual([
      ['documento', '1', '', 'Edital 90007', null],
      ['resultado', '1.1', 'situacao', 'Informado', 'Cancelado'],
      ['resultado', '1.1', 'cancelado', 'false', 'true'],
      ['resultado', '1.2', '', null, 'Outra Ltda'],
      ['lote', '1', 'quantidade', '10', '12'],
      ['lote', '1', 'situacao', 'Em Andamento', 'Homologado'],
      ['lote', '2', '', null, 'Câmara'],
    ]);
  });

  test('omits parts that waited for a new notice', async () => {
    await send([resultRecord({ numeroControlePNCPCompra: controlNumber(8) })]);
    await send([pncpRecord({ numeroControlePNCP: controlNumber(8) })]);
    const { licitacoes } = (await admin('GET /api/licitacoes')).json();
    expect((await admin(`GET /api/licitacoes/${licitacoes[0].id}/changes`)).json().total).toBe(0);
  });
});

describe('an undone removal', () => {
  test('keeps lotes, results, documents and history', async () => {
    await send([itemRecord(), itemRecord({ numeroItem: 2 })], compra);
    await send([resultRecord()]);
    await send([documentRecord()]);
    await send([newer({ objetoCompra: 'Outro' })]);
    const [before, recorded] = [(await admin(`GET /api/licitacoes/${id}`)).json(), await history()];
    expect(recorded).toHaveLength(4);
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(200);
    expect((await admin(`GET /api/licitacoes/${id}`)).json()).toEqual(before);
    expect(await history()).toEqual(recorded);
    expect(await send([resultRecord()])).toMatchObject({ inalterados: 1 });
  });

  test('converts winners in the lotes of an older copy into results', async () => {
    await send([itemRecord(), itemRecord({ numeroItem: 2 })], compra);
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    await server.database.write(async (db) => {
      const { copia } = await db.selectFrom('licitacoes_removidas').select('copia').executeTakeFirstOrThrow();
      const { resultados: _, alteracoes: __, lotes, ...rest } = copia as Record<string, object[]>;
      const old = (lotes ?? []).map((lote, i) => {
        const { atualizacao: ___, ...kept } = lote as { atualizacao: unknown };
        const winner = { fornecedor: 'Antiga Ltda', fornecedor_documento: '01234567000195', valor_homologado: 90.5 };
        return { ...kept, ...(i === 0 ? winner : { fornecedor: null, fornecedor_documento: null, valor_homologado: null }) };
      });
      await db
        .updateTable('licitacoes_removidas')
        .set({ copia: JSON.stringify({ ...rest, lotes: old }) })
        .execute();
    });
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(200);
    expect((await admin(`GET /api/licitacoes/${id}/lotes`)).json().lotes).toMatchObject([
      { numero: 1, resultados: [{ sequencial: 1, fornecedor: 'Antiga Ltda', fornecedor_documento: '01234567000195', valor_total: 90.5 }] },
      { numero: 2, resultados: [] },
    ]);
  });
});
