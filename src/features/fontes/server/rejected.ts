// How many records of a day the importer rejected: a source counts them as received, yet no list has them.
import { sql } from 'kysely';
import type {} from '#features/importacoes/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { CheckedDia, Dia, Lista } from '../contract.ts';
import { listaQuestions } from './consultas.ts';
import type { Source } from './source.ts';

/** A record that is read several times counts once. One without a key is known by its position. @param lista of which the days are */
export async function addRejected(db: Queries, source: Source, days: readonly Dia[], lista?: Lista): Promise<CheckedDia[]> {
  const { name, title } = source;
  const [first = 'publicacao'] = lista ? listaQuestions[lista].first : [];
  // A pass names its imports so.
  const nameOf = (dia: string) => `${title.pt} ${dia}`;
  const rows = await db
    .selectFrom('importacoes')
    .innerJoin('importacoes_rejeitos', 'importacoes_rejeitos.importacao_id', 'importacoes.id')
    .select('arquivo')
    .select(sql<number>`count(distinct case when controle = '' then cast(indice as text) else controle end)`.as('rejeitados'))
    .where('origem', '=', name)
    .where('tipo', '=', source.kindOf(first))
    .where('rejeitados', '>', 0)
    .where(
      'arquivo',
      'in',
      days.map(({ dia }) => nameOf(dia)),
    )
    .groupBy('arquivo')
    .execute();
  const counts = new Map(rows.map(({ arquivo, rejeitados }) => [arquivo, Number(rejeitados)]));
  return days.map((day) => ({ ...day, rejeitados: counts.get(nameOf(day.dia)) ?? 0 }));
}
