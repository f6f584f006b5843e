// When an account gets its bulletins.
import { randomBytes } from 'node:crypto';
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { BoletimSettings } from '../contract.ts';
import { listAlerts } from './alerts.ts';
import { nextDaily, nextWeekly } from './schedule.ts';
import type { BoletinsTable } from './tables.ts';

type Wanted = Pick<BoletinsTable, 'hora' | 'dia_da_semana' | 'acompanhados'>;
const initial: Wanted = { hora: 7, dia_da_semana: 1, acompanhados: 'never' };

export async function readSettings(db: Queries, userId: number, sendsMail: boolean): Promise<BoletimSettings> {
  const row = await db.selectFrom('boletins').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const { hora, dia_da_semana, acompanhados } = row ?? initial;
  const wanted = new Set([acompanhados, ...(await listAlerts(db, userId)).map(({ mail }) => mail)]);
  return {
    ...{ hora, dia_da_semana, acompanhados },
    proximo_diario: row && wanted.has('daily') ? row.diario_em : null,
    proximo_semanal: row && wanted.has('weekly') ? row.semanal_em : null,
    envia: sendsMail,
  };
}

/** Changes settings, and keeps the language for the mails. */
export async function saveSettings(db: Queries, userId: number, change: Partial<Wanted>, language: Language, now: Date): Promise<void> {
  const row = await db.selectFrom('boletins').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const wanted: Wanted = {
    hora: change.hora ?? row?.hora ?? initial.hora,
    dia_da_semana: change.dia_da_semana ?? row?.dia_da_semana ?? initial.dia_da_semana,
    acompanhados: change.acompanhados ?? row?.acompanhados ?? initial.acompanhados,
  };
  const next = { ...wanted, language, diario_em: nextDaily(now, wanted), semanal_em: nextWeekly(now, wanted) };
  const acompanhados_ate = row && row.acompanhados !== 'never' ? row.acompanhados_ate : now.toISOString();
  await db
    .insertInto('boletins')
    .values({ user_id: userId, token: randomBytes(32).toString('base64url'), acompanhados_ate, ...next })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ acompanhados_ate, ...next }))
    .execute();
}

/** Ends all mails of the account with this token. @returns its language; undefined if there is none */
export async function endMails(db: Queries, token: string): Promise<Language | undefined> {
  const row = await db
    .updateTable('boletins')
    .set({ acompanhados: 'never' })
    .where('token', '=', token)
    .returning(['user_id', 'language'])
    .executeTakeFirst();
  if (row) await db.updateTable('search_alerts').set({ mail: 'never' }).where('user_id', '=', row.user_id).execute();
  return row?.language;
}

/** The languages of the mails of those of these accounts that chose how they get them. */
export async function findMailLanguages(db: Queries, userIds: readonly number[]): Promise<Map<number, Language>> {
  const rows = await db.selectFrom('boletins').select(['user_id', 'language']).where('user_id', 'in', userIds).execute();
  return new Map(rows.map(({ user_id, language }) => [user_id, language]));
}

export async function languageOf(db: Queries, token: string): Promise<Language | undefined> {
  return (await db.selectFrom('boletins').select('language').where('token', '=', token).executeTakeFirst())?.language;
}
