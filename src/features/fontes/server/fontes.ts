// The rows of the sources: settings and state. A source without a row is switched off.

import type { Language } from '#kit/errors.ts';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { FonteState, Freshness, Situacao } from '../contract.ts';
import { countDetails } from './details.ts';
import { countLeituras } from './leituras.ts';
import type { Source } from './source.ts';
import type { FontesTable } from './tables.ts';

const initial: Omit<FontesTable, 'fonte' | keyof Source['pace']> = {
  ...{ ligada: false, dias: 30, endereco: '' },
  ...{ iniciada_em: null, lida_em: null, lida_desde: null, proxima_em: null, pedida_em: null, fora_desde: null },
  ...{ problema: '', detalhe: '', chamadas: 0 },
};

export async function findFonte(db: Queries, { name: fonte, pace }: Source): Promise<FontesTable> {
  const row = await db.selectFrom('fontes').selectAll().where('fonte', '=', fonte).executeTakeFirst();
  return row ?? { fonte, ...initial, ...pace };
}

export async function changeFonte(db: Queries, { name: fonte, pace }: Source, change: Partial<FontesTable>): Promise<void> {
  await db
    .insertInto('fontes')
    .values({ ...initial, ...pace, ...change, fonte })
    .onConflict((conflict) => conflict.column('fonte').doUpdateSet({ fonte, ...change }))
    .execute();
}

/** @throws {Problem} `not-found` */
export async function showFonte({ read }: Database, source: Source | undefined, language: Language): Promise<FonteState> {
  if (!source) return notFound();
  const { lida_desde: _, pedida_em: _asked, problema, ...row } = await findFonte(read, source);
  return {
    ...row,
    ...(await countLeituras(read, source.name)),
    detalhes: await countDetails(read, source.name),
    titulo: source.title[language],
    traz: source.thing,
    padrao: source.address,
    problema: problema || null,
    situacao: situacaoOf({ ...row, problema }),
  };
}

/** @returns null for a source that is off and was never read: nothing here is from it */
export async function showFreshness({ read }: Database, source: Source, language: Language): Promise<Freshness | null> {
  const row = await findFonte(read, source);
  const { fonte, ligada, lida_em, fora_desde } = row;
  if (!ligada && lida_em === null) return null;
  return { fonte, titulo: source.title[language], traz: source.thing, situacao: situacaoOf(row), lida_em, fora_desde };
}

function situacaoOf({ ligada, problema, proxima_em }: Pick<FontesTable, 'ligada' | 'problema' | 'proxima_em'>): Situacao {
  if (!ligada) return 'desligada';
  if (problema) return problema === 'down' ? 'fora' : 'com_problema';
  return proxima_em === null ? 'lendo' : 'em_dia';
}
