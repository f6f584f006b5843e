// Parts that waited for a bill become its own when it comes.
import type { Queries } from '#kit/server/database/database.ts';
import { readHeld } from './holdParts.ts';
import { inBatches } from './inBatches.ts';
import { findKept } from './partFacts.ts';
import { partKinds } from './partKinds.ts';
import { keyOf, type ProjetoKey } from './projeto.ts';
import { writeParts } from './saveParts.ts';

/**
 * Runs in the transaction that wrote the bills. They come complete, so nothing of this is told as a change.
 * What was readable when it came and is no longer goes on waiting.
 */
export async function releaseParts(db: Queries, projetos: readonly ProjetoKey[], runId: number | null): Promise<void> {
  for (const [casa, some] of Map.groupBy(projetos, (projeto) => projeto.casa)) {
    const waiting = await db
      .selectFrom('projetos_espera')
      .select(['casa', 'codigo', 'tipo', 'chave', 'registro'])
      .where('casa', '=', casa)
      .where(
        'codigo',
        'in',
        some.map(({ codigo }) => codigo),
      )
      .orderBy('recebida_em')
      .execute();
    const released = waiting.flatMap((row) => {
      const kind = partKinds.find(({ name }) => name === row.tipo);
      const part = kind && readHeld(kind, row.registro, keyOf(row));
      return part ? [{ ...row, part }] : [];
    });
    if (released.length === 0) continue;
    await writeParts(
      db,
      await findKept(db, released),
      released.map(({ part }) => part),
      { runId, isTold: false },
    );
    for (const group of Map.groupBy(released, ({ codigo, tipo }) => `${codigo} ${tipo}`).values()) await deleteHeld(db, group);
  }
}

/** Those of one bill and kind. */
async function deleteHeld(db: Queries, group: readonly (ProjetoKey & { tipo: string; chave: string })[]): Promise<void> {
  for (const some of inBatches(group)) {
    const [{ casa, codigo, tipo }] = some as [(typeof some)[number]];
    await db
      .deleteFrom('projetos_espera')
      .where('casa', '=', casa)
      .where('codigo', '=', codigo)
      .where('tipo', '=', tipo)
      .where(
        'chave',
        'in',
        some.map(({ chave }) => chave),
      )
      .execute();
  }
}
