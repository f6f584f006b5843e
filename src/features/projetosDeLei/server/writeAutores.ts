// Writes authors of bills that are here.
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from './inBatches.ts';
import type { AutorRead } from './projeto.ts';

/**
 * How authors come: `some` of a list that may come in pieces, `all` there are, so that others are none any more,
 * or as words that only `fill` in what is missing.
 */
export type Manner = 'some' | 'all' | 'fill';
export type AutoresOf = { projetoId: number; autores: readonly AutorRead[]; manner: Manner };

/** @returns how many were written, and to which bills they belong */
export async function writeAutores(
  db: Queries,
  lists: readonly AutoresOf[],
): Promise<{ novos: number; atualizados: number; touched: Set<number> }> {
  const ids = lists.map(({ projetoId }) => projetoId);
  const rows = ids.length === 0 ? [] : await db.selectFrom('projetos_autores').selectAll().where('projeto_id', 'in', ids).execute();
  const kept = new Map(rows.map((row) => [`${row.projeto_id} ${row.chave}`, row]));
  const added: (AutorRead & { projeto_id: number })[] = [];
  const changed: (AutorRead & { projeto_id: number })[] = [];
  const gone: { id: number; projeto_id: number }[] = [];
  for (const { projetoId, autores, manner } of lists) {
    const said = new Map(autores.map((autor) => [autor.chave, autor]));
    for (const autor of said.values()) {
      const before = kept.get(`${projetoId} ${autor.chave}`);
      const after = before && manner === 'fill' ? fill(before, autor) : autor;
      if (!before) added.push({ ...autor, projeto_id: projetoId });
      else if (differs(after, before)) changed.push({ ...after, projeto_id: projetoId });
    }
    if (manner === 'all') gone.push(...rows.filter(({ projeto_id, chave }) => projeto_id === projetoId && !said.has(chave)));
  }
  for (const some of inBatches([...added, ...changed])) {
    await db
      .insertInto('projetos_autores')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['projeto_id', 'chave']).doUpdateSet((set) => ({
          ordem: set.ref('excluded.ordem'),
          nome: set.ref('excluded.nome'),
          tipo: set.ref('excluded.tipo'),
          partido: set.ref('excluded.partido'),
          uf: set.ref('excluded.uf'),
          proponente: set.ref('excluded.proponente'),
          url: set.ref('excluded.url'),
        })),
      )
      .execute();
  }
  for (const some of inBatches(gone.map(({ id }) => id))) await db.deleteFrom('projetos_autores').where('id', 'in', some).execute();
  const touched = new Set([...added, ...changed, ...gone].map(({ projeto_id }) => projeto_id));
  return { novos: added.length, atualizados: changed.length + gone.length, touched };
}

function fill(before: AutorRead, said: AutorRead): AutorRead {
  const { chave, ordem, nome, proponente } = before;
  return {
    ...{ chave, ordem, nome, proponente },
    tipo: before.tipo || said.tipo,
    partido: before.partido || said.partido,
    uf: before.uf || said.uf,
    url: before.url ?? said.url ?? null,
  };
}

function differs(row: object, before: object): boolean {
  return Object.entries(row).some(([field, value]) => (before as Record<string, unknown>)[field] !== value);
}
