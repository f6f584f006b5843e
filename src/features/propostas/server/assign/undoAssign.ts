// Undoes that a person was made responsible: who was before is read from the history.
import { Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { undoLimit } from '#kit/server/rows/ownRemoval.ts';
import type { UndoReply } from '../../assign.ts';
import type { PropostaRow } from '../access.ts';
import { activeOf } from '../people.ts';
import { removePropostas } from '../remove.ts';
import { setResponsavel } from './setResponsavel.ts';

/** `rows`: the offers as they are now; `earlier`: as they were before undoing. */
export type Undone = UndoReply & { rows: PropostaRow[]; earlier: PropostaRow[] };

/**
 * The user may no longer see an offer that they gave away: what counts is that its last change is theirs.
 * @throws {Problem} `undo-expired` after ten minutes
 */
export async function undoAssign(db: Queries, before: readonly { proposta: number; version: number }[], userId: number): Promise<Undone> {
  const asked = new Map(before.map(({ proposta, version }) => [proposta, version]));
  const ids = [...asked.keys()];
  const there = await db.selectFrom('propostas').selectAll().where('id', 'in', ids).where('removed_at', 'is', null).execute();
  const rows = new Map(there.map((row) => [row.id, row]));
  const changes = await db
    .selectFrom('propostas_alteracoes')
    .select(['proposta_id', 'version', 'campo', 'antes', 'alterada_em'])
    .where('proposta_id', 'in', ids)
    .where('item_id', 'is', null)
    .where('entrada_id', 'is', null)
    .where('user_id', '=', userId)
    .where('campo', 'in', ['responsavel_id', 'etapa'])
    .execute();
  const byKey = new Map(changes.map((change) => [`${change.proposta_id} ${change.version} ${change.campo}`, change]));
  const inUse = await usedOf(db, ids);
  const people = changes.flatMap(({ campo, antes }) => (campo === 'responsavel_id' && antes !== null ? [Number(antes)] : []));
  const active = new Set(await activeOf(db, [...new Set(people)]));
  const undone: Undone = { done: 0, skipped: [], rows: [], earlier: [] };
  const begun: PropostaRow[] = [];
  const given: { row: PropostaRow; to: number | null }[] = [];
  for (const [proposta, version] of asked) {
    const row = rows.get(proposta);
    // What others do not see is missing for them.
    const change = byKey.get(`${proposta} ${version} responsavel_id`) ?? (version === 1 ? byKey.get(`${proposta} 1 etapa`) : undefined);
    if (!row || !change) {
      undone.skipped.push({ proposta, why: 'missing' });
      continue;
    }
    if (change.alterada_em < undoLimit()) throw new Problem('undo-expired');
    const isBegun = version === 1 && row.user_id === userId;
    if (row.version !== version || (isBegun && inUse.has(proposta))) {
      undone.skipped.push({ proposta, why: 'changed' });
      continue;
    }
    const to = change.antes === null ? null : Number(change.antes);
    if (isBegun) begun.push(row);
    // Nobody is responsible rather than a person who can no longer sign in.
    else given.push({ row, to: to !== null && active.has(to) ? to : null });
  }
  const by = { userId, now: new Date().toISOString() };
  undone.earlier = [...begun, ...given.map(({ row }) => row)];
  undone.rows = await removePropostas(db, begun, by);
  for (const [to, some] of Map.groupBy(given, (one) => one.to)) {
    const rowsOf = some.map(({ row }) => row);
    undone.rows.push(...(await setResponsavel(db, rowsOf, to, by)));
  }
  undone.done = undone.rows.length;
  return undone;
}

/** Offers that have something that an offer does not begin with. */
async function usedOf(db: Queries, ids: readonly number[]): Promise<Set<number | null>> {
  const parts = ['propostas_itens', 'propostas_comentarios', 'propostas_checklist', 'propostas_arquivos'] as const;
  const found = await Promise.all(
    parts.map((part) => db.selectFrom(part).select('proposta_id').distinct().where('proposta_id', 'in', ids).execute()),
  );
  return new Set(found.flat().map(({ proposta_id }) => proposta_id));
}
