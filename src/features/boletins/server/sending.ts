// Sends bulletins when they are due, each in the transaction that moves its account on: none twice, none lost.
import type {} from '#features/auth/server/tables.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { listMailed } from './alerts.ts';
import { type Asked, type Contents, contentsOf } from './contents.ts';
import { boletimMail } from './mail/boletim.ts';
import type { BoletinsOptions } from './ports.ts';
import { nextDaily, nextWeekly } from './schedule.ts';
import type { BoletinsTable } from './tables.ts';

/** What a transaction wrote may become visible a little later than the moment that it names. */
const LAG_MS = 60_000;
const DAY_MS = 86_400_000;

type SendingPorts = Pick<BoletinsOptions, 'nameOf' | 'listChangedItems' | 'listFollowedNews' | 'mailer' | 'publicAddress' | 'appName'> & {
  database: Database;
  now(): Date;
};
type Reader = BoletinsTable & { email: string; full_name: string };

export async function hasDue({ read }: Database, now: Date): Promise<boolean> {
  return (await dueReaders(read, now).limit(1).execute()).length > 0;
}

/** Sends all that are due. To be run by one process at a time. */
export async function sendDue(ports: SendingPorts, signal: AbortSignal): Promise<void> {
  const { database, now } = ports;
  while (!signal.aborted) {
    const [reader] = await dueReaders(database.read, now()).limit(1).execute();
    if (!reader) return;
    await sendTo(ports, reader);
  }
}

/** A bulletin of the last days, which leaves the next one as it is. @returns whether there was anything to tell */
export async function sendNow(ports: SendingPorts, userId: number): Promise<boolean> {
  const { database, now } = ports;
  const reader = await readers(database.read).where('boletins.user_id', '=', userId).executeTakeFirst();
  if (!reader) return false;
  const after = new Date(now().getTime() - 7 * DAY_MS).toISOString();
  const contents = await contentsOf(database.read, ports, {
    ...{ userId, language: reader.language, after, until: now().toISOString() },
    searches: await listMailed(database.read, userId, ['daily', 'weekly']),
    changedAfter: reader.acompanhados === 'never' ? null : after,
  });
  if (contents) await database.write((db) => send(db, ports, reader, contents));
  return contents !== undefined;
}

async function sendTo(ports: SendingPorts, reader: Reader): Promise<void> {
  const { database, now } = ports;
  const { user_id: userId, language, acompanhados, acompanhados_ate } = reader;
  const current = now();
  const until = new Date(current.getTime() - LAG_MS).toISOString();
  const isDue = { daily: reader.diario_em <= current.toISOString(), weekly: reader.semanal_em <= current.toISOString(), never: false };
  const next = {
    ...(isDue.daily && { diario_em: nextDaily(current, reader) }),
    ...(isDue.weekly && { semanal_em: nextWeekly(current, reader) }),
  };
  const searches = await listMailed(
    database.read,
    userId,
    (['daily', 'weekly'] as const).filter((frequency) => isDue[frequency]),
  );
  const asked = { userId, language, searches, after: null, changedAfter: isDue[acompanhados] ? acompanhados_ate : null, until };
  const contents = await contentsOf(database.read, ports, asked);
  await database.write(async (db) => {
    if (contents) await send(db, ports, reader, contents);
    await moveOn(db, asked);
    await db.updateTable('boletins').set(next).where('user_id', '=', userId).execute();
  });
}

/** What a bulletin told, or had no need to tell, is not told again. Not moved back: mail may have begun a moment ago. */
async function moveOn(db: Queries, { userId, searches, changedAfter, until }: Asked): Promise<void> {
  if (searches.length > 0)
    await db
      .updateTable('search_alerts')
      .set({ mailed_until: until })
      .where('user_id', '=', userId)
      .where('search_id', 'in', searches)
      .where('mailed_until', '<', until)
      .execute();
  if (changedAfter !== null)
    await db
      .updateTable('boletins')
      .set({ acompanhados_ate: until })
      .where('user_id', '=', userId)
      .where('acompanhados_ate', '<', until)
      .execute();
}

async function send(db: Queries, { mailer, publicAddress, appName }: SendingPorts, reader: Reader, contents: Contents): Promise<void> {
  const { email, full_name: name, language, token } = reader;
  await mailer.send(db, boletimMail(contents, { email, name, language, token }, { address: publicAddress(null), appName }));
}

function dueReaders(db: Queries, now: Date) {
  const moment = now.toISOString();
  return readers(db)
    .where((is) => is.or([is('diario_em', '<=', moment), is('semanal_em', '<=', moment)]))
    .orderBy('boletins.user_id');
}

/** Of accounts that exist and may sign in. */
function readers(db: Queries) {
  return db
    .selectFrom('boletins')
    .innerJoin('users', 'users.id', 'boletins.user_id')
    .where('users.removed_at', 'is', null)
    .where('users.status', '=', 'active')
    .selectAll('boletins')
    .select(['users.email', 'users.full_name']);
}
