// Kinds of bills by a chamber's own codes; a list entry has only the code.
import type { Queries } from '#kit/server/database/database.ts';
import { nothingSaved, type Saved } from '#kit/server/records/kind.ts';
import type { Casa } from '../../entities.ts';

export type TipoRead = { casa: Casa; codigo: string; sigla: string; nome: string };

/** Runs in the caller's transaction. Bills store the code of their kind; its name is looked up when they are read. */
export async function saveTipos(db: Queries, tipos: readonly TipoRead[]): Promise<Saved> {
  if (tipos.length === 0) return nothingSaved;
  const said = new Map(tipos.map((tipo) => [keyOf(tipo), tipo]));
  const codigos = [...said.values()].map(({ codigo }) => codigo);
  const rows = await db.selectFrom('projetos_tipos').selectAll().where('codigo', 'in', codigos).execute();
  const kept = new Map(rows.map((row) => [keyOf(row), row]));
  const added = [...said.values()].filter((tipo) => !kept.has(keyOf(tipo)));
  const changed = [...said.values()].filter((tipo) => {
    const before = kept.get(keyOf(tipo));
    return before && (before.sigla !== tipo.sigla || before.nome !== tipo.nome);
  });
  if (added.length + changed.length > 0) {
    await db
      .insertInto('projetos_tipos')
      .values([...added, ...changed])
      .onConflict((conflict) =>
        conflict.columns(['casa', 'codigo']).doUpdateSet((set) => ({ sigla: set.ref('excluded.sigla'), nome: set.ref('excluded.nome') })),
      )
      .execute();
  }
  return {
    ...nothingSaved,
    novos: added.length,
    atualizados: changed.length,
    inalterados: tipos.length - added.length - changed.length,
  };
}

/** The name of a kind; empty for an unknown code. */
export async function findKindNames(db: Queries, codigos: readonly string[]): Promise<(casa: Casa, codigo: string) => string> {
  const known = [...new Set(codigos.filter(Boolean))];
  const rows = known.length === 0 ? [] : await db.selectFrom('projetos_tipos').selectAll().where('codigo', 'in', known).execute();
  const names = new Map(rows.map((row) => [keyOf(row), row.nome]));
  return (casa, codigo) => names.get(keyOf({ casa, codigo })) ?? '';
}

function keyOf({ casa, codigo }: { casa: Casa; codigo: string }): string {
  return `${casa}:${codigo}`;
}
