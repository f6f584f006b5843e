// How the end and the value of a contract changed from version to version of its record.
import type { Update } from '#brasil/server/records/saveRecords.ts';
import { notFound } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
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
  const [known, versoes, { total }] = await Promise.all([
    read.selectFrom('contratos').select('id').where('id', '=', id).executeTakeFirst(),
    of
      .select(['id', 'retificacao', 'mudada_em', 'vigencia_antes', 'vigencia_depois', 'valor_antes', 'valor_depois'])
      .orderBy('mudada_em', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  if (!known) return notFound();
  return { versoes, total: Number(total) };
}
