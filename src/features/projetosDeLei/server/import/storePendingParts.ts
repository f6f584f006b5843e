// Stores parts whose bill is not imported yet, as original text.
import type { Queries } from '#kit/server/database/database.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import { chaveOf, type PartRead } from './parts.ts';
import { keyOf } from './projeto.ts';

export type PartRow = { read: PartRead; text: string };
/** Source of the pending parts. */
export type PartReader = Pick<RecordSource<PartRead>, 'name' | 'read'>;

/** Of two parts with the same key the later one wins. */
export async function storePendingParts(db: Queries, reader: PartReader, rows: readonly PartRow[]): Promise<void> {
  const held = new Map(rows.map((row) => [`${keyOf(row.read)} ${chaveOf(row.read)}`, row]));
  const recebida_em = new Date().toISOString();
  for (const some of inBatches([...held.values()])) {
    await db
      .insertInto('projetos_espera')
      .values(
        some.map(({ read, text }) => ({
          casa: read.casa,
          codigo: read.codigo,
          tipo: reader.name,
          chave: chaveOf(read),
          registro: text,
          recebida_em,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['casa', 'codigo', 'tipo', 'chave'])
          .doUpdateSet((set) => ({ registro: set.ref('excluded.registro'), recebida_em: set.ref('excluded.recebida_em') }))
          .whereRef('projetos_espera.registro', '<>', 'excluded.registro' as never),
      )
      .execute();
  }
}
