// The rows of the sources: settings and state. A source without a row is switched off.

import type { Language } from '#kit/errors.ts';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { FonteState } from '../contract.ts';
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
  const isReading = row.proxima_em === null;
  return {
    ...row,
    ...(await countLeituras(read, source.name)),
    detalhes: await countDetails(read, source.name),
    titulo: source.title[language],
    traz: source.thing,
    padrao: source.address,
    problema: problema || null,
    situacao: !row.ligada ? 'desligada' : problema === 'down' ? 'fora' : problema ? 'com_problema' : isReading ? 'lendo' : 'em_dia',
  };
}
