// Changes of notices by imports and by hand, stored per field.
import type { Insertable } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { changedField } from '../../changedField.ts';
import type { AlteracoesTable } from '../tables.ts';

export type Change = Omit<Insertable<AlteracoesTable>, 'id' | 'importacao_id' | 'alterada_em' | 'user_id'>;

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

/** @param by the import, or the user who made them by hand */
export async function recordChanges(db: Queries, by: number | { userId: number }, changes: readonly Change[]): Promise<void> {
  const author = typeof by === 'number' ? { importacao_id: by } : { importacao_id: null, user_id: by.userId };
  const alterada_em = new Date().toISOString();
  for (const some of inBatches(changes)) {
    await db
      .insertInto('licitacoes_alteracoes')
      .values(some.map((change) => ({ ...change, ...author, alterada_em })))
      .execute();
  }
}

const decimal = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 4 });

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' ? decimal.format(value) : String(value);
}
