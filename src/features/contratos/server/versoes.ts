// How the end and the value of a contract changed from version to version of its record.
import type { Update } from '#brasil/server/records/saveRecords.ts';
import { notFound } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { type Aditivos, aditivosOf } from '../aditivos.ts';
import type { contratos } from '../contract.ts';
import type { ContratoRead } from './tables.ts';

/** Keeps updates that change the end or the value. A date or value that becomes known is no change. */
export async function keepVersions(db: Queries, updates: readonly Update<ContratoRead>[], importacao_id: number): Promise<void> {
  const versions = updates.flatMap(({ id, before, read }) => {
    const movesEnd = before.vigencia_fim !== null && read.vigencia_fim !== null && before.vigencia_fim !== read.vigencia_fim;
    const changesValue = before.valor_global !== null && read.valor_global !== null && before.valor_global !== read.valor_global;
    if (!movesEnd && !changesValue) return [];
    return [
      {
        ...{ contrato_id: id, importacao_id, retificacao: read.retificacao, mudada_em: read.atualizacao },
        vigencia_antes: movesEnd ? before.vigencia_fim : null,
        vigencia_depois: movesEnd ? read.vigencia_fim : null,
        valor_antes: changesValue ? before.valor_global : null,
        valor_depois: changesValue ? read.valor_global : null,
      },
    ];
  });
  for (const some of inBatches(versions)) await db.insertInto('contratos_versoes').values(some).execute();
}

/** Newest first. @throws {Problem} `not-found` */
export async function listVersions(
  { read }: Database,
  id: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<Static<(typeof contratos.listVersions)['reply']>> {
  const of = read.selectFrom('contratos_versoes').where('contrato_id', '=', id);
  const [contrato, versoes, { total }] = await Promise.all([
    read.selectFrom('contratos').select(['id', 'valor_inicial', 'valor_global']).where('id', '=', id).executeTakeFirst(),
    of
      .select(['id', 'retificacao', 'mudada_em', 'vigencia_antes', 'vigencia_depois', 'valor_antes', 'valor_depois'])
      .orderBy('mudada_em', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  if (!contrato) return notFound();
  const [valued] = await withAditivos(read, [contrato]);
  return { versoes, total: Number(total), aditivos: (valued as { aditivos: Aditivos }).aditivos };
}

type Valued = { id: number; valor_inicial: number | null; valor_global: number | null };

/** The contracts, with what their versions add up to. */
export async function withAditivos<Row extends Valued>(db: Queries, rows: readonly Row[]): Promise<(Row & { aditivos: Aditivos })[]> {
  if (rows.length === 0) return [];
  const versions = await db
    .selectFrom('contratos_versoes')
    .select(['contrato_id', 'vigencia_antes', 'valor_antes', 'valor_depois'])
    .where(
      'contrato_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('mudada_em')
    .orderBy('id')
    .execute();
  const of = Map.groupBy(versions, ({ contrato_id }) => contrato_id);
  return rows.map((row) => ({ ...row, aditivos: aditivosOf(row, of.get(row.id) ?? []) }));
}
