// The rows of the sources: settings and state. A source without a row is switched off.

import type { Language } from '#kit/errors.ts';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Fonte, FonteState } from '../contract.ts';
import { countDetails } from './details.ts';
import { countLeituras } from './leituras.ts';
import type { Source } from './source.ts';
import type { FontesTable } from './tables.ts';

/** About one call a second passes the limit of PNCP, which blocks bursts. */
const initial: Omit<FontesTable, 'fonte'> = {
  ...{ ligada: false, por_segundo: 1, minutos: 15, dias: 30, endereco: '' },
  ...{ iniciada_em: null, lida_em: null, lida_desde: null, proxima_em: null, pedida_em: null, fora_desde: null },
  ...{ problema: '', detalhe: '', chamadas: 0 },
};

export async function findFonte(db: Queries, fonte: Fonte): Promise<FontesTable> {
  const row = await db.selectFrom('fontes').selectAll().where('fonte', '=', fonte).executeTakeFirst();
  return row ?? { fonte, ...initial };
}

export async function changeFonte(db: Queries, fonte: Fonte, change: Partial<FontesTable>): Promise<void> {
  await db
    .insertInto('fontes')
    .values({ ...initial, ...change, fonte })
    .onConflict((conflict) => conflict.column('fonte').doUpdateSet(change))
    .execute();
}

/** @throws {Problem} `not-found` */
export async function showFonte({ read }: Database, source: Source | undefined, language: Language): Promise<FonteState> {
  if (!source) return notFound();
  const { lida_desde: _, pedida_em: _asked, problema, ...row } = await findFonte(read, source.name);
  const isReading = row.proxima_em === null;
  return {
    ...row,
    ...(await countLeituras(read, source.name)),
    detalhes: await countDetails(read, source.name),
    titulo: source.title[language],
    padrao: source.address,
    problema: problema || null,
    situacao: !row.ligada ? 'desligada' : problema === 'down' ? 'fora' : problema ? 'com_problema' : isReading ? 'lendo' : 'em_dia',
  };
}
