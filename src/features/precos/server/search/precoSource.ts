// Reads prices with what they are searched by for the search index.
import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { PrecosTable } from '#features/licitacoes/server/tables.ts';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import type { Source } from '#kit/server/search/live/liveIndex.ts';
import { documentOf, type IndexedPreco, reduced, schema, VERSION } from './schema.ts';

/** More would delay questions. A notice may have hundreds of prices. */
const AT_ONCE = { documents: 500, keys: 25 };

export function precoSource({ read }: Database): Source {
  return {
    ...{ schema, language: reduced, version: VERSION, atOnce: AT_ONCE, state: {}, begin: () => {} },
    ...{ log: { table: 'precos_mudancas', key: 'licitacao_id' } },
    readAfter: async (id, limit) => {
      const next = precos(read).where('id', '>', id).orderBy('id').limit(limit);
      return (await withNames(read, next)).map(documentOf);
    },
    readOf: async (ids) => (await withNames(read, precos(read).where('licitacao_id', 'in', [...ids]))).map(documentOf),
    count: async () => {
      const { count } = await read
        .selectFrom('precos')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

const precos = (db: Queries) => db.selectFrom('precos').selectAll();

/** The prices are found first: what is joined to them is looked up for each. */
function withNames(db: Queries, some: SelectQueryBuilder<Tables, 'precos', Selectable<PrecosTable>>): Promise<IndexedPreco[]> {
  return db
    .selectFrom(some.as('preco'))
    .innerJoin('licitacoes', 'licitacoes.id', 'preco.licitacao_id')
    .leftJoin('lotes', (join) => join.onRef('lotes.licitacao_id', '=', 'preco.licitacao_id').onRef('lotes.numero', '=', 'preco.numero'))
    .leftJoin('fornecedores', 'fornecedores.documento', 'preco.fornecedor')
    .select(['preco.id', 'preco.licitacao_id', 'preco.unidade', 'preco.valor', 'preco.estimado', 'preco.total', 'preco.dia'])
    .select(['preco.uf', 'preco.orgao_cnpj', 'preco.fornecedor', 'preco.catalogo'])
    .select(['licitacoes.orgao', 'lotes.descricao', 'fornecedores.nome_chave'])
    .orderBy('preco.id')
    .execute();
}
