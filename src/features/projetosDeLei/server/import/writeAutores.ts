// Writes authors of stored bills.
import type { Queries } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { AutorRead } from './projeto.ts';

/**
 * How authors are merged. `some`: part of a list; `all`: the complete list, so that others are removed; `fill`: adds missing data of known
 * authors, and new ones; `ofKnown`: adds missing data only, because all are known.
 */
export type Manner = 'some' | 'all' | 'fill' | 'ofKnown';
export type AutoresOf = { projetoId: number; autores: readonly AutorRead[]; manner: Manner };

/** @returns how many were written, and the ids of their bills */
export async function writeAutores(
  db: Queries,
  lists: readonly AutoresOf[],
): Promise<{ novos: number; atualizados: number; touched: Set<number> }> {
  const ids = lists.map(({ projetoId }) => projetoId);
  const rows = ids.length === 0 ? [] : await db.selectFrom('projetos_autores').selectAll().where('projeto_id', 'in', ids).execute();
  const byProjeto = Map.groupBy(rows, ({ projeto_id }) => projeto_id);
  const added: (AutorRead & { projeto_id: number })[] = [];
  const changed: (AutorRead & { projeto_id: number })[] = [];
  const gone: { id: number; projeto_id: number }[] = [];
  for (const list of lists) {
    const { projetoId, manner } = list;
    const before = byProjeto.get(projetoId) ?? [];
    const kept = new Map(before.map((row) => [row.chave, row]));
    const said = new Map(combine(before, list).map((autor) => [autor.chave, autor]));
    for (const autor of said.values()) {
      const its = kept.get(autor.chave);
      if (!its) added.push({ ...autor, projeto_id: projetoId });
      else if (differs(autor, its)) changed.push({ ...autor, projeto_id: projetoId });
    }
    if (manner === 'all') gone.push(...before.filter(({ chave }) => !said.has(chave)));
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

/**
 * Merges stored and new authors. A list may lack the code by which another one identifies a person, so with `fill` the name identifies too.
 */
export function combine(before: readonly AutorRead[], { autores, manner }: Omit<AutoresOf, 'projetoId'>): readonly AutorRead[] {
  if (manner === 'some' || manner === 'all') return autores;
  const here = [...before];
  for (const said of autores) {
    const sameKey = here.findIndex(({ chave }) => chave === said.chave);
    const place = sameKey >= 0 ? sameKey : here.findIndex(({ nome }) => fold(nome) === fold(said.nome));
    if (place >= 0) here[place] = fill(here[place] as AutorRead, said);
    else if (manner === 'fill') here.push(said);
  }
  return here;
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
