// Changes of bills by imports, stored per field.
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';

export type Change = { projeto_id: number; campo: string; antes: string | null; depois: string | null };

/** Recorded fields; others are covered by one of these. */
const recordedFields = [
  ...(['tipo', 'numero', 'ano', 'ementa', 'ementa_detalhada', 'apelido', 'palavras_chave', 'apresentacao', 'tramitando'] as const),
  ...(['url_inteiro_teor', 'situacao', 'orgao', 'regime'] as const),
];

type Recorded = { [field in (typeof recordedFields)[number]]: unknown } & { id: number; autores_total: number };

/** A change for each field that differs; the number of authors is recorded as `autores`. */
export function changesBetween(before: Recorded, after: Omit<Recorded, 'id'>): Change[] {
  const pairs = [
    ...recordedFields.map((campo) => [campo, asText(before[campo]), asText(after[campo])] as const),
    ['autores', String(before.autores_total), String(after.autores_total)] as const,
  ];
  return pairs.flatMap(([campo, antes, depois]) => (antes === depois ? [] : [{ projeto_id: before.id, campo, antes, depois }]));
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
