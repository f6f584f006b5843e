import type { Queries } from '#kit/server/database/database.ts';
import { camposDoContrato } from '../entities.ts';
import type { PropostaRow } from './access.ts';
import { recordChanges } from './history.ts';

type Values = Partial<Pick<PropostaRow, Field>> & { etapa_desde?: string; encerrada_em?: string | null; decidida_em?: string | null };
/** Fields whose changes are kept. */
const tracked = [
  ...(['etapa', 'responsavel_id', 'decisao', 'decisao_motivo', 'resultado_motivo', 'resultado_nota', 'resultado_valor'] as const),
  ...camposDoContrato,
  'escritorio',
] as const;
type Field = (typeof tracked)[number];

/** Writes what differs of an offer, with its history. @param more changes that are not columns, as before and after @returns the version */
export async function save(
  db: Queries,
  row: PropostaRow,
  values: Values,
  userId: number,
  more: Record<string, [before: string, after: string]> = {},
): Promise<number> {
  const version = row.version + 1;
  const fields = tracked.filter((field) => values[field] !== undefined);
  const pick = (from: Values) => Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  const before = { ...pick(row), ...Object.fromEntries(Object.entries(more).map(([field, [value]]) => [field, value])) };
  const after = { ...pick(values), ...Object.fromEntries(Object.entries(more).map(([field, [, value]]) => [field, value])) };
  const isChanged = await recordChanges(db, { proposta: row.id, version, by: userId }, before, after);
  if (!isChanged) return row.version;
  await db
    .updateTable('propostas')
    .set({ ...values, version, updated_at: new Date().toISOString() })
    .where('id', '=', row.id)
    .execute();
  return version;
}
