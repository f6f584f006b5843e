// Undoes that a person was made responsible: who was before is read from the history.
import type {} from '#features/auth/server/tables.ts';
import { Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { undoLimit } from '#kit/server/rows/ownRemoval.ts';
import type { UndoReply } from '../../assign.ts';
import type { PropostaRow } from '../access.ts';
import { removeProposta, setResponsavel } from '../change.ts';

/** `rows`: the offers as they were before undoing, and as they are now. */
export type Undone = UndoReply & { rows: PropostaRow[] };

/**
 * The user may no longer see an offer that they gave away: what counts is that its last change is theirs.
 * @throws {Problem} `undo-expired` after ten minutes
 */
export async function undoAssign(db: Queries, before: readonly { proposta: number; version: number }[], userId: number): Promise<Undone> {
  const ids = before.map(({ proposta }) => proposta);
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
  const find = (id: number, version: number, campo: string) =>
    changes.find((change) => change.proposta_id === id && change.version === version && change.campo === campo);
  const inUse = await usedOf(db, ids);
  const accounts = await accountsOf(
    db,
    changes.flatMap(({ campo, antes }) => (campo === 'responsavel_id' && antes !== null ? [Number(antes)] : [])),
  );
  const undone: Undone = { done: 0, skipped: [], rows: [] };
  for (const { proposta, version } of new Map(before.map((one) => [one.proposta, one])).values()) {
    const row = rows.get(proposta);
    // What others do not see is missing for them.
    const change = find(proposta, version, 'responsavel_id') ?? (version === 1 ? find(proposta, 1, 'etapa') : undefined);
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
    undone.rows.push(row);
    if (isBegun) await removeProposta(db, proposta, userId);
    else {
      const earlier = change.antes === null ? null : Number(change.antes);
      undone.rows.push(await setResponsavel(db, row, earlier !== null && accounts.has(earlier) ? earlier : null, userId));
    }
  }
  undone.done = before.length - undone.skipped.length;
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

async function accountsOf(db: Queries, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
