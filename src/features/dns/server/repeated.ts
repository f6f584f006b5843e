// Which entries the list has already.
import { sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import type { DnsFault } from '../contract.ts';
import { isLive } from './live.ts';
import type {} from './tables.ts';

/** Those of `chaves` that stand in the list. */
export async function findRepeated(db: Queries, chaves: readonly string[]): Promise<Set<string>> {
  if (chaves.length === 0) return new Set();
  const rows = await db.selectFrom('dns_entries').select('chave').where('chave', 'in', chaves).where(isLive).execute();
  return new Set(rows.map(({ chave }) => chave));
}

/** Many are marked with the same words, so they do not say what stands there. */
const faults: DnsFault[] = [{ campo: 'nome', motivo: 'repeated', valor: '' }];

/**
 * Marks up to `atOnce` rows without faults, of an upload that is not in the list, that another has brought there meanwhile.
 * @returns how many there were
 */
export async function markRepeated(db: Queries, uploadId: number, atOnce: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('dns_entries')
    .set({ faults: JSON.stringify(faults) as never })
    .where('id', 'in', (some) =>
      some
        .selectFrom('dns_entries as own')
        .select('own.id')
        .where('own.upload_id', '=', uploadId)
        .where('own.faults', 'is', null)
        .where((is) =>
          is.exists(
            is
              .selectFrom('dns_entries')
              .select(sql`1`.as('one'))
              .whereRef('dns_entries.chave', '=', 'own.chave')
              .where((entry) => isLive(entry as never)),
          ),
        )
        .limit(atOnce),
    )
    .executeTakeFirstOrThrow();
  const marked = Number(numUpdatedRows);
  if (marked > 0)
    await db
      .updateTable('dns_uploads')
      .set((is) => ({ faulty: is('faulty', '+', marked) }))
      .where('id', '=', uploadId)
      .execute();
  return marked;
}
