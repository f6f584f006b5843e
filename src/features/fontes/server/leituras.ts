// Questions to a source by day and modality: the next one, and how far each was read.
import { sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import type { Fonte } from '../contract.ts';
import { triedAgainAt } from './putOff.ts';
import type { Leitura } from './source.ts';
import type { Consulta, LeiturasTable } from './tables.ts';

export type LeituraRow = Omit<LeiturasTable, 'fonte' | 'completa_em' | 'tentativas' | 'proxima_em'>;
/** `proxima_em`: not read to its end, but not before this moment again. */
export type Reached = Omit<LeiturasTable, 'fonte' | 'consulta' | 'dia' | 'modalidade' | 'tentativas'>;

const afterNotices: readonly Consulta[] = ['itens', 'contratos', 'contratos-atualizacao', 'atas', 'pca'];

type Choice = {
  now: Date;
  /** Questions that were not answered in this pass: their lists come last. */
  failing: ReadonlySet<Consulta>;
  /** Also lists that were put off and are not due yet. */
  isEarly: boolean;
  /** Only of these lists; left out: of all. */
  only?: readonly Consulta[];
  /** Not of these lists. */
  off: readonly Consulta[];
};

/** The next list to read: the newest day first, those that failed before last. */
export async function nextLeitura(
  db: Queries,
  fonte: Fonte,
  { now, failing, isEarly, only, off }: Choice,
): Promise<LeituraRow | undefined> {
  return (
    db
      .selectFrom('fontes_leituras')
      .select(['consulta', 'dia', 'modalidade', 'pagina', 'esperados', 'recebidos', 'inteira_em', 'releitura'])
      .where('fonte', '=', fonte)
      .where('completa_em', 'is', null)
      .where((is) =>
        is.or([is('proxima_em', 'is', null), is('proxima_em', '<=', now.toISOString()), ...(isEarly ? [is('tentativas', '>', 0)] : [])]),
      )
      .$if(only !== undefined, (query) => query.where('consulta', 'in', only ?? []))
      .$if(off.length > 0, (query) => query.where('consulta', 'not in', off))
      .$if(failing.size > 0, (query) =>
        query.orderBy(({ eb }) =>
          eb
            .case()
            .when('consulta', 'in', [...failing])
            .then(1)
            .else(0)
            .end(),
        ),
      )
      .orderBy('tentativas')
      // All atas in force are hundreds of pages.
      .orderBy(({ eb }) => eb.case().when('consulta', '=', 'atas-vigentes').then(1).else(0).end())
      .orderBy('dia', 'desc')
      // Notices first; items come after them, so that few have to wait for one.
      .orderBy(({ eb }) => eb.case().when('consulta', 'in', afterNotices).then(1).else(0).end())
      .orderBy('consulta')
      .orderBy('modalidade')
      .limit(1)
      .executeTakeFirst()
  );
}

export async function saveLeitura(db: Queries, fonte: Fonte, leitura: Leitura, reached: Reached): Promise<void> {
  const { pagina, esperados, recebidos, completa_em, inteira_em, releitura, proxima_em } = reached;
  await updateLeitura(db, fonte, leitura)
    .set({ pagina, esperados, recebidos, completa_em, inteira_em, releitura, proxima_em, tentativas: 0 })
    .execute();
}

export async function putOffLeitura(db: Queries, fonte: Fonte, leitura: Leitura, now: Date): Promise<void> {
  const { tentativas } = await updateLeitura(db, fonte, leitura)
    .set(({ eb }) => ({ tentativas: eb('tentativas', '+', 1) }))
    .returning('tentativas')
    .executeTakeFirstOrThrow();
  await updateLeitura(db, fonte, leitura)
    .set({ proxima_em: triedAgainAt(now, tentativas) })
    .execute();
}

/** An admin has acted: what was put off is read now. */
export async function tryAgainNow(db: Queries, fonte: Fonte): Promise<void> {
  await db.updateTable('fontes_leituras').set({ proxima_em: null }).where('fonte', '=', fonte).where('tentativas', '>', 0).execute();
}

const updateLeitura = (db: Queries, fonte: Fonte, { consulta, dia, modalidade }: Leitura) =>
  db
    .updateTable('fontes_leituras')
    .where('fonte', '=', fonte)
    .where('consulta', '=', consulta)
    .where('dia', '=', dia)
    .where('modalidade', '=', modalidade);

/** `pendentes` are read now, `adiadas` are tried again later. */
export const counts = [
  sql<number>`count(*)`.as('leituras'),
  sql<number>`count(case when completa_em is null and proxima_em is null then 1 end)`.as('pendentes'),
  sql<number>`count(case when completa_em is null and tentativas > 0 and proxima_em is not null then 1 end)`.as('adiadas'),
] as const;

/** @param off lists that are not counted */
export async function countLeituras(
  db: Queries,
  fonte: Fonte,
  off: readonly Consulta[],
): Promise<{ leituras: number; pendentes: number; adiadas: number }> {
  return db
    .selectFrom('fontes_leituras')
    .select(counts)
    .where('fonte', '=', fonte)
    .$if(off.length > 0, (query) => query.where('consulta', 'not in', off))
    .executeTakeFirstOrThrow();
}
