// What the notice of a contract or an ata awarded: the results that stand, each with its item.
import type {} from '#features/licitacoes/server/tables.ts';
import type { Static } from '#kit/schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { contratos } from '../contract.ts';

type Asked = { compra: string; fornecedor?: string; page: number; perPage: number };

export async function listAwarded(
  { read }: Database,
  { compra, fornecedor, page, perPage }: Asked,
): Promise<Static<(typeof contratos.awarded)['reply']>> {
  const notice = await read.selectFrom('licitacoes').select('id').where('controle', '=', compra).executeTakeFirst();
  if (!notice) return { licitacao: null, itens: [], total: 0 };
  const results = read
    .selectFrom('resultados')
    .where('resultados.licitacao_id', '=', notice.id)
    .where('cancelado', '=', false)
    .$if(fornecedor !== undefined, (query) => query.where('fornecedor_documento', '=', fornecedor ?? ''));
  const [itens, { total }] = await Promise.all([
    results
      // Results may come before their items.
      .leftJoin('lotes', (join) =>
        join.onRef('lotes.licitacao_id', '=', 'resultados.licitacao_id').onRef('lotes.numero', '=', 'resultados.numero'),
      )
      .select(['resultados.id', 'resultados.numero', 'resultados.quantidade', 'resultados.valor_unitario', 'resultados.valor_total'])
      .select(['fornecedor', 'fornecedor_documento', 'data', 'descricao', 'unidade'])
      .orderBy('resultados.numero')
      .orderBy('resultados.sequencial')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    results.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    licitacao: notice.id,
    itens: itens.map(({ descricao, unidade, ...item }) => ({ ...item, descricao: descricao ?? '', unidade: unidade ?? '' })),
    total: Number(total),
  };
}
