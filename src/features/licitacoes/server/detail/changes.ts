// Changes of notices by imports, stored per field.
import type { Insertable } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { changedField } from '../../changedField.ts';
import type { AlteracoesTable } from '../tables.ts';

export type Change = Omit<Insertable<AlteracoesTable>, 'id' | 'importacao_id' | 'alterada_em'>;

/** A change for each field of `after` that differs from `before`; codes are recorded by the names beside them. */
export function changesBetween(before: object, after: object, of: Pick<Change, 'licitacao_id' | 'fonte' | 'parte' | 'numero'>): Change[] {
  const was = before as Record<string, unknown>;
  return Object.entries(after).flatMap(([campo, value]) => {
    const field = changedField({ parte: of.parte, campo });
    if (!field || field.shown?.history === false || (was[campo] ?? null) === (value ?? null)) return [];
    // A first value of a field that earlier versions did not read is not a change.
    if (field.since !== undefined && was[campo] === null) return [];
    return [{ ...of, campo, antes: asText(was[campo]), depois: asText(value) }];
  });
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
