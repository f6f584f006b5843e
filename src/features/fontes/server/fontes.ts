// The rows of the sources: settings and state. A source without a row is switched off.

import type { Language } from '#kit/errors.ts';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { FonteState, Freshness, Situacao } from '../contract.ts';
import { countDetails } from './details.ts';
import { countLeituras } from './leituras.ts';
import { findListas, findOff, showListas } from './listas.ts';
import type { Source } from './source.ts';
import type { FontesTable } from './tables.ts';

const initial: Omit<FontesTable, 'fonte' | keyof Source['pace']> = {
  ...{ ligada: false, dias: 30, endereco: '' },
  ...{ iniciada_em: null, lida_em: null, lida_desde: null, proxima_em: null, pedida_em: null, fora_desde: null },
  problema: '',
  detalhe: '',
  chamadas: 0,
  quedas_seguidas: 0,
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

/** What an admin decides about a source, for the log: whether a list beside those of notices is on is under its name. */
export async function findSettings(db: Queries, source: Source): Promise<Record<string, unknown>> {
  const { ligada, por_segundo, minutos, dias, endereco } = await findFonte(db, source);
  const listas = (await findListas(db, source)).map((row) => [row.lista, row.ligada]);
  return { ligada, por_segundo, minutos, dias, endereco, ...Object.fromEntries(listas) };
}

/** A pass was stopped, and did not end with its server; unless another process has begun the next one. */
export async function forgetEnd(db: Queries, { name: fonte }: Source, started: Date): Promise<void> {
  await db
    .updateTable('fontes')
    .set({ quedas_seguidas: 0 })
    .where('fonte', '=', fonte)
    .where('iniciada_em', '=', started.toISOString())
    .execute();
}

/** @throws {Problem} `not-found` */
export async function showFonte({ read }: Database, source: Source | undefined, language: Language): Promise<FonteState> {
  if (!source) return notFound();
  const { lida_desde: _, pedida_em: _asked, quedas_seguidas: _ended, problema, ...row } = await findFonte(read, source);
  return {
    ...row,
    ...(await countLeituras(read, source.name, await findOff(read, source))),
    detalhes: await countDetails(read, source.name),
    titulo: source.title[language],
    traz: source.thing,
    padrao: source.address,
    problema: problema || null,
    situacao: situacaoOf({ ...row, problema }),
    listas: await showListas(read, source),
  };
}

/** Of what a source brings, without what is off and was never read: nothing here is from it. */
export async function showFreshness({ read }: Database, source: Source, language: Language): Promise<Freshness[]> {
  const row = await findFonte(read, source);
  const { fonte, fora_desde } = row;
  const shown = { fonte, titulo: source.title[language], fora_desde };
  const situacao = situacaoOf(row);
  const listas = await findListas(read, source);
  return [
    { traz: source.thing, situacao, ligada: row.ligada, lida_em: row.lida_em },
    ...listas.map(({ lista, ligada, lida_em }) => ({
      ...{ traz: lista, situacao: ligada ? situacao : ('desligada' as const), ligada: ligada && row.ligada, lida_em },
    })),
  ]
    .filter(({ ligada, lida_em }) => ligada || lida_em !== null)
    .map(({ traz, situacao, lida_em }) => ({ ...shown, traz, situacao, lida_em }));
}

export function situacaoOf({ ligada, problema, proxima_em }: Pick<FontesTable, 'ligada' | 'problema' | 'proxima_em'>): Situacao {
  if (!ligada) return 'desligada';
  if (problema) return problema === 'down' ? 'fora' : 'com_problema';
  return proxima_em === null ? 'lendo' : 'em_dia';
}
