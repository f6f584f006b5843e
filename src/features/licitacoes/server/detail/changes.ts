// Changes of notices by imports, stored per field.
import type { Insertable } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { AlteracoesTable } from '../tables.ts';

export type Change = Omit<Insertable<AlteracoesTable>, 'id' | 'importacao_id' | 'alterada_em'>;

/** Not recorded: the source's update time, and codes recorded by the name or number beside them. */
const unrecorded = new Set(['atualizacao', 'modalidade_codigo', 'situacao_codigo', 'numero', 'ano', 'sequencial']);

/** Fields that earlier versions did not read: a first value is not a change. */
const lateFields = new Set([
  'orgao_subrogado',
  'orgao_subrogado_cnpj',
  'unidade_subrogada',
  'uasg_subrogada',
  'plataforma',
  'justificativa_presencial',
]);

/** A change for each field of `after` that differs from `before`. */
export function changesBetween(before: object, after: object, of: Pick<Change, 'licitacao_id' | 'fonte' | 'parte' | 'numero'>): Change[] {
  const was = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(
      ([field, value]) =>
        !unrecorded.has(field) && !(lateFields.has(field) && was[field] === null) && (was[field] ?? null) !== (value ?? null),
    )
    .map(([campo, value]) => ({ ...of, campo, antes: asText(was[campo]), depois: asText(value) }));
}

export async function recordChanges(db: Queries, runId: number, changes: readonly Change[]): Promise<void> {
  const alterada_em = new Date().toISOString();
  for (const some of inBatches(changes)) {
    await db
      .insertInto('licitacoes_alteracoes')
      .values(some.map((change) => ({ ...change, importacao_id: runId, alterada_em })))
      .execute();
  }
}

const decimal = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 4 });

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' ? decimal.format(value) : String(value);
}
