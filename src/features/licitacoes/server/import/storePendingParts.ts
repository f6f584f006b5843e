// Stores parts whose notice is not imported yet, as original text.
import type { Queries } from '#kit/server/database/database.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import { readPendingRecord } from '#kit/server/records/readPendingRecord.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { chaveOf, isOlder, type PartRead } from './part.ts';

export type PartRow = { read: PartRead; text: string };
/** Source of the pending parts. */
export type PartReader = Pick<RecordSource<PartRead>, 'name' | 'read'>;

export async function storePendingParts(db: Queries, reader: PartReader, rows: readonly PartRow[]): Promise<void> {
  const keyOf = (controle: string, chave: string) => `${controle} ${chave}`;
  const held = new Map<string, PartRow & { chave: string }>();
  for (const row of rows) {
    const chave = chaveOf(row.read.parte, row.read.row);
    const key = keyOf(row.read.controle, chave);
    const other = held.get(key);
    if (!other || !isOlder(row.read.row, other.read.row)) held.set(key, { ...row, chave });
  }
  for (const some of inBatches([...held.values()])) {
    const waiting = await db
      .selectFrom('licitacoes_espera')
      .select(['controle', 'chave', 'registro'])
      .where('tipo', '=', reader.name)
      .where('controle', 'in', [...new Set(some.map(({ read }) => read.controle))])
      .where('chave', 'in', [...new Set(some.map(({ chave }) => chave))])
      .execute();
    const before = new Map(waiting.map(({ controle, chave, registro }) => [keyOf(controle, chave), registro]));
    const fresh = some.filter(({ read, text, chave }) => {
      const registro = before.get(keyOf(read.controle, chave));
      if (registro === undefined) return true;
      if (registro === text) return false;
      const other = readPendingRecord(reader, registro, read.controle);
      return !other || !isOlder(read.row, other.row);
    });
    if (fresh.length === 0) continue;
    const recebida_em = new Date().toISOString();
    await db
      .insertInto('licitacoes_espera')
      .values(fresh.map(({ read, text, chave }) => ({ controle: read.controle, tipo: reader.name, chave, registro: text, recebida_em })))
      .onConflict((conflict) =>
        conflict
          .columns(['controle', 'tipo', 'chave'])
          .doUpdateSet((set) => ({ registro: set.ref('excluded.registro'), recebida_em: set.ref('excluded.recebida_em') })),
      )
      .execute();
  }
}
