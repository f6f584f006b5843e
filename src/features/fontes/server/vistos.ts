// Which records of a list came before: they are not counted twice after a break, and what is new in a list that grows is noticed.
import type { Queries } from '#kit/server/database/database.ts';
import type { Fonte } from '../contract.ts';
import type { Leitura } from './source.ts';

/** Keys of records, with the time of change that the source said. */
export type Vistos = Map<string, string | null>;

const ROWS_AT_ONCE = 500;

export async function findVistos(db: Queries, fonte: Fonte, { consulta, dia, modalidade }: Leitura): Promise<Vistos> {
  const rows = await db
    .selectFrom('fontes_vistos')
    .select(['chave', 'mudada_em'])
    .where('fonte', '=', fonte)
    .where('consulta', '=', consulta)
    .where('dia', '=', dia)
    .where('modalidade', '=', modalidade)
    .execute();
  return new Map(rows.map(({ chave, mudada_em }) => [chave, mudada_em]));
}

export async function addVistos(db: Queries, fonte: Fonte, { consulta, dia, modalidade }: Leitura, vistos: Vistos): Promise<void> {
  const rows = [...vistos].map(([chave, mudada_em]) => ({ fonte, consulta, dia, modalidade, chave, mudada_em }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('fontes_vistos')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['fonte', 'consulta', 'dia', 'modalidade', 'chave'])
          .doUpdateSet(({ ref }) => ({ mudada_em: ref('excluded.mudada_em') })),
      )
      .execute();
}

export async function removeVistos(db: Queries, fonte: Fonte, { consulta, dia, modalidade }: Leitura): Promise<void> {
  await db
    .deleteFrom('fontes_vistos')
    .where('fonte', '=', fonte)
    .where('consulta', '=', consulta)
    .where('dia', '=', dia)
    .where('modalidade', '=', modalidade)
    .execute();
}
