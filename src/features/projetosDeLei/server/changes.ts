// Changes of bills by imports, stored per field.
import type { FieldsLike } from '#kit/recordFields.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { projetoFields } from '../fields.ts';

export type Change = { projeto_id: number; campo: string; antes: string | null; depois: string | null };

type InHistory = FieldsLike<typeof projetoFields, { shown: { history: true } }>;
/** `writeTramitacoes` records these. */
type OfSteps = 'tramitacao' | 'tramitacoes_total';
type Recorded = { [name in Exclude<InHistory, OfSteps>]: unknown } & { id: number };

const ofSteps: ReadonlySet<string> = new Set<OfSteps>(['tramitacao', 'tramitacoes_total']);
const recorded = Object.entries<{ kind: string; change?: string; shown: { history: boolean } }>(projetoFields)
  .filter(([name, { shown }]) => shown.history && !ofSteps.has(name))
  .map(([name, { kind, change = name }]) => ({ campo: change, name, toText: kind === 'count' ? String : asText }));

/** A change for each field that differs; the number of authors is recorded as `autores`. */
export function changesBetween(before: Recorded, after: Omit<Recorded, 'id'>): Change[] {
  const was: Record<string, unknown> = before;
  const is: Record<string, unknown> = after;
  return recorded.flatMap(({ campo, name, toText }) => {
    const [antes, depois] = [toText(was[name]), toText(is[name])];
    return antes === depois ? [] : [{ projeto_id: before.id, campo, antes, depois }];
  });
}

/** A field changed again by the same import, which writes a file in several batches, is recorded once. */
export async function recordChanges(db: Queries, runId: number, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const former = await findFormer(db, runId, [...new Set(changes.map(({ projeto_id }) => projeto_id))]);
  const fresh: Change[] = [];
  for (const change of changes) {
    const before = former.get(`${change.projeto_id} ${change.campo}`);
    if (!before) fresh.push(change);
    else if (before.antes === change.depois) await db.deleteFrom('projetos_alteracoes').where('id', '=', before.id).execute();
    else await db.updateTable('projetos_alteracoes').set({ depois: change.depois }).where('id', '=', before.id).execute();
  }
  const alterada_em = new Date().toISOString();
  for (const some of inBatches(fresh)) {
    await db
      .insertInto('projetos_alteracoes')
      .values(some.map((change) => ({ ...change, importacao_id: runId, alterada_em })))
      .execute();
  }
}

/** Changes this import has already recorded for these bills, except steps, which are recorded individually. */
async function findFormer(db: Queries, runId: number, ids: number[]): Promise<Map<string, { id: number; antes: string | null }>> {
  const rows = await db
    .selectFrom('projetos_alteracoes')
    .select(['id', 'projeto_id', 'campo', 'antes'])
    .where('projeto_id', 'in', ids)
    .where('importacao_id', '=', runId)
    .where('campo', '<>', 'tramitacao')
    .execute();
  return new Map(rows.map(({ projeto_id, campo, ...row }) => [`${projeto_id} ${campo}`, row]));
}

/** Null for empty values. */
function asText(value: unknown): string | null {
  return value === null || value === undefined || value === '' || value === 0 ? null : String(value);
}
