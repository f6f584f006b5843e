// Facts of lotes and results, and the notice's columns derived from them.
import type { Queries } from '#kit/server/database/database.ts';
import { situacoesDoItem } from '../../codes.ts';
import { deriveFromParts, noParts, type PartFacts, withoutWinner } from './outcome.ts';
import type { StoredNotice } from './storedNotices.ts';

export async function findPartFacts(db: Queries, ids: readonly number[]): Promise<(id: number) => PartFacts> {
  if (ids.length === 0) return () => noParts;
  const lotes = await db
    .selectFrom('lotes')
    .select('licitacao_id')
    .select((is) => {
      const [yes, no] = [is.lit(1), is.lit(0)];
      const one = (condition: ReturnType<typeof is>) => is.case().when(condition).then(yes).else(no).end();
      return [
        is.fn.max(one(is('material_servico', '=', 'M'))).as('material'),
        is.fn.max(one(is('material_servico', '=', 'S'))).as('servico'),
        is.fn.min(one(is('situacao_codigo', 'in', withoutWinner))).as('noWinnerPossible'),
        is.fn.max(one(is('situacao_codigo', '=', situacoesDoItem.deserto))).as('someDeserted'),
        is.fn.max(one(is('situacao_codigo', '=', situacoesDoItem.fracassado))).as('someFailed'),
      ];
    })
    .where('licitacao_id', 'in', ids)
    .groupBy('licitacao_id')
    .execute();
  const won = await db
    .selectFrom('resultados')
    .select('licitacao_id')
    .distinct()
    .where('licitacao_id', 'in', ids)
    .where('cancelado', '=', false)
    .execute();
  const byLotes = new Map(
    lotes.map(({ licitacao_id, material, servico, noWinnerPossible, someDeserted, someFailed }) => [
      licitacao_id,
      {
        material: material === 1,
        servico: servico === 1,
        noWinnerPossible: noWinnerPossible === 1,
        someDeserted: someDeserted === 1,
        someFailed: someFailed === 1,
      },
    ]),
  );
  const winners = new Set(won.map(({ licitacao_id }) => licitacao_id));
  return (id) => ({ ...noParts, ...byLotes.get(id), hasWinner: winners.has(id) });
}

/** Updates the columns derived from parts, if they have changed. */
export async function refreshNotices(db: Queries, notices: readonly StoredNotice[]): Promise<void> {
  const factsOf = await findPartFacts(
    db,
    notices.map(({ id }) => id),
  );
  const stale = new Map<string, { set: ReturnType<typeof deriveFromParts>; ids: number[] }>();
  for (const notice of notices) {
    const set = deriveFromParts(notice, factsOf(notice.id));
    if (set.encerrada === notice.encerrada && set.desfecho === notice.desfecho && set.tipo_item === notice.tipo_item) continue;
    const key = JSON.stringify(set);
    const alike = stale.get(key) ?? { set, ids: [] };
    alike.ids.push(notice.id);
    stale.set(key, alike);
  }
  for (const { set, ids } of stale.values()) await db.updateTable('licitacoes').set(set).where('id', 'in', ids).execute();
}
